"""The chart of how scores are spread: a bar for each range of points, the reader's own marked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.charts import grid_step, hatched
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD, WOOD
from render.kit.text import Style
from render.kit.theme import mix, theme

WIDTH, HEIGHT = 1200, 720
ROOM = Box(120, 194, 1020, 376)
TITLE = Style(Face.TITLE, 64, 36)
LABEL = Style(Face.BOLD, 40, 28)
LEGEND = Style(Face.BOLD, 36, 26)
MOST_BARS = 8
WON, LOST = 0, 3  # hatchings


class Scored(NamedTuple):
    score: int
    won: bool
    own: bool = False


@dataclass(frozen=True)
class Words:
    """The sentences of the picture, in the reader's language."""

    title: str
    won: str
    lost: str
    own: str


class Bar(NamedTuple):
    first: int
    last: int
    won: int
    lost: int
    own: bool

    @property
    def name(self) -> str:
        return f"{self.first}" if self.first == self.last else f"{self.first}–{self.last}"


def bars_of(scores: Sequence[Scored]) -> list[Bar]:
    """Return the bars: equally wide, round ranges, from the lowest score to the highest."""
    low, high = min(it.score for it in scores), max(it.score for it in scores)
    wide = step_for(high - low + 1)
    begin = low // wide * wide
    bars = []
    for first in range(begin, high + 1, wide):
        here = [it for it in scores if first <= it.score < first + wide]
        won = sum(it.won for it in here)
        own = any(it.own for it in here)
        bars.append(Bar(first, first + wide - 1, won, len(here) - won, own))
    return bars


def step_for(span: int) -> int:
    """Return the smallest round width at which at most MOST_BARS bars cover all scores."""
    step, factors = 1, (2, 5, 10)
    while True:
        for factor in (1, *factors):
            if step * factor * (MOST_BARS - 1) >= span:
                return step * factor
        step *= 10


def spread_picture(scores: Sequence[Scored], words: Words, look: Look) -> Picture:
    canvas = draw_spread(scores, words, look)
    told = [
        f"{bar.name}: {words.won} {bar.won}, {words.lost} {bar.lost}"
        f"{f', {words.own}' if bar.own else ''}."
        for bar in bars_of(scores)
        if bar.won or bar.lost
    ]
    return still(canvas, "spread", alt_text([f"{words.title}.", *told]))


def draw_spread(scores: Sequence[Scored], words: Words, look: Look) -> Canvas:
    whole = Box(0, 0, WIDTH, HEIGHT)
    canvas = on_layer("spread", whole, min(look.width, WIDTH), theme(look.theme), draw_table)
    ink, bars = canvas.theme["ink"], bars_of(scores)
    canvas.panel(whole.grown(-20), "board", "line", 24, 4, matter=CARDBOARD)
    canvas.write(words.title, Box(60, 40, WIDTH - 120, 80), TITLE, ink)
    most = max(bar.won + bar.lost for bar in bars)
    for value in range(0, most + 1, grid_step(most)):
        y = ROOM.bottom - ROOM.h * value / most
        canvas.rect(Box(ROOM.x, y, ROOM.w, 2), mix(canvas.theme["board"], ink, 0.25))
        canvas.write(str(value), Box(40, y - 26, 70, 52), LABEL, canvas.theme["ink_soft"], "right")
    gap = ROOM.w / len(bars)
    for number, bar in enumerate(bars):
        slot = Box(ROOM.x + number * gap, ROOM.y, gap, ROOM.h)
        draw_bar(canvas, bar, slot, most)
    legend = Box(ROOM.x, HEIGHT - 92, ROOM.w, 44)
    draw_legend(canvas, words, legend, any(bar.own for bar in bars))
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_bar(canvas: Canvas, bar: Bar, slot: Box, most: int) -> None:
    wide = min(slot.w - 16, 150)
    y = slot.bottom
    for count, kind in ((bar.lost, LOST), (bar.won, WON)):
        if count:
            tall = slot.h * count / most
            hatched(canvas, Box(slot.centre[0] - wide / 2, y - tall, wide, tall), kind)
            y -= tall
    if bar.own:
        seat_marker(canvas, 0, Box.around((slot.centre[0], y - 36), 56), matter=WOOD)
    label = Box(slot.x + 2, slot.bottom + 8, slot.w - 4, 50)
    canvas.write(bar.name, label, LABEL, canvas.theme["ink"])


def draw_legend(canvas: Canvas, words: Words, box: Box, own: bool) -> None:
    ink, third = canvas.theme["ink"], box.w / 3
    for place, (name, kind) in enumerate(((words.won, WON), (words.lost, LOST))):
        spot = Box(box.x + place * third, box.y, 56, box.h)
        hatched(canvas, spot, kind)
        canvas.write(name, Box(spot.right + 14, box.y, third - 80, box.h), LEGEND, ink, "left")
    if own:
        spot = Box(box.x + 2 * third, box.y - 4, 52, 52)
        seat_marker(canvas, 0, spot, matter=WOOD)
        canvas.write(words.own, Box(spot.right + 14, box.y, third - 80, box.h), LEGEND, ink, "left")
