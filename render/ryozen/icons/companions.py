"""The sixteen ranks, each a plain dark sign for a light tile."""

from render.kit.drawings import icon
from render.kit.geometry import Box, Point, bezier, polar
from render.kit.icons.signs import eye
from render.kit.pen import Pen
from render.kit.theme import Theme
from render.ryozen.icons.goods import hood

MIDDLE: Point = (50, 50)


@icon("ryozen/apprentice")
def apprentice(pen: Pen, theme: Theme) -> None:
    """A young figure."""
    ink = theme["card_ink"]
    pen.circle((50, 28), 18, ink)
    pen.polygon([(50, 50), (74, 58), (84, 92), (16, 92), (26, 58)], ink)


@icon("ryozen/philosopher")
def philosopher(pen: Pen, theme: Theme) -> None:
    """An open book."""
    ink = theme["card_ink"]
    for left in (True, False):
        edge: list[Point] = [(50, 26), (32, 16), (6, 20), (6, 78), (32, 74), (50, 84)]
        pen.polygon(edge if left else [(100 - x, y) for x, y in edge], ink)
    for y in (34, 46, 58):
        for x in (16, 60):
            pen.line([(x, y), (x + 24, y + (4 if x == 16 else -4))], theme["card"], 4)
    pen.line([(50, 26), (50, 82)], theme["card"], 4)


@icon("ryozen/merchant")
def merchant(pen: Pen, theme: Theme) -> None:
    """Scales."""
    ink = theme["card_ink"]
    pen.line([(50, 10), (50, 88)], ink, 7)
    pen.line([(14, 24), (86, 24)], ink, 7)
    pen.line([(30, 90), (70, 90)], ink, 8)
    for x in (18, 82):
        pen.line([(x, 24), (x - 14, 58)], ink, 3.5)
        pen.line([(x, 24), (x + 14, 58)], ink, 3.5)
        pen.polygon([(x - 18, 58), (x + 18, 58), (x + 10, 72), (x - 10, 72)], ink)


@icon("ryozen/archer")
def archer(pen: Pen, theme: Theme) -> None:
    """Bow and arrow."""
    ink = theme["card_ink"]
    pen.curve((26, 6), (96, 50), (26, 94), ink, 9)
    pen.line([(26, 6), (26, 94)], ink, 3.5)
    pen.line([(6, 50), (84, 50)], ink, 6)
    pen.polygon([(98, 50), (78, 38), (78, 62)], ink)


@icon("ryozen/bard")
def bard(pen: Pen, theme: Theme) -> None:
    """A lute."""
    ink = theme["card_ink"]
    pen.ellipse(Box(12, 40, 50, 52), ink)
    pen.line([(48, 56), (84, 16)], ink, 10)
    pen.line([(76, 10), (94, 26)], ink, 9)
    pen.circle((38, 66), 9, theme["card"])


@icon("ryozen/warrior")
def warrior(pen: Pen, theme: Theme) -> None:
    """A sword."""
    ink = theme["card_ink"]
    pen.polygon([(88, 6), (92, 10), (88, 26), (48, 66), (34, 52), (74, 12)], ink)
    pen.line([(24, 50), (50, 76)], ink, 9)
    pen.line([(34, 66), (14, 86)], ink, 10)
    pen.circle((12, 88), 8, ink)


@icon("ryozen/trickster")
def trickster(pen: Pen, theme: Theme) -> None:
    """A mask."""
    ink = theme["card_ink"]
    pen.polygon(
        [
            *bezier((8, 18), (50, 34), (92, 18)),
            *bezier((92, 18), (92, 86), (50, 94)),
            *bezier((50, 94), (8, 86), (8, 18)),
        ],
        ink,
    )
    for x in (32, 68):
        pen.ellipse(Box(x - 12, 38, 24, 14), theme["card"])
    pen.curve((30, 66), (50, 84), (70, 66), theme["card"], 6)


@icon("ryozen/diplomat")
def diplomat(pen: Pen, theme: Theme) -> None:
    """A letter with a seal."""
    ink = theme["card_ink"]
    pen.rounded(Box(6, 20, 88, 62), 6, ink)
    pen.line([(10, 26), (50, 56), (90, 26)], theme["card"], 5)
    pen.circle((50, 60), 14, theme["card"])
    pen.circle((50, 60), 9, ink)


@icon("ryozen/councillor")
def councillor(pen: Pen, theme: Theme) -> None:
    """A hall with columns."""
    ink = theme["card_ink"]
    pen.polygon([(50, 6), (96, 32), (4, 32)], ink)
    for x in (16, 42, 68):
        pen.rounded(Box(x, 38, 16, 40), 2, ink)
    pen.rounded(Box(6, 82, 88, 12), 3, ink)


@icon("ryozen/pathfinder")
def pathfinder(pen: Pen, theme: Theme) -> None:
    """A compass needle."""
    ink = theme["card_ink"]
    pen.circle(MIDDLE, 44, None, ink, 8)
    pen.polygon([(74, 26), (56, 58), (42, 44)], ink)
    pen.polygon([(26, 74), (56, 58), (42, 44)], None, ink, 4)
    pen.circle(MIDDLE, 5, theme["card"])


@icon("ryozen/seer")
def seer(pen: Pen, theme: Theme) -> None:
    eye(pen, theme["card_ink"], theme["card"])


@icon("ryozen/mentor")
def mentor(pen: Pen, theme: Theme) -> None:
    """A candle that lights another."""
    ink = theme["card_ink"]
    pen.rounded(Box(18, 44, 22, 48), 3, ink)
    pen.rounded(Box(60, 58, 18, 34), 3, ink)
    pen.polygon([*bezier((29, 6), (48, 28), (29, 38)), *bezier((29, 38), (10, 28), (29, 6))], ink)
    pen.polygon([*bezier((69, 30), (82, 44), (69, 52)), *bezier((69, 52), (56, 44), (69, 30))], ink)
    pen.curve((42, 18), (58, 14), (66, 26), ink, 4)


@icon("ryozen/hermit")
def hermit(pen: Pen, theme: Theme) -> None:
    """A hut under a mountain."""
    ink = theme["card_ink"]
    pen.polygon([(4, 90), (40, 12), (58, 46), (68, 30), (96, 90)], ink)
    pen.polygon([(36, 90), (36, 70), (50, 56), (64, 70), (64, 90)], theme["card"])
    pen.rounded(Box(45, 74, 10, 16), 2, ink)


@icon("ryozen/guard")
def guard(pen: Pen, theme: Theme) -> None:
    """A shield."""
    ink = theme["card_ink"]
    shape = [
        (12, 12),
        (88, 12),
        *bezier((88, 12), (92, 76), (50, 96)),
        *bezier((50, 96), (8, 76), (12, 12)),
    ]
    pen.polygon(shape, ink)
    pen.line([(50, 22), (50, 82)], theme["card"], 7)
    pen.line([(22, 44), (78, 44)], theme["card"], 7)


@icon("ryozen/organizer")
def organizer(pen: Pen, theme: Theme) -> None:
    """Strings from one hand to three."""
    ink = theme["card_ink"]
    pen.circle((50, 18), 14, ink)
    for x in (16, 50, 84):
        pen.line([(50, 18), (x, 76)], ink, 5)
        pen.circle((x, 80), 13, ink)


@icon("ryozen/night_agent")
def night_agent(pen: Pen, theme: Theme) -> None:
    """A hood under the moon."""
    ink = theme["card_ink"]
    hood(pen, ink, theme["card"])
    pen.circle((50, 46), 15, ink)
    pen.circle(polar((50, 46), 9, 60), 12, theme["card"])
