"""Chances over a game: a line for each side, in its colour and pattern, with its name at the end;
and numbers where the game turned."""

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.charts import draw_line, spread_within
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box, Point
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD
from render.kit.text import Style
from render.kit.theme import Theme, mix

WIDTH, HEIGHT = 1000, 640
ROOM = Box(112, 112, 540, 446)  # the area of the lines
CAPTION = Style(Face.BOLD, 38, 26)
VALUE = Style(Face.BOLD, 30, 24)
NUMBER = Style(Face.NUMBER, 30, 24)
NAME = Style(Face.SERIF, 34, 28, 2)
DOT, SIGN = 44, 50
STEP = 66.0  # height from one side's name to the next
# The highest chance of the scale, and the step between its lines.
SCALES = ((0.25, 0.05), (0.5, 0.1), (0.75, 0.25), (1.0, 0.25))
SPARE = 1.05  # factor by which the scale must exceed the highest chance


class Curve(NamedTuple):
    mark: int  # seat mark with colour, pattern and shape; -1: nobody's
    name: str
    points: Sequence[tuple[float, float]]  # progress of the game and the chance, each from 0 to 1


class Turn(NamedTuple):
    """A moment when the game turned: its curve, and how far the game was, from 0 to 1."""

    curve: int
    at: float


def chances_picture(
    caption: str,
    curves: Sequence[Curve],
    turns: Sequence[Turn],
    moments: Sequence[tuple[str, float]],
    look: Look,
    theme: Theme,
) -> Picture:
    """Draw the chances. ``moments`` are names along the game, such as rounds; `theme` has its
    colours."""
    canvas = draw_chances(caption, curves, turns, moments, min(look.width, WIDTH), theme)
    return still(canvas, "chances", alt_text([f"{caption}.", *map(told, curves)]))


def draw_chances(
    caption: str,
    curves: Sequence[Curve],
    turns: Sequence[Turn],
    moments: Sequence[tuple[str, float]],
    width: int,
    theme: Theme,
) -> Canvas:
    canvas = on_layer("chances", Box(0, 0, WIDTH, HEIGHT), width, theme, draw_table)
    canvas.panel(Box(14, 14, WIDTH - 28, HEIGHT - 28), "board", "line", 20, 3, matter=CARDBOARD)
    ink, line = canvas.theme["ink"], mix(canvas.theme["board"], canvas.theme["line"], 0.7)
    canvas.write(caption, Box(40, 26, WIDTH - 80, 48), CAPTION, ink)
    top, step = scale_of(curves)
    for number in range(round(top / step) + 1):
        share = number * step
        y = place((0, share), top)[1]
        canvas.rect(Box(ROOM.x, y, ROOM.w, 2), line)
        label = Box(22, y - 20, 80, 40)
        canvas.write(f"{round(100 * share)} %", label, VALUE, canvas.theme["ink_soft"], "right")
    draw_moments(canvas, moments)
    chains = [[place(point, top) for point in curve.points] for curve in curves]
    for curve, chain in zip(curves, chains, strict=True):
        draw_line(canvas, chain, curve.mark)
    draw_ends(canvas, curves, chains)
    for number, turn in enumerate(turns, 1):
        draw_turn(canvas, number, place((turn.at, height(curves[turn.curve], turn.at)), top))
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def scale_of(curves: Sequence[Curve]) -> tuple[float, float]:
    """Return the highest chance of the smallest scale that holds all curves, and its step."""
    most = max((chance for curve in curves for _, chance in curve.points), default=1.0)
    return next((scale for scale in SCALES if most * SPARE <= scale[0]), SCALES[-1])


def place(point: tuple[float, float], top: float) -> Point:
    return ROOM.x + ROOM.w * point[0], ROOM.bottom - ROOM.h * point[1] / top


def height(curve: Curve, at: float) -> float:
    """Return the last chance of the curve at the progress ``at``."""
    known = [chance for when, chance in curve.points if when <= at]
    return known[-1] if known else curve.points[0][1]


def draw_moments(canvas: Canvas, moments: Sequence[tuple[str, float]]) -> None:
    """Write the names of the moments below the lines, as far as there is room."""
    free = ROOM.x - 60
    for name, at in moments:
        x = place((at, 0), 1.0)[0]
        if x - 46 < free:
            continue
        canvas.rect(Box(x, ROOM.bottom, 2, 10), canvas.theme["line"])
        canvas.write(name, Box.around((x, ROOM.bottom + 34), 92, 40), VALUE, canvas.theme["ink"])
        free = x + 46


def draw_ends(canvas: Canvas, curves: Sequence[Curve], chains: Sequence[Sequence[Point]]) -> None:
    """Write each side's name beside the end of its curve, and move apart those that would
    overlap."""
    ends = sorted(zip(curves, chains, strict=True), key=lambda it: -it[1][-1][1])
    heights = [chain[-1][1] for _, chain in ends]
    lowest = ROOM.bottom - STEP / 2
    for (curve, chain), y in zip(ends, spread_within(heights, STEP, ROOM.y, lowest), strict=True):
        x = chain[-1][0] + 16
        if curve.mark >= 0:
            seat_marker(canvas, curve.mark, Box(x, y - SIGN / 2, SIGN, SIGN))
            x += SIGN + 8
        room = Box(x, y - STEP / 2 + 1, WIDTH - 26 - x, STEP - 2)
        canvas.write(curve.name, room, NAME, canvas.theme["ink"], "left")


def draw_turn(canvas: Canvas, number: int, point: Point) -> None:
    box = Box.around(point, DOT)
    canvas.panel(box, "accent", "board", DOT / 2, 3)
    canvas.write(str(number), box, NUMBER, canvas.theme["board"])


def told(curve: Curve) -> str:
    """Describe the line by its height at each quarter of the game."""
    quarters = [f"{round(100 * height(curve, at))} %" for at in (0, 0.25, 0.5, 0.75, 1)]
    return f"{curve.name}: {', '.join(quarters)}."
