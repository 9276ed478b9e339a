"""A faint sign of each province in the lower part of its hexagon (484 by 419 units)."""

from collections.abc import Callable
from typing import TypeAlias

from render.kit.geometry import Box, Point, bezier, polar
from render.kit.pen import Pen
from render.kit.theme import Colour

Motif: TypeAlias = Callable[[Pen, Colour], None]

FOOT = 412.0


def gates(pen: Pen, tint: Colour) -> None:
    """Draw a gate with a curved double roof."""
    for x in (160, 300):
        pen.rounded(Box(x, 352, 24, 80), 2, tint)
    roof: list[Point] = [
        *bezier((106, 326), (242, 356), (378, 326)),
        (368, 350),
        *bezier((368, 350), (242, 374), (116, 350)),
    ]
    pen.polygon(roof, tint)
    pen.rounded(Box(140, 376, 204, 12), 2, tint)


def capital(pen: Pen, tint: Colour) -> None:
    """Draw roofs of a town, the middle one highest."""
    for x, top, wide in ((150, 366, 90), (334, 366, 90), (242, 346, 110)):
        for storey in range(3):
            half = wide / 2 - storey * 12
            y = top + 46 - storey * 23
            eaves = [
                (x - half - 12, y),
                (x + half + 12, y),
                (x + half - 8, y - 16),
                (x - half + 8, y - 16),
            ]
            pen.polygon(eaves, tint)
        pen.rounded(Box(x - wide / 2 + 6, top + 46, wide - 12, 60), 0, tint)


def outskirts(pen: Pen, tint: Colour) -> None:
    """Draw terraced fields."""
    for step in range(4):
        y = 346 + step * 20
        pen.curve((90, y + 16), (242, y - 26), (394, y + 16), tint, 7)


def altar(pen: Pen, tint: Colour) -> None:
    """Draw steps with a bowl of fire."""
    for step in range(3):
        pen.rounded(Box(150 + step * 30, 398 - step * 15, 184 - step * 60, 12), 2, tint)
    pen.polygon([(220, 356), (264, 356), (254, 369), (230, 369)], tint)
    pen.polygon(
        [*bezier((242, 330), (258, 348), (242, 353)), *bezier((242, 353), (226, 348), (242, 330))],
        tint,
    )


def springs(pen: Pen, tint: Colour) -> None:
    """Draw waves."""
    for row in range(4):
        for i in range(5):
            x, y = 90 + i * 64 + row % 2 * 32, 350 + row * 18
            pen.curve((x, y), (x + 16, y - 16), (x + 32, y), tint, 5)
            pen.curve((x + 32, y), (x + 48, y + 16), (x + 64, y), tint, 5)


def clan_house(pen: Pen, tint: Colour) -> None:
    """Draw a long hall with four banners."""
    pen.polygon(
        [*bezier((120, 362), (180, 340), (190, 330)), *bezier((294, 330), (304, 340), (364, 362))],
        tint,
    )
    pen.rounded(Box(146, 368, 192, 60), 2, tint)
    for i in range(4):
        x, y = polar((242, 700), 376, -18 + 12 * i)
        pen.line([(x, y), (x, y - 26)], tint, 3)
        pen.polygon([(x, y - 26), (x + 18, y - 20), (x, y - 13)], tint)


MOTIFS: dict[str, Motif] = {
    "gates": gates,
    "capital": capital,
    "outskirts": outskirts,
    "altar": altar,
    "springs": springs,
    "clan_house": clan_house,
}
