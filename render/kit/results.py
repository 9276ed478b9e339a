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

WIDTH = 1200
HERO = 270
ROW = 142
LEGEND = 62
CHART = 470
MARGIN = 30
TITLE = Style(Face.TITLE, 84, 40, 2)
SUBTITLE = Style(Face.BOLD, 38, 26)
NOTE = Style(Face.BODY, 36, 26, 2)
NAME = Style(Face.SERIF, 52, 28)
TOTAL = Style(Face.NUMBER, 76, 44)
PLACE = Style(Face.SERIF, 50, 34)
PART = Style(Face.NUMBER, 34, 26)
SOURCE = Style(Face.BOLD, 32, 22)
BAR = 54.0
BAR_WIDTH = 720.0

Drawer: TypeAlias = Callable[[Canvas, Box], None]


@dataclass(frozen=True)
class Source:
    """Where points come from, with an icon of the game."""

    name: str
    icon: str = ""


@dataclass(frozen=True)
class ResultRow:
    """One side's end: its parts in the order of the card's sources. `rank` 0 is no rank: in a
    team there is none, and against a rival there is only won and lost. `won` wears the crown."""

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
    """Who took part: a seat, or a rival by its key, such as `rival:basilisk`."""

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
    """The rows of a view's result, of whichever kind it is. A team that has one result for all is
    one row, called `together`; a rival's row stands where its result puts it."""
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
    """The card as a file of that name; `places` say in words who got which rank, row by row."""
    canvas = draw_results(card, theme, min(look.width, WIDTH))
    made_of = [breakdown(card, row) for row in card.rows]
    return still(canvas, name, alt_text([f"{card.title}.", card.note, *places, *made_of]))


def breakdown(card: ResultCard, row: ResultRow) -> str:
    """What a total is made of, in words."""
    parts = zip(card.sources, row.parts, strict=True)
    return f"{row.name}: {', '.join(f'{source.name} {part}' for source, part in parts if part)}."


def draw_results(card: ResultCard, theme: Theme, width: int = WIDTH) -> Canvas:
    lines = legend_lines(card.sources)
    chart = CHART if len(card.moments) > 1 else 0
    rows = HERO + len(card.rows) * ROW
    height = rows + len(lines) * LEGEND + 26 + chart
    canvas = on_layer("results", Box(0, 0, WIDTH, height), width, theme, draw_table)
    draw_hero(canvas, card, Box(MARGIN, 20, WIDTH - 2 * MARGIN, HERO - 36))
    best = max([1, *(sum(map(abs, row.parts)) for row in card.rows)])
    for number, row in enumerate(card.rows):
        box = Box(MARGIN, HERO + number * ROW, WIDTH - 2 * MARGIN, ROW - 14)
        draw_side(canvas, row, box, best)
    draw_legend(canvas, lines, rows + 4)
    if chart:
        told = [Lane(row.mark, row.history) for row in card.rows if row.history]
        lanes = card.lanes or told
        room = Box(MARGIN, height - CHART - 14, WIDTH - 2 * MARGIN, CHART)
        draw_chart(canvas, room, card.caption, card.moments, lanes)
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_hero(canvas: Canvas, card: ResultCard, box: Box) -> None:
    """Emblem, words, and the final board in small."""
    theme = canvas.theme
    canvas.panel(box, "board_raised", "accent", 26, 5, matter=CARDBOARD)
    emblem = Box.around((box.x + 118, box.centre[1]), 186)
    winner = next((row for row in card.rows if row.first and row.mark >= 0), None)
    if card.emblem:
        card.emblem(canvas, emblem)
    elif winner:
        seat_marker(canvas, winner.mark, emblem, matter=METAL)
    else:
        draw_icon(canvas, "majority", emblem, matter=METAL)
    right = box.right - 26
    if card.ground:
        frame = Box(box.right - 300, box.y + 14, 286, box.h - 28)
        paste_ground(canvas, card.ground, frame)
        right = frame.x - 20
    words = Box(box.x + 232, box.y + 12, right - box.x - 232, box.h - 24)
    title = words.top(words.h - (112 if card.note else 58))
    canvas.write(card.title, title, TITLE, theme["ink"], "left")
    line = Box(words.x, title.bottom, words.w, 50)
    canvas.write(card.subtitle, line, SUBTITLE, theme["ink_soft"], "left")
    canvas.write(card.note, line.moved(0, 54), NOTE, theme["accent"], "left")


def paste_ground(canvas: Canvas, ground: Image.Image, box: Box) -> None:
    """The middle of the final board, as wide as the frame."""
    left, top, right, bottom = canvas.pixels(box)
    width, height = right - left, bottom - top
    tall = round(ground.width * height / width)
    start = max(0, (ground.height - tall) // 2)
    part = ground.crop((0, start, ground.width, min(ground.height, start + tall)))
    small = part.resize((width, height), Image.Resampling.LANCZOS)
    canvas.panel(box.grown(5), "accent", None, 12, 0, shadow=5)
    canvas.image.paste(ImageEnhance.Color(small).enhance(1.08), (left, top))


def draw_side(canvas: Canvas, row: ResultRow, box: Box, best: int) -> None:
    theme = canvas.theme
    fill = "board_raised" if row.first else "board"
    canvas.panel(box, fill, "accent" if row.first else "line", 20, 4, matter=CARDBOARD)
    words = box.beside(28)
    if row.mark >= 0:
        seat_marker(canvas, row.mark, Box.around((box.x + 66, box.centre[1]), 92), matter=WOOD)
        words = box.beside(130)
    canvas.write(row.name, words.left(640).top(62).inset(0, 3), NAME, theme["ink"], "left")
    total = Box(box.right - 180, box.y, 160, box.h)
    canvas.write(signed(row.total), total, TOTAL, theme["accent"], "right")
    place = Box(box.right - 280, box.y, 90, box.h)
    if row.first:
        draw_icon(canvas, "majority", Box.around(place.centre, 84), matter=METAL)
    elif row.rank:
        canvas.write(f"{row.rank}.", place, PLACE, theme["ink_soft"])
    draw_parts(canvas, row.parts, Box(words.x, box.y + 66, BAR_WIDTH, BAR), best)


def draw_parts(canvas: Canvas, parts: Sequence[int], bar: Box, best: int) -> None:
    """A bar stacked from what was won and, in a red frame, what was lost; every segment carries
    its number."""
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
    """How wide each segment is: by the points won or lost, but never too narrow for its number."""
    words = [signed(part) if part else "" for part in parts]
    least = [width_of(word, PART.face, round(PART.size)) + 18 if word else 0 for word in words]
    free = max(0.0, room - sum(least))
    long = sum(map(abs, parts)) or 1
    spread = max(0.0, room * long / best - sum(least))
    share = min(free, spread) / long
    return [wide + abs(part) * share for wide, part in zip(least, parts, strict=True)]


def legend_lines(sources: Sequence[Source]) -> list[list[tuple[int, Source, Box]]]:
    """Where each source's patch and name go: line by line, as many as fit a line."""
    lines: list[list[tuple[int, Source, Box]]] = [[]]
    x = MARGIN + 6.0
    for number, source in enumerate(sources):
        icon = 52 if source.icon else 0
        wide = 66 + icon + width_of(source.name, SOURCE.face, round(SOURCE.size))
        if lines[-1] and x + wide > WIDTH - MARGIN:
            lines.append([])
            x = MARGIN + 6.0
        lines[-1].append((number, source, Box(x, 0, wide, LEGEND)))
        x += wide + 18
    return lines


def draw_legend(canvas: Canvas, lines: Sequence[list[tuple[int, Source, Box]]], y: float) -> None:
    for step, line in enumerate(lines):
        for number, source, box in line:
            room = box.moved(0, y + step * LEGEND)
            hatched(canvas, Box(room.x, room.y + 10, 44, 42), number)
            words = room.beside(56)
            if source.icon:
                draw_icon(canvas, source.icon, Box(words.x, words.y + 8, 46, 46))
                words = words.beside(54)
            canvas.write(source.name, words, SOURCE, canvas.theme["ink"], "left")
