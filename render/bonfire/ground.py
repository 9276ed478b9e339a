"""The board before anything lies on it: drawn once for a theme, a language and a size."""

from PIL import Image, ImageDraw

from render.bonfire import briefs, layout
from render.bonfire.isles import cut_out, draw_growth, draw_land, draw_shallows, outlines
from render.bonfire.tiles import draw_slot
from render.bonfire.waters import distance, draw_routes, draw_water, warm_land, warm_water
from render.bonfire.words import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, polar
from render.kit.icons import draw_icon
from render.kit.materials import tabletop
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Theme, darker, lighter, mix
from render.kit.widgets import draw_row
from rules.bonfire.parts import COMMON_TASKS, DATA, ISLANDS

RINGS = 20  # rings of light on the stone around the fire
HEADING = Style(Face.SERIF, 38, 26)


def draw_ground(canvas: Canvas, language: str) -> None:
    draw_open_sea(canvas)
    draw_offers(canvas, language)


def draw_open_sea(canvas: Canvas) -> None:
    """Draw the sea on its table, without any words."""
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
    if canvas.sees(layout.SEA):
        draw_sea(canvas)


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
    """Draw the framed sea with the islands' yields."""
    canvas.panel(layout.SEA, "deep", "line", 24, 4, shadow=6)
    seen = canvas.view.common(layout.SEA.inset(5))
    left, top, right, _ = canvas.pixels(seen)
    sea = painted_sea(seen, right - left, canvas.theme)
    mask = Image.new("L", sea.image.size, 0)
    frame = sea.pixels(layout.SEA.inset(5))
    ImageDraw.Draw(mask).rounded_rectangle(frame, 20 * canvas.scale, 255)
    canvas.image.paste(sea.image, (left, top), mask)
    canvas.places.update(sea.places)
    for id, part in ISLANDS.items():
        if part.resource:
            foot = layout.isle_foot(id)
            draw_icon(canvas, part.resource, Box(foot.x, foot.y - 1, 56, 56), shadow=3)


def painted_sea(seen: Box, width: int, theme: Theme) -> Canvas:
    """Return dark water with islands; the Great Bonfire lights waves and shores."""
    sea = Canvas(seen, width, theme)
    far = distance(sea)
    draw_water(sea, far)
    land = cut_out(sea, outlines())
    draw_shallows(sea, land)
    warm_water(sea, far)
    draw_routes(sea)
    draw_land(sea, land)
    draw_growth(sea)
    draw_pier(sea)
    warm_land(sea, far)
    draw_ring(sea)
    return sea


def draw_pier(canvas: Canvas) -> None:
    """Draw a jetty in open water, where the ships wait, with a lantern at its end."""
    box = layout.PIER
    if not canvas.sees(box):
        return
    theme = canvas.theme
    plank = theme["log"]

    def paint(pen: Pen) -> None:
        for post in range(5):
            pen.rounded(Box(8 + post * 42, 66, 12, 34), 4, darker(plank, 0.6))
        for board in Box(0, 62, box.w, 24).columns(12, 1.5):
            pen.rounded(board, 2, lighter(plank, 0.12), darker(plank, 0.5), 2)
        pen.rounded(Box(box.w - 13, 34, 7, 40), 2, darker(plank, 0.5))
        for radius, strength in ((17, 60), (12, 110), (7, 255)):
            pen.circle((box.w - 18, 32), radius, (*theme["glow"], strength))

    canvas.stamp(box, "pier", paint, (box.w, box.h), shadow=2)


def draw_ring(canvas: Canvas) -> None:
    """Draw seven areas of stone around the hearth, brighter near the fire."""
    whole = Box.around(layout.FIRE, 2 * layout.RIM)
    if not canvas.sees(whole):
        return
    theme = canvas.theme
    ring, gold = theme["ring"], theme["ring_edge"]
    middle = (layout.RIM, layout.RIM)

    def paint(pen: Pen) -> None:
        pen.circle(middle, layout.RIM, darker(gold, 0.55))
        pen.circle(middle, layout.RIM - 3, gold)
        pen.circle(middle, layout.RIM - 7, ring)
        for step in range(RINGS):
            share = (step + 1) / RINGS
            radius = layout.HEARTH + (layout.RIM - 7 - layout.HEARTH) * (1 - share)
            pen.circle(middle, radius, mix(ring, theme["ring_glow"], share**1.1))
        for index in range(7):
            angle = layout.area_angle(index) + 180 / 7
            ends = [polar(middle, radius, angle) for radius in (layout.HEARTH, layout.RIM - 6)]
            pen.line(ends, darker(ring, 0.5), 7)
            pen.line(ends, mix(ring, gold, 0.75), 3)
        pen.circle(middle, layout.HEARTH + 6, darker(ring, 0.6))
        pen.circle(middle, layout.HEARTH - 8, theme["ember"])
        for stone in range(18):
            turn = 20.0 * stone
            spot = polar(middle, layout.HEARTH - 3, turn)
            pen.circle(spot, 12.5, darker(theme["stone"], 0.66))
            pen.circle(spot, 10.5, theme["stone"])
            pen.circle(
                polar(spot, 3.2, turn + 180), 7, mix(theme["stone"], theme["slope_lit"], 0.6)
            )

    canvas.stamp(whole, "ring of the fire", paint, (whole.w, whole.h))
    for index in range(7):
        canvas.place(f"area:{index}", layout.area_place(index))
