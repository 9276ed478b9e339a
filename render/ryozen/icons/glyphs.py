"""The six glyphs of the revelations."""

from render.kit.drawings import icon
from render.kit.geometry import Box, Point, polar
from render.kit.icons.signs import flame_shape
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme

MIDDLE: Point = (50, 50)

GROUNDS: dict[str, Colour] = {
    "flame": (178, 62, 44),
    "wave": (52, 104, 148),
    "light": (190, 138, 40),
    "mountain": (88, 110, 84),
    "moon": (86, 78, 136),
    "blossom": (178, 92, 122),
}


def ground(pen: Pen, name: str) -> Colour:
    """Draw the coloured disc under a glyph; return the glyph's colour."""
    pen.circle(MIDDLE, 48, (24, 18, 14))
    pen.circle(MIDDLE, 44, GROUNDS[name])
    return (255, 246, 226)


@icon("ryozen/glyph_flame")
def flame(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "flame")
    flame_shape(pen, colour)
    pen.ellipse(Box(40, 62, 20, 22), GROUNDS["flame"])


@icon("ryozen/glyph_wave")
def wave(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "wave")
    for y in (34, 52, 70):
        pen.curve((18, y), (34, y - 22), (50, y), colour, 7)
        pen.curve((50, y), (66, y + 22), (82, y), colour, 7)


@icon("ryozen/glyph_light")
def light(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "light")
    for i in range(8):
        pen.line([polar(MIDDLE, 24, 45 * i), polar(MIDDLE, 36, 45 * i)], colour, 7)
    pen.circle(MIDDLE, 15, colour)


@icon("ryozen/glyph_mountain")
def mountain(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "mountain")
    pen.polygon([(12, 72), (38, 28), (54, 52), (64, 38), (88, 72)], colour)
    pen.polygon([(38, 28), (45, 40), (38, 46), (31, 40)], GROUNDS["mountain"])


@icon("ryozen/glyph_moon")
def moon(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "moon")
    pen.circle(MIDDLE, 30, colour)
    pen.circle((62, 42), 24, GROUNDS["moon"])


@icon("ryozen/glyph_blossom")
def blossom(pen: Pen, theme: Theme) -> None:
    colour = ground(pen, "blossom")
    for i in range(5):
        pen.circle(polar(MIDDLE, 19, 72 * i), 14, colour)
    pen.circle(MIDDLE, 10, GROUNDS["blossom"])
    pen.circle(MIDDLE, 5, colour)
