"""Companions as they lie on the board, in the shape and colour of their clan."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import icon_named
from render.kit.markers import paint_sign, seat_shape
from render.kit.pen import Pen
from render.kit.theme import Theme, darker, lighter
from render.ryozen.icons.goods import hood
from render.ryozen.scene import Tile


def draw_tile(canvas: Canvas, tile: Tile, box: Box, shadow: float = 4) -> None:
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        if tile.cloaked:
            paint_cloaked(pen, theme, tile.mark)
        else:
            paint_revealed(pen, theme, tile)

    looks = "cloaked" if tile.cloaked else tile.kind
    canvas.stamp(box, ("companion", looks, tile.mark), paint, shadow=shadow)


def paint_revealed(pen: Pen, theme: Theme, tile: Tile) -> None:
    """Paint a rim in the clan's colour with the rank on paper inside."""
    colour = theme.seats[tile.mark]
    seat_shape(pen, tile.mark, 49, darker(colour, 0.65))
    seat_shape(pen, tile.mark, 46, colour)
    seat_shape(pen, tile.mark, 36, darker(colour, 0.5))
    seat_shape(pen, tile.mark, 34.5, theme["card"])
    side = 40 if tile.mark == 1 else 50
    sign = Pen((max(8, round(pen.image.width / pen.factor * side / 100)),) * 2)
    icon_named(tile.kind, theme)(sign, theme)
    pen.paste(sign.image, Box.around((50, 50), side))


def paint_cloaked(pen: Pen, theme: Theme, mark: int) -> None:
    """Paint a hood of cloth with the clan's letter in its shadow."""
    colour = theme.seats[mark]
    seat_shape(pen, mark, 49, darker(colour, 0.75))
    seat_shape(pen, mark, 46, colour)
    seat_shape(pen, mark, 41, darker(colour, 0.58))
    size = 54 if mark == 1 else 66
    cloth = Pen((max(8, round(pen.image.width / pen.factor * size / 100)),) * 2)
    hood(cloth, lighter(colour, 0.12), darker(colour, 0.85))
    paint_sign(cloth, theme, mark, (50, 47), lighter(colour, 0.6), 0.62)
    pen.paste(cloth.image, Box.around((50, 49), size))


def draw_count(canvas: Canvas, mark: int, count: int, box: Box) -> None:
    """Draw the number of a clan's companions that lie together."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        colour = theme.seats[mark]
        seat_shape(pen, mark, 49, darker(colour, 0.65))
        seat_shape(pen, mark, 46, colour)
        seat_shape(pen, mark, 36, darker(colour, 0.5))
        seat_shape(pen, mark, 34.5, theme["card"])
        pen.letter(str(count), (50, 50), 46, theme["card_ink"], Face.NUMBER)

    canvas.stamp(box, ("count", mark, count), paint, shadow=4)
