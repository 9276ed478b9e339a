"""Single things that people look up, drawn as they lie on the board."""

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageDraw

from render.bonfire import briefs, layout
from render.bonfire.ground import painted_sea
from render.bonfire.tiles import draw_path, draw_task
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, WOOD
from render.kit.widgets import draw_row
from rules.bonfire.parts import DATA, FATE_TILES, ISLANDS, PATH_TILES, TASKS

Drawer = Callable[[Canvas, Box], None]
WOODEN = ("ship", "novice", "neutral")


def thing_of(kind: str, id: str, icon: str) -> Drawer | None:
    """Return the function that draws a thing; None if the thing has only a sign."""
    if kind in DRAWN:
        return partial(DRAWN[kind], id)
    if kind == "guardian" or (kind == "piece" and id in WOODEN):
        return lambda canvas, box: draw_icon(canvas, icon, box, matter=WOOD)
    if kind == "island":
        return lambda canvas, box: draw_island(canvas, box, id, icon)
    return None


def task(id: str, canvas: Canvas, box: Box) -> None:
    part = TASKS[id]
    draw_task(
        canvas,
        Box.around(box.centre, 244, 334),
        {"id": id, "key": "", "color": part.color, "points": part.points, "kind": part.kind,
         "lit": False, "have": 0, "need": 1},
    )  # fmt: skip


def path(id: str, canvas: Canvas, box: Box) -> None:
    tile = PATH_TILES[id]
    draw_path(
        canvas,
        Box.around(box.centre, 268, 236),
        {"id": id, "key": "", "crystal": tile.crystal, "resource": tile.resource},
    )


def common(id: str, canvas: Canvas, box: Box) -> None:
    draw_seat(canvas, box, briefs.common(id))


def council(number: str, canvas: Canvas, box: Box) -> None:
    draw_seat(canvas, box, briefs.COUNCIL[DATA.council[int(number)].id])


def fate(id: str, canvas: Canvas, box: Box) -> None:
    """Draw a fate tile: its three symbols in a row."""
    strip = Box.around(box.centre, 336, 110).columns(3, 3)
    for symbol, cell in zip(FATE_TILES[id].symbols, strip, strict=True):
        draw_icon(canvas, f"symbol_{symbol}", cell, matter=CARDBOARD)


DRAWN: dict[str, Callable[[str, Canvas, Box], None]] = {
    "task": task,
    "path": path,
    "common": common,
    "council": council,
    "fate": fate,
}


def draw_seat(canvas: Canvas, box: Box, row: briefs.Row) -> None:
    """Draw a council cell or a common task, and the novice that is sent there."""
    cell = Box.around(box.centre, 340, 372)
    canvas.panel(cell, "slot", "card_edge", 18, 4)
    draw_row(canvas, row, cell.top(200).inset(16, 20), 118, canvas.theme["ink"])
    novice = Box.around(cell.below(190).centre, 150)
    draw_icon(canvas, "novice_neutral", novice, matter=WOOD)


def draw_island(canvas: Canvas, box: Box, id: str, icon: str) -> None:
    """Draw an island in the sea with its yields."""
    seen = layout.ISLES[id].grown(26).common(layout.SEA.inset(5))
    room = Box.around(box.centre, box.w, box.w * seen.h / seen.w)
    left, top, right, _ = canvas.pixels(room)
    sea = painted_sea(seen, right - left, canvas.theme).image
    mask = Image.new("L", sea.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, sea.width - 1, sea.height - 1), 14, 255)
    canvas.image.paste(sea, (left, top), mask)
    middle = room.centre[0], room.centre[1] + room.h * 0.1
    draw_icon(
        canvas,
        icon,
        Box.around(middle, room.h * 0.46),
        matter=WOOD if ISLANDS[id].guardian else None,
        shadow=4,
    )
