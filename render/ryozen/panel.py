"""One seat's things in large, with the words of every card."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker
from render.kit.places import card
from render.kit.shown import TALLEST
from render.kit.text import Style, width_of
from render.kit.theme import Theme
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen.held import GAP, Grid, Held, shelves_height
from render.ryozen.lists import MARGIN, WIDTH, draw_table, icon_drawer, tile_drawer
from render.ryozen.scene import Seat, Tile
from render.ryozen.tiles import draw_tile
from render.ryozen.words import effect, glyph_of, name, text

HEAD = 102
GOODS = 80
TITLE = 40
SMALL = 56
SEAM = 6
BADGES = 52.0  # height of a line for options' numbers
APART = 34.0  # space between groups of small tiles
COLUMNS = (2, 3, 4)

NAME = Style(Face.SERIF, 60, 22, 2)
HEADING = Style(Face.BOLD, 32, 26)


class Group(NamedTuple):
    """A seat's companions that lie somewhere else, drawn small."""

    title: str
    kinds: Sequence[str]
    cloaked: bool

    @property
    def width(self) -> float:
        tiles = len(self.kinds) * (SMALL + SEAM)
        return max(tiles, width_of(self.title, HEADING.face, round(HEADING.size)) + 12)


class Plan:
    """The arrangement of a seat's things, with its cards in so many columns."""

    def __init__(self, seat: Seat, language: str, game: str, columns: int) -> None:
        self.grid = Grid(WIDTH - 2 * MARGIN, columns, game)
        self.sections = [
            (text(language, title), self.grid.shelves(cards))
            for title, cards in (
                ("hand", hand_of(seat, language)),
                ("revelations", cards_of(seat, language)),
            )
            if cards
        ]
        self.lines = in_lines(groups_of(seat, language), self.grid.width)

    @property
    def height(self) -> float:
        cards = sum(TITLE + shelves_height(found) for _, found in self.sections)
        return HEAD + GOODS + cards + len(self.lines) * (TITLE + SMALL + GAP) + GAP


def plan_for(seat: Seat, language: str, game: str) -> Plan:
    """Return a plan with the largest cards, near square."""
    most = max(len(hand_of(seat, language)), len(cards_of(seat, language)), 1)
    narrowest = COLUMNS if most > 1 else (1, *COLUMNS)
    plans = [Plan(seat, language, game, columns) for columns in narrowest]
    return next((plan for plan in plans if plan.height <= TALLEST * WIDTH), plans[-1])


def draw_panel(seat: Seat, language: str, theme: Theme, width: int = WIDTH) -> Canvas:
    """Draw everything that lies before a seat."""
    plan = plan_for(seat, language, theme.game)
    view = Box(0, 0, WIDTH, plan.height)
    canvas = on_layer("ryozen panel", view, width, theme, draw_table)
    draw_owner(canvas, seat)
    box = view.inset(MARGIN, 0).below(HEAD + GOODS)
    for title, found in plan.sections:
        box = plan.grid.draw(canvas, found, heading(canvas, title, box))
    for line in plan.lines:
        draw_line(canvas, seat.mark, line, box)
        box = box.below(TITLE + SMALL + GAP)
    return canvas


def draw_goods(seat: Seat, theme: Theme, width: int = WIDTH) -> Canvas:
    """Draw only a seat's numbers: resources, shards, favour."""
    view = Box(0, 0, WIDTH, HEAD + GOODS + BADGES + 10)
    canvas = on_layer("ryozen goods", view, width, theme, draw_table)
    draw_owner(canvas, seat, BADGES)
    return canvas


def hand_of(seat: Seat, language: str) -> list[Held]:
    return [
        Held(
            [f"hand:{seat.player}:{kind}", f"companion:{seat.player}:{kind}"],
            tile_drawer(Tile(seat.mark, kind)),
            times(name("companions", kind, language), count),
            effect("companions", kind, language),
        )
        for kind, count in Counter(seat.hand).items()
    ]


def cards_of(seat: Seat, language: str) -> list[Held]:
    return [
        Held(
            [f"card:{seat.player}:{card}"],
            icon_drawer(f"glyph_{glyph_of(card)}"),
            times(name("revelations", card, language), count),
            effect("revelations", card, language),
        )
        for card, count in Counter(seat.cards).items()
    ]


def times(title: str, count: int) -> str:
    return f"{title} ×{count}" if count > 1 else title


def groups_of(seat: Seat, language: str) -> list[Group]:
    found = (
        Group(text(language, "palace"), seat.palace, cloaked=False),
        Group(text(language, "pushed-off"), seat.resting, cloaked=True),
        Group(text(language, "stack"), seat.stack, cloaked=False),
    )
    return [group for group in found if group.kinds]


def in_lines(groups: Sequence[Group], width: float) -> list[list[Group]]:
    """Return the groups in lines, as many side by side as fit."""
    lines: list[list[Group]] = []
    room = 0.0
    for group in groups:
        if group.width > room:
            lines.append([])
            room = width
        lines[-1].append(group)
        room -= group.width + APART
    return lines


def draw_owner(canvas: Canvas, seat: Seat, spare: float = 0) -> None:
    """Draw the owner; `spare` stays free above the counts, for numbers."""
    theme = canvas.theme
    box = Box(MARGIN, 10, WIDTH - 2 * MARGIN, HEAD + GOODS + spare - 16)
    canvas.panel(box, "board_raised", "accent" if seat.acting else "line", 22, 4, shadow=6)
    if seat.mark >= 0:
        seat_marker(canvas, seat.mark, Box(box.x + 16, box.y + 10, 84, 84))
    canvas.write(seat.name, Box(box.x + 116, box.y + 14, 480, 80), NAME, theme["ink"], "left")
    if seat.first:
        draw_icon(canvas, "first_player", Box(box.x + 598, box.y + 16, 76, 76), shadow=3)
    favour = Box(box.right - 256, box.y + 12, 240, 84)
    beside = card(favour).badge_at((favour.x - 8, favour.centre[1]))
    canvas.place(f"favour:{seat.player}:", beside)
    pieces: list[Piece] = [Icon("favour"), str(seat.favour)]
    draw_row(canvas, pieces, favour, 74, theme["accent"], align="right")
    goods = Box(box.x + 12, box.y + HEAD + spare - 6, box.w - 24, GOODS - 24).columns(6, 6)
    for (kind, count), room in zip(seat.goods.items(), goods, strict=True):
        above = card(room).badge_at((room.x + 30, room.y - BADGES / 2))
        canvas.place(f"resource:{seat.player}:{kind}", above if spare else room)
        canvas.place(f"shard:{seat.player}:{kind}", above if spare else room)
        colour = theme["ink" if count else "ink_soft"]
        draw_row(canvas, [Icon(kind), str(count)], room, 58, colour)


def heading(canvas: Canvas, words: str, box: Box) -> Box:
    canvas.write(words, box.top(TITLE - 4).inset(4, 2), HEADING, canvas.theme["ink_soft"], "left")
    return box.below(TITLE)


def draw_line(canvas: Canvas, mark: int, groups: Sequence[Group], box: Box) -> None:
    """Draw groups of small tiles side by side, each with its heading."""
    for group in groups:
        room = heading(canvas, group.title, box.left(group.width)).top(SMALL)
        for number, kind in enumerate(group.kinds):
            tile = Box(room.x + number * (SMALL + SEAM), room.y, SMALL, SMALL)
            draw_tile(canvas, Tile(mark, kind, group.cloaked), tile, shadow=2)
        box = box.beside(group.width + APART)
