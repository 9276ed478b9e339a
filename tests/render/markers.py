"""Records the markers and words put on canvases, which show whose something is."""

from typing import Any, NamedTuple

import pytest

from render.kit.canvas import Canvas, Label
from render.kit.geometry import Box


class Stamped(NamedTuple):
    canvas: Canvas
    mark: int
    box: Box


class Markers:
    """Notes, for every canvas, where each side's marker was put, and what was written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[Stamped] = []
        self.written: list[tuple[Canvas, Label]] = []
        stamp, write = Canvas.stamp, Canvas.write

        def stamped(canvas: Canvas, box: Box, key: Any, *rest: Any, **named: Any) -> None:
            if isinstance(key, tuple) and key[0] == "seat marker":
                self.seen.append(Stamped(canvas, key[1], box))
            stamp(canvas, box, key, *rest, **named)

        def written(canvas: Canvas, *given: Any, **named: Any) -> Box:
            count = len(canvas.labels)
            ink = write(canvas, *given, **named)
            self.written += [(canvas, label) for label in canvas.labels[count:]]
            return ink

        monkeypatch.setattr(Canvas, "stamp", stamped)
        monkeypatch.setattr(Canvas, "write", written)

    def on_last_canvas(self) -> None:
        """Forget all but what was drawn last."""
        last = self.written[-1][0]
        self.seen = [it for it in self.seen if it.canvas is last]
        self.written = [it for it in self.written if it[0] is last]

    def beside(self, words: str) -> set[int]:
        """Return the nearest marker to each label that begins with these words, on the same
        line."""
        found = set()
        for canvas, label in self.written:
            middle = label.box.centre[1]
            level = [
                it
                for it in self.seen
                if it.canvas is canvas and it.box.y - 30 < middle < it.box.bottom + 30
            ]
            if label.text.startswith(words) and level:
                found.add(min(level, key=lambda it: apart(it.box, label.box)).mark)
        return found


def apart(one: Box, other: Box) -> float:
    return max(0.0, one.x - other.right, other.x - one.right)
