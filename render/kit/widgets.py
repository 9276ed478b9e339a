"""Rows of icons and numbers: prices, gains, stores."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias, TypeVar

from render.kit.canvas import Align, Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.text import Style, width_of
from render.kit.theme import Colour

GAP = 0.14  # space between a row's pieces, as a share of its height
APART = 0.4  # least space between rows in one line, as a share of their height; far more than GAP
LOOSE = 1.1  # most space between rows in one line, as a share of their height
TEXT_SHARE = 0.86  # height of digits beside an icon, as a share of the row's height


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon in a row; `size` 1 is as tall as the row."""

    name: str
    size: float = 1.0


Piece: TypeAlias = str | Icon
R = TypeVar("R", bound=Sequence[Piece])


def row_width(pieces: Sequence[Piece], height: float, face: Face) -> float:
    widths = [
        piece.size * height
        if isinstance(piece, Icon)
        else width_of(piece, face, 100) * height * TEXT_SHARE / 100
        for piece in pieces
    ]
    return sum(widths) + GAP * height * (len(pieces) - 1)


def even(texts: Sequence[str], style: Style, width: float) -> Style:
    """Return a style in which all of these texts are equally large and none is wider than this."""
    widest = max((width_of(text, style.face, 100) for text in texts), default=0.0) / 100
    size = min(style.size, width / widest) if widest else style.size
    return Style(style.face, size, min(style.least, size), style.lines)


def draw_row(
    canvas: Canvas,
    pieces: Sequence[Piece],
    box: Box,
    height: float,
    colour: Colour,
    *,
    align: Align = "centre",
    face: Face = Face.NUMBER,
) -> Box:
    """Draw icons and short texts in one line, shrunk to the box's width."""
    wide = row_width(pieces, height, face)
    if wide > box.w:
        height *= box.w / wide
        wide = box.w
    x = box.x if align == "left" else box.right - wide
    if align == "centre":
        x = box.centre[0] - wide / 2
    start = x
    middle = box.centre[1]
    for piece in pieces:
        if isinstance(piece, Icon):
            side = piece.size * height
            draw_icon(canvas, piece.name, Box(x, middle - side / 2, side, side))
            x += side
        else:
            size = height * TEXT_SHARE
            side = width_of(piece, face, 100) * size / 100
            room = Box(x - 1, middle - height * 0.75, side + 3, height * 1.5)
            canvas.write(piece, room, Style(face, size, size * 0.8), colour, "left")
            x += side
        x += GAP * height
    return Box(start, middle - height / 2, wide, height)


def spread_width(rows: Sequence[Sequence[Piece]], face: Face) -> float:
    """Return the least width of rows in one line, as a share of their height."""
    return sum(row_width(row, 1, face) for row in rows) + APART * (len(rows) - 1)


def in_lines(rows: Sequence[R], count: int) -> list[Sequence[R]]:
    """Split rows into so many lines; if they do not come out even, the first lines are longer."""
    short, longer = divmod(len(rows), count)
    cuts = [short * number + min(number, longer) for number in range(count + 1)]
    return [rows[start:end] for start, end in pairwise(cuts)]


def best_lines(rows: Sequence[R], box: Box, face: Face = Face.NUMBER) -> list[Sequence[R]]:
    """Split texts into the number of lines that makes them largest."""

    def height(lines: Sequence[Sequence[R]]) -> float:
        widest = max(spread_width(line, face) for line in lines)
        return min(box.h / len(lines), box.w / widest)

    return max((in_lines(rows, count) for count in range(1, len(rows) + 1)), key=height)


def draw_spread(
    canvas: Canvas,
    rows: Sequence[Sequence[Piece]],
    box: Box,
    height: float,
    inks: Sequence[Colour],
    face: Face = Face.NUMBER,
) -> list[Box]:
    """Draw rows in one line from the left, spread over the box; the pieces of a row lie closer
    together."""
    wide = [row_width(row, 1, face) for row in rows]
    gaps = max(1, len(rows) - 1)
    height = min(height, box.w / spread_width(rows, face))
    gap = min(LOOSE * height, (box.w - height * sum(wide)) / gaps)
    found, x = [], box.x
    for row, share, ink in zip(rows, wide, inks, strict=True):
        cell = Box(x, box.y, share * height + 1, box.h)
        draw_row(canvas, row, cell, height, ink, align="left", face=face)
        found.append(cell)
        x += share * height + gap
    return found
