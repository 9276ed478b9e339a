"""An icon on a canvas."""

from render.kit.canvas import Canvas
from render.kit.drawings import icon_named
from render.kit.geometry import Box
from render.kit.matter import Matter


def draw_icon(
    canvas: Canvas,
    name: str,
    box: Box,
    shadow: float = 0,
    *,
    matter: Matter | None = None,
    turn: float = 0,
) -> None:
    """Draw an icon centred in the box, as large as it fits."""
    side = min(box.w, box.h)
    if canvas.sees(box):
        canvas.icons[name.rpartition("/")[2]] = None
    theme = canvas.theme
    canvas.stamp(
        Box.around(box.centre, side),
        ("icon", name),
        lambda pen: icon_named(name, theme)(pen, theme),
        shadow=shadow,
        matter=matter,
        turn=turn,
    )
