"""Decisive events, each drawn on a stage of its own: whose they are, how they went, and why."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.materials import tabletop
from render.kit.matter import CARDBOARD, WOOD
from render.kit.painter import Told
from render.kit.text import Style
from render.kit.theme import Theme
from render.kit.tweens import WIDTH as MOVING
from render.kit.tweens import Staged, emerging, within

WIDTH, HEIGHT = 1600, 1066
MARGIN = 16.0
MOST = 4  # moments in one picture, the last ones
TITLE = Style(Face.TITLE, 66, 42, 2)
BESIDE = Style(Face.TITLE, 54, 42, 3)  # titles of two moments side by side
SIGN = 96.0
SETTLED = 0.85  # progress from which on the outcome is visible

# Draws a stage up to a moment of its scene: 1 is the end, shown as a still.
Drawer: TypeAlias = Callable[[Canvas, Box, float], None]


@dataclass
class Moment:
    """`lines` are sentences, of which the first is its title; `sign` is how it went; `draw` draws
    the stage; `mark` is whose moment it is. An illustration is a picture by itself and stands
    still."""

    kind: str
    lines: list[str]
    draw: Drawer
    sign: str
    mark: int = -1
    edge: str = "line"
    illustration: bool = False


@dataclass(frozen=True)
class Teller:
    """Puts a game's events in its own words; `marks` are the marks of sides by their keys."""

    sentence: Callable[[Told, Look], str]
    look: Look
    marks: Mapping[str, int]

    def say(self, event: Told) -> str:
        return self.sentence(event, self.look)

    def mark(self, event: Told, name: str = "seat") -> int:
        return self.marks.get(str(event.args.get(name, "")), -1)


def staged(name: str, moments: Sequence[Moment], theme: Theme, look: Look) -> Staged:
    """Return the scene of these moments, which take place at the same time."""
    shown = moments[-MOST:]
    wide = min(look.width, MOVING) if look.moving else look.width
    told = [line for moment in shown for line in moment.lines]

    def shot(done: float) -> Canvas:
        return draw_moments(shown, theme, wide, done)

    titles = [moment.lines[0] for moment in shown]
    illustrates = any(moment.illustration for moment in shown)
    return Staged(f"{name}-moment", shot, alt_text(told), titles, not illustrates, illustrates)


def draw_moments(moments: Sequence[Moment], theme: Theme, width: int, done: float = 1) -> Canvas:
    """Draw the moments: one fills the picture, two go one below the other, more in two columns."""
    canvas = on_layer("moments", Box(0, 0, WIDTH, HEIGHT), width, theme, draw_table)
    room = canvas.view.inset(MARGIN)
    columns = 1 if len(moments) < 3 else 2
    lines = -(-len(moments) // columns)
    cells = [cell for row in room.rows(lines, MARGIN) for cell in row.columns(columns, MARGIN)]
    if len(cells) > len(moments):
        cells[-2:] = [cells[-2].union(cells[-1])]
    for moment, cell in zip(moments, cells, strict=True):
        draw_moment(canvas, moment, cell, BESIDE if columns > 1 else TITLE, done)
    return canvas


def draw_table(canvas: Canvas) -> None:
    canvas.image.paste(tabletop(canvas.image.size, canvas.theme))


def draw_moment(canvas: Canvas, moment: Moment, box: Box, style: Style, done: float) -> None:
    theme = canvas.theme
    canvas.panel(box, "board", moment.edge, 24, 8, shadow=6, matter=CARDBOARD)
    head = box.inset(28, 18).top(150 if style is TITLE else 190)
    words = head
    if moment.mark >= 0:
        marker = Box(head.x, head.centre[1] - SIGN / 2, SIGN, SIGN)
        seat_marker(canvas, moment.mark, marker, matter=WOOD)
        words = head.beside(SIGN + 20)
    sign = Box(head.right - SIGN, head.centre[1] - SIGN / 2, SIGN, SIGN)
    with emerging(canvas, sign, within(done, SETTLED, 1)):
        draw_icon(canvas, moment.sign, sign)
    canvas.write(moment.lines[0], words.left(words.w - SIGN - 16), style, theme["ink"], "left")
    moment.draw(canvas, box.inset(28, 18).below(head.h + 12), done)
