"""The five colours: each has a shape and a sign, which also mark things that need or give it."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from render.kit.drawings import emblem
from render.kit.geometry import Box, bezier, bow
from render.kit.icons import icon
from render.kit.markers import LETTER_DROP, SHAPES, paint_sign, seat_shape
from render.kit.pen import Paint, Pen
from render.kit.theme import Colour, Theme, darker, lighter

# In the order of seat marks: mountains, forest, river and marsh; black has no board.
COLOURS = ("red", "green", "blue", "yellow", "black")

Sign: TypeAlias = Callable[[Pen, Paint], None]


def mark_of(colour: str) -> int:
    """Return the seat mark of a colour; -1 for none."""
    return COLOURS.index(colour) if colour else -1


def peaks(pen: Pen, ink: Paint) -> None:
    pen.polygon([(2, 88), (36, 18), (52, 50), (66, 30), (98, 88)], ink)


def leaf(pen: Pen, ink: Paint) -> None:
    pen.polygon([*bezier((50, 2), (108, 44), (50, 82)), *bezier((50, 82), (-8, 44), (50, 2))], ink)
    pen.line([(50, 70), (50, 98)], ink, 10)


def waves(pen: Pen, ink: Paint) -> None:
    for y in (24, 52, 80):
        pen.line([*bezier((4, y), (28, y - 34), (50, y)), *bezier((50, y), (74, y + 34), (96, y))],
                 ink, 13)  # fmt: skip


def reeds(pen: Pen, ink: Paint) -> None:
    for x, top, lean in ((28, 26, -8), (52, 6, 2), (76, 30, 10)):
        pen.line([(50 + (x - 50) * 0.5, 98), (x + lean * 0.4, top + 16)], ink, 8)
        pen.ellipse(Box(x + lean * 0.4 - 10, top, 20, 42), ink)


def crescent(pen: Pen, ink: Paint) -> None:
    pen.polygon([*bow((50, 50), 44, (30, 330)), *bow((62, 50), 36, (326, 34))], ink)


SIGNS: tuple[Sign, ...] = (peaks, leaf, waves, reeds, crescent)


def owned(pen: Pen, ink: Colour, sign: Sign) -> None:
    sign(pen, ink)


for _mark, _sign in enumerate(SIGNS):
    emblem("ghost_stories", _mark)(partial(owned, sign=_sign))


def token(pen: Pen, theme: Theme, colour: str) -> None:
    """Draw a Tao token, or resistance of its colour."""
    mark = mark_of(colour)
    fill = theme[colour]
    rim = lighter(fill, 0.45) if colour == "black" else darker(fill, 0.62)
    seat_shape(pen, mark, 49, (12, 10, 22))
    seat_shape(pen, mark, 45, rim)
    seat_shape(pen, mark, 39, darker(fill, 0.3) if colour == "black" else fill)
    middle = 50.0, 50 + LETTER_DROP.get(SHAPES[mark], 0)
    paint_sign(pen, theme, mark, middle, theme.seat_ink[mark], 0.86)


for _colour in COLOURS:
    icon(f"ghost_stories/tao_{_colour}")(partial(token, colour=_colour))
