"""The cover of Ryozen: the Phoenix Palace before a large moon, villages and lanterns below it."""

from render.kit.cover import Actor, Cover, Ridge
from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.theme import rgb

PALACE = rgb("#1a1030")
WINDOW = rgb("#ffb84d")
MIDDLE = 860.0
FLOORS = ((318.0, 120.0), (262.0, 96.0), (206.0, 74.0), (152.0, 52.0))  # foot, half of the width


def palace(pen: Pen) -> None:
    """Four floors, each with a broad curved roof, and a spire."""
    for foot, half in FLOORS:
        wall = Box(MIDDLE - half * 0.62, foot - 34, half * 1.24, 40)
        pen.rounded(wall, 2, PALACE)
        for place in range(-2, 3):
            x = MIDDLE + place * half * 0.22
            pen.rounded(Box(x - half * 0.055, foot - 22, half * 0.11, 18), 2, WINDOW)
        top = foot - 34
        pen.polygon(
            [
                (MIDDLE - half, top + 6), (MIDDLE - half * 0.86, top + 2),
                (MIDDLE - half * 0.5, top - 18), (MIDDLE + half * 0.5, top - 18),
                (MIDDLE + half * 0.86, top + 2), (MIDDLE + half, top + 6),
                (MIDDLE + half * 0.9, top + 11), (MIDDLE - half * 0.9, top + 11),
            ],
            PALACE,
        )  # fmt: skip
    pen.polygon(
        [(MIDDLE - 92, 316), (MIDDLE + 92, 316), (MIDDLE + 150, 372), (MIDDLE - 150, 372)], PALACE
    )
    pen.polygon([(MIDDLE - 7, 104), (MIDDLE, 46), (MIDDLE + 7, 104)], PALACE)


COVER = Cover(
    sky=(rgb("#231a4a"), rgb("#c9627a")),
    light=((MIDDLE, 150), 360, rgb("#ffdca0")),
    disc=124,
    ridges=(
        Ridge(268, 60, rgb("#7c4a7c")),
        Ridge(312, 34, rgb("#4d2f63")),
        Ridge(348, 20, rgb("#2c1c46")),
    ),
    silhouette=palace,
    actors=(
        Actor("lantern", (662, 172), 66),
        Actor("lantern", (1062, 150), 74),
        Actor("phoenix", (1010, 118), 92),
        Actor("village", (690, 372), 84),
        Actor("village", (1110, 366), 96),
        Actor("explorer", (1000, 382), 96),
    ),
)
