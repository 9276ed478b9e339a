"""What each player has: a plate for each seat."""

from collections import Counter

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_outline
from render.kit.pieces import Owner, draw_owner, fan
from render.kit.places import disc
from render.kit.text import Style
from render.kit.widgets import Icon, draw_row
from render.ryozen import layout
from render.ryozen.scene import Scene, Seat, Tile
from render.ryozen.tiles import draw_tile
from render.ryozen.words import glyph_of

GOODS = 176.0
TILE = 104.0
GLYPH = 86.0
COUNT = Style(Face.NUMBER, 50, 28)


def draw_seats(canvas: Canvas, scene: Scene) -> None:
    for seat, box in zip(scene.seats, layout.seat_boxes(len(scene.seats)), strict=True):
        canvas.place(f"player:{seat.player}", box)
        canvas.place(f"seat:{seat.player}", box)
        draw_seat(canvas, seat, box)


def draw_seat(canvas: Canvas, seat: Seat, box: Box) -> None:
    owner = Owner(
        mark=seat.mark,
        name=seat.name,
        score=str(seat.favour),
        sign="favour",
        acting=seat.acting,
        extras=("first_player",) if seat.first else (),
    )
    room = draw_owner(canvas, box, owner).inset(6, 10)
    canvas.place(f"favour:{seat.player}:", Box(box.right - 210, box.y + 12, 190, 74))
    draw_goods(canvas, seat, room.top(GOODS))
    draw_hand(canvas, seat, room.below(GOODS + 12).top(TILE))
    draw_glyphs(canvas, seat, room.below(GOODS + TILE + 28).top(GLYPH))


def draw_goods(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Resources above, shards below; what a seat has none of is pale."""
    theme = canvas.theme
    rooms = [room for row in box.rows(2, 8) for room in row.columns(3, 10)]
    for kind, room in zip(seat.goods, rooms, strict=True):
        count = seat.goods[kind]
        colour = theme["ink"] if count else theme["ink_faint"]
        canvas.place(f"resource:{seat.player}:{kind}", room)
        canvas.place(f"shard:{seat.player}:{kind}", room)
        draw_row(canvas, [Icon(kind), str(count)], room, 72, colour)


def draw_hand(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Companions in hand, then those that rest, with their faces down."""
    tiles = [*((kind, False) for kind in seat.hand), *((kind, True) for kind in seat.resting)]
    if not tiles:
        return
    rooms = fan(box, len(tiles), 1.0)
    start = rooms[0].x - box.x
    for (kind, cloaked), place in zip(tiles, rooms, strict=True):
        room = place.moved(-start, 0)
        if not cloaked:
            canvas.place(f"hand:{seat.player}:{kind}", seat_outline(seat.mark, room))
        draw_tile(canvas, Tile(seat.mark, kind, cloaked), room, shadow=4)


def draw_glyphs(canvas: Canvas, seat: Seat, box: Box) -> None:
    """The revelations by their glyphs, and how many of each."""
    cards = Counter(glyph_of(card) for card in seat.cards)
    for (glyph, count), room in zip(cards.items(), box.columns(6, 4), strict=False):
        sign = Box(room.x, room.y, min(GLYPH, room.w * 0.62), room.h)
        side = Box.around(sign.centre, sign.w)
        draw_icon(canvas, f"glyph_{glyph}", side, shadow=3)
        for card in seat.cards:
            if glyph_of(card) == glyph:
                canvas.place(f"card:{seat.player}:{card}", disc(side))
        if count > 1:
            plus = room.beside(sign.w + 2)
            canvas.write(f"×{count}", plus, COUNT, canvas.theme["ink"], "left")
