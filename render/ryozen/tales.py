"""An illustration for each act of a story: its place, one light, and who is there."""

from collections.abc import Mapping
from functools import partial

from render.kit.canvas import Canvas, on_layer
from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.scenery import WIDTH, Actor, Ridge, Scenery, draw_scene
from render.kit.theme import darker, lighter, rgb
from render.ryozen import figures as it

TALL = 660.0
FRAME = Box(0, 0, WIDTH, TALL)
Scene = partial(Scenery, tall=TALL, shadows=True)


def draw_act(canvas: Canvas, id: str, box: Box) -> None:
    """Draw an act's illustration, as large as the box has room for it."""
    tall = min(box.h, box.w * FRAME.h / FRAME.w)
    frame = Box.around(box.centre, tall * FRAME.w / FRAME.h, tall)
    left, top, right, bottom = canvas.pixels(frame)
    if canvas.painted and id in SCENES:
        drawn = on_layer(
            ("act", id),
            FRAME,
            right - left,
            canvas.theme,
            lambda at: draw_scene(at, id, SCENES[id]),
        )
        canvas.image.paste(drawn.image.resize((right - left, bottom - top)), (left, top))


# ---- Masquerade of Embers


def festival(pen: Pen) -> None:
    homes = ((90, 470, 90), (300, 440, 76), (880, 440, 80), (1110, 474, 96))
    it.roofs(pen, homes, rgb("#3b2150"), rgb("#ffc46b"))
    pen.rounded(Box(0, 458, WIDTH, 210), 0, rgb("#6a3a55"))
    pen.rounded(Box(0, 458, WIDTH, 6), 0, rgb("#a8617a"))
    it.lamps(pen, [(-20, 120), (420, 90), (820, 110), (1220, 70)], rgb("#f08a3c"))


def capital(pen: Pen) -> None:
    it.roofs(pen, ((120, 440, 110), (1080, 440, 110)), rgb("#27305c"), rgb("#7f8fd8"))
    it.stairs(pen, (600, 330), (600, 640), 150, 420, rgb("#7d86b4"))
    it.roofs(pen, ((600, 334, 150),), rgb("#313b6e"), rgb("#9fb0ff"))
    for x in (330, 870):
        pen.rounded(Box(x - 16, 200, 32, 300), 4, rgb("#3d4880"))
        pen.rounded(Box(x - 26, 190, 52, 16), 4, rgb("#56629c"))


def fleeing(pen: Pen) -> None:
    it.palace(pen, 860, 520, 1.75, rgb("#2a0f22"), rgb("#ffb347"))
    it.stairs(pen, (860, 520), (700, 660), 90, 420, rgb("#7a3040"))


# ---- Debt of a Thousand Steps


def thousand_steps(pen: Pen) -> None:
    it.palace(pen, 560, 190, 0.62, rgb("#5a2b4a"), rgb("#ffe0a0"))
    it.stairs(pen, (560, 186), (640, 660), 22, 470, rgb("#c98a5e"))


def night_doors(pen: Pen) -> None:
    it.stairs(pen, (760, 120), (420, 660), 70, 380, rgb("#3d4868"))
    homes = ((150, 560, 130), (960, 420, 120), (1120, 600, 150))
    it.roofs(pen, homes, rgb("#1d2440"), rgb("#f2b45c"))


def auction(pen: Pen) -> None:
    pen.gradient(Box(0, 0, WIDTH, TALL), rgb("#3a1d18"), rgb("#70402a"))
    for x in range(60, 1200, 216):
        pen.rounded(Box(x, 0, 34, 470), 0, rgb("#2b1410"))
        pen.rounded(Box(x, 0, 10, 470), 0, rgb("#8a4f2c"))
    pen.rounded(Box(0, 470, WIDTH, 190), 0, rgb("#4a281a"))
    for x in range(40, 1200, 96):
        pen.circle((x, 492 - x % 5 * 3), 34, rgb("#1c0d0c"))
        pen.rounded(Box(x - 44, 512 - x % 5 * 3, 88, 70), 26, rgb("#1c0d0c"))
    pen.rounded(Box(0, 566, WIDTH, 94), 0, rgb("#8a5a34"))
    pen.rounded(Box(0, 566, WIDTH, 8), 0, rgb("#c98d54"))
    it.lamps(pen, [(-20, 30), (600, 20), (1220, 30)], rgb("#ffb54a"))


# ---- The Drowned Village


def lake(pen: Pen) -> None:
    it.water(pen, 330, TALL, rgb("#2c6f7c"), 240)
    for x, y, size in ((640, 480, 120), (850, 560, 150), (1050, 470, 96)):
        it.bell(pen, (x, y), size, rgb("#1d4f5c"))
    pen.polygon([(-10, 670), (-10, 520), (160, 545), (360, 620), (470, 670)], rgb("#3d3a2e"))


def flood(pen: Pen) -> None:
    homes = ((180, 500, 120), (420, 470, 92), (760, 455, 84), (1010, 500, 126))
    it.roofs(pen, homes, rgb("#3a3f55"), rgb("#ffca70"))
    it.water(pen, 470, TALL, rgb("#35607e"), 960)
    pen.rounded(Box(340, 540, 420, 20), 3, rgb("#6b4a30"))
    for x in (360, 470, 590, 730):
        pen.rounded(Box(x, 548, 14, 76), 2, rgb("#4a3222"))


def altar(pen: Pen) -> None:
    pen.rounded(Box(0, 470, WIDTH, 200), 0, rgb("#5b5340"))
    for x, y, half in ((160, 600, 130), (960, 620, 170), (560, 640, 90)):
        pen.ellipse(Box.around((x, y), half * 2, 40), rgb("#7f93a0"))
    for step, half in enumerate((250, 200, 150)):
        stone = rgb("#8d8577")
        pen.rounded(Box(760 - half, 470 - 44 * step, 2 * half, 46), 3, darker(stone, 0.1 * step))
        pen.rounded(Box(760 - half, 470 - 44 * step, 2 * half, 8), 3, lighter(stone, 0.25))
    for x in (650, 870):
        pen.rounded(Box(x - 20, 190, 40, 200), 3, rgb("#6f685c"))
    pen.polygon([(600, 196), (640, 160), (880, 160), (920, 196)], rgb("#57524a"))


# ---- The Frozen Moon


def held_moon(pen: Pen) -> None:
    pen.polygon([(560, 520), (780, 210), (900, 130), (1040, 330), (1120, 260), (1210, 520)], PEAKS)
    coil = [(600, 420), (700, 180), (840, 300), (960, 400), (1010, 220), (1020, 110), (930, 100)]
    it.coil(pen, coil, rgb("#1d4f4a"), 46)
    pen.polygon([(520, 520), (660, 330), (760, 420), (900, 300), (1060, 520)], PEAKS)
    homes = ((140, 520, 130), (430, 540, 120))
    it.roofs(pen, homes, rgb("#1c2b4a"), rgb("#8fb8ff"))
    pen.rounded(Box(0, 516, WIDTH, 150), 0, rgb("#101a30"))


def splinters(pen: Pen) -> None:
    it.palace(pen, 360, 330, 1.25, rgb("#1a2544"), rgb("#9fb6ff"))
    it.stairs(pen, (360, 330), (640, 660), 110, 520, rgb("#5d6c9c"))


def falling(pen: Pen) -> None:
    pen.circle((430, 190), 236, rgb("#f3ecc4"))
    for x, y, size in ((340, 120, 46), (500, 250, 60), (390, 300, 30), (540, 130, 26)):
        pen.circle((x, y), size, rgb("#dcd3aa"))
    crack = [(640, 60), (560, 150), (600, 220), (510, 320), (540, 400)]
    pen.line(crack, rgb("#7f7a86"), 7)
    it.palace(pen, 760, 560, 1.45, rgb("#171a38"), rgb("#ffd27a"))
    pen.rounded(Box(0, 556, WIDTH, 110), 0, rgb("#20244a"))


PEAKS = rgb("#16233f")
DUSK, NIGHT, DAWN = (rgb("#2a1c4c"), rgb("#d0685a")), (rgb("#0a1030"), rgb("#2c3f70")), (
    rgb("#4a5a78"), rgb("#e0b08a"))  # fmt: skip

SCENES: Mapping[str, Scenery] = {
    "embers_1": Scene(
        sky=DUSK,
        light=((60, 330), 620, rgb("#ffb45a")),
        ridges=(Ridge(380, 60, rgb("#57305e")),),
        silhouette=festival,
        actors=(
            Actor(it.fox, (210, 560), 170),
            Actor(it.fox, (400, 600), 190),
            Actor(it.stranger, (620, 570), 196),
            Actor(it.fox, (830, 606), 190),
            Actor(it.fox, (1020, 560), 170),
        ),
    ),
    "embers_2": Scene(
        sky=NIGHT,
        light=((1060, 90), 520, rgb("#dfe8ff")),
        disc=62,
        ridges=(Ridge(350, 50, rgb("#1b2550")),),
        silhouette=capital,
        actors=(
            Actor(it.double, (600, 430), 190),
            Actor(it.bowing, (400, 560), 170),
            Actor(it.bowing, (820, 580), 180),
            Actor("herald", (150, 630), 150),
        ),
    ),
    "embers_3": Scene(
        sky=(rgb("#2b0d22"), rgb("#a8323a")),
        light=((330, 330), 520, rgb("#ff9a4a")),
        ridges=(Ridge(470, 40, rgb("#5a1f30")),),
        silhouette=fleeing,
        actors=(
            Actor(it.mask, (330, 560), 420),
            Actor("phoenix", (900, 160), 130, None),
            Actor(it.bowing, (760, 640), 110),
            Actor(it.fox, (980, 640), 130),
            Actor(it.fox, (1110, 620), 110),
        ),
    ),
    "debt_1": Scene(
        sky=(rgb("#6a3f7a"), rgb("#ffb070")),
        light=((1090, 120), 560, rgb("#ffe6b0")),
        disc=70,
        ridges=(Ridge(250, 60, rgb("#9a5c72")), Ridge(420, 70, rgb("#7c4a52"))),
        silhouette=thousand_steps,
        actors=(
            Actor(it.cat, (330, 630), 270),
            Actor("coin", (180, 632), 76),
            Actor("coin", (250, 648), 62),
            Actor("explorer", (720, 520), 110),
        ),
    ),
    "debt_2": Scene(
        sky=NIGHT,
        light=((110, 60), 420, rgb("#c8d6ff")),
        disc=46,
        ridges=(Ridge(330, 60, rgb("#1a2448")),),
        silhouette=night_doors,
        actors=(
            Actor(it.collector, (560, 500), 270),
            Actor("scroll", (380, 640), 120),
            Actor("lantern", (920, 640), 110),
        ),
    ),
    "debt_3": Scene(
        sky=(rgb("#3a1d18"), rgb("#70402a")),
        light=((150, 90), 700, rgb("#ffcf80")),
        ridges=(),
        silhouette=auction,
        actors=(
            Actor(it.hammer, (330, 580), 250),
            Actor(it.lot, (640, 586), 230),
            Actor(it.cat, (980, 584), 210),
        ),
    ),
    "drowned_1": Scene(
        sky=(rgb("#1d2f4c"), rgb("#e09a6a")),
        light=((240, 250), 480, rgb("#ffe0a8")),
        disc=56,
        ridges=(Ridge(320, 40, rgb("#24485c")),),
        silhouette=lake,
        actors=(
            Actor(it.boat, (480, 440), 170),
            Actor(it.tortoise, (120, 590), 150),
            Actor(it.tortoise, (290, 640), 120),
        ),
    ),
    "drowned_2": Scene(
        sky=(rgb("#131f3a"), rgb("#4d6f8c")),
        light=((960, 120), 460, rgb("#e8f0ff")),
        disc=66,
        ridges=(Ridge(400, 60, rgb("#24364e")),),
        silhouette=flood,
        actors=(
            Actor("explorer", (440, 548), 130),
            Actor("lantern", (560, 546), 84),
            Actor(it.tortoise, (680, 550), 120),
            Actor(it.boat, (960, 620), 150),
        ),
    ),
    "drowned_3": Scene(
        sky=DAWN,
        light=((90, 200), 620, rgb("#fff0cc")),
        ridges=(Ridge(420, 50, rgb("#6d6a6e")),),
        silhouette=altar,
        actors=(
            Actor(it.drowned, (760, 560), 330),
            Actor("lantern", (200, 610), 96),
            Actor("explorer", (330, 640), 140),
        ),
    ),
    "frozen_1": Scene(
        sky=(rgb("#0c1636"), rgb("#5f86b8")),
        light=((920, 250), 520, rgb("#f4f2d0")),
        ridges=(Ridge(440, 30, rgb("#203356")),),
        silhouette=held_moon,
        actors=(
            Actor(it.crane, (70, 385), 130),
            Actor(it.crane, (200, 385), 130),
            Actor(it.crane, (390, 420), 130),
            Actor(it.crane, (500, 420), 130),
            Actor("lantern", (330, 630), 90),
        ),
    ),
    "frozen_2": Scene(
        sky=(rgb("#101a3c"), rgb("#7b88bc")),
        light=((80, 120), 620, rgb("#eef2ff")),
        ridges=(Ridge(330, 50, rgb("#2a3762")),),
        silhouette=splinters,
        actors=(
            Actor(it.shard, (420, 470), 70, turn=30),
            Actor(it.shard, (560, 500), 90, turn=110),
            Actor(it.shard, (330, 540), 84, turn=200),
            Actor(it.shard, (780, 610), 150, turn=20),
            Actor(it.shard, (910, 610), 140, turn=190),
            Actor(it.fox, (1070, 640), 190),
            Actor(it.shard, (560, 640), 110, turn=290),
        ),
    ),
    "frozen_3": Scene(
        sky=(rgb("#0d1236"), rgb("#5a4a86")),
        light=((430, 190), 560, rgb("#fff6d0")),
        ridges=(Ridge(540, 30, rgb("#262c58")),),
        silhouette=falling,
        actors=(
            Actor(it.waking, (210, 630), 190),
            Actor(it.waking, (430, 650), 210),
            Actor(it.crane, (620, 630), 150),
            Actor(it.waking, (1060, 640), 190),
        ),
    ),
}
