"""Rows of icons and numbers: prices, gains, stores."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.canvas import Align, Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.text import Style, width_of
from render.kit.theme import Colour

GAP = 0.14  # between the pieces of a row, as a share of its height
TEXT_SHARE = 0.86  # digits beside an icon look right at this share of its height


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon in a row; `size` 1 is as tall as the row."""

    name: str
    size: float = 1.0


Piece: TypeAlias = str | Icon


def row_width(pieces: Sequence[Piece], height: float, face: Face) -> float:
    widths = [
        piece.size * height
        if isinstance(piece, Icon)
        else width_of(piece, face, 100) * height * TEXT_SHARE / 100
        for piece in pieces
    ]
    return sum(widths) + GAP * height * (len(pieces) - 1)


def even(texts: Sequence[str], style: Style, width: float) -> Style:
    """A style in which all of these texts are equally large and none is wider than this."""
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
    """Icons and short texts in one line; it shrinks to the width of the box."""
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
