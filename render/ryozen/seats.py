"""What each player has: a panel below the board, and a large one for a picture of its own."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.text import Style
from render.kit.widgets import Icon, draw_row
from render.ryozen import layout
from render.ryozen.scene import Scene, Seat, Tile
from render.ryozen.tiles import draw_tile
from render.ryozen.words import glyph_of

NAME = Style(Face.SERIF, 50, 18, 2)
FAVOUR = Style(Face.NUMBER, 62, 44)


def draw_seats(canvas: Canvas, scene: Scene) -> None:
    for seat, box in zip(scene.seats, layout.seat_boxes(len(scene.seats)), strict=True):
        canvas.place(f"player:{seat.player}", box)
        canvas.place(f"seat:{seat.player}", box)
        draw_seat(canvas, seat, box)


def draw_seat(canvas: Canvas, seat: Seat, box: Box) -> None:
    theme = canvas.theme
    if seat.acting:
        canvas.panel(box, "board_raised", "accent", 20, 6)
    if seat.mark >= 0:
        seat_marker(canvas, seat.mark, Box(box.x + 16, box.y + 12, 72, 72))
    canvas.write(seat.name, Box(box.x + 102, box.y + 14, 390, 68), NAME, theme["ink"], "left")
    if seat.first:
        draw_icon(canvas, "first_player", Box(box.x + 506, box.y + 14, 66, 66), shadow=3)
    favour = canvas.place(f"favour:{seat.player}:", Box(box.x + 580, box.y + 12, 180, 74))
    draw_row(canvas, [Icon("favour"), str(seat.favour)], favour, 64, theme["accent"], align="right")
    goods = Box(box.x + 16, box.y + 90, box.w - 32, 56)
    draw_goods(canvas, seat, goods)
    draw_hand(canvas, seat, Box(box.x + 16, box.y + 150, box.w - 32, 64))


def draw_goods(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Resources and shards; what a seat has none of is pale."""
    theme = canvas.theme
    for kind, room in zip(seat.goods, box.columns(6, 6), strict=True):
        count = seat.goods[kind]
        colour = theme["ink"] if count else theme["line"]
        canvas.place(f"resource:{seat.player}:{kind}", room)
        canvas.place(f"shard:{seat.player}:{kind}", room)
        draw_row(canvas, [Icon(kind), str(count)], room, 52, colour)


def draw_hand(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Companions in hand on the left, revelations by their glyphs on the right."""
    size = 62.0
    x = box.x
    for kind in seat.hand:
        room = Box(x, box.y, size, size)
        canvas.place(f"hand:{seat.player}:{kind}", room)
        draw_tile(canvas, Tile(seat.mark, kind), room, shadow=2)
        x += size + 4
    for kind in seat.resting:
        draw_tile(canvas, Tile(seat.mark, kind, cloaked=True), Box(x, box.y + 8, 46, 46), shadow=2)
        x += 50
    draw_glyphs(canvas, seat, Box(x + 12, box.y, box.right - x - 12, size))


def draw_glyphs(canvas: Canvas, seat: Seat, box: Box) -> None:
    """One glyph a card, from the right; they move together when there are many."""
    size = 56.0
    step = min(size + 3, (box.w - size) / max(1, len(seat.cards) - 1))
    for number, card in enumerate(reversed(seat.cards)):
        room = Box(box.right - size - number * step, box.y + 3, size, size)
        canvas.place(f"card:{seat.player}:{card}", room)
        draw_icon(canvas, f"glyph_{glyph_of(card)}", room, shadow=2)
