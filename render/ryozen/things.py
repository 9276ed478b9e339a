"""Single things that people look up, drawn as they lie on the board."""

from collections.abc import Callable

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.markers import seat_marker
from render.kit.matter import CARDBOARD, WOOD
from render.ryozen.landscape import TALL, WIDE, paint_province
from render.ryozen.rows import draw_revelation, draw_village
from render.ryozen.scene import Tile
from render.ryozen.tales import draw_act
from render.ryozen.tiles import draw_tile
from rules.ryozen.parts import BOX, CLANS

Drawer = Callable[[Canvas, Box], None]


def thing_of(kind: str, id: str, language: str) -> Drawer | None:
    """Return the function that draws a thing, or None if it has only a sign."""
    if kind == "companion":
        mark = list(BOX.companions).index(id) % len(CLANS)
        return lambda canvas, box: draw_tile(canvas, Tile(mark, id), box, shadow=8)
    if kind == "revelation":
        return lambda canvas, box: draw_revelation(
            canvas, id, Box.around(box.centre, 330, 398), language
        )
    if kind == "village":
        return lambda canvas, box: draw_on_road(
            canvas, id, Box.around(box.centre, 336, 270), language
        )
    if kind == "clan":
        mark = CLANS.index(id)
        return lambda canvas, box: seat_marker(canvas, mark, box, matter=WOOD)
    whole = {"sector": draw_sector, "act": draw_act}.get(kind)
    return (lambda canvas, box: whole(canvas, id, box)) if whole else None


def draw_on_road(canvas: Canvas, village: str, box: Box, language: str) -> None:
    road = Box.around(box.centre, box.w + 40, 34)
    canvas.rect(road, canvas.theme["road"])
    draw_village(canvas, village, box, language)


def draw_sector(canvas: Canvas, sector: str, box: Box) -> None:
    theme = canvas.theme
    wide = box.w + 28
    canvas.stamp(
        Box.around(box.centre, wide, wide * TALL / WIDE),
        ("province", sector, True),
        lambda pen: paint_province(pen, theme, sector, lit=True),
        units=(WIDE, TALL),
        matter=CARDBOARD,
    )
