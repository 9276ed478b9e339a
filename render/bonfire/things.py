"""What is looked up, drawn as it lies on the board."""

from collections.abc import Callable

from render.bonfire.tiles import draw_path, draw_task
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import WOOD
from rules.bonfire.parts import PATH_TILES, TASKS

Drawer = Callable[[Canvas, Box], None]
WOODEN = ("ship", "novice", "neutral")


def thing_of(kind: str, id: str, icon: str) -> Drawer | None:
    """How it looks; None for what has only a sign."""
    if kind == "task":
        part = TASKS[id]
        return lambda canvas, box: draw_task(
            canvas,
            Box.around(box.centre, 244, 334),
            {"id": id, "key": "", "color": part.color, "points": part.points, "kind": part.kind,
             "lit": False, "have": 0, "need": 1},
        )  # fmt: skip
    if kind == "path":
        tile = PATH_TILES[id]
        return lambda canvas, box: draw_path(
            canvas,
            Box.around(box.centre, 268, 236),
            {"id": id, "key": "", "crystal": tile.crystal, "resource": tile.resource},
        )
    if kind == "guardian" or (kind == "piece" and id in WOODEN):
        return lambda canvas, box: draw_icon(canvas, icon, box, matter=WOOD)
    return None
