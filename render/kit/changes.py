"""Arrows, rims and numbers for moves and changes, in the mover's colour and pattern."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from render.kit.badges import badge_spots, free_rooms, mark
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import (
    Box,
    Point,
    between,
    bezier,
    bounds,
    chain_length,
    dashes,
    encloses,
    off_line,
    part_of,
    points_along,
)
from render.kit.markers import PATTERNS
from render.kit.materials import DAYLIGHT
from render.kit.pen import Pen
from render.kit.places import Place, disc
from render.kit.rims import Mask, rim, veil
from render.kit.theme import Colour
from render.kit.vision import luminance

HUSH = 0.2  # darkness of everything unchanged
PALE = 0.3  # paleness of everything unchanged, on a light table
WAY = 9.0
CHANGE_RIM = 9.0
RIM_SHARE = 0.008  # a rim's width, as a share of the window's: it must be seen on a small board
FILM_RIM = 12.0
CASING = 4.0
HEAD = 34.0
STEPS = 80  # points along a path at which it is tested for having left a rim
STRIDES = range(1, STEPS + 1)
TAG_SHARE = 0.055
OFF = 0.62  # distance of a tag's middle from a rim, as a share of its size
CROWD = 8  # with more changes there are no numbers
THIN = 0.7  # factor by which rims are thinner with more than CROWD changes
ROOMY = 3.0  # a thing more than this many tags wide and high carries its own tag
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
    """Draw a rim and a number for each change, and the path of what has moved; dim everything else
    a little. More than CROWD changes have no numbers and thinner rims."""
    shown = [arrow for arrow in arrows if arrow.end in canvas.places]
    ends = [canvas.places[arrow.end] for arrow in shown]
    starts = [left_behind(canvas, arrow) for arrow in shown]
    if shown:
        hush(canvas, [*ends, *(start for start in starts if start)])
    width = max(CHANGE_RIM, canvas.view.w * RIM_SHARE)
    if len(shown) > CROWD:
        width *= THIN
    ways = trace(canvas, shown, width)
    if len(shown) > CROWD:
        return
    size = min(70.0, max(34.0, canvas.view.w * TAG_SHARE))
    rooms = free_rooms(ends, size, width)
    searching = [end for end in ends if end not in rooms]
    bare = [end.box for end in ends if not roomy(end, size)] + [*rooms.values(), *ways]
    spots = iter(badge_spots(canvas, [beside(end, size) for end in searching], size, bare))
    for arrow, end in zip(shown, ends, strict=True):
        number_tag(canvas, arrow.number, rooms.get(end) or next(spots), arrow.mark)


def hush(canvas: Canvas, kept: Sequence[Place]) -> None:
    """Dim all but the kept places a little; on a light table, fade it towards the cloth instead."""
    table = canvas.theme["table"]
    if luminance(table) > DAYLIGHT:
        veil(canvas, kept, PALE, table)
    else:
        veil(canvas, kept, HUSH)


def window_of(
    arrows: Sequence[Arrow], draw: Callable[[Box], Canvas], windows: Sequence[Box]
) -> Canvas:
    """Draw the windows in turn and return the first that shows a change. The common parts come
    before the seats; both in one picture would be illegible."""
    canvases = map(draw, windows)
    first = next(canvases)
    if not arrows or told_on(first, arrows):
        return first
    return next((canvas for canvas in canvases if told_on(canvas, arrows)), first)


def told_on(canvas: Canvas, arrows: Sequence[Arrow]) -> bool:
    ends = [canvas.places[arrow.end] for arrow in arrows if arrow.end in canvas.places]
    return any(canvas.sees(place.box) for place in ends)


def halo(canvas: Canvas, arrows: Sequence[Arrow]) -> None:
    """Draw the rims and paths of changes since the last frame of a film, without numbers, and dim
    nothing."""
    trace(canvas, [arrow for arrow in arrows if arrow.end in canvas.places], FILM_RIM)


def trace(canvas: Canvas, arrows: Sequence[Arrow], width: float) -> list[Box]:
    """Draw the rims and paths of changes; return the boxes that the paths cover."""
    ways = []
    for arrow in arrows:
        start, end = left_behind(canvas, arrow), canvas.places[arrow.end]
        colour, pattern = colour_of(canvas, arrow.mark), pattern_of(arrow.mark)
        if start is not None:
            ghost(canvas, start, colour)
            ways.append((way(start, end, arrow.route, width + CASING), colour, pattern))
        rim(canvas, end, colour, width, pattern, canvas.theme["arrow_edge"])
    for chain, colour, pattern in ways:
        draw_way(canvas, chain, colour, pattern)
    return [Box.around(point, WAY) for chain, _, _ in ways for point in chain]


def left_behind(canvas: Canvas, arrow: Arrow) -> Place | None:
    """Return the place that a thing has left, or None if it has not moved. Within a country the
    place is only as large as the thing: an outline of the whole country would seem to be about the
    country."""
    start, end = canvas.places.get(arrow.start), canvas.places[arrow.end]
    if start is None or start.box == end.box:
        return None
    size = max(end.box.w, end.box.h)
    if min(start.box.w, start.box.h) < size:
        return start
    free = start.free.centre if start.free else start.box.centre
    return disc(Box.around(free, size))


def colour_of(canvas: Canvas, mark: int) -> Colour:
    return canvas.theme["arrow"] if mark == NOBODY else canvas.theme.seats[mark]


def pattern_of(mark: int) -> Sequence[float]:
    return () if mark == NOBODY else PATTERNS[mark]


def ghost(canvas: Canvas, place: Place, colour: Colour) -> None:
    """Draw the outline, in dots, of the place a thing has left."""
    rim(canvas, place, colour, 5, (1.6, 2.2), canvas.theme["arrow_edge"])


def way(start: Place, end: Place, route: Sequence[Point], off: float) -> list[Point]:
    """Return a path from one rim to the other, along the route or in a slight bow."""
    source, target = start.box.centre, end.box.centre
    if route:
        chain = [source, *route, target]
    else:
        middle = between(source, target, 0.5)
        dx, dy = target[0] - source[0], target[1] - source[1]
        chain = bezier(source, (middle[0] - dy * 0.14, middle[1] + dx * 0.14), target)
    long = chain_length(chain)
    walk = points_along(chain, [long * step / STEPS for step in STRIDES])
    near = max((step for step, spot in enumerate(walk) if reaches(start, spot, off)), default=-1)
    far = next((step for step, spot in enumerate(walk) if reaches(end, spot, off)), STEPS - 1)
    return walk[near + 1 : far]


def reaches(place: Place, spot: Point, off: float) -> bool:
    """Tell if a spot lies in a place or within `off` of its outline."""
    x, y = spot
    left, top, right, bottom = place.box.edges
    if not (left - off < x < right + off and top - off < y < bottom + off):
        return False
    outline = (*place.outline, place.outline[0])
    return encloses(place.outline, spot) or any(
        off_line(spot, one, other) < off for one, other in pairwise(outline)
    )


def draw_way(
    canvas: Canvas, chain: Sequence[Point], colour: Colour, pattern: Sequence[float]
) -> None:
    """Draw a line with a head, unless there is no room for both."""
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
    casing = Mask(canvas, box)
    casing.line(tuple(shaft), WAY + 2 * CASING)
    casing.polygon(head)
    casing.line((*head, head[0]), 2 * CASING)
    casing.paint(canvas.theme["arrow_edge"])
    way = Mask(canvas, box)
    for line in dashes(shaft, [step * WAY for step in pattern]):
        way.line(tuple(line), WAY)
    way.polygon(head)
    way.paint(colour)


def roomy(place: Place, size: float) -> bool:
    """Tell if a place is large enough to carry its tag in its own corner, off its neighbours."""
    return min(place.box.w, place.box.h) > ROOMY * size


def beside(place: Place, size: float) -> Place:
    """Return the line along which a thing's tag may lie: around the thing, so that the tag hides
    nothing of it, or just inside the rim of a large thing."""
    lines = [ring(place, size * OFF)]
    if roomy(place, size):
        lines.insert(0, ring(place, -size * OFF))
    every = [point for line in lines for point in line[1:]]
    return Place(place.box.grown(size), tuple(every), lines[0][0])


def ring(place: Place, step: float) -> list[Point]:
    """Return a thing's anchor and outline, pushed outwards by `step` (inwards if negative)."""
    middle = place.box.centre
    long = [(point, math.dist(middle, point) or 1.0) for point in (place.anchor, *place.outline)]
    return [between(middle, point, (length + step) / length) for point, length in long]


def number_tag(canvas: Canvas, number: int, box: Box, mover: int) -> None:
    """Draw an event's number, square so that nobody takes it for an option."""
    theme = canvas.theme
    text = str(number)
    ink = theme["arrow_edge"] if mover == NOBODY else theme.seat_ink[mover]
    colour = colour_of(canvas, mover)

    def paint(pen: Pen) -> None:
        pen.rounded(Box(2, 2, 96, 96), 22, theme["arrow_edge"])
        pen.rounded(Box(8, 8, 84, 84), 18, colour)
        pen.letter(text, (50, 50), 60 if len(text) == 1 else 48, ink, Face.NUMBER)

    canvas.stamp(box, ("tag", number, mover), paint, shadow=3)
    mark(canvas, text, box, box.w * 0.6)
