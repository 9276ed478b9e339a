"""The cover of Ghost Stories: Taoists before the roofs of the village, ghosts in the fog above."""

from collections.abc import Sequence

from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.scenery import Actor, Ridge, Scenery
from render.kit.theme import rgb

ROOF = rgb("#0d1026")
WINDOW = rgb("#ffc766")
HOUSES: Sequence[tuple[float, float, float]] = (  # middle, ridge of the roof, half of the width
    (650, 262, 70), (770, 232, 82), (890, 206, 96), (1010, 236, 84), (1125, 258, 76),
)  # fmt: skip


def village(pen: Pen) -> None:
    for x, top, half in HOUSES:
        pen.rounded(Box(x - half * 0.66, top + 34, half * 1.32, 140), 2, ROOF)
        pen.polygon(
            [
                (x - half, top + 44), (x - half * 0.5, top + 14), (x - half * 0.3, top),
                (x + half * 0.3, top), (x + half * 0.5, top + 14), (x + half, top + 44),
            ],
            ROOF,
        )  # fmt: skip
        for side in (-1, 1):
            pen.rounded(Box(x + side * half * 0.32 - 9, top + 58, 18, 22), 3, WINDOW)


COVER = Scenery(
    sky=(rgb("#0b1030"), rgb("#3d5a6c")),
    light=((890, 120), 380, rgb("#b8ffd0")),
    disc=88,
    ridges=(Ridge(300, 40, rgb("#22314e")), Ridge(352, 12, rgb("#10152e"))),
    silhouette=village,
    actors=(
        Actor("ghost", (1090, 190), 104),
        Actor("ghost", (690, 200), 84),
        Actor("incarnation", (890, 190), 124),
        Actor("taoist_0", (712, 388), 104),
        Actor("taoist_1", (830, 392), 104),
        Actor("taoist_2", (948, 392), 104),
        Actor("taoist_3", (1066, 388), 104),
    ),
)
