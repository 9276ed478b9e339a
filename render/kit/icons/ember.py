"""The mark of the house: a flame on a tile of a board, with a piece in the heart of it.

Its colours are the same in every theme, so that people recognise it anywhere."""

from collections.abc import Sequence

from render.kit.drawings import icon
from render.kit.geometry import Point, bezier, regular
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, rgb

COAL, RIM, EMBER, FLAME, HEART = map(rgb, ["#1c1310", "#a8501f", "#e4572e", "#f7a13a", "#ffe3a3"])
TILE = 49.0  # distance of the tile's corners from its middle
ROUND = 7.0
MIDDLE: Point = (50, 50)

OUTER: Sequence[Point] = [
    *bezier((54, 9), (53, 28), (67, 39)),
    *bezier((67, 39), (86, 55), (75, 73)),
    *bezier((75, 73), (66, 89), (50, 89)),
    *bezier((50, 89), (33, 89), (25, 73)),
    *bezier((25, 73), (17, 55), (32, 40)),
    *bezier((32, 40), (34, 50), (41, 51)),
    *bezier((41, 51), (36, 27), (54, 9)),
]
INNER: Sequence[Point] = [
    *bezier((53, 32), (54, 44), (63, 53)),
    *bezier((63, 53), (74, 65), (67, 76)),
    *bezier((67, 76), (61, 85), (50, 85)),
    *bezier((50, 85), (38, 85), (33, 76)),
    *bezier((33, 76), (27, 65), (36, 54)),
    *bezier((36, 54), (40, 62), (46, 60)),
    *bezier((46, 60), (43, 46), (53, 32)),
]


def tile(pen: Pen, reach: float, colour: Colour) -> None:
    corners = regular(MIDDLE, reach - ROUND, 6)
    pen.polygon(corners, colour)
    pen.line([*corners, corners[0]], colour, 2 * ROUND)


def pawn(pen: Pen, colour: Colour) -> None:
    pen.polygon([(45, 66), (55, 66), (60, 82), (40, 82)], colour)
    pen.line([(41, 82), (59, 82)], colour, 4)
    pen.circle((50, 61), 7.5, colour)


def flame(pen: Pen) -> None:
    pen.polygon(OUTER, EMBER)
    pen.polygon(INNER, FLAME)
    pawn(pen, HEART)


@icon("ember")
def ember(pen: Pen, theme: Theme) -> None:
    tile(pen, TILE, RIM)
    tile(pen, TILE - 3.5, COAL)
    flame(pen)
