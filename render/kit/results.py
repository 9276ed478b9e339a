"""The result card: ranks, totals and a chart of where the points came from."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PIL import ImageDraw

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import vignette, wood
from render.kit.text import Style, width_of
from render.kit.theme import Colour, Theme, darker, lighter, mix

WIDTH = 1200
HEAD = 150
ROW = 132
LEGEND = 56
CHART = 450
TITLE = Style(Face.TITLE, 72, 26)
NAME = Style(Face.SERIF, 50, 22)
TOTAL = Style(Face.NUMBER, 68, 40)
SMALL = Style(Face.BOLD, 36, 22)
LITTLE = Style(Face.BOLD, 30, 18)


@dataclass(frozen=True)
class ResultRow:
    """One seat's end: its parts in the order of the card's sources."""

    mark: int
    name: str
    rank: int
    parts: Sequence[int]
    total: int
    history: Sequence[int] = field(default_factory=tuple)


@dataclass(frozen=True)
class ResultCard:
    """`moments` names the points of the histories, such as the ends of the rounds, and `caption`
    says what they count."""

    title: str
    subtitle: str
    sources: Sequence[str]
    rows: Sequence[ResultRow]
    moments: Sequence[str] = field(default_factory=tuple)
    caption: str = ""


def shades(theme: Theme, count: int) -> list[Colour]:
    """Colours for the sources: quiet neighbours of the accent, the moons and the good green."""
    steps = [theme["accent"], theme["coral"], theme["agate"], theme["jade"], theme["scroll"],
             theme["good"], theme["lantern"], theme["ink_soft"]]  # fmt: skip
    return [
        steps[i % len(steps)] if i < len(steps) else darker(steps[i % len(steps)], 0.3)
        for i in range(count)
    ]


def result_picture(
    name: str, card: ResultCard, theme: Theme, look: Look, places: Sequence[str]
) -> Picture:
    """The card as a file of that name; `places` say in words who got which rank, row by row."""
    canvas = draw_results(card, theme, min(look.width, WIDTH))
    made_of = [breakdown(card, row) for row in card.rows]
    return still(canvas, name, alt_text([f"{card.title}.", *places, *made_of]))


def breakdown(card: ResultCard, row: ResultRow) -> str:
    """What a total is made of, in words."""
    parts = zip(card.sources, row.parts, strict=True)
    return f"{row.name}: {', '.join(f'{source} {part}' for source, part in parts if part)}."


def draw_results(card: ResultCard, theme: Theme, width: int = WIDTH) -> Canvas:
    lines = legend_lines(card)
    chart = CHART if len(card.moments) > 1 else 0
    height = HEAD + len(card.rows) * ROW + len(lines) * LEGEND + 40 + chart
    canvas = on_layer("results", Box(0, 0, WIDTH, height), width, theme, draw_table)
    canvas.write(card.title, Box(40, 24, 1120, 74), TITLE, theme["ink"])
    canvas.write(card.subtitle, Box(40, 98, 1120, 44), SMALL, theme["ink_soft"])
    best = max([1, *(sum(max(0, part) for part in row.parts) for row in card.rows)])
    for number, row in enumerate(card.rows):
        draw_seat(canvas, row, Box(30, HEAD + number * ROW, 1140, ROW - 14), best)
    draw_legend(canvas, lines, HEAD + len(card.rows) * ROW + 8)
    if chart:
        draw_chart(canvas, card, Box(30, height - CHART - 14, 1140, CHART))
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(vignette(wood(canvas.image.size, canvas.theme["table"]), 0.35))


def draw_seat(canvas: Canvas, row: ResultRow, box: Box, best: int) -> None:
    theme = canvas.theme
    canvas.panel(box, "board_raised" if row.rank == 1 else "board", "line", 18, 3, shadow=5)
    seat_marker(canvas, row.mark, Box.around((box.x + 64, box.centre[1]), 88))
    canvas.write(row.name, Box(box.x + 124, box.y + 2, 520, 54), NAME, theme["ink"], "left")
    total = Box(box.right - 190, box.y, 170, box.h)
    canvas.write(str(row.total), total, TOTAL, theme["accent"], "right")
    if row.rank == 1:
        draw_icon(canvas, "majority", Box(box.right - 268, box.y + 22, 70, 70))
    else:
        place = Box(box.right - 290, box.y, 90, box.h)
        canvas.write(f"{row.rank}.", place, NAME, theme["ink_soft"], "right")
    draw_parts(canvas, row.parts, Box(box.x + 124, box.y + 66, 690, 42), best)


def draw_parts(canvas: Canvas, parts: Sequence[int], bar: Box, best: int) -> None:
    """A bar stacked from the gains; every gain that has room carries its number."""
    x = bar.x
    for part, colour in zip(parts, shades(canvas.theme, len(parts)), strict=True):
        if part <= 0:
            continue
        piece = Box(x, bar.y, bar.w * part / best, bar.h)
        canvas.rect(piece, colour)
        canvas.rect(Box(piece.right - 2, piece.y, 2, piece.h), darker(colour, 0.5))
        if width_of(str(part), Face.NUMBER, 30) + 8 <= piece.w:
            ink = (20, 14, 8) if sum(colour) > 330 else (255, 255, 255)
            canvas.write(str(part), piece, Style(Face.NUMBER, 30, 22), ink)
        x = piece.right


def legend_lines(card: ResultCard) -> list[list[tuple[int, str, Box]]]:
    """Where each source's patch and name go: line by line, as many as fit a line."""
    lines: list[list[tuple[int, str, Box]]] = [[]]
    x = 40.0
    for number, source in enumerate(card.sources):
        wide = 62 + width_of(source, LITTLE.face, round(LITTLE.size)) + 12
        if lines[-1] and x + wide > WIDTH - 40:
            lines.append([])
            x = 40.0
        lines[-1].append((number, source, Box(x, 0, wide, LEGEND)))
        x += wide + 14
    return lines


def draw_legend(canvas: Canvas, lines: Sequence[list[tuple[int, str, Box]]], y: float) -> None:
    colours = shades(canvas.theme, sum(len(line) for line in lines))
    for step, line in enumerate(lines):
        for number, source, box in line:
            room = box.moved(0, y + step * LEGEND)
            canvas.rect(Box(room.x, room.y + 13, 30, 30), colours[number])
            canvas.write(source, room.beside(44), LITTLE, canvas.theme["ink"], "left")


def draw_chart(canvas: Canvas, card: ResultCard, box: Box) -> None:
    """A line a seat through the moments; every moment marked with the seat's own shape."""
    theme = canvas.theme
    canvas.panel(box, "board", "line", 18, 3)
    canvas.write(card.caption, Box(box.x + 30, box.y + 14, box.w - 60, 44), SMALL, theme["ink"])
    room = Box(box.x + 110, box.y + 94, box.w - 180, box.h - 170)
    top = max([1, *(value for row in card.rows for value in row.history)])
    step = grid_step(top)
    for value in range(0, top + 1, step):
        y = room.bottom - room.h * value / top
        canvas.rect(Box(room.x, y, room.w, 2), mix(theme["board"], theme["line"], 0.7))
        canvas.write(str(value), Box(box.x + 4, y - 20, 70, 40), LITTLE, theme["ink_soft"], "right")
    gap = room.w / (len(card.moments) - 1)
    for number, name in enumerate(card.moments):
        middle = room.x + number * gap
        span = min(gap - 10, 2 * min(middle - box.x, box.right - middle) - 10)
        canvas.write(name, Box.around((middle, room.bottom + 44), span, 44), LITTLE, theme["ink"])
    draw = ImageDraw.Draw(canvas.image)
    for row in reversed(card.rows):
        dots = [
            (room.x + i * gap, room.bottom - room.h * max(0, value) / top)
            for i, value in enumerate(row.history)
        ]
        draw.line(
            [canvas.pixel(*dot) for dot in dots],
            lighter(theme.seats[row.mark], 0.1),
            max(2, round(7 * canvas.scale)),
            joint="curve",
        )
        for dot in dots:
            seat_marker(canvas, row.mark, Box.around(dot, 40), shadow=0)


def grid_step(top: int) -> int:
    """A round step that makes three to six lines."""
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 1000) if top / step <= 5)
