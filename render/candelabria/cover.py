"""The cover of The Curse of Candelabria: lit candles on a hill above a land in the dark."""

from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.scenery import Actor, Ridge, Scenery
from render.kit.theme import rgb

STONE = rgb("#14121f")
WINDOW = rgb("#ffad42")
KEEP = 1040.0


def castle(pen: Pen) -> None:
    """Draw a keep with two towers on the far hill."""
    for x, top, half in ((KEEP, 120, 44), (KEEP - 74, 168, 26), (KEEP + 74, 168, 26)):
        pen.rounded(Box(x - half, top, 2 * half, 200), 2, STONE)
        count = 4 if half > 30 else 3
        step = 2 * half / (2 * count - 1)
        for tooth in range(count):
            pen.rounded(Box(x - half + 2 * tooth * step, top - 16, step, 18), 1, STONE)
        pen.rounded(Box(x - 6, top + 34, 12, 26), 5, WINDOW)
    pen.rounded(Box(KEEP - 90, 214, 180, 100), 2, STONE)


COVER = Scenery(
    sky=(rgb("#0d0c18"), rgb("#4b2f3f")),
    light=((800, 210), 400, rgb("#ffa040")),
    ridges=(
        Ridge(262, 44, rgb("#2a2233")),
        Ridge(318, 26, rgb("#241a22")),
        Ridge(352, 14, rgb("#171118")),
    ),
    silhouette=castle,
    actors=(
        Actor("temple_white", (640, 336), 96),
        Actor("pilgrim", (730, 374), 130),
        Actor("warrior", (840, 382), 176),
        Actor("explorer", (944, 374), 118),
        Actor("on_place_curse", (1130, 372), 118),
    ),
)
