"""Signs that many games share: times of day, piles, turns, first place."""

from render.kit.drawings import icon
from render.kit.geometry import Box, Point, bezier, polar, star
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, edge_of

MIDDLE: Point = (50, 50)


def flame_shape(pen: Pen, colour: Colour) -> None:
    outline = [
        *bezier((50, 10), (50, 34), (72, 46)),
        *bezier((72, 46), (92, 74), (50, 90)),
        *bezier((50, 90), (8, 74), (28, 48)),
        *bezier((28, 48), (30, 60), (40, 58)),
        *bezier((40, 58), (34, 34), (50, 10)),
    ]
    pen.polygon(outline, colour)


@icon("back")
def back(pen: Pen, theme: Theme) -> None:
    pen.polygon(
        [(56, 30), (28, 30), (28, 12), (2, 44), (28, 76), (28, 58), (92, 58), (92, 30)],
        theme["ink"],
    )


@icon("turn")
def turn(pen: Pen, theme: Theme) -> None:
    """A turn clockwise."""
    pen.arc(MIDDLE, 34, (-90, 150), theme["ink"], 11)
    tip = polar(MIDDLE, 34, 190)
    foot = polar(MIDDLE, 34, 150)
    along = foot[0] - tip[0], foot[1] - tip[1]
    pen.polygon(
        [
            tip,
            (foot[0] - along[1] * 0.85, foot[1] + along[0] * 0.85),
            (foot[0] + along[1] * 0.85, foot[1] - along[0] * 0.85),
        ],
        theme["ink"],
    )


@icon("day")
def day(pen: Pen, theme: Theme) -> None:
    gold = theme["glow"]
    for i in range(8):
        pen.line([polar(MIDDLE, 34, 45 * i), polar(MIDDLE, 46, 45 * i)], gold, 8)
    pen.circle(MIDDLE, 25, gold, edge_of(gold), 4)


@icon("night")
def night(pen: Pen, theme: Theme) -> None:
    pale = theme["moonlight"]
    pen.circle(MIDDLE, 44, pale)
    pen.clear(lambda hole: hole.circle((68, 36), 36, (0, 0, 0)))
    pen.polygon(star((76, 26), 14, 5, 4), theme["glow"])


@icon("dawn")
def dawn(pen: Pen, theme: Theme) -> None:
    gold = theme["glow"]
    for i in range(5):
        pen.line([polar((50, 70), 38, -72 + 36 * i), polar((50, 70), 54, -72 + 36 * i)], gold, 8)
    pen.circle((50, 70), 27, gold, edge_of(gold), 4)
    pen.clear(lambda hole: hole.rounded(Box(0, 72, 100, 28), 0, (0, 0, 0)))
    pen.line([(6, 78), (94, 78)], theme["ink"], 8)


@icon("majority")
def majority(pen: Pen, theme: Theme) -> None:
    """A crown."""
    gold = theme["coin"]
    pen.polygon(
        [(8, 26), (30, 50), (50, 14), (70, 50), (92, 26), (84, 84), (16, 84)],
        gold,
        edge_of(gold),
        5,
    )


@icon("ban")
def ban(pen: Pen, theme: Theme) -> None:
    pen.circle(MIDDLE, 46, theme["table"])
    pen.circle(MIDDLE, 42, None, theme["bad"], 12)
    pen.line([(24, 76), (76, 24)], theme["bad"], 12)


@icon("deck")
def deck(pen: Pen, theme: Theme) -> None:
    for shift in (14, 7, 0):
        pen.rounded(
            Box(14 + shift, 4 + shift, 60, 78), 8, theme["board_raised"], theme["ink_soft"], 5
        )


@icon("discard")
def discard(pen: Pen, theme: Theme) -> None:
    pen.rounded(Box(20, 10, 60, 80), 8, None, theme["ink_soft"], 6)
    pen.line([(36, 36), (64, 64)], theme["ink_soft"], 8)
    pen.line([(64, 36), (36, 64)], theme["ink_soft"], 8)


@icon("wait")
def wait(pen: Pen, theme: Theme) -> None:
    """An hourglass."""
    ink = theme["accent"]
    pen.polygon([(22, 12), (78, 12), (54, 50), (78, 88), (22, 88), (46, 50)], None, ink, 7)
    pen.polygon([(34, 24), (66, 24), (50, 46)], ink)
    pen.polygon([(50, 60), (68, 84), (32, 84)], ink)


@icon("reveal")
def reveal(pen: Pen, theme: Theme) -> None:
    eye(pen, theme["ink"], theme["table"])


def eye(pen: Pen, colour: Colour, pupil: Colour) -> None:
    lids = [*bezier((2, 50), (50, -6), (98, 50)), *bezier((98, 50), (50, 106), (2, 50))]
    pen.polygon(lids, colour)
    pen.circle(MIDDLE, 18, pupil)
    pen.circle((56, 44), 6, colour)


BOLT: list[Point] = [(54, 54), (36, 80), (50, 78), (42, 99), (68, 70), (53, 72), (64, 54)]


@icon("done")
def done(pen: Pen, theme: Theme) -> None:
    """A tick."""
    good = theme["good"]
    pen.circle(MIDDLE, 46, edge_of(good))
    pen.circle(MIDDLE, 41, good)
    pen.line([(27, 52), (44, 69), (74, 33)], theme["option_ink"], 11)


@icon("onward")
def onward(pen: Pen, theme: Theme) -> None:
    """An arrow from something to the thing that it becomes."""
    gold = theme["accent"]
    arrow = [(4, 36), (50, 36), (50, 14), (96, 50), (50, 86), (50, 64), (4, 64)]
    pen.polygon(arrow, gold, edge_of(gold), 4)
