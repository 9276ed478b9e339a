"""Bars and lines that are told apart without colour: hatchings, dashes, shapes."""

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bounds, dashes
from render.kit.icons import draw_icon
from render.kit.markers import PATTERNS, hatch, seat_marker
from render.kit.matter import CARDBOARD
from render.kit.pen import Pen
from render.kit.rims import Mask
from render.kit.text import Style, width_of
from render.kit.theme import Colour, darker, lighter, mix, rgb
from render.kit.vision import luminance

CAPTION = Style(Face.BOLD, 40, 26, 2)
VALUE = Style(Face.BOLD, 32, 24)
LANE = Style(Face.BOLD, 32, 22, 2)
LINE = 8.0
DOT = 36.0
ASIDE = 18.0  # space between the names of two moments
NAMES = 62.0  # height of the lanes' names

# Light and dark alternate, so that neighbours differ in grey, too.
SHADES = "#e8b44c #3f6ea8 #f0e3c0 #9a4a36 #8fc7a0 #5a4a8c #e2a5b8 #4d5a52"
SOURCES: tuple[Colour, ...] = tuple(map(rgb, SHADES.split()))


def source_colour(number: int) -> Colour:
    return SOURCES[number % len(SOURCES)]


def hatched(canvas: Canvas, box: Box, number: int) -> None:
    """Draw a piece of a bar in a source's colour and hatching."""
    colour = source_colour(number)
    stroke = darker(colour, 0.2) if luminance(colour) > 0.25 else lighter(colour, 0.18)

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, box.w, box.h)
        pen.rounded(whole, 7, colour)
        pen.inside(lambda over: hatch(over, whole, number, stroke, 15))
        pen.rounded(whole, 7, None, darker(colour, 0.5), 2.5)

    canvas.stamp(box, ("hatched", number), paint, units=(box.w, box.h))


class Lane(NamedTuple):
    """One line of a chart: that of a seat, or of something else that is counted, with a name and an
    icon."""

    mark: int  # its colour, pattern and shape
    history: Sequence[int]
    name: str = ""
    icon: str = ""


def draw_chart(
    canvas: Canvas,
    box: Box,
    caption: str,
    moments: Sequence[str],
    lanes: Sequence[Lane],
) -> None:
    """Draw a line for each lane through the moments, in its mark's pattern, with its shape or icon
    at the end."""
    theme = canvas.theme
    canvas.panel(box, "board", "line", 20, 3, matter=CARDBOARD)
    title = Box(box.x + 30, box.y + 12, box.w - 60, 72)
    canvas.write(caption, title, CAPTION, theme["ink"])
    named = [lane for lane in lanes if lane.name]
    for lane, place in zip(named, names_below(title, len(named)), strict=True):
        draw_icon(canvas, lane.icon, Box(place.x, place.y + 8, 44, 44))
        canvas.write(lane.name, place.beside(56), LANE, theme["ink"], "left")
    lower = NAMES if named else 0
    room = Box(box.x + 166, box.y + 126 + lower, box.w - 250, box.h - 212 - lower)
    top = max([1, *(value for lane in lanes for value in lane.history)])
    for value in range(0, top + 1, grid_step(top)):
        y = room.bottom - room.h * value / top
        canvas.rect(Box(room.x, y, room.w, 2), mix(theme["board"], theme["line"], 0.7))
        canvas.write(str(value), Box(box.x + 8, y - 22, 84, 44), VALUE, theme["ink_soft"], "right")
    gap = room.w / (len(moments) - 1)
    for number in named_moments(moments, gap):
        middle = room.x + number * gap
        span = 2 * min(middle - box.x, box.right - middle) - 10
        name = moments[number]
        canvas.write(name, Box.around((middle, room.bottom + 50), span, 48), VALUE, theme["ink"])
    chains = [
        [(room.x + i * gap, room.bottom - room.h * max(0, value) / top)
         for i, value in enumerate(lane.history)] for lane in lanes
    ]  # fmt: skip
    for lane, chain in reversed(list(zip(lanes, chains, strict=True))):
        draw_line(canvas, chain, lane.mark)
    draw_ends(canvas, lanes, chains, (title.bottom + lower + DOT / 2, box.bottom - DOT / 2 - 8))


def named_moments(moments: Sequence[str], gap: float) -> list[int]:
    """Return the numbers of the moments that are named below the chart: the last, the first, and
    those between that have room."""
    wide = [width_of(name, VALUE.face, VALUE.size) for name in moments]
    last = len(moments) - 1
    kept: list[int] = []
    for number in (last, *range(last)):
        if moments[number] and all(
            abs(number - other) * gap >= (wide[number] + wide[other]) / 2 + ASIDE for other in kept
        ):
            kept.append(number)
    return sorted(kept)


def names_below(title: Box, count: int) -> list[Box]:
    """Return the boxes for the lanes' names: a line of columns under the title."""
    return Box(title.x + 20, title.bottom + 4, title.w - 40, NAMES).columns(max(1, count), 16)[
        :count
    ]


def draw_line(canvas: Canvas, chain: Sequence[Point], mark: int) -> None:
    """Draw a line in a side's colour and pattern, or plain if it is nobody's."""
    own = mark >= 0
    mask = Mask(canvas, bounds(chain).grown(LINE))
    for line in dashes(chain, [length * LINE for length in PATTERNS[mark]] if own else ()):
        mask.line(tuple(line), LINE)
    mask.paint(canvas.theme.seats[mark] if own else canvas.theme["accent"])


def draw_ends(
    canvas: Canvas,
    lanes: Sequence[Lane],
    chains: Sequence[Sequence[Point]],
    span: tuple[float, float],
) -> None:
    """Draw each lane's sign right of its line's end, from the top to the bottom of the span; signs
    at the same height go one below the other."""
    top, bottom = span
    ends = [(chain[-1], lane) for lane, chain in zip(lanes, chains, strict=True) if chain]
    ends.sort(key=lambda end: -end[0][1])
    heights = spread_within([y for (_, y), _ in ends], DOT + 4, top, bottom)
    for ((x, _), lane), y in zip(ends, heights, strict=True):
        box = Box.around((x + DOT * 0.8, y), DOT)
        if lane.icon:
            draw_icon(canvas, lane.icon, box)
        elif lane.mark >= 0:
            seat_marker(canvas, lane.mark, box, shadow=0)


def spread_within(heights: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Return heights from the lowest up, apart by ``step`` or by as much as there is room for."""
    step = min(step, (bottom - top) / max(1, len(heights) - 1))
    found: list[float] = []
    for number, y in enumerate(heights):
        above = len(heights) - 1 - number  # signs still to come need their room
        found.append(max(top + above * step, min(y, found[-1] - step if found else bottom)))
    return found


def grid_step(top: int) -> int:
    """Return a round step that makes three to six lines."""
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 1000) if top / step <= 5)
