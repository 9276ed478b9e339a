"""What happened: who moved what from where, in the mover's colour and pattern."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, Label
from render.kit.focus import doubled, free_spot, rim, stroke, veil, within
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, between, bezier, bounds, chain_length, dashes, part_of
from render.kit.markers import PATTERNS
from render.kit.pen import Pen
from render.kit.places import Place
from render.kit.theme import Colour, darker

HUSH = 0.3  # how much darker everything is that did not change
WAY = 9.0
CASING = 4.0
HEAD = 34.0
TAG_SHARE = 0.055
NOBODY = -1


class Arrow(NamedTuple):
    """Something that moved or acted from one place on another; both are names of places.

    `mark` is the mover's; `route` are points on the way, if it is not straight.
    """

    number: int
    start: str
    end: str
    mark: int = NOBODY
    route: tuple[Point, ...] = ()


def draw_arrows(canvas: Canvas, arrows: Sequence[Arrow]) -> None:
    """A rim around each thing that changed with its number beside it, and the way it came; what
    did not change is dimmed a little."""
    shown = [arrow for arrow in arrows if arrow.end in canvas.places]
    ends = [canvas.places[arrow.end] for arrow in shown]
    starts = [canvas.places.get(arrow.start) for arrow in shown]
    if shown:
        veil(canvas, [*ends, *(start for start in starts if start)], HUSH)
    for arrow, start, end in zip(shown, starts, ends, strict=True):
        colour, pattern = colour_of(canvas, arrow.mark), pattern_of(arrow.mark)
        if start is not None and start.box != end.box:
            ghost(canvas, start, colour)
            draw_way(canvas, way(start, end, arrow.route), colour, pattern)
        rim(canvas, end, colour, 9, pattern, canvas.theme["arrow_edge"])
    size = min(70.0, max(34.0, canvas.view.w * TAG_SHARE))
    taken: list[Box] = []
    for arrow, end in zip(shown, ends, strict=True):
        taken.append(beside(canvas, end, size, taken))
        number_tag(canvas, arrow.number, taken[-1], arrow.mark)


def colour_of(canvas: Canvas, mark: int) -> Colour:
    return canvas.theme["arrow"] if mark == NOBODY else canvas.theme.seats[mark]


def pattern_of(mark: int) -> Sequence[float]:
    return () if mark == NOBODY else PATTERNS[mark]


def ghost(canvas: Canvas, place: Place, colour: Colour) -> None:
    """Where something was: its outline in dots."""
    rim(canvas, place, colour, 5, (1.6, 2.2), darker(colour, 0.7))


def way(start: Place, end: Place, route: Sequence[Point]) -> list[Point]:
    """From rim to rim, along the route or in a slight bow."""
    source, target = start.box.centre, end.box.centre
    if route:
        chain = [source, *route, target]
    else:
        middle = between(source, target, 0.5)
        dx, dy = target[0] - source[0], target[1] - source[1]
        chain = bezier(source, (middle[0] - dy * 0.14, middle[1] + dx * 0.14), target)
    near, far = (min(place.box.w, place.box.h) / 2 + 8 for place in (start, end))
    return part_of(chain, near, chain_length(chain) - far)


def draw_way(
    canvas: Canvas, chain: Sequence[Point], colour: Colour, pattern: Sequence[float]
) -> None:
    """A line with a head; nothing where there is no room for both."""
    long = chain_length(chain)
    if len(chain) < 2 or long < HEAD:
        return
    tip = chain[-1]
    shaft = part_of(chain, 0, long - HEAD * 0.7)
    neck = part_of(chain, 0, long - HEAD)[-1] if long > HEAD else chain[0]
    length = math.dist(neck, tip) or 1.0
    ux, uy = (tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length
    half = HEAD * 0.55
    head = [
        tip,
        (neck[0] - uy * half, neck[1] + ux * half),
        (neck[0] + uy * half, neck[1] - ux * half),
    ]
    box = bounds([*chain, *head]).grown(WAY + 2 * CASING)
    left, top, right, bottom = canvas.pixels(box)
    strokes = dashes(shaft, [step * WAY for step in pattern])
    for paint, grown in ((canvas.theme["arrow_edge"], CASING), (colour, 0.0)):
        mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
        draw = ImageDraw.Draw(mask)
        for line in [shaft] if grown else strokes:
            wide = (WAY + 2 * grown) * 2 * canvas.scale
            stroke(draw, doubled(canvas, line, (left, top)), wide)
        corners = doubled(canvas, head, (left, top))
        draw.polygon(corners, 255)
        if grown:
            draw.line([*corners, *corners[:2]], 255, round(4 * grown * canvas.scale), joint="curve")
        canvas.image.paste(paint, (left, top), mask.reduce(2))


def beside(canvas: Canvas, place: Place, size: float, taken: Sequence[Box]) -> Box:
    """A spot outside a thing, along its outline, where the tag hides least."""
    middle = place.box.centre
    away = []
    for point in (place.anchor, *place.outline):
        length = math.dist(middle, point) or 1.0
        share = (length + size * 0.62) / length
        away.append(between(middle, point, share))
    outside = Place(place.box.grown(size), tuple(away[1:]), away[0])
    return within(free_spot(canvas, outside, size, taken), canvas.view)


def number_tag(canvas: Canvas, number: int, box: Box, mark: int) -> None:
    """The number of something that happened: square, so that nobody takes it for an option."""
    theme = canvas.theme
    text = str(number)
    ink = theme["arrow_edge"] if mark == NOBODY else theme.seat_ink[mark]
    colour = colour_of(canvas, mark)

    def paint(pen: Pen) -> None:
        pen.rounded(Box(2, 2, 96, 96), 22, theme["arrow_edge"])
        pen.rounded(Box(8, 8, 84, 84), 18, colour)
        pen.letter(text, (50, 50), 60 if len(text) == 1 else 48, ink, Face.NUMBER)

    canvas.stamp(box, ("tag", number, mark), paint, shadow=3)
    canvas.marks.append(Label(text, box.inset(box.w * 0.2), box, box.w * 0.6, cut=False))
