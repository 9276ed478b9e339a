"""The result card: who won and why, ranks or sides, and what the points came from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageEnhance

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.charts import Lane, draw_chart, hatched, source_colour
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD, METAL, WOOD
from render.kit.text import Style, width_of
from render.kit.theme import Theme
from render.kit.vision import ink_on

WIDTH, HEIGHT = 1600, 1066
MARGIN = 24
GAP = 16
HERO = Box(MARGIN, 20, 880, 260)  # the box of the winner
SIDES = Box(MARGIN, HERO.bottom + GAP, HERO.w, HEIGHT - HERO.bottom - GAP - 20)
MORE = Box(HERO.right + GAP, 20, WIDTH - HERO.right - GAP - MARGIN, HEIGHT - 40)
ROW = 180.0  # the greatest height of a side's row
LEGEND = 56.0
CHART = 440.0
LARGER = (1.5, 1.35, 1.2, 1.1)  # factors for the sources of points where there is no chart
PIXELS = 1200
TITLE = Style(Face.TITLE, 84, 46, 2)
SUBTITLE = Style(Face.BOLD, 44, 30)
NOTE = Style(Face.BODY, 42, 28, 2)
NAME = Style(Face.SERIF, 54, 26, 2)
TOTAL = Style(Face.NUMBER, 80, 46)
PLACE = Style(Face.SERIF, 54, 44)
PART = Style(Face.NUMBER, 36, 28)
SOURCE = Style(Face.BOLD, 38, 24)
BAR = 50.0
BAR_WIDTH = 480.0

Drawer: TypeAlias = Callable[[Canvas, Box], None]


@dataclass(frozen=True)
class Source:
    """A source of points, with an icon of the game."""

    name: str
    icon: str = ""


@dataclass(frozen=True)
class ResultRow:
    """A side's result: its points by the card's sources, in their order. `rank` is 0 in a team and
    against a rival, where nobody is ranked. `won` wears the crown."""

    mark: int
    name: str
    rank: int
    parts: Sequence[int]
    total: int
    history: Sequence[int] = field(default_factory=tuple)
    won: bool = False

    @property
    def first(self) -> bool:
        return self.won or self.rank == 1


@dataclass(frozen=True)
class ResultCard:
    """A ranking, a team's success or failure, or a person against a rival: what differs is only
    which rows there are. `subtitle` names the game and the level, `note` tells why it was won or
    lost. `moments` names the points of the histories, such as the ends of the rounds, and
    `caption` says what they count; `lanes` is something else that is counted through them, for a
    team that has no race to show. `emblem` draws the hero, `ground` is the final board."""

    title: str
    subtitle: str
    sources: Sequence[Source]
    rows: Sequence[ResultRow]
    moments: Sequence[str] = field(default_factory=tuple)
    caption: str = ""
    note: str = ""
    emblem: Drawer | None = None
    ground: Image.Image | None = None
    lanes: Sequence[Lane] = field(default_factory=tuple)


class Side(NamedTuple):
    """Somebody who took part: a seat, or a rival by its key, such as `rival:basilisk`."""

    mark: int
    name: str
    history: Sequence[int] = ()


def rows_of(
    result: Mapping[str, Any],
    sources: Sequence[str],
    seats: Sequence[Side],
    rivals: Mapping[str, Side] = MappingProxyType({}),
    together: str = "",
) -> list[ResultRow]:
    """Return the rows of a view's result. A team with one result for all is one row, called
    `together`; a rival's row stands in its order."""
    won, opponents = result.get("won"), result.get("rivals") or ()
    if won is not None and not opponents:
        parts = [result["parts"][0].get(source, 0) for source in sources]
        mark = seats[0].mark if len(seats) == 1 else -1
        history = seats[0].history
        name = seats[0].name if len(seats) == 1 else together
        return [ResultRow(mark, name, 0, parts, result["scores"][0], history, won=won)]
    ranks = {seat: n for n, group in enumerate(result["ranking"], 1) for seat in group}
    rows = [
        ResultRow(
            mark=side.mark,
            name=side.name,
            rank=ranks[seat] if won is None else 0,
            parts=[result["parts"][seat].get(source, 0) for source in sources],
            total=result["scores"][seat],
            history=side.history,
            won=bool(won),
        )
        for seat, side in enumerate(seats)
    ]
    for rival in opponents:
        side = rivals[rival["side"]]
        parts = [rival["parts"].get(source, 0) for source in sources]
        total, history = rival["score"], side.history
        rows.append(ResultRow(side.mark, side.name, 0, parts, total, history, won=not won))
    return sorted(rows, key=lambda row: (not row.first, row.rank))


def result_picture(
    name: str, card: ResultCard, theme: Theme, look: Look, places: Sequence[str]
) -> Picture:
    """Return the card as a file of this name; `places` says each row's rank in words."""
    canvas = draw_results(card, theme, min(look.width, PIXELS))
    made_of = [breakdown(card, row) for row in card.rows]
    return still(canvas, name, alt_text([f"{card.title}.", card.note, *places, *made_of]))


def breakdown(card: ResultCard, row: ResultRow) -> str:
    """Say in words the parts of a total."""
    parts = zip(card.sources, row.parts, strict=True)
    return f"{row.name}: {', '.join(f'{source.name} {part}' for source, part in parts if part)}."


def draw_results(card: ResultCard, theme: Theme, width: int = PIXELS) -> Canvas:
    """Draw who won and the sides on the left; the final board, chart and sources on the right. A
    single side without a chart is as wide as the card, with the board and the sources below."""
    canvas = on_layer("results", Box(0, 0, WIDTH, HEIGHT), width, theme, draw_table)
    best = max([1, *(sum(map(abs, row.parts)) for row in card.rows)])
    count = max(1, len(card.rows))
    tall = min(ROW, (SIDES.h + 12) / count - 12)
    used = count * (tall + 12)
    alone = card.ground is not None and not charted(card) and SIDES.h - used >= CHART
    wide = MORE.right - HERO.x if alone else HERO.w
    draw_hero(canvas, card, HERO.left(wide))
    rows = Box(SIDES.x, SIDES.y, wide, used - 12).rows(count, 12)
    for row, box in zip(card.rows, rows, strict=False):
        draw_side(canvas, row, box, best)
    if alone:
        draw_below(canvas, card, Box(SIDES.x, SIDES.y, wide, SIDES.h).below(used))
    else:
        draw_more(canvas, card, used)
    return canvas


def charted(card: ResultCard) -> bool:
    return len(card.moments) > 1


def draw_below(canvas: Canvas, card: ResultCard, room: Box) -> None:
    """Draw the final board below a single side, and the sources of points beside it."""
    assert card.ground
    board = room.left(room.h * card.ground.width / card.ground.height)
    paste_ground(canvas, card.ground, board.inset(6))
    draw_large_legend(canvas, card.sources, room.beside(board.w + GAP))


def draw_more(canvas: Canvas, card: ResultCard, used: float) -> None:
    """Draw the final board, the game's chart and the sources of points, one below the other; the
    chart goes below the sides if they leave room. Where there is no chart between them, the sources
    fill the room below the board."""
    left = SIDES.below(used)
    lines = legend_lines(card.sources, MORE.w)
    below = left.h >= CHART
    beside = CHART + GAP if charted(card) and not below else 0
    rest = MORE.h - beside - len(lines) * LEGEND - GAP
    room = MORE
    if card.ground:
        shape = card.ground.width / card.ground.height
        tall = min(rest, room.w / shape)
        frame = Box.around(room.top(tall).centre, tall * shape, tall).inset(6)
        paste_ground(canvas, card.ground, frame)
        room = room.below(frame.h + 12 + GAP)
    if charted(card):
        told = [Lane(row.mark, row.history) for row in card.rows if row.history]
        box = left if below else room.top(room.h - len(lines) * LEGEND - GAP)
        draw_chart(canvas, box, card.caption, card.moments, card.lanes or told)
        room = room if below else room.below(box.h + GAP)
    if beside or not card.sources:
        draw_legend(canvas, lines, room)
    else:
        draw_large_legend(canvas, card.sources, room)


def draw_large_legend(canvas: Canvas, sources: Sequence[Source], room: Box) -> None:
    """Draw the sources of points on a plate, as large as there is room for all."""
    canvas.panel(room, "board", "line", 20, 3, matter=CARDBOARD)
    inner = room.inset(26, 22)
    scale = next(
        (
            scale
            for scale in LARGER
            if len(legend_lines(sources, inner.w / scale)) * LEGEND * scale <= inner.h
        ),
        1.0,
    )
    lines = legend_lines(sources, inner.w / scale)
    step = min(inner.h / len(lines), 1.4 * LEGEND * scale)
    top = Box.around(inner.centre, inner.w, step * len(lines))
    draw_legend(canvas, lines, top, scale, step)


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_hero(canvas: Canvas, card: ResultCard, box: Box) -> None:
    """Draw the emblem or the winner's marker, and beside it title, subtitle and note."""
    theme = canvas.theme
    canvas.panel(box, "board_raised", "accent", 26, 5, matter=CARDBOARD)
    emblem = Box.around((box.x + 122, box.centre[1]), 196)
    winner = next((row for row in card.rows if row.first and row.mark >= 0), None)
    if card.emblem:
        card.emblem(canvas, emblem)
    elif winner:
        seat_marker(canvas, winner.mark, emblem, matter=METAL)
    else:
        draw_icon(canvas, "majority", emblem, matter=METAL)
    words = Box(box.x + 240, box.y + 12, box.w - 262, box.h - 24)
    title = words.top(words.h - (122 if card.note else 62))
    canvas.write(card.title, title, TITLE, theme["ink"], "left")
    line = Box(words.x, title.bottom, words.w, 54)
    canvas.write(card.subtitle, line, SUBTITLE, theme["ink_soft"], "left")
    canvas.write(card.note, Box(words.x, line.bottom, words.w, 62), NOTE, theme["accent"], "left")


def paste_ground(canvas: Canvas, ground: Image.Image, box: Box) -> None:
    """Paste the whole final board into the frame."""
    left, top, right, bottom = canvas.pixels(box)
    small = ground.resize((right - left, bottom - top), Image.Resampling.LANCZOS)
    canvas.panel(box.grown(5), "accent", None, 12, 0, shadow=5)
    canvas.image.paste(ImageEnhance.Color(small).enhance(1.08), (left, top))


def draw_side(canvas: Canvas, row: ResultRow, box: Box, best: int) -> None:
    """Draw marker, name and points, with the points' sources below the name."""
    theme = canvas.theme
    fill = "board_raised" if row.first else "board"
    canvas.panel(box, fill, "accent" if row.first else "line", 20, 4, matter=CARDBOARD)
    words = box.beside(24)
    if row.mark >= 0:
        side = min(92.0, box.h - 24)
        marker = Box.around((box.x + 20 + side / 2, box.centre[1]), side)
        seat_marker(canvas, row.mark, marker, matter=WOOD)
        words = box.beside(36 + side)
    total = Box(box.right - 172, box.y, 154, box.h)
    canvas.write(signed(row.total), total, TOTAL, theme["accent"], "right")
    place = Box(total.x - 100, box.y, 90, box.h)
    if row.first:
        draw_icon(canvas, "majority", Box.around(place.centre, 84), matter=METAL)
    elif row.rank:
        canvas.write(f"{row.rank}.", place, PLACE, theme["ink_soft"])
    middle = box.centre[1]
    name = Box(words.x, middle - 62, place.x - words.x - 8, 60)
    canvas.write(row.name, name, NAME, theme["ink"], "left")
    draw_parts(canvas, row.parts, Box(words.x, middle + 4, min(BAR_WIDTH, name.w), BAR), best)


def draw_parts(canvas: Canvas, parts: Sequence[int], bar: Box, best: int) -> None:
    """Draw a bar of gains and, in a red frame, losses, with numbers on every segment."""
    x = bar.x
    for number, (part, wide) in enumerate(zip(parts, widths(parts, bar.w, best), strict=True)):
        if not part:
            continue
        piece = Box(x, bar.y, wide - 3, bar.h)
        x += wide
        if part < 0:
            canvas.panel(piece, "bad", None, 6)
        hatched(canvas, piece.inset(0 if part > 0 else 6), number)
        canvas.write(signed(part), piece, PART, ink_on(source_colour(number)))


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"{points}"


def widths(parts: Sequence[int], room: float, best: int) -> list[float]:
    """Return the segments' widths, by their points, but never too narrow for their numbers."""
    words = [signed(part) if part else "" for part in parts]
    least = [width_of(word, PART.face, round(PART.size)) + 18 if word else 0 for word in words]
    free = max(0.0, room - sum(least))
    long = sum(map(abs, parts)) or 1
    spread = max(0.0, room * long / best - sum(least))
    share = min(free, spread) / long
    return [wide + abs(part) * share for wide, part in zip(least, parts, strict=True)]


def legend_lines(sources: Sequence[Source], wide: float) -> list[list[tuple[int, Source, Box]]]:
    """Return the sources' patches and names, as many on each line as fit."""
    lines: list[list[tuple[int, Source, Box]]] = [[]]
    x = 6.0
    for number, source in enumerate(sources):
        icon = 50 if source.icon else 0
        size = min(wide - 6, 62 + icon + width_of(source.name, SOURCE.face, round(SOURCE.size)))
        if lines[-1] and x + size > wide:
            lines.append([])
            x = 6.0
        lines[-1].append((number, source, Box(x, 0, size, LEGEND)))
        x += size + 18
    return lines


def draw_legend(
    canvas: Canvas,
    lines: Sequence[list[tuple[int, Source, Box]]],
    room: Box,
    scale: float = 1.0,
    step: float = LEGEND,
) -> None:
    """Draw the lines with `step` from one to the next, `scale` times as large as usual."""
    style = Style(SOURCE.face, SOURCE.size * scale, SOURCE.least)
    for row, line in enumerate(lines):
        for number, source, box in line:
            middle = room.y + (row + 0.5) * step
            cell = Box(room.x + box.x * scale, middle - 20 * scale, box.w * scale, 40 * scale)
            hatched(canvas, cell.left(42 * scale), number)
            words = cell.beside(52 * scale)
            if source.icon:
                draw_icon(canvas, source.icon, words.left(44 * scale).grown(2 * scale))
                words = words.beside(50 * scale)
            canvas.write(source.name, words, style, canvas.theme["ink"], "left")
