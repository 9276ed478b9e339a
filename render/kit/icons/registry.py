"""The list of icons: each is a function that draws in a square of 100 by 100 units."""

from collections.abc import Callable
from typing import TypeAlias

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.theme import Theme

Draw: TypeAlias = Callable[[Pen, Theme], None]

ICONS: dict[str, Draw] = {}


def icon(name: str) -> Callable[[Draw], Draw]:
    """Registers a drawing under a name."""

    def register(draw: Draw) -> Draw:
        if name in ICONS:
            raise ValueError(f"two icons are called {name!r}")
        ICONS[name] = draw
        return draw

    return register


def draw_icon(canvas: Canvas, name: str, box: Box, shadow: float = 0) -> None:
    """An icon, as large as the box allows, in the middle of it."""
    side = min(box.w, box.h)
    theme = canvas.theme
    canvas.stamp(
        Box.around(box.centre, side),
        ("icon", name),
        lambda pen: ICONS[name](pen, theme),
        shadow=shadow,
    )
