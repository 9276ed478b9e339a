"""The cover of Bonfire: the Great Bonfire on its isle at night, ships on their way to it."""

from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.scenery import Actor, Ridge, Scenery
from render.kit.theme import mix, rgb

SEA = rgb("#12324a")
SPARK = rgb("#ffb35a")
ISLE = rgb("#1c2a1e")
FIRE = (880.0, 236.0)


def isle(pen: Pen) -> None:
    """Draw the sea with the firelight on it, and the isle of the fire."""
    for row in range(15):
        y = 316 + row * 6
        half = 130 + row * 16
        for step in range(-6, 7):
            if (step * 7 + row * 5) % 3:
                x = FIRE[0] + step * half / 6 + (row % 3) * 9
                tone = mix(SEA, SPARK, max(0.12, 0.75 - abs(step) / 7))
                pen.line([(x - 12, y), (x + 12, y)], tone, 2.4)
    pen.ellipse(Box(FIRE[0] - 190, 288, 380, 62), ISLE)
    pen.ellipse(Box(FIRE[0] - 170, 284, 340, 48), mix(ISLE, SPARK, 0.3))


COVER = Scenery(
    sky=(rgb("#0a1526"), rgb("#3c3346")),
    light=(FIRE, 420, rgb("#ff9a3d")),
    ridges=(Ridge(288, 26, rgb("#1a2234")), Ridge(314, 3, SEA)),
    silhouette=isle,
    actors=(
        Actor("tower_blue", (752, 318), 96),
        Actor("tower_pink", (1008, 316), 92),
        Actor("fir_left", (800, 316), 56),
        Actor("fir_right", (962, 314), 52),
        Actor("great_fire", (880, 322), 196, None),
        Actor("gnome", (828, 338), 50),
        Actor("guardian_blue", (934, 340), 58),
        Actor("ship_0", (676, 372), 92),
        Actor("ship_2", (1096, 380), 100),
    ),
)
