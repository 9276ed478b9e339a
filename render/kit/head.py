"""The head of a board: everybody's points in a row, and who must act."""

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.markers import seat_marker
from render.kit.matter import WOOD
from render.kit.text import Style

POINTS = Style(Face.NUMBER, 48, 38)
ACTING = Style(Face.TITLE, 54, 30, 2)
MARKER = 48.0
ROOMY = 440.0  # width from which on a marker stands before the actor's name, if no row shows it


class Score(NamedTuple):
    mark: int  # stands for a colour and a shape; negative if the seat has none yet
    points: int
    acting: bool


def draw_scores(canvas: Canvas, cells: Sequence[Box], scores: Sequence[Score]) -> None:
    """Draw scores with markers, and a golden frame around whose turn it is."""
    theme = canvas.theme
    for score, cell in zip(scores, cells, strict=True):
        edge, width = ("accent", 5) if score.acting else ("line", 2)
        canvas.panel(cell, "board", edge, 14, width)
        if score.mark >= 0:
            marker = Box(cell.x + 4, cell.centre[1] - MARKER / 2, MARKER, MARKER)
            seat_marker(canvas, score.mark, marker, matter=WOOD)
        room = cell.beside(MARKER + 6).left(cell.w - MARKER - 9)
        canvas.write(str(score.points), room, POINTS, theme["ink"])


def draw_acting(canvas: Canvas, room: Box, words: str, mark: int) -> None:
    """Write the words at the right end of the room, behind the marker if there is room for it."""
    marked = mark >= 0 and words and room.w > ROOMY
    sought = room.beside(84) if marked else room
    ink = canvas.write(words, sought, ACTING, canvas.theme["accent"], "right")
    if marked:
        marker = Box(ink.x - 82, room.centre[1] - 36, 72, 72)
        seat_marker(canvas, mark, marker, matter=WOOD)
