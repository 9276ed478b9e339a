"""The face of the house, drawn from its mark: avatar, banner, the mark as a drawing for pages."""

from collections.abc import Iterable
from functools import cache

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, regular
from render.kit.icons import draw_icon
from render.kit.icons.ember import (
    COAL,
    EMBER,
    FLAME,
    HEART,
    INNER,
    MIDDLE,
    OUTER,
    RIM,
    ROUND,
    TILE,
)  # fmt: skip
from render.kit.materials import glow, vignette, wood
from render.kit.matter import METAL
from render.kit.text import Style
from render.kit.theme import Colour, darker, theme
from render.painters import colours

NAME = "Emberboard"
AVATAR = 1024  # pixels each way; Discord shows it as a circle
BANNER = (1360, 480)
WORD = Style(Face.TITLE, 150, 90)
ACTORS = {
    "ryozen": "phoenix", "bonfire": "ship_0", "ghost_stories": "taoist_1", "candelabria": "warrior",
}  # fmt: skip


def avatar(pixels: int = AVATAR) -> Image.Image:
    """Draw the mark on a glowing ground, small enough to be cropped to a circle."""
    canvas = Canvas(Box(0, 0, 100, 100), pixels, theme("dark"))
    canvas.image.paste(vignette(wood((pixels, pixels), darker(RIM, 0.72), pixels // 5), 0.5))
    light = glow((pixels, pixels), EMBER, 150)
    canvas.image.paste(light, (0, 0), light)
    draw_icon(canvas, "ember", Box.around(MIDDLE, 84), shadow=3)
    return canvas.image


def draw_banner(width: int = BANNER[0]) -> Canvas:
    """Mark and name beside each other over a table, below them a piece of each game."""
    wide, tall = BANNER
    canvas = Canvas(Box(0, 0, wide, tall), width, theme("dark"))
    size = canvas.image.size
    canvas.image.paste(vignette(wood(size, darker(RIM, 0.74), size[1] // 3), 0.6))
    left, top, right, bottom = canvas.pixels(Box.around((460, 190), 1000, 700))
    light = glow((right - left, bottom - top), EMBER, 130)
    canvas.image.paste(light, (left, top), light)
    draw_icon(canvas, "ember", Box(196, 62, 264, 264), shadow=6)
    canvas.write(NAME, Box(490, 96, 820, 200), WORD, HEART, "left")
    for number, (game, actor) in enumerate(ACTORS.items()):
        canvas.theme = colours(game, "dark")
        draw_icon(canvas, actor, Box(512 + number * 178, 302, 132, 132), matter=METAL)
    return canvas


@cache
def banner(width: int) -> Picture:
    return still(draw_banner(width), "emberboard", f"{NAME}.")


def svg() -> str:
    """Return the mark as a drawing that a page can show at any size."""
    hexagons = [
        f'<path d="{path(regular(MIDDLE, reach - ROUND, 6))}" fill="{hexed(colour)}"'
        f' stroke="{hexed(colour)}" stroke-width="{2 * ROUND:g}" stroke-linejoin="round"/>'
        for reach, colour in ((TILE, RIM), (TILE - 3.5, COAL))
    ]
    flames = [
        f'<path d="{path(outline)}" fill="{hexed(colour)}"/>'
        for outline, colour in ((OUTER, EMBER), (INNER, FLAME))
    ]
    heart = hexed(HEART)
    piece = (
        f'<path d="M45 66L55 66L60 82L40 82Z" fill="{heart}" stroke="{heart}"'
        f' stroke-width="2" stroke-linejoin="round"/><circle cx="50" cy="61" r="7.5"'
        f' fill="{heart}"/>'
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return "\n".join([head, *hexagons, *flames, piece, "</svg>\n"])


def path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def hexed(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
