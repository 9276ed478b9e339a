"""Things that are looked up, drawn as they lie on the board."""

from collections.abc import Callable
from functools import partial

from render.ghost_stories.cards import draw_card
from render.ghost_stories.emblems import COLOURS
from render.ghost_stories.houses import paint_tile
from render.ghost_stories.layout import CARD
from render.ghost_stories.people import SHEET, draw_villager
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD, WOOD
from render.kit.pen import Pen
from render.kit.places import card
from rules.ghost_stories.parts import GHOSTS

Drawer = Callable[[Canvas, Box], None]
WOODEN = ("figure", "su_ling", "buddha", "tao_die", "curse")


def thing_of(kind: str, id: str) -> Drawer | None:
    """Return the function that draws a thing; None if the thing has only a sign."""
    if kind in DRAWN:
        return partial(DRAWN[kind], id=id)
    if kind in ("tao", "power", "family", "stone"):
        return lambda canvas, box: draw_icon(canvas, f"{kind}_{id}", box, matter=CARDBOARD)
    if kind == "piece" and id in WOODEN:
        return lambda canvas, box: draw_icon(canvas, id, box, matter=WOOD)
    return None


def draw_person(canvas: Canvas, box: Box, id: str) -> None:
    """Draw a villager's card."""
    draw_villager(canvas, id, Box.around(box.centre, box.h * SHEET[0] / SHEET[1], box.h))


def draw_taoist(canvas: Canvas, box: Box, id: str) -> None:
    draw_icon(canvas, f"taoist_{COLOURS.index(id)}", box, matter=WOOD)


def draw_face(canvas: Canvas, box: Box, id: str) -> None:
    draw_icon(canvas, f"curse_{id}", box.inset(20), matter=WOOD)


def draw_ghost(canvas: Canvas, box: Box, id: str) -> None:
    colour = GHOSTS[id].colour
    draw_card(canvas, Box.around(box.centre, box.w, box.w * CARD[1] / CARD[0]),
              id, "black" if colour == "board" else colour)  # fmt: skip


def draw_tile(canvas: Canvas, box: Box, id: str) -> None:
    """Draw a tile's scene, active above and haunted below."""
    theme = canvas.theme
    room = Box(box.x, box.centre[1] - 232, box.w, 226)
    for half, haunted in ((room, False), (room.moved(0, 238), True)):

        def paint(pen: Pen, haunted: bool = haunted) -> None:
            paint_tile(pen, theme, id, haunted=haunted)
            outline = Box(0, 0, 100, 100 * room.h / room.w)
            pen.inside_of(card(outline, 5).outline)
            pen.rounded(outline, 5, None, theme["haunt_light" if haunted else "gold"], 2)

        canvas.stamp(
            half, ("looked-up tile", id, haunted), paint, (100, 100 * room.h / room.w),
            matter=CARDBOARD
        )  # fmt: skip


DRAWN: dict[str, Callable[..., None]] = {
    "ghost": draw_ghost,
    "tile": draw_tile,
    "villager": draw_person,
    "board": draw_taoist,
    "face": draw_face,
}
