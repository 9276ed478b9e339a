"""The players' things: a plate for each seat."""

from collections import Counter
from typing import NamedTuple

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

GAP = 12.0


class Rows(NamedTuple):
    """A number of rows and the height of all of them together."""

    lines: int
    height: float


class Plan(NamedTuple):
    """The division of a plate's room between goods, hand and glyphs."""

    goods: Rows
    hand: Rows
    glyphs: Rows


PLAN = Plan(Rows(2, 226), Rows(1, 122), Rows(2, 198))
BARE = Plan(Rows(2, 350), Rows(1, 148), Rows(2, 24))  # before anybody has revelations
ICON = 108.0
COUNT = Style(Face.NUMBER, 64, 46)


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
    room = draw_owner(canvas, box, owner).inset(6, 8)
    canvas.place(f"favour:{seat.player}:", Box(box.right - 210, box.y + 12, 190, 74))
    for draw, rows in zip(
        (draw_goods, draw_hand, draw_glyphs),
        PLAN if seat.cards else BARE,
        strict=True,
    ):
        draw(canvas, seat, room.top(rows.height), rows.lines)
        room = room.below(rows.height + GAP)


def cells(box: Box, rows: int, count: int = 6) -> list[Box]:
    """Return boxes for so many things in so many rows."""
    return [room for row in box.rows(rows, 8) for room in row.columns(count // rows, 10)]


def draw_goods(canvas: Canvas, seat: Seat, box: Box, rows: int) -> None:
    """Draw resources, then shards, pale where the seat has none."""
    theme = canvas.theme
    rooms = cells(box, rows)
    for kind, room in zip(seat.goods, rooms, strict=True):
        count = seat.goods[kind]
        colour = theme["ink"] if count else theme["ink_faint"]
        canvas.place(f"resource:{seat.player}:{kind}", room)
        canvas.place(f"shard:{seat.player}:{kind}", room)
        draw_row(canvas, [Icon(kind), str(count)], room, min(ICON, room.h * 0.86), colour)


def draw_hand(canvas: Canvas, seat: Seat, box: Box, rows: int) -> None:
    """Draw companions in hand, then the resting ones face down."""
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


def draw_glyphs(canvas: Canvas, seat: Seat, box: Box, rows: int) -> None:
    """Draw the revelations' glyphs, with the number of each."""
    cards = Counter(glyph_of(card) for card in seat.cards)
    for (glyph, count), room in zip(cards.items(), cells(box, rows), strict=False):
        side = Box.around((room.x + room.h / 2, room.centre[1]), min(ICON, room.h))
        draw_icon(canvas, f"glyph_{glyph}", side, shadow=3)
        for card in seat.cards:
            if glyph_of(card) == glyph:
                canvas.place(f"card:{seat.player}:{card}", disc(side))
        if count > 1:
            plus = Box(side.right + 8, room.y, room.right - side.right - 8, room.h)
            canvas.write(f"×{count}", plus, COUNT, canvas.theme["ink"], "left")
