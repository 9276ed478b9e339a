"""The sea: deep water, the routes on it, and the light of the Great Bonfire on all of this."""

import math
from itertools import pairwise

from PIL import Image, ImageChops

from render.bonfire import layout
from render.bonfire.isles import grain
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point, bezier, polar
from render.kit.materials import noise, water
from render.kit.pen import Pen
from render.kit.theme import darker
from rules.bonfire.parts import DATA

SHINE = 900.0  # radius of the Great Bonfire's light on the sea
RIM = 180  # the value of Pillow's radial gradient in the middle of each edge
CRESTS = [min(255, max(0, v - 168) * 6) for v in range(256)]


def draw_water(canvas: Canvas, far: Image.Image) -> None:
    """Draw the deep water: dark far from the Great Bonfire, with crests of waves."""
    theme, size = canvas.theme, canvas.image.size
    deep = Image.new("RGB", size, theme["deep"])
    canvas.image.paste(Image.composite(deep, water(size, theme["sea"]), far.point(DEPTH)))
    crests = noise(size, grain(canvas, 40, 6), 127, "crests").point([v // 4 for v in CRESTS])
    canvas.image.paste(theme["sea_light"], (0, 0), crests)


def distance(canvas: Canvas) -> Image.Image:
    """Return each pixel's distance from the Great Bonfire: `RIM` is the end of its light."""
    light = Box.around(layout.FIRE, 2 * SHINE)
    seen, share = canvas.view, 256 / light.w
    window = (
        (seen.x - light.x) * share,
        (seen.y - light.y) * share,
        (seen.right - light.x) * share,
        (seen.bottom - light.y) * share,
    )
    return Image.radial_gradient("L").resize(canvas.image.size, Image.Resampling.BICUBIC, window)


def warm_water(canvas: Canvas, far: Image.Image) -> None:
    """Colour the sea amber near the Great Bonfire, and let its light glitter on the waves farther
    away."""
    theme, size = canvas.theme, canvas.image.size
    canvas.image.paste(theme["sea_warm"], (0, 0), far.point(AMBER))
    crests = noise(size, grain(canvas, 30, 5), 127, "glitter").point(CRESTS)
    canvas.image.paste(theme["glitter"], (0, 0), ImageChops.multiply(far.point(GLITTER), crests))


def warm_land(canvas: Canvas, far: Image.Image) -> None:
    """Add firelight to everything it falls on."""
    image = canvas.image
    dark, warm = (
        Image.new("RGB", image.size, light) for light in ((0, 0, 0), canvas.theme["fire_light"])
    )
    light = Image.composite(warm, dark, far.point(GLOW))
    canvas.image = ImageChops.screen(image, light)


DEPTH = [min(255, round((v / RIM) ** 1.3 * 255)) for v in range(256)]
AMBER = [min(235, round(max(0.0, 1 - v / 90) ** 1.1 * 300)) for v in range(256)]
GLITTER = [round(max(0.0, 1 - v / 105) ** 0.9 * 235) for v in range(256)]
GLOW = [round(max(0.0, 1 - v / 112) ** 2.0 * 120) for v in range(256)]


# ---- routes


def routes() -> list[list[Point]]:
    """Return the routes, straight from isle to isle; the middle one goes around the Great
    Bonfire."""
    ways = []
    for one, other in DATA.route:
        start, end = layout.ISLES[one].centre, layout.ISLES[other].centre
        if {one, other} == {"isle_root_cw", "isle_shell_ce"}:
            around = [polar(layout.FIRE, layout.RIM + 14, angle) for angle in range(-72, 73, 4)]
            height = start[1] - 36
            ashore = bezier(start, (start[0] + 132, height), around[0], 8)
            back = bezier(around[-1], (end[0] - 132, height), end, 8)
            ways.append([*ashore, *around[1:-1], *back])
        else:
            ways.append([start, end])
    return ways


def draw_routes(canvas: Canvas) -> None:
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 48, darker(theme["deep"], 0.5))
        pen.circle((50, 50), 36, theme["route"])

    for way in routes():
        for dot in dots(way, 19):
            canvas.stamp(Box.around(dot, 11.5), "dot of a route", paint)


def dots(way: list[Point], step: float) -> list[Point]:
    """Return points at equal distances along a line."""
    found, left = [], step / 2
    for (ax, ay), (bx, by) in pairwise(way):
        length = math.hypot(bx - ax, by - ay)
        while left <= length:
            found.append((ax + (bx - ax) * left / length, ay + (by - ay) * left / length))
            left += step
        left -= length
    return found
