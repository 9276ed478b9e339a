"""Bonfire's tokens, resources and signs."""

from render.kit.drawings import icon
from render.kit.geometry import Box, Point, bezier, polar, regular
from render.kit.icons.signs import flame_shape
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, edge_of, lighter

MIDDLE: Point = (50, 50)
LEAF: Colour = (96, 158, 84)
WOOD: Colour = (138, 94, 56)


@icon("bonfire/ship")
def ship(pen: Pen, theme: Theme) -> None:
    hull, sail = WOOD, theme["card"]
    pen.polygon([(6, 62), (94, 62), (78, 90), (22, 90)], hull, edge_of(hull), 5)
    pen.line([(48, 8), (48, 62)], edge_of(hull), 6)
    pen.polygon([(54, 10), (86, 52), (54, 52)], sail, edge_of(sail), 4)
    pen.polygon([(42, 20), (16, 52), (42, 52)], sail, edge_of(sail), 4)


@icon("bonfire/path")
def path(pen: Pen, theme: Theme) -> None:
    """A winding road on a square of land."""
    pen.rounded(Box(6, 6, 88, 88), 14, LEAF, edge_of(LEAF), 5)
    for colour, width in ((edge_of(theme["scroll"]), 26), (theme["scroll"], 18)):
        pen.line(
            [*bezier((30, 92), (30, 60), (50, 52)), *bezier((50, 52), (72, 42), (70, 8))],
            colour,
            width,
        )


@icon("bonfire/task")
def task(pen: Pen, theme: Theme) -> None:
    """A tablet with a flame to be earned."""
    pen.rounded(Box(12, 6, 76, 88), 10, theme["card"], theme["card_ink"], 5)
    for y in (24, 38):
        pen.line([(26, y), (74, y)], theme["card_ink_soft"], 6)
    pen.circle((50, 68), 18, theme["lantern"], edge_of(theme["lantern"]), 4)


@icon("bonfire/great_bonfire")
def great_bonfire(pen: Pen, theme: Theme) -> None:
    logs(pen)
    fire(pen, theme, 1.0)


def logs(pen: Pen) -> None:
    for start, end in (((14, 92), (86, 76)), ((86, 92), (14, 76))):
        pen.line([start, end], edge_of(WOOD), 15)
        pen.line([start, end], WOOD, 9)


def fire(pen: Pen, theme: Theme, size: float) -> None:
    """Draw three flames, one within the other, standing on the logs."""
    for colour, part in ((theme["lantern"], 1.0), (theme["coin"], 0.66), (theme["scroll"], 0.34)):
        tongue(pen, colour, size * part)


def tongue(pen: Pen, colour: Colour, size: float) -> None:
    foot = 84
    points: list[Point] = [
        *bezier((50, 4), (52, 30), (76, 46)),
        *bezier((76, 46), (92, 76), (50, 84)),
        *bezier((50, 84), (8, 76), (24, 46)),
        *bezier((24, 46), (46, 34), (50, 4)),
    ]
    pen.polygon([(50 + (x - 50) * size, foot + (y - foot) * size) for x, y in points], colour)


@icon("bonfire/flame_lit")
def flame_lit(pen: Pen, theme: Theme) -> None:
    fire(pen, theme, 1.0)


@icon("bonfire/flame_out")
def flame_out(pen: Pen, theme: Theme) -> None:
    """Cold logs and a thread of smoke."""
    logs(pen)
    pen.line(
        [*bezier((50, 66), (34, 52), (50, 40)), *bezier((50, 40), (66, 28), (52, 10))],
        theme["ink_soft"],
        7,
    )


@icon("bonfire/guardian")
def guardian(pen: Pen, theme: Theme) -> None:
    """A robed figure with a flame in its hands."""
    robe = theme["ink_soft"]
    pen.circle((50, 20), 15, theme["ink"])
    pen.polygon([(34, 38), (66, 38), (84, 94), (16, 94)], robe, edge_of(robe), 4)
    pen.circle((50, 62), 14, theme["lantern"])
    pen.circle((50, 62), 7, theme["glow"])


@icon("bonfire/gnome")
def gnome(pen: Pen, theme: Theme) -> None:
    """A pointed cap and a beard."""
    cap = theme["lantern"]
    pen.polygon([(50, 2), (78, 46), (22, 46)], cap, edge_of(cap), 4)
    pen.circle((50, 54), 17, (236, 192, 152))
    pen.polygon([(26, 56), (74, 56), (64, 84), (50, 98), (36, 84)], (240, 236, 226))
    pen.circle((50, 58), 6, (214, 140, 110))


@icon("bonfire/yellow_wild")
def yellow_wild(pen: Pen, theme: Theme) -> None:
    gold = theme["coin"]
    pen.polygon(regular(MIDDLE, 47, 6, 30), gold, edge_of(gold), 5)
    for i in range(6):
        pen.line([MIDDLE, polar(MIDDLE, 24, 60 * i)], edge_of(gold), 8)


@icon("bonfire/flower")
def flower(pen: Pen, theme: Theme) -> None:
    petal: Colour = (214, 108, 158)
    for i in range(6):
        pen.circle(polar(MIDDLE, 25, 60 * i), 20, edge_of(petal))
    for i in range(6):
        pen.circle(polar(MIDDLE, 25, 60 * i), 16, petal)
    pen.circle(MIDDLE, 15, theme["coin"], edge_of(theme["coin"]), 4)


@icon("bonfire/fruit")
def fruit(pen: Pen, theme: Theme) -> None:
    red: Colour = (206, 62, 58)
    pen.circle((50, 60), 36, red, edge_of(red), 5)
    pen.arc((50, 60), 25, (280, 330), lighter(red, 0.5), 6)
    pen.line([(50, 30), (54, 8)], edge_of(WOOD), 6)
    pen.polygon([*bezier((54, 22), (70, 2), (90, 10)), *bezier((90, 10), (78, 30), (54, 22))], LEAF)


@icon("bonfire/herb")
def herb(pen: Pen, theme: Theme) -> None:
    pen.line([*bezier((50, 96), (46, 60), (52, 10))], edge_of(LEAF), 6)
    for y, side in ((72, 1), (60, -1), (46, 1), (34, -1), (20, 1)):
        tip = (50 + side * 38, y - 18)
        leaf = [
            *bezier((50, y), (50 + side * 14, y - 28), tip),
            *bezier(tip, (50 + side * 30, y + 6), (50, y)),
        ]
        pen.polygon(leaf, LEAF, edge_of(LEAF), 3)


@icon("bonfire/shell")
def shell(pen: Pen, theme: Theme) -> None:
    pale: Colour = (238, 200, 176)
    fan = [(50, 92), *(polar((50, 62), 46, -100 + 20 * i) for i in range(11))]
    pen.polygon(fan, pale, edge_of(pale), 5)
    for i in range(5):
        pen.line([(50, 86), polar((50, 62), 38, -68 + 34 * i)], darker(pale, 0.4), 4)
    pen.rounded(Box(36, 82, 28, 13), 6, darker(pale, 0.2), edge_of(pale), 4)


@icon("bonfire/root")
def root(pen: Pen, theme: Theme) -> None:
    brown: Colour = (188, 134, 82)
    body = [
        *bezier((22, 30), (50, 12), (78, 30)),
        *bezier((78, 30), (70, 70), (48, 98)),
        *bezier((48, 98), (28, 66), (22, 30)),
    ]
    pen.polygon(body, brown, edge_of(brown), 5)
    for y in (42, 56, 68):
        pen.line([(40, y), (58, y - 3)], edge_of(brown), 4)
    for x in (36, 50, 64):
        pen.line([(50, 24), (x, 4)], LEAF, 8)


@icon("bonfire/gold")
def gold(pen: Pen, theme: Theme) -> None:
    """A nugget."""
    colour = theme["coin"]
    pen.polygon(
        [(18, 40), (44, 12), (78, 20), (94, 54), (74, 86), (30, 88), (6, 66)],
        colour,
        edge_of(colour),
        5,
    )
    pen.polygon([(44, 12), (78, 20), (60, 46), (34, 44)], lighter(colour, 0.5))
    pen.polygon([(60, 46), (94, 54), (74, 86)], darker(colour, 0.2))


@icon("bonfire/novice")
def novice(pen: Pen, theme: Theme) -> None:
    robe: Colour = (232, 226, 210)
    pen.circle((50, 24), 17, (236, 192, 152), edge_of(robe), 4)
    pen.polygon([(50, 40), (70, 50), (82, 94), (18, 94), (30, 50)], robe, edge_of(robe), 4)
    pen.line([(50, 52), (50, 90)], theme["accent"], 6)


def arch(pen: Pen, theme: Theme, points: list[Point]) -> None:
    """Draw a portal: a stone frame in some shape with a glow behind it."""
    grey: Colour = (150, 146, 140)
    pen.polygon(points, grey, edge_of(grey), 5)
    small = [(50 + (x - 50) * 0.62, 54 + (y - 54) * 0.62) for x, y in points]
    pen.polygon(small, theme["glow"], edge_of(grey), 4)


@icon("bonfire/portal")
def portal(pen: Pen, theme: Theme) -> None:
    arch(pen, theme, [(14, 94), *(polar((50, 44), 38, -90 + 12 * i) for i in range(16)), (86, 94)])


@icon("bonfire/portal_round")
def portal_round(pen: Pen, theme: Theme) -> None:
    arch(pen, theme, [polar((50, 52), 44, 12 * i) for i in range(30)])


@icon("bonfire/portal_square")
def portal_square(pen: Pen, theme: Theme) -> None:
    arch(pen, theme, [(10, 12), (90, 12), (90, 94), (10, 94)])


@icon("bonfire/portal_pointed")
def portal_pointed(pen: Pen, theme: Theme) -> None:
    arch(pen, theme, [(10, 94), (10, 46), (50, 4), (90, 46), (90, 94)])


@icon("bonfire/gift")
def gift(pen: Pen, theme: Theme) -> None:
    red, ribbon = theme["lantern"], theme["coin"]
    pen.rounded(Box(12, 40, 76, 52), 6, red, edge_of(red), 5)
    pen.rounded(Box(6, 28, 88, 20), 6, lighter(red, 0.12), edge_of(red), 5)
    pen.line([(50, 30), (50, 90)], ribbon, 10)
    for x in (32, 68):
        pen.circle((x, 18), 12, None, ribbon, 7)


@icon("bonfire/bonfire_marker")
def bonfire_marker(pen: Pen, theme: Theme) -> None:
    pen.circle(MIDDLE, 46, theme["card"], theme["card_ink"], 5)
    flame_shape(pen, theme["lantern"])
