"""One seat's things, large: what the person holds, with the words of every card."""

from collections import Counter
from collections.abc import Sequence

from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.text import Style
from render.kit.theme import Theme
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen.lists import (
    MARGIN,
    WIDTH,
    Row,
    draw_rows,
    draw_table,
    icon_drawer,
    rows_height,
    tile_drawer,
)
from render.ryozen.scene import Seat, Tile
from render.ryozen.tiles import draw_tile
from render.ryozen.words import effect, glyph_of, name, text

HEAD = 110
GOODS = 92
TITLE = 56
SMALL = 62
A_LINE = 14  # small tiles beside each other
MOST_PIXELS = 2_000_000  # a very long panel is drawn a little smaller: encoding takes time

NAME = Style(Face.SERIF, 60, 22, 2)
HEADING = Style(Face.BOLD, 36, 26)


def hand_rows(seat: Seat, language: str) -> list[Row]:
    return [
        Row(
            [f"hand:{seat.player}:{kind}", f"companion:{seat.player}:{kind}"],
            tile_drawer(Tile(seat.mark, kind)),
            name("companions", kind, language),
            effect("companions", kind, language),
            ((f"×{count}",),) if count > 1 else (),
        )
        for kind, count in Counter(seat.hand).items()
    ]


def card_rows(seat: Seat, language: str) -> list[Row]:
    return [
        Row(
            [f"card:{seat.player}:{card}"],
            icon_drawer(f"glyph_{glyph_of(card)}"),
            name("revelations", card, language),
            effect("revelations", card, language),
            ((f"×{count}",),) if count > 1 else (),
        )
        for card, count in Counter(seat.cards).items()
    ]


def draw_panel(seat: Seat, language: str, theme: Theme, width: int = WIDTH) -> Canvas:
    """Everything that lies before a seat."""
    large = [("hand", hand_rows(seat, language)), ("revelations", card_rows(seat, language))]
    small = [
        ("palace", seat.palace, False),
        ("pushed-off", seat.resting, True),
        ("stack", seat.stack, False),
    ]
    height = float(HEAD + GOODS + MARGIN)
    height += sum(TITLE + rows_height(len(rows)) for _, rows in large if rows)
    height += sum(TITLE + small_height(kinds) for _, kinds, _ in small if kinds)
    width = min(width, round((MOST_PIXELS * WIDTH / height) ** 0.5))
    canvas = on_layer("ryozen panel", Box(0, 0, WIDTH, height), width, theme, draw_table)
    draw_owner(canvas, seat)
    box = canvas.view.inset(MARGIN, 0).below(HEAD + GOODS)
    for message, rows in large:
        if rows:
            box = draw_rows(canvas, rows, heading(canvas, text(language, message), box))
    for message, kinds, cloaked in small:
        if kinds:
            room = heading(canvas, text(language, message), box)
            box = draw_small_tiles(canvas, seat.mark, kinds, room, cloaked)
    return canvas


def draw_goods(seat: Seat, theme: Theme, width: int = WIDTH) -> Canvas:
    """Only what a seat can count: resources, shards, favour."""
    canvas = on_layer("ryozen goods", Box(0, 0, WIDTH, HEAD + GOODS + 10), width, theme, draw_table)
    draw_owner(canvas, seat)
    return canvas


def small_height(kinds: Sequence[str]) -> float:
    return -(-len(kinds) // A_LINE) * (SMALL + 8)


def draw_owner(canvas: Canvas, seat: Seat) -> None:
    theme = canvas.theme
    box = Box(MARGIN, 10, WIDTH - 2 * MARGIN, HEAD + GOODS - 16)
    canvas.panel(box, "board_raised", "accent" if seat.acting else "line", 22, 4, shadow=6)
    if seat.mark >= 0:
        seat_marker(canvas, seat.mark, Box(box.x + 16, box.y + 12, 84, 84))
    canvas.write(seat.name, Box(box.x + 116, box.y + 14, 480, 80), NAME, theme["ink"], "left")
    if seat.first:
        draw_icon(canvas, "first_player", Box(box.x + 612, box.y + 16, 76, 76), shadow=3)
    favour = canvas.place(f"favour:{seat.player}:", Box(box.right - 256, box.y + 12, 240, 84))
    pieces: list[Piece] = [Icon("favour"), str(seat.favour)]
    draw_row(canvas, pieces, favour, 74, theme["accent"], align="right")
    goods = Box(box.x + 12, box.y + HEAD - 6, box.w - 24, GOODS - 24).columns(6, 6)
    for (kind, count), room in zip(seat.goods.items(), goods, strict=True):
        canvas.place(f"resource:{seat.player}:{kind}", room)
        canvas.place(f"shard:{seat.player}:{kind}", room)
        colour = theme["ink" if count else "ink_soft"]
        draw_row(canvas, [Icon(kind), str(count)], room, 58, colour)


def heading(canvas: Canvas, words: str, box: Box) -> Box:
    canvas.write(words, box.top(TITLE - 10).inset(4, 3), HEADING, canvas.theme["ink_soft"], "left")
    return box.below(TITLE)


def draw_small_tiles(
    canvas: Canvas, mark: int, kinds: Sequence[str], box: Box, cloaked: bool
) -> Box:
    for number, kind in enumerate(kinds):
        x, y = number % A_LINE * (SMALL + 6), number // A_LINE * (SMALL + 6)
        room = Box(box.x + x, box.y + y, SMALL, SMALL)
        draw_tile(canvas, Tile(mark, kind, cloaked), room, shadow=2)
    return box.below(small_height(kinds))
