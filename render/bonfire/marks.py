"""Numbers on what can be chosen, where the kit's rims would cover too much."""

from collections.abc import Sequence

from render.bonfire.layout import FIRE
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.markers import Option, halo, mark_options, number_badge
from render.kit.pen import Pen

BADGE = 68.0
SMALL = ("reward", "portal")
BELOW = ("island", "tokens")  # their number lies at the bottom, where nothing is written
SHARE = 0.075  # of the window's width: a badge in a crop


def mark(canvas: Canvas, options: Sequence[Option]) -> None:
    """Cells of a fate area get a frame, areas of the Great Bonfire a number at the rim."""
    size = min(BADGE, max(36.0, canvas.view.w * SHARE))
    plain, small = [], []
    for option in options:
        kind = option.places[0].partition(":")[0]
        box = canvas.places.get(option.places[0])
        if box and kind == "cell":
            mark_cell(canvas, option.number, box)
        elif box and kind in BELOW:
            halo(canvas, box)
            number_badge(canvas, option.number, (box.right - 14, box.bottom - 18), size)
        elif box and kind == "area":
            number_badge(canvas, option.number, outwards(box.centre), size)
        elif box and kind == "fate":
            halo(canvas, box)
            number_badge(canvas, option.number, (box.x - 14, box.centre[1]), size * 0.66)
        elif kind in SMALL:
            small.append(option)
        else:
            plain.append(option)
    mark_options(canvas, plain, size)
    mark_options(canvas, small, size * 0.62)


def mark_cell(canvas: Canvas, number: int, box: Box) -> None:
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.rounded(Box(1, 1, 98, 98), 12, None, theme["option"], 6)

    canvas.stamp(box, "cell mark", paint)
    side = box.w * 0.56
    number_badge(canvas, number, (box.right - side * 0.52, box.bottom - side * 0.52), side)


def outwards(centre: Point, reach: float = 0.42) -> Point:
    """A little further from the fire."""
    return (
        centre[0] + (centre[0] - FIRE[0]) * reach,
        centre[1] + (centre[1] - FIRE[1]) * reach,
    )
