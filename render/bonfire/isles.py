"""The islands: their coasts, heights and growth."""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.bonfire import layout
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point, polar, smooth, winding
from render.kit.icons import draw_icon
from render.kit.materials import noise
from render.kit.places import polygon
from render.kit.theme import Colour, Theme, darker, mix
from rules.bonfire.parts import ISLANDS

KNOTS = 13  # points of a coast, joined by a winding line
SQUARE = 0.56  # the shape of a coast: 1 is an ellipse, 0 a rectangle
BITES = 0.13  # depth of bays and capes, as a share of the distance from the middle
CAPES = 1.05
SLOPE = 12.0  # units from the water's edge to the full height
CLIFF = 6.0
SHALLOWS = 17.0
STEP = 2.0  # distance of the two points whose heights tell how light a slope is

SIZES = (28.0, 34.0, 40.0)
KINDS = ("fir", "fir", "fir", "tree", "crag")

# Heights from 0 to 255, with the water's edge at 128, and their colours.
HEIGHTS: Sequence[tuple[int, str]] = (
    (112, "shore"), (132, "sand"), (158, "sand"), (170, "grass"), (205, "grass"), (235, "wood"),
)  # fmt: skip


@cache
def coast(id: str) -> tuple[Point, ...]:
    """Return an irregular outline within the box."""
    chance, box = Random(id), layout.ISLES[id]
    knots = []
    for number in range(KNOTS):
        angle = math.tau * (number + chance.uniform(-0.28, 0.28)) / KNOTS
        reach = CAPES - (number % 2 * 0.5 + chance.random() * 0.5) * BITES
        x, y = (
            math.copysign(abs(way) ** SQUARE, way) * half * reach
            for way, half in ((math.cos(angle), box.w / 2), (math.sin(angle), box.h / 2))
        )
        knots.append((box.centre[0] + x, box.centre[1] + y))
    return wound(smooth(knots, 3), chance)


@cache
def rock() -> tuple[Point, ...]:
    """Return the outline of the rock on which the Great Bonfire burns."""
    chance = Random("rock")
    knots = [
        polar(layout.FIRE, layout.RIM + chance.uniform(2, 10), 360 * number / 26)
        for number in range(26)
    ]
    return wound(smooth(knots, 3), chance)


def wound(outline: Sequence[Point], chance: Random) -> tuple[Point, ...]:
    sides = pairwise([*outline, outline[0]])
    return tuple(
        point for one, other in sides for point in winding(one, other, chance, 0.16, 5)[:-1]
    )


def outlines() -> list[tuple[Point, ...]]:
    return [*map(coast, layout.ISLES), rock()]


# ---- the land as a picture


def cut_out(canvas: Canvas, shapes: Iterable[Sequence[Point]]) -> Image.Image:
    """Return a mask of these shapes."""
    width, height = canvas.image.size
    mask = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(mask)
    factor, view = canvas.scale * 2, canvas.view
    for shape in shapes:
        draw.polygon([((x - view.x) * factor, (y - view.y) * factor) for x, y in shape], 255)
    return mask.reduce(2)


def grain(canvas: Canvas, wide: float, tall: float) -> tuple[int, int]:
    """Return the size of a blot of noise in pixels."""
    return max(2, round(wide * canvas.scale)), max(2, round(tall * canvas.scale))


def draw_land(canvas: Canvas, land: Image.Image) -> None:
    theme, size = canvas.theme, canvas.image.size
    soft = blurred(land, SLOPE * canvas.scale)
    hills = noise(size, grain(canvas, 34, 22), 127, "hills")
    terrain = coloured(Image.blend(soft, hills, 0.24), theme)
    relief = Image.blend(soft, noise(size, grain(canvas, 20, 13), 127, "relief"), 0.26)
    for id, island in ISLANDS.items():
        box = layout.ISLES[id].grown(8)
        if not canvas.sees(box):
            continue
        if island.guardian:
            tint(canvas, terrain, soft, box, theme[island.guardian])
        light_slopes(canvas, terrain, relief, box)
    fall = round(CLIFF * canvas.scale)
    canvas.image.paste(darker(theme["shore"], 0.55), (0, fall), land)
    canvas.image.paste(terrain, (0, 0), land)


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask blurred broadly; half its size is enough for that."""
    small = mask.reduce(2).filter(ImageFilter.GaussianBlur(radius / 2))
    return small.resize(mask.size, Image.Resampling.BILINEAR)


def coloured(height: Image.Image, theme: Theme) -> Image.Image:
    """Return the terrain coloured by height, with soft transitions."""
    scale: list[Colour] = [theme[HEIGHTS[0][1]]] * HEIGHTS[0][0]
    for (low, one), (high, other) in pairwise(HEIGHTS):
        scale += [mix(theme[one], theme[other], i / (high - low)) for i in range(high - low)]
    scale += [theme[HEIGHTS[-1][1]]] * (256 - len(scale))
    return Image.merge("RGB", [height.point(list(part)) for part in zip(*scale, strict=True)])


def draw_shallows(canvas: Canvas, land: Image.Image) -> None:
    """Draw bright water around the land, and foam where it breaks."""
    theme = canvas.theme
    near = blurred(land, SHALLOWS * canvas.scale)
    ripple = noise(land.size, grain(canvas, 30, 14), 60, "ripple")
    broken = Image.blend(near, ripple, 0.14)
    canvas.image.paste(theme["sea_light"], (0, 0), near.point(DEPTHS))
    canvas.image.paste(theme["foam"], (0, 0), broken.point(FOAM))


DEPTHS = [min(235, round(max(0, v - 12) * 2.1)) for v in range(256)]
FOAM = [
    round(max(0.0, 1 - abs(v - 112) / 10) * 150 + max(0.0, 1 - abs(v - 62) / 7) * 75)
    for v in range(256)
]


def tint(canvas: Canvas, terrain: Image.Image, soft: Image.Image, box: Box, colour: Colour) -> None:
    """Tint the land with the order's colour."""
    window = canvas.pixels(box.common(canvas.view))
    terrain.paste(colour, window[:2], soft.crop(window).point(TINT))


TINT = [max(0, v - 128) // 2 for v in range(256)]


def light_slopes(canvas: Canvas, terrain: Image.Image, relief: Image.Image, box: Box) -> None:
    """Light the slopes that face the fire, and darken those behind."""
    x, y = towards_fire(box.centre)
    step = STEP * canvas.scale * 2
    window = canvas.pixels(box.common(canvas.view))
    here = relief.crop(window)
    beyond = ImageChops.offset(here, round(x * step), round(y * step))
    slope = ImageChops.subtract(beyond, here, 1, 128)
    terrain.paste(canvas.theme["slope_lit"], window[:2], slope.point(LIT))
    terrain.paste(canvas.theme["slope_dark"], window[:2], slope.point(UNLIT))


LIT = [min(190, max(0, v - 131) * 7) for v in range(256)]
UNLIT = [min(190, max(0, 125 - v) * 6) for v in range(256)]


def towards_fire(middle: Point) -> Point:
    """Return the direction to the Great Bonfire, of length 1."""
    dx, dy = layout.FIRE[0] - middle[0], layout.FIRE[1] - middle[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


# ---- things on the land


def draw_growth(canvas: Canvas) -> None:
    """Draw woods, rocks and the orders' watchtowers, from back to front."""
    for id, island in ISLANDS.items():
        box = layout.ISLES[id]
        if not canvas.sees(box.grown(20)):
            continue
        side = "left" if towards_fire(box.centre)[0] < -0.05 else "right"
        for kind, foot, size in sorted(growth(id), key=lambda thing: thing[1][1]):
            thing = Box(foot[0] - size / 2, foot[1] - size * 0.94, size, size)
            draw_icon(canvas, f"{kind}_{side}", thing)
        if island.guardian:
            middle = box.centre[0] - 62 if side == "right" else box.centre[0] + 62
            draw_icon(canvas, f"tower_{island.guardian}", Box.around((middle, box.y + 26), 84))
        corner = box.right - 30, box.bottom - 26
        canvas.place(f"island:{id}", polygon(coast(id)).badge_at(corner))


@cache
def growth(id: str) -> tuple[tuple[str, Point, float], ...]:
    """Return the kind, foot and size of each tree and rock on an island.

    They stand behind the island's tasks and at both its ends.
    """
    chance, box = Random(f"growth {id}"), layout.ISLES[id]
    spots = layout.isle_spots(id, 3)
    rear, ends = spots[0].y, (spots[0].x, spots[-1].right)
    found: list[tuple[str, Point, float]] = []
    x = box.x + 34.0
    while x < box.right - 34:
        edge = abs(x - box.centre[0]) / (box.w / 2)
        size = chance.choice(SIZES)
        y = max(rear + chance.uniform(-12, 4) + 10 * edge**3, layout.SEA.y + 10 + size)
        if math.dist((x, y - size), layout.FIRE) > layout.RIM + 4:
            found.append((chance.choice(KINDS), (x, y), size))
        x += chance.uniform(12, 26)
    for end, side in zip(ends, (-1, 1), strict=True):
        for _ in range(3):
            y = chance.uniform(rear + 20, box.bottom - 62)
            x = end + side * chance.uniform(2, 12)
            found.append((chance.choice(KINDS), (x, y), SIZES[0]))
    return tuple(found)
