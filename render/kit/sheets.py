"""Sheets: things to choose from, with their words in letters that a phone can show."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.focus import Option, places_of
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.materials import tabletop
from render.kit.signs import with_signs
from render.kit.text import Style, width_of
from render.kit.theme import Theme

WIDTH = 1600
WIDEST = 1200  # pixels; the large letters need no more
ROW = 258.0
FOOT = 66.0  # room under the words of a card for what `Entry.foot` draws
GAP = 26.0
BADGE = 96.0  # size of an option's number in the corner
TITLE = Style(Face.TITLE, 54, 36)
LONG_TITLE = Style(Face.TITLE, 46, 30, 2)
FAIR = 42  # the smallest size of a title in one line; a longer title takes two
WORDS = Style(Face.BODY, 45, 30, 4)
HEAD = Style(Face.TITLE, 60, 40)
TOP = 96.0

Paint: TypeAlias = Callable[[Canvas, Box], None]


@dataclass(frozen=True)
class Entry:
    """Something to choose: its picture on the left, its name and words beside it."""

    key: str
    title: str
    words: str
    paint: Paint
    foot: Paint | None = None


def narrowed(entries: Sequence[Entry], options: Sequence[Option]) -> list[Entry]:
    """Return the entries that can be chosen; all if none can."""
    wanted = places_of(options)
    return [entry for entry in entries if entry.key in wanted or not wanted]


def entries_alt(title: str, entries: Sequence[Entry]) -> str:
    return alt_text([f"{title}.", *(f"{one.title}: {one.words}" for one in entries)])


def draw_sheet(title: str, entries: Sequence[Entry], look: Look, theme: Theme) -> Canvas:
    rows = (len(entries) + 1) // 2
    tall = ROW + (FOOT if any(entry.foot for entry in entries) else 0)
    canvas = sheet_of(title, rows * (tall + GAP), look, theme)
    cells = paired(Box(22, TOP, 1554, tall), len(entries), 26, GAP)
    for entry, cell in zip(entries, cells, strict=True):
        draw_entry(canvas, entry, cell)
    return canvas


def paired(row: Box, count: int, across: float, down: float) -> Iterator[Box]:
    """Yield this many cells, two in each row; a last single one is as wide as two."""
    for number in range(count):
        line = row.moved(0, number // 2 * (row.h + down))
        alone = number % 2 == 0 and number == count - 1
        yield line if alone else line.columns(2, across)[number % 2]


def sheet_of(title: str, height: float, look: Look, theme: Theme) -> Canvas:
    """Return an empty sheet with its heading."""
    view = Box(0, 0, WIDTH, TOP + height + 8)
    canvas = on_layer("sheet", view, min(look.width, WIDEST), theme, draw_table)
    canvas.write(title, Box(28, 8, 1540, TOP - 12), HEAD, theme["ink"], "left")
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_entry(canvas: Canvas, entry: Entry, box: Box) -> None:
    theme = canvas.theme
    canvas.place(entry.key, box)
    canvas.panel(box, "card", "card_edge", 18, 3, shadow=4)
    entry.paint(canvas, Box(box.x + 14, box.y + 14, 156, box.h - 28))
    room = box.beside(184).inset(6, 12)
    title = room.left(room.w - BADGE)
    long = width_of(entry.title, TITLE.face, FAIR) > title.w * 0.9
    head = title.top(100 if long else 58)
    canvas.write(entry.title, head, LONG_TITLE if long else TITLE, theme["card_ink"], "left")
    foot = FOOT if entry.foot else 0
    words = room.below(head.h + 16)
    told = with_signs(entry.words, theme.game)
    canvas.write(told, words.top(words.h - foot), WORDS, theme["card_ink_soft"], "left", "top")
    if entry.foot:
        entry.foot(canvas, words.below(words.h - FOOT + 2))
