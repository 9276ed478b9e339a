"""Checks that every board must pass, whatever the game, theme and language."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from PIL import Image

from render.kit.canvas import Canvas, Label
from render.kit.focus import Option
from render.kit.game import GamePainter
from render.kit.look import Look
from render.painters import PAINTERS

SLACK = 2.0  # design units: the soft rim of a letter


def assert_labels_fit(canvas: Canvas) -> None:
    """Check that no letter is lost, nothing leaves its box or the picture, and no labels
    overlap."""
    labels = canvas.labels
    assert labels
    for label in labels:
        assert not label.cut, f"letters lost: {label}"
        assert label.room.holds(label.box, label.size * 0.3), f"outside its box: {label}"
        assert canvas.view.holds(label.box, SLACK), f"outside the picture: {label}"
    for one, other in combinations(labels, 2):
        assert not touching(one, other), f"on each other: {one} {other}"


def touching(one: Label, other: Label) -> bool:
    return one.box.overlaps(other.box, SLACK)


def phone(image: Image.Image) -> Image.Image:
    return image.resize((400, image.height * 400 // image.width), Image.Resampling.LANCZOS)


def keys_of(view: object) -> Iterator[str]:
    """Yield everything in the view that has a key."""
    found: list[object] = [view]
    while found:
        thing = found.pop()
        if isinstance(thing, dict):
            if isinstance(thing.get("key"), str):
                yield thing["key"]
            found.extend(thing.values())
        elif isinstance(thing, list):
            found.extend(thing)


def numbered(targets: Sequence[str | None]) -> list[Option]:
    """Return options numbered as in the menu; those without a target use up a number."""
    return [Option(n, [target]) for n, target in enumerate(targets, 1) if target]


def windows(game: str, view: Any, look: Look) -> Iterator[tuple[str, Canvas]]:
    """Yield the pictures of the whole board, not yet encoded."""
    painter = PAINTERS[game]
    assert isinstance(painter, GamePainter)
    scene = painter.scene(view, look)
    parts = (painter.ground, *painter.lower(scene))
    for name, window in zip(("ground", "seats", "offers"), parts, strict=False):
        yield name, painter.draw_board(scene, look, window)
