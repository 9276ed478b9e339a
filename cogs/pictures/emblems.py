"""Seat emblems for menus: shape on the board, and name."""

from collections.abc import Sequence
from typing import Any

from render.kit.markers import SHAPES
from render.painters import PAINTERS

SIGNS = {
    "square": "■",
    "diamond": "◆",
    "hexagon": "⬢",
    "circle": "●",
    "triangle": "▲",
    "cross": "✚",
}


def with_emblems(game: str, view: Any, names: Sequence[str]) -> list[str]:
    painter = PAINTERS.get(game)
    marks = painter.marks(view) if painter is not None else {}
    return [
        f"{SIGNS[SHAPES[marks[seat]]]} {name}" if seat in marks else name
        for seat, name in enumerate(names)
    ]
