"""The board before anything lies on it: drawn once for a theme, a language and a size."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD
from render.kit.pen import Pen
from render.kit.places import polygon
from render.kit.text import Style
from render.kit.theme import darker, lighter, mix
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen import layout
from render.ryozen.briefs import DAY, MOON, NIGHT
from render.ryozen.landscape import TALL, WIDE, paint_province
from render.ryozen.words import name, text
from rules.ryozen.parts import BOX

SECTOR_NAME = Style(Face.TITLE, 52, 44)
HEADING = Style(Face.SERIF, 42, 24)


def draw_ground(canvas: Canvas, language: str, seats: int) -> None:
    """Draw the table, and plates for the things around the kingdom.

    A crop has only the plates that lie wholly in it.
    """
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    for plate in (layout.CLAN_HOUSE, layout.CAPITAL, layout.SUPPLY):
        if canvas.shows(plate):
            canvas.panel(plate, "board", "line", 18, 3, shadow=5)
    boxes = layout.seat_boxes(seats)
    if canvas.shows(boxes[0]) and seats % 2:
        draw_memo(canvas, layout.seat_boxes(seats + 1)[-1], language)


def province_tile(canvas: Canvas, sector: str, lit: bool) -> None:
    """Draw a province's landscape with all that is written on it."""
    theme = canvas.theme
    middle = layout.centre(sector)
    canvas.stamp(
        layout.hexagon_box(middle),
        ("province", sector, lit),
        lambda pen: paint_province(pen, theme, sector, lit),
        units=(WIDE, TALL),
        matter=CARDBOARD,
    )
    canvas.place(f"sector:{sector}", polygon(layout.outline(middle, layout.HEX - 4)))


def write_province(canvas: Canvas, sector: str, language: str) -> None:
    theme = canvas.theme
    canvas.write(
        name("sectors", sector, language), layout.name_box(sector), SECTOR_NAME, theme["ink"]
    )
    day: list[Piece] = [Icon("day"), *DAY[sector]]
    night: list[Piece] = [Icon("night"), *NIGHT[sector], Icon("lead"), Icon(MOON[sector])]
    draw_row(canvas, day, layout.day_box(sector), 48, theme["ink"])
    plate = layout.night_box(sector)
    canvas.panel(plate, "night_plate", None, 28)
    draw_row(canvas, night, plate.inset(16, 0), 48, theme["ink"])


def draw_plaza(canvas: Canvas) -> None:
    """Draw the ground of the Palace: paved, dark towards its rim."""
    theme = canvas.theme
    box = layout.hexagon_box(layout.PALACE)

    def paint(pen: Pen) -> None:
        middle = box.w / 2, box.h / 2
        colour = theme["plaza"]
        for step in range(6):
            radius = layout.HEX - 4 - step * 40
            pen.polygon(layout.outline(middle, radius), mix(colour, theme["ink"], 0.02 * step))
            ring = layout.outline(middle, radius)
            pen.line([*ring, *ring[:2]], darker(colour, 0.25), 2.5)

    canvas.stamp(box, "plaza", paint, units=(box.w, box.h), matter=CARDBOARD)


def draw_well(canvas: Canvas, box: Box) -> None:
    """Draw an empty spot: a shallow round hollow."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 49, lighter(theme["well"], 0.28))
        pen.circle((50, 48.5), 47, theme["well"])
        pen.circle((50, 51.5), 44, lighter(theme["well"], 0.07))

    canvas.stamp(box, "well", paint)


def draw_price(canvas: Canvas, box: Box, price: str) -> None:
    """Draw the price of an empty spot in its middle."""
    draw_icon(canvas, price, box.inset(box.w * 0.2))


def draw_memo(canvas: Canvas, box: Box, language: str) -> None:
    """Draw the final scoring in the place that a seat leaves free."""
    theme = canvas.theme
    score = BOX.scoring
    canvas.panel(box, "board", "line", 20, 3)
    title = box.top(84).inset(40, 6)
    canvas.write(text(language, "scoring"), title, HEADING, theme["ink_soft"], "left")
    lines: list[list[Piece]] = [
        [Icon("jade"), Icon("jade"), Icon("jade"), "=", str(score.same_colour)],
        [Icon("coral"), Icon("agate"), Icon("jade"), "=", str(score.three_colours)],
        [Icon("any_shard"), "=", str(score.loose_shard)],
        [str(score.resources), Icon("any_resource"), "=", str(score.resources_favour)],
    ]
    rooms = box.below(80).inset(40, 10).rows(4, 8)
    for pieces, room in zip(lines, rooms, strict=True):
        draw_row(canvas, [*pieces, Icon("favour")], room, 70, theme["ink"], align="left")
