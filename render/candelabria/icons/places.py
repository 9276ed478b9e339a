"""The six signs of territories, and the three seasons."""

from collections.abc import Callable

from render.candelabria.figures import draw_tongue
from render.kit.geometry import Box, bezier
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter

Sign = Callable[[Pen, Colour], None]


def pickaxe(pen: Pen, ink: Colour) -> None:
    pen.line([(32, 76), (62, 36)], ink, 9)
    pen.line(bezier((24, 34), (56, 14), (80, 52)), ink, 11)


def eye(pen: Pen, ink: Colour) -> None:
    """Draw the sign of influence: an eye that burns."""
    pen.polygon([*bezier((16, 60), (50, 22), (84, 60)), *bezier((84, 60), (50, 94), (16, 60))], ink)
    pen.clear(lambda hole: hole.circle((50, 59), 12, ink))
    pen.circle((50, 59), 6, ink)
    for x, top in ((30, 28), (50, 12), (70, 28)):
        pen.line([(x, top), (50 + (x - 50) * 0.75, top + 13)], ink, 7)


def swords(pen: Pen, ink: Colour) -> None:
    for side in (-1, 1):
        pen.line([(50 - side * 26, 80), (50 + side * 28, 20)], ink, 9)
        pen.line([(50 - side * 31, 58), (50 - side * 8, 74)], ink, 8)


def anvil(pen: Pen, ink: Colour) -> None:
    pen.polygon([(34, 30), (86, 30), (86, 40), (66, 52), (62, 64), (74, 78), (28, 78), (40, 64),
                 (36, 52), (14, 36), (34, 36)], ink)  # fmt: skip


def arch(pen: Pen, ink: Colour) -> None:
    pen.rounded(Box(20, 16, 60, 80), 30, ink)
    pen.clear(lambda hole: hole.rounded(Box(32, 29, 36, 70), 18, ink))
    pen.clear(lambda hole: hole.rounded(Box(0, 82, 100, 20), 0, ink))
    pen.arc((50, 54), 12, (-40, 220), ink, 6)
    pen.circle((50, 54), 4, ink)


def mug(pen: Pen, ink: Colour) -> None:
    pen.arc((68, 56), 15, (0, 180), ink, 8)
    pen.rounded(Box(24, 36, 44, 46), 6, ink)
    for x, y, radius in ((30, 30, 9), (45, 25, 11), (60, 30, 9)):
        pen.circle((x, y), radius, ink)


SIGNS: dict[str, Sign] = {
    "mine": pickaxe,
    "curse": eye,
    "barracks": swords,
    "forge": anvil,
    "portal": arch,
    "tavern": mug,
}


def register(kind: str, sign: Sign) -> None:
    @icon(f"candelabria/act_{kind}")
    def disc(pen: Pen, theme: Theme) -> None:
        """Draw the sign on a round stone of its own colour."""
        colour = theme[f"act_{kind}"]
        pen.circle((50, 50), 50, darker(colour, 0.72))
        pen.circle((50, 50), 45, lighter(colour, 0.34))
        pen.circle((50, 50), 41, colour)
        other = Pen(pen.pixels)
        sign(other, theme["act_ink"])
        pen.image.alpha_composite(other.image)


for kind, sign in SIGNS.items():
    register(kind, sign)


@icon("candelabria/mist")
def mist(pen: Pen, theme: Theme) -> None:
    for y, left, right in ((26, 22, 84), (46, 8, 74), (66, 26, 94), (86, 14, 66)):
        pen.line([*bezier((left, y), ((left * 3 + right) / 4, y - 13), ((left + right) / 2, y)),
                  *bezier(((left + right) / 2, y), ((left + right * 3) / 4, y + 13), (right, y))],
                 theme["smoke"], 10)  # fmt: skip


@icon("candelabria/kindling")
def kindling(pen: Pen, theme: Theme) -> None:
    """A burning match."""
    pen.line([(14, 90), (58, 52)], theme["candle_shade"], 12)
    draw_tongue(pen, theme, 64, 8, 62, 46)


@icon("candelabria/war")
def war(pen: Pen, theme: Theme) -> None:
    swords(pen, theme["ink"])
