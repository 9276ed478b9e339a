"""Things in rows with their words: for the crops and for a seat's own picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.sheets import paired
from render.kit.signs import with_signs
from render.kit.text import Style, width_of
from render.kit.theme import Theme
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen.scene import Scene, Tile
from render.ryozen.tiles import draw_tile
from render.ryozen.words import effect, glyph_of, name, price_of, text, worth_of

WIDTH = 1000
MARGIN = 16
GAP = 12
TALL = 200
SIDE = 118  # width of the column with picture and facts
BADGE = 62  # width kept free for an option's number in the corner

TITLE = Style(Face.TITLE, 36, 26)
LONG_TITLE = Style(Face.TITLE, 30, 22, 2)
WORDS = Style(Face.BODY, 29, 22, 4)
HEADING = Style(Face.SERIF, 44, 30)


@dataclass(frozen=True)
class Row:
    """One thing: its picture, its name, what it does, and facts such as a price.

    `places` are its names for options and arrows; `people` the marks of those who stand there.
    """

    places: Sequence[str]
    draw: Callable[[Canvas, Box], None]
    title: str
    words: str
    facts: Sequence[Sequence[Piece]] = ()  # up to two lines
    people: Sequence[int] = ()
    bare: bool = False  # an empty place: dark, without paper


def icon_drawer(icon: str) -> Callable[[Canvas, Box], None]:
    return lambda canvas, box: draw_icon(canvas, icon, box, shadow=2)


def tile_drawer(tile: Tile) -> Callable[[Canvas, Box], None]:
    return lambda canvas, box: draw_tile(canvas, tile, box, shadow=3)


def rows_height(count: int) -> float:
    return -(-count // 2) * (TALL + GAP)


def draw_rows(canvas: Canvas, rows: Sequence[Row], box: Box) -> Box:
    """Draw rows in two columns; return the room left below."""
    for row, cell in zip(rows, paired(box.top(TALL), len(rows), GAP, GAP), strict=True):
        draw_one(canvas, row, cell)
    return box.below(rows_height(len(rows)))


def draw_one(canvas: Canvas, row: Row, box: Box) -> None:
    theme = canvas.theme
    for place in row.places:
        canvas.place(place, box)
    canvas.panel(box, *(("board", "line") if row.bare else ("card", "card_edge")), 16, 4, shadow=4)
    side = Box(box.x + 10, box.y + 10, SIDE - 14, box.h - 16)
    row.draw(canvas, Box.around((side.centre[0], side.y + 42), 84))
    ink, soft = ("ink", "ink_soft") if row.bare else ("card_ink", "card_ink_soft")
    room = box.inset(0, 8).beside(SIDE)
    title = room.left(room.w - BADGE)
    long = width_of(row.title, TITLE.face, round(TITLE.least)) > title.w * 0.95
    head = title.top(72 if long else 46)
    canvas.write(row.title, head, LONG_TITLE if long else TITLE, theme[ink], "left")
    words = room.left(room.w - 14).below(head.h + 6)
    canvas.write(with_signs(row.words, theme.game), words, WORDS, theme[soft], "left", "top")
    under = side.below(90).inset(4, 0)
    for pieces, room in zip(row.facts, under.rows(2, 2), strict=False):
        draw_row(canvas, pieces, room, 34, theme[ink])
    for number, mark in enumerate(row.people):
        spot = under.x + 26 + number % 2 * 50, under.y + 18 + number // 2 * 38
        seat_marker(canvas, mark, Box.around(spot, 36), shadow=0)


# ---- crops of details too small on the board


def event_rows(scene: Scene, language: str) -> list[Row]:
    return [
        Row(
            [card.key],
            icon_drawer("storm" if card.id else "event_off"),
            name("events", card.id, language) if card.id else text(language, "event-empty"),
            effect("events", card.id, language) if card.id else "",
            bare=not card.id,
        )
        for card in scene.events
    ]


def revelation_rows(scene: Scene, language: str) -> list[Row]:
    return [
        Row(
            [card.key],
            icon_drawer(f"glyph_{glyph_of(card.id)}"),
            name("revelations", card.id, language),
            effect("revelations", card.id, language),
            (
                (str(price_of(card.id)), Icon("scroll")),
                ("=", str(worth_of(card.id)), Icon("favour")),
            ),
        )
        for card in scene.revelations
        if card.id
    ]


def slot_rows(scene: Scene, language: str) -> list[Row]:
    """Return rows of the companions ready in the Clan House."""
    return [
        Row(
            [slot.key],
            tile_drawer(slot.tile),
            name("companions", slot.tile.kind, language),
            effect("companions", slot.tile.kind, language),
            ((str(slot.coins), Icon("coin")), ("=", str(slot.favour), Icon("favour"))),
        )
        for slot in scene.slots
        if slot.tile
    ]


def village_rows(scene: Scene, language: str) -> list[Row]:
    rows = []
    for number, village in enumerate(scene.villages):
        people = [mark for mark in village.explorers if mark >= 0]
        cost: list[Piece] = [Icon(kind) for kind in village.cost]
        gain: list[Piece] = [f"+{village.favour}", Icon("favour")]
        rows.append(
            Row(
                [village.key],
                icon_drawer("village" if village.built else "build"),
                (
                    name("villages", village.id, language)
                    if village.id
                    else text(language, "site", number=number)
                ),
                effect("villages", village.id, language) if village.id else "",
                () if village.built else (cost, gain),
                people,
                bare=not village.built,
            )
        )
    return rows


LISTS: dict[str, tuple[str, Callable[[Scene, str], list[Row]]]] = {
    "events": ("events", event_rows),
    "revelations": ("revelations", revelation_rows),
    "clan_house": ("clan-house", slot_rows),
    "villages": ("villages", village_rows),
}


def draw_list(region: str, scene: Scene, language: str, theme: Theme, width: int) -> Canvas:
    """Draw a crop as a list: the board's things with all their words."""
    heading, rows_of = LISTS[region]
    rows = rows_of(scene, language)
    view = Box(0, 0, WIDTH, 76 + rows_height(max(1, len(rows))) + 4)
    canvas = on_layer("ryozen list", view, width, theme, draw_table)
    title = Box(MARGIN + 4, 8, WIDTH - 2 * MARGIN, 60)
    canvas.write(text(language, heading), title, HEADING, theme["ink"], "left")
    draw_rows(canvas, rows, view.below(76).inset(MARGIN, 0))
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))
