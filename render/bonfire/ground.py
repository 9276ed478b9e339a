"""The board before anything lies on it: drawn once for a theme, a language and a size."""

import math
from collections.abc import Callable
from itertools import pairwise

from PIL import Image, ImageDraw

from render.bonfire import briefs, layout
from render.bonfire.tiles import draw_slot
from render.bonfire.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, polar
from render.kit.icons import draw_icon
from render.kit.materials import glow, vignette, water, wood
from render.kit.pen import Paint, Pen
from render.kit.text import Style
from render.kit.theme import Colour, darker, lighter, mix
from render.kit.widgets import draw_row
from rules.bonfire.parts import COMMON_TASKS, DATA, ISLANDS

SHINE = 840.0  # how far the Great Bonfire lights the sea
HEADING = Style(Face.SERIF, 40, 26)


def draw_ground(canvas: Canvas, language: str) -> None:
    canvas.image.paste(vignette(wood(canvas.image.size, canvas.theme["table"]), 0.4))
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
    """Dark water that the Great Bonfire lights from its middle."""
    theme = canvas.theme
    canvas.panel(layout.SEA, "sea", "line", 24, 4, shadow=6)
    frame = layout.SEA.inset(5)
    left, top, right, bottom = canvas.pixels(frame)
    size = right - left, bottom - top
    sea = vignette(water(size, theme["sea"]), 0.3)
    light = Box.around(layout.FIRE, 2 * SHINE)
    x, y, *_ = canvas.pixels(light)
    side = round(2 * SHINE * canvas.scale)
    shine = glow((side, side), theme["fire_light"], 225)
    sea.paste(shine, (x - left, y - top), shine)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 20 * canvas.scale, 255)
    canvas.image.paste(sea, (left, top), mask)
    on_sea(canvas, draw_routes)
    on_sea(canvas, draw_isles)
    on_sea(canvas, draw_ring)
    for id, part in ISLANDS.items():
        if part.resource:
            foot = layout.isle_foot(id)
            draw_icon(canvas, part.resource, Box(foot.x, foot.y - 1, 56, 56), shadow=3)


Move = Callable[[Point], Point]


def on_sea(canvas: Canvas, draw: Callable[[Canvas, Pen, Move], None]) -> None:
    """Draws with one pen over all of the sea that is in the window."""
    view, sea = canvas.view, layout.SEA
    x, y = max(view.x, sea.x), max(view.y, sea.y)
    box = Box(x, y, min(view.right, sea.right) - x, min(view.bottom, sea.bottom) - y)
    left, top, right, bottom = canvas.pixels(box)
    pen = Pen((right - left, bottom - top), (box.w, box.h))
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


def draw_isles(canvas: Canvas, pen: Pen, move: Move) -> None:
    theme = canvas.theme
    for number, (id, middle) in enumerate(layout.ISLES.items()):
        order = ISLANDS[id].guardian
        land: Colour = mix(theme["isle"], theme[order], 0.3) if order else theme["isle"]
        coats: list[tuple[float, Paint, float]] = [
            (12, (*theme["sea_light"], 130), 0),
            (3, darker(theme["isle_edge"], 0.55), 5),
            (2, theme["isle_edge"], 0),
            (-3, darker(land, 0.35), 0),
            (-6, land, 0),
        ]
        for grown, paint, drop in coats:
            outline = [move((x, y + drop)) for x, y in shore(middle, grown, number)]
            pen.polygon(outline, paint)
        canvas.place(f"island:{id}", layout.isle(id))
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
        canvas.place(f"area:{index}", layout.area_box(index))
