"""The board before anything lies on it: drawn once for a theme, a language and a size."""

import math
from collections.abc import Callable
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.bonfire import briefs, layout
from render.bonfire.tiles import draw_slot
from render.bonfire.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, polar
from render.kit.icons import draw_icon
from render.kit.materials import glow, noise, tabletop, vignette, water
from render.kit.pen import Paint, Pen
from render.kit.places import polygon
from render.kit.text import Style
from render.kit.theme import Colour, darker, lighter, mix
from render.kit.widgets import draw_row
from rules.bonfire.parts import COMMON_TASKS, DATA, ISLANDS

SHINE = 900.0  # how far the Great Bonfire lights the sea
FIRELIGHT = 215
CREST = [min(255, 50 + max(0, v - 128) * 2) for v in range(256)]
NEAR = [round(255 * (v / 255) ** 3) for v in range(256)]  # light that falls off soon
HEADING = Style(Face.SERIF, 38, 26)


def draw_ground(canvas: Canvas, language: str) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    if canvas.sees(layout.SEA):
        draw_sea(canvas)
    draw_offers(canvas, language)


def draw_offers(canvas: Canvas, language: str) -> None:
    for box, message in (
        (layout.COUNCIL, "council"),
        (layout.COMMON, "common"),
        (layout.PATHS, "paths"),
        (layout.MASTERS, "masters"),
        (layout.ELDERS, "elders"),
    ):
        canvas.panel(box, "board", "line", 18, 3, shadow=5)
        heading = Box(box.x + 20, box.y + 3, box.w * 0.55, 38)
        canvas.write(text(language, message), heading, HEADING, canvas.theme["ink_soft"], "left")
    for cell, box in zip(DATA.council, layout.council_cells(), strict=True):
        draw_slot(canvas, box)
        row = Box(box.x + 6, box.y + 4, box.w - 12, 54)
        draw_row(canvas, briefs.COUNCIL[cell.id], row, 54, canvas.theme["ink"])
    for id, box in zip(COMMON_TASKS, layout.common_cells(), strict=True):
        draw_slot(canvas, box)
        row = Box(box.x + 6, box.y + 4, box.w - 12, 54)
        draw_row(canvas, briefs.common(id), row, 54, canvas.theme["ink"])


# ---- the sea


def draw_sea(canvas: Canvas) -> None:
    """Dark water with islands; the light of the Great Bonfire falls on waves and shores."""
    theme = canvas.theme
    canvas.panel(layout.SEA, "sea", "line", 24, 4, shadow=6)
    left, top, right, bottom = canvas.pixels(layout.SEA.inset(5))
    size = right - left, bottom - top
    whole = Canvas(canvas.view, canvas.width, theme)
    whole.image.paste(vignette(water(size, theme["sea"]), 0.3), (left, top))
    on_sea(whole, draw_routes, draw_isles, draw_ring)
    sea = lit_by_fire(whole.image.crop((left, top, right, bottom)), canvas, (left, top))
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 20 * canvas.scale, 255)
    canvas.image.paste(sea, (left, top), mask)
    canvas.places.update(whole.places)
    for id, part in ISLANDS.items():
        if part.resource:
            foot = layout.isle_foot(id)
            draw_icon(canvas, part.resource, Box(foot.x, foot.y - 1, 56, 56), shadow=3)


def lit_by_fire(sea: Image.Image, canvas: Canvas, corner: tuple[int, int]) -> Image.Image:
    """Light is added to what it falls on, most to the crests of the waves, none at the far end."""
    light = Box.around(layout.FIRE, 2 * SHINE)
    x, y, *_ = canvas.pixels(light)
    side = round(2 * SHINE * canvas.scale)
    fall = Image.new("L", sea.size, 0)
    shine = glow((side, side), canvas.theme["fire_light"], FIRELIGHT).getchannel("A")
    fall.paste(shine, (x - corner[0], y - corner[1]))
    grain = round(52 * canvas.scale) + 1, round(9 * canvas.scale) + 1
    crests = noise(sea.size, grain, 120).point(CREST)
    fall = ImageChops.add(ImageChops.multiply(fall, crests), fall.point(NEAR))
    warm = Image.new("RGB", sea.size, canvas.theme["fire_light"])
    dark = Image.new("RGB", sea.size, (0, 0, 0))
    return ImageChops.screen(sea, Image.composite(warm, dark, fall))


Move = Callable[[Point], Point]


def on_sea(canvas: Canvas, *draws: Callable[[Canvas, Pen, Move], None]) -> None:
    """Draws with one pen over all of the sea that is in the window."""
    view, sea = canvas.view, layout.SEA
    x, y = max(view.x, sea.x), max(view.y, sea.y)
    box = Box(x, y, min(view.right, sea.right) - x, min(view.bottom, sea.bottom) - y)
    left, top, right, bottom = canvas.pixels(box)
    pen = Pen((right - left, bottom - top), (box.w, box.h))
    for draw in draws:
        draw(canvas, pen, lambda point: (point[0] - box.x, point[1] - box.y))
    picture = pen.finished()
    canvas.image.paste(picture, (left, top), picture)


def routes() -> list[list[Point]]:
    """Straight from isle to isle; the one through the middle goes around the Great Bonfire."""
    ways = []
    for one, other in DATA.route:
        start, end = layout.ISLES[one], layout.ISLES[other]
        if {one, other} == {"isle_root_cw", "isle_shell_ce"}:
            around = [polar(layout.FIRE, layout.RIM + 11, angle) for angle in range(-72, 73, 4)]
            height = start[1] - 36
            ashore = bezier(start, (start[0] + 132, height), around[0], 8)
            back = bezier(around[-1], (end[0] - 132, height), end, 8)
            ways.append([*ashore, *around[1:-1], *back])
        else:
            ways.append([start, end])
    return ways


def draw_routes(canvas: Canvas, pen: Pen, move: Move) -> None:
    for way in routes():
        for dot in dots(way, 19):
            pen.circle(move(dot), 5.5, (0, 0, 0, 90))
            pen.circle(move(dot), 4.2, canvas.theme["route"])


def dots(way: list[Point], step: float) -> list[Point]:
    """Points at equal distances along a line."""
    found, left = [], step / 2
    for (ax, ay), (bx, by) in pairwise(way):
        length = math.hypot(bx - ax, by - ay)
        while left <= length:
            found.append((ax + (bx - ax) * left / length, ay + (by - ay) * left / length))
            left += step
        left -= length
    return found


def shore(middle: Point, grown: float, number: int) -> list[Point]:
    """An island's outline: a soft rectangle that no tide made twice."""
    points = []
    for degrees in range(0, 360, 3):
        angle = math.radians(degrees)
        wave = 1 + 0.007 * math.sin(7 * angle + number) + 0.005 * math.sin(11 * angle + number)
        cosine, sine = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(cosine) ** 0.38, cosine) * (layout.ISLE[0] / 2 + grown) * wave
        y = math.copysign(abs(sine) ** 0.38, sine) * (layout.ISLE[1] / 2 + grown) * wave
        points.append((middle[0] + x, middle[1] + y))
    return points


def towards_fire(middle: Point) -> Point:
    """The direction from an island to the Great Bonfire, of length 1."""
    dx, dy = layout.FIRE[0] - middle[0], layout.FIRE[1] - middle[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def draw_isles(canvas: Canvas, pen: Pen, move: Move) -> None:
    theme = canvas.theme
    for number, (id, middle) in enumerate(layout.ISLES.items()):
        order = ISLANDS[id].guardian
        land: Colour = mix(theme["isle"], theme[order], 0.3) if order else theme["isle"]
        sand = theme["isle_edge"]
        fire = towards_fire(middle)
        coats: list[tuple[float, Paint, Point]] = [
            (16, (*theme["sea_light"], 90), (0, 0)),
            (10, (*lighter(theme["sea_light"], 0.25), 120), (0, 0)),
            (4, darker(sand, 0.6), (0, 6)),
            (3, darker(sand, 0.2), (0, 0)),
            (-1, sand, (0, 0)),
            (-5, darker(land, 0.42), (0, 0)),
            (-7, land, (fire[0] * 2, fire[1] * 2)),
            (-20, lighter(land, 0.1), (fire[0] * 8, fire[1] * 7)),
            (-34, mix(land, theme["fire_light"], 0.14), (fire[0] * 15, fire[1] * 13)),
        ]
        for grown, paint, shift in coats:
            outline = shore((middle[0] + shift[0], middle[1] + shift[1]), grown, number)
            pen.polygon([move(point) for point in outline], paint)
        box = layout.isle(id)
        coast = polygon(shore(middle, 4, number))
        canvas.place(f"island:{id}", coast.badge_at((box.right - 16, box.bottom - 20)))
    draw_pier(canvas, pen, move)


def draw_pier(canvas: Canvas, pen: Pen, move: Move) -> None:
    """A jetty in open water, where the ships wait."""
    plank = mix(canvas.theme["line"], canvas.theme["isle_edge"], 0.3)
    x, y = move((layout.PIER.x, layout.PIER.y))
    for post in range(5):
        pen.rounded(Box(x + 8 + post * 46, y + 70, 12, 34), 4, darker(plank, 0.6))
    for board in Box(x, y + 64, layout.PIER.w, 26).columns(12, 2):
        pen.rounded(board, 3, plank, darker(plank, 0.55), 2)


def draw_ring(canvas: Canvas, pen: Pen, move: Move) -> None:
    """Seven areas of dark stone around the hearth."""
    theme = canvas.theme
    middle = move(layout.FIRE)
    ring = theme["ring"]
    pen.circle((middle[0], middle[1] + 5), layout.RIM + 3, (0, 0, 0, 130))
    pen.circle(middle, layout.RIM, mix(theme["isle_edge"], ring, 0.2))
    pen.circle(middle, layout.RIM - 5, ring)
    for index in range(7):
        angle = layout.area_angle(index) + 180 / 7
        ends = polar(middle, layout.HEARTH, angle), polar(middle, layout.RIM - 5, angle)
        pen.line(ends, mix(theme["isle_edge"], ring, 0.35), 4)
    pen.circle(middle, layout.HEARTH + 4, mix(theme["isle_edge"], ring, 0.2))
    pen.circle(middle, layout.HEARTH, darker(theme["ember"], 0.2))
    pen.circle(middle, layout.HEARTH - 16, lighter(theme["ember"], 0.12))
    for index in range(7):
        canvas.place(f"area:{index}", layout.area_place(index))
