"""Bonfire's figures, and signs for things named by tasks and cells."""

import math
from functools import partial

from render.bonfire.icons import MIDDLE, ink_of
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, polar, regular, star
from render.kit.icons import ICONS, icon
from render.kit.markers import LETTERS, seat_shape
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter

ORDERS = ("pink", "grey", "brown", "blue")


def robe(pen: Pen, colour: Colour) -> None:
    """Draw a Guardian cut out of wood: a pointed hood over a wide cloak, a finger thick."""
    edge = darker(colour, 0.62)
    body = [
        *bezier((6, 96), (22, 76), (25, 52)), *bezier((25, 52), (18, 44), (31, 36)),
        *bezier((31, 36), (32, 14), (52, 2)), *bezier((52, 2), (66, 14), (67, 36)),
        *bezier((67, 36), (80, 44), (73, 52)), *bezier((73, 52), (76, 76), (92, 96)),
    ]  # fmt: skip
    pen.polygon([(x + 5, y + 1) for x, y in body], darker(colour, 0.5), edge, 4)
    pen.polygon([(x - 1, y) for x, y in body], colour, edge, 4)
    hood = [*bezier((36, 36), (38, 16), (50, 13)), *bezier((50, 13), (61, 18), (61, 36)),
            *bezier((61, 36), (49, 48), (36, 36))]  # fmt: skip
    pen.polygon(hood, darker(colour, 0.78))
    face = [*bezier((40, 33), (49, 26), (58, 32)), *bezier((58, 32), (49, 46), (40, 33))]
    pen.polygon(face, (236, 196, 150))


def emblem(pen: Pen, order: str, ink: Colour) -> None:
    """Draw the emblem that an order carries on its robes."""
    centre: Point = (50, 72)
    if order == "pink":
        pen.circle(centre, 15, None, ink, 7)
    elif order == "grey":
        pen.rounded(Box.around(centre, 27), 3, ink)
    elif order == "brown":
        pen.polygon(regular((50, 76), 20, 3), ink)
    else:
        pen.polygon(regular(centre, 19, 4), ink)


def guardian(pen: Pen, theme: Theme, order: str) -> None:
    robe(pen, theme[order])
    emblem(pen, order, darker(theme[order], 0.7))


def own_guardian(pen: Pen, theme: Theme, mark: int) -> None:
    robe(pen, theme.seats[mark])
    pen.letter(LETTERS[mark], (50, 72), 34, theme.seat_ink[mark], Face.NUMBER)


for _order in ORDERS:
    icon(f"bonfire/guardian_{_order}")(partial(guardian, order=_order))


@icon("bonfire/guardian_any")
def guardian_any(pen: Pen, theme: Theme) -> None:
    robe(pen, theme["token_guardian"])


def novice(pen: Pen, theme: Theme, colour: Colour, letter: str, ink: Colour) -> None:
    """Draw a pawn: a bare head and a short cloak."""
    edge = darker(colour, 0.62)
    pen.polygon(
        [*bezier((10, 96), (12, 46), (50, 44)), *bezier((50, 44), (88, 46), (90, 96))],
        colour, edge, 5,
    )  # fmt: skip
    pen.circle((50, 28), 24, edge)
    pen.circle((50, 28), 19.5, colour)
    if letter:
        pen.letter(letter, (50, 74), 36, ink, Face.NUMBER)


def seat_novice(pen: Pen, theme: Theme, mark: int) -> None:
    novice(pen, theme, theme.seats[mark], LETTERS[mark], theme.seat_ink[mark])


@icon("bonfire/novice_neutral")
def neutral_novice(pen: Pen, theme: Theme) -> None:
    novice(pen, theme, theme["neutral"], "", (0, 0, 0))


def ship(pen: Pen, theme: Theme, mark: int) -> None:
    """Draw a ship cut out of wood in the seat's colour: a curved hull under one broad sail."""
    colour = theme.seats[mark]
    edge, hull = darker(colour, 0.62), darker(colour, 0.3)
    pen.line([(49, 4), (49, 72)], darker(theme["log"], 0.3), 6)
    sail = [
        *bezier((18, 10), (50, 4), (80, 9)), *bezier((80, 9), (98, 34), (82, 62)),
        *bezier((82, 62), (52, 56), (20, 63)), *bezier((20, 63), (34, 36), (18, 10)),
    ]  # fmt: skip
    pen.polygon(sail, colour, edge, 5)
    keel = [
        *bezier((3, 58), (20, 74), (50, 72)), *bezier((50, 72), (80, 74), (97, 56)),
        *bezier((97, 56), (92, 96), (70, 96)), *bezier((30, 96), (8, 96), (3, 58)),
    ]  # fmt: skip
    pen.polygon(keel, hull, edge, 5)
    pen.curve((14, 78), (50, 86), (86, 78), lighter(hull, 0.25), 4)
    pen.letter(LETTERS[mark], (56, 35), 44, theme.seat_ink[mark], Face.NUMBER)


def gift(pen: Pen, theme: Theme, mark: int) -> None:
    """Draw a gift face down on an island, with its owner's sign."""
    colour = theme.seats[mark]
    seat_shape(pen, mark, 49, darker(colour, 0.6))
    seat_shape(pen, mark, 43, colour)
    ribbon = lighter(colour, 0.55)
    pen.rounded(Box(44, 14, 12, 72), 0, ribbon)
    pen.rounded(Box(14, 44, 72, 12), 0, ribbon)
    pen.circle(MIDDLE, 28, darker(colour, 0.6))
    pen.circle(MIDDLE, 24, colour)
    pen.letter(LETTERS[mark], MIDDLE, 38, theme.seat_ink[mark], Face.NUMBER)


for _mark in range(4):
    icon(f"bonfire/gift_{_mark}")(partial(gift, mark=_mark))
    icon(f"bonfire/guardian_own_{_mark}")(partial(own_guardian, mark=_mark))
    icon(f"bonfire/novice_{_mark}")(partial(seat_novice, mark=_mark))
    icon(f"bonfire/ship_{_mark}")(partial(ship, mark=_mark))


# ---- signs on tasks and cells


@icon("bonfire/isle")
def isle(pen: Pen, theme: Theme) -> None:
    """A hill in the water."""
    green: Colour = (104, 132, 78)
    pen.polygon([*bezier((6, 72), (28, 10), (58, 40)), *bezier((58, 40), (84, 38), (94, 72))],
                green, darker(green, 0.6), 5)  # fmt: skip
    for y in (80, 92):
        pen.line([*bezier((8, y), (30, y - 9), (50, y)), *bezier((50, y), (70, y + 9), (92, y))],
                 theme["crystal_blue"], 6)  # fmt: skip


@icon("bonfire/elder")
def elder(pen: Pen, theme: Theme) -> None:
    """A gnome with a white cap and a staff."""
    cap: Colour = (226, 226, 232)
    pen.line([(86, 14), (86, 96)], darker(theme["coin"], 0.3), 7)
    pen.circle((86, 14), 9, theme["coin"], darker(theme["coin"], 0.5), 3)
    gnome_face(pen, cap)


@icon("bonfire/master")
def master(pen: Pen, theme: Theme) -> None:
    gnome_face(pen, theme["token_gnome"])


def gnome_face(pen: Pen, cap: Colour) -> None:
    edge = darker(cap, 0.6)
    beard: Colour = (244, 240, 230)
    pen.polygon(
        [(18, 58), *bezier((18, 58), (16, 90), (46, 98)), *bezier((46, 98), (76, 90), (74, 58))],
        beard, (96, 84, 70), 4,
    )  # fmt: skip
    pen.circle((46, 52), 22, (236, 192, 152))
    pen.polygon([(54, 2), (80, 48), (12, 48)], cap, edge, 5)
    pen.circle((46, 58), 8, (214, 130, 100))
    for x in (36, 56):
        pen.circle((x, 53), 3.4, (50, 34, 24))


@icon("bonfire/points")
def points(pen: Pen, theme: Theme) -> None:
    """A wreath of laurel: victory points."""
    gold = theme["accent"]
    edge = darker(gold, 0.5)
    for side in (-1, 1):
        pen.arc((50, 48), 36, (180, 180 + side * 150), edge, 7)
        for step in range(5):
            angle = math.copysign(160 - 30 * step, side)
            stem = polar((50, 48), 36, angle)
            tip = polar(stem, 20, angle - side * 46)
            outer, inner = polar(stem, 15, angle - side * 5), polar(stem, 9, angle - side * 100)
            leaf = [*bezier(stem, outer, tip), *bezier(tip, inner, stem)]
            pen.polygon(leaf, gold, edge, 2)
    pen.polygon(star((50, 46), 15, 7, 5), gold)


@icon("bonfire/points_coin")
def points_coin(pen: Pen, theme: Theme) -> None:
    """A disc for a number of points."""
    pen.circle(MIDDLE, 48, darker(theme["coin"], 0.6))
    pen.circle(MIDDLE, 43, theme["coin"])


@icon("bonfire/common")
def common(pen: Pen, theme: Theme) -> None:
    """A neutral novice with a tick: a common task done."""
    neutral_novice(pen, theme)
    for colour, width in ((theme["card_ink"], 18), (theme["good"], 11)):
        pen.line([(52, 78), (66, 92), (94, 58)], colour, width)


@icon("bonfire/oval")
def oval(pen: Pen, theme: Theme) -> None:
    """The oval building of the first player: walls with windows, a door, and a roof with a flag."""
    stone: Colour = (196, 176, 140)
    edge, red = darker(stone, 0.6), theme["lantern"]
    pen.polygon([(12, 48), (88, 48), *bezier((88, 84), (50, 104), (12, 84))], stone, edge, 5)
    for x in (25, 75):
        pen.rounded(Box(x - 6, 58, 12, 17), 5, theme["glow"], edge, 3)
    pen.rounded(Box(40, 58, 20, 34), 9, darker(stone, 0.72))
    pen.polygon([(4, 52), (50, 22), (96, 52), *bezier((96, 52), (50, 64), (4, 52))],
                red, darker(red, 0.5), 5)  # fmt: skip
    pen.line([(50, 24), (50, 2)], edge, 5)
    pen.polygon([(50, 2), (74, 8), (50, 15)], theme["glow"])


@icon("bonfire/fate")
def fate(pen: Pen, theme: Theme) -> None:
    """A fate tile: three symbols in a row."""
    for number, symbol in enumerate(("ship", "task", "gnome")):
        colour = theme[f"token_{symbol}"]
        pen.rounded(Box(3 + 32 * number, 32, 30, 36), 5, colour, darker(colour, 0.55), 3)
        pen.circle((18 + 32 * number, 50), 7, ink_of(symbol, theme))


def cells(pen: Pen, theme: Theme, mark: str) -> None:
    """Draw cells of the fate area with a mark, all to be covered."""
    for x in (4, 52):
        for y in (4, 52):
            pen.rounded(Box(x, y, 44, 44), 6, theme["slot"], theme["ink_soft"], 3)
    inner = Pen(pen.pixels)
    if mark == "gold":
        ICONS["bonfire/gold"](inner, theme)
    else:
        inner.polygon(star(MIDDLE, 46, 20, 4), theme["portal_glow"])
    for x, y in ((4, 4), (52, 52)):
        pen.paste(inner.image, Box(x + 6, y + 6, 32, 32))


@icon("bonfire/cells_outer")
def cells_outer(pen: Pen, theme: Theme) -> None:
    """Nine cells; those at the rim are to be covered."""
    for x in (4, 36, 68):
        for y in (4, 36, 68):
            rim = (x, y) != (36, 36)
            fill = theme["crystal_blue" if rim else "slot"]
            pen.rounded(Box(x, y, 28, 28), 5, fill, theme["ink_soft"], 3)


for _mark_name in ("gold", "highlighted"):
    icon(f"bonfire/cells_{_mark_name}")(partial(cells, mark=_mark_name))


@icon("bonfire/tick")
def tick(pen: Pen, theme: Theme) -> None:
    for colour, width in ((theme["card_ink"], 26), (theme["good"], 15)):
        pen.line([(14, 54), (40, 80), (86, 24)], colour, width)


@icon("bonfire/turning")
def turning(pen: Pen, theme: Theme) -> None:
    """Draw an arrow that turns clockwise."""
    gold = theme["accent"]
    pen.arc(MIDDLE, 34, (-120, 120), gold, 12)
    tip = polar(MIDDLE, 34, 150)
    pen.polygon([tip, (tip[0] - 4, tip[1] - 34), (tip[0] + 28, tip[1] - 10)], gold)


@icon("bonfire/walk")
def walk(pen: Pen, theme: Theme) -> None:
    """Draw an arrow that points both ways: steps forward or back."""
    gold = theme["accent"]
    pen.line([(26, 50), (74, 50)], gold, 12)
    for side in (-1, 1):
        pen.polygon([(50 + side * 48, 50), (50 + side * 20, 24), (50 + side * 20, 76)], gold)
