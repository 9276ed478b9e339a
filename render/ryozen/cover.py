"""The cover of Ryozen: the Phoenix Palace before a large moon, villages and lanterns below it."""

from render.kit.pen import Pen
from render.kit.scenery import Actor, Ridge, Scenery
from render.kit.theme import rgb
from render.ryozen.figures import palace

PALACE = rgb("#1a1030")
WINDOW = rgb("#ffb84d")
MIDDLE = 860.0


def before_the_moon(pen: Pen) -> None:
    palace(pen, MIDDLE, 318, 1, PALACE, WINDOW)
    pen.polygon(
        [(MIDDLE - 92, 316), (MIDDLE + 92, 316), (MIDDLE + 150, 372), (MIDDLE - 150, 372)], PALACE
    )


COVER = Scenery(
    sky=(rgb("#231a4a"), rgb("#c9627a")),
    light=((MIDDLE, 150), 360, rgb("#ffdca0")),
    disc=124,
    ridges=(
        Ridge(268, 60, rgb("#7c4a7c")),
        Ridge(312, 34, rgb("#4d2f63")),
        Ridge(348, 20, rgb("#2c1c46")),
    ),
    silhouette=before_the_moon,
    actors=(
        Actor("lantern", (662, 172), 66),
        Actor("lantern", (1062, 150), 74),
        Actor("phoenix", (1010, 118), 92),
        Actor("village", (690, 372), 84),
        Actor("village", (1110, 366), 96),
        Actor("explorer", (1000, 382), 96),
    ),
)
