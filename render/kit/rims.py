"""Lines around things in their own shapes, and the veil that leaves them bright.

Masks are only as large as the things that lie together: what can be chosen is often little of a
board.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point, bounds, dashes, ribbon
from render.kit.places import Place
from render.kit.theme import Colour

VEIL_COLOUR: Colour = (12, 9, 7)
HOLE = 5.0  # design units by which a hole in the veil exceeds its thing
HOLE_SHARE = 0.009  # the most that HOLE may be in a close crop, as a share of the window's width
RIM = 7.0
CASING = 4.0  # the dark line on each side of a rim
CASING_SHARE = 0.8  # a casing's largest width, as a share of its rim's
SMOOTH = 12  # chains with this many points are curves
GLOW = ((1.0, 40), (0.72, 80), (0.45, 130))  # a light's lines: share of its width, brightness
SEAM_SHARE = 0.28  # half the width of a line between neighbours, as a share of a rim's width

Line = tuple[Point, ...]


class Mask:
    """A part of a picture in greys, drawn twice as large and then reduced. Lines given in design
    units may reach beyond it."""

    def __init__(self, canvas: Canvas, box: Box, ground: int = 0) -> None:
        self.canvas = canvas
        left, top, right, bottom = canvas.pixels(box)
        width, height = canvas.image.size
        self.corner = max(0, left), max(0, top)
        size = min(width, right) - self.corner[0], min(height, bottom) - self.corner[1]
        self.image = Image.new("L", (2 * max(1, size[0]), 2 * max(1, size[1])), ground)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points: Iterable[Point]) -> list[Point]:
        factor, view, (left, top) = self.canvas.scale * 2, self.canvas.view, self.corner
        return [
            ((x - view.x) * factor - 2 * left, (y - view.y) * factor - 2 * top) for x, y in points
        ]

    def polygon(self, points: Iterable[Point], ink: int = 255) -> None:
        self.draw.polygon(self.at(points), ink)

    def line(self, line: Line, width: float, ink: int = 255) -> None:
        """Draw a broad line: curves of many short pieces as one shape, which leaves the inside of a
        closed one clear; other lines with round corners."""
        closed = line[0] == line[-1]
        if len(line) <= SMOOTH:
            dots = self.at([*line, line[1]] if closed else line)
            wide = max(2, round(2 * width * self.canvas.scale))
            self.draw.line(dots, ink, wide, joint="curve")
        elif closed:
            outer, inner = banks(line, width)
            self.polygon(outer, ink)
            self.polygon(inner, 0)
        else:
            self.polygon(ribbon(line, width), ink)

    def reduced(self) -> Image.Image:
        return self.image.reduce(2)

    def paint(self, colour: Colour) -> None:
        """Lay the colour onto the picture, as strongly as the mask is bright."""
        self.canvas.image.paste(colour, self.corner, self.reduced())


@lru_cache(maxsize=4096)
def banks(line: Line, width: float) -> tuple[list[Point], list[Point]]:
    """Return the outer and inner edge of a broad line along a closed curve."""
    around = ribbon([line[-2], *line, line[1]], width)
    half = len(around) // 2
    sides = around[1 : half - 1], around[half + 1 : -1]
    outer, inner = sorted(sides, key=lambda side: -bounds(side).w)
    return outer, inner


@lru_cache(maxsize=4096)
def strokes_of(line: Line, pattern: tuple[float, ...]) -> list[Line]:
    return [tuple(stroke) for stroke in dashes(line, pattern)]


def veil(canvas: Canvas, kept: Iterable[Place], share: float, colour: Colour = VEIL_COLOUR) -> None:
    """Darken everything but these things, or fade it into another colour."""
    strength = round(255 * share)
    dark = Image.new("L", canvas.image.size, strength)
    hole = 2 * min(HOLE, canvas.view.w * HOLE_SHARE)
    for group in apart(list(kept), hole):
        holes = Mask(canvas, union(place.box for place in group).grown(hole), strength)
        for place in group:
            holes.line(closed(place), hole, 0)
            holes.polygon(place.outline, 0)
        dark.paste(holes.reduced(), holes.corner)
    canvas.image.paste(colour, (0, 0), dark)


def glow(canvas: Canvas, places: Sequence[Place], colour: Colour, width: float) -> None:
    """Draw a soft light around these things, brightest at their edges."""
    if not canvas.painted:
        return
    for group in apart(places, 2 * width):
        light = Mask(canvas, union(place.box for place in group).grown(2 * width))
        for share, ink in GLOW:
            for place in group:
                light.line(closed(place), 2 * width * share, ink)
        for place in group:
            light.polygon(place.outline, 0)
        light.paint(colour)


def closed(place: Place) -> Line:
    return (*place.outline, place.outline[0])


def apart(places: Sequence[Place], margin: float) -> list[list[Place]]:
    """Group things so that what is drawn around one group touches no other group."""
    groups: list[tuple[Box, list[Place]]] = []
    for place in places:
        box, members = place.box.grown(margin), [place]
        while touching := [other for other in groups if other[0].overlaps(box)]:
            for other in touching:
                box, members = box.union(other[0]), [*other[1], *members]
                groups.remove(other)
        groups.append((box, members))
    return [members for _, members in groups]


def rim(
    canvas: Canvas,
    place: Place,
    colour: Colour,
    width: float = RIM,
    pattern: Sequence[float] = (),
    casing: Colour | None = None,
) -> None:
    """Draw a line around a thing, outside of it and in its shape, on a casing."""
    rims(canvas, [place], colour, width, pattern, casing)


def rims(
    canvas: Canvas,
    places: Sequence[Place],
    colour: Colour,
    width: float = RIM,
    pattern: Sequence[float] = (),
    casing: Colour | None = None,
) -> None:
    """Draw lines around things. Close neighbours share the space between them, so no rim covers a
    neighbour."""
    if not canvas.painted:
        return
    edge = min(CASING, width * CASING_SHARE)
    pieces = tuple(length * width for length in pattern)
    seam = 2 * SEAM_SHARE * width if len(places) > 1 else 0
    for group in apart(places, 2 * (width + edge)):
        ordered = sorted(group, key=lambda place: -place.box.w * place.box.h)
        box = union(place.box for place in ordered).grown(2 * (width + edge))
        under, over = Mask(canvas, box), Mask(canvas, box)
        draw_around(under, ordered, width + edge, (), seam)
        under.paint(casing or canvas.theme["option_ink"])
        draw_around(over, ordered, width, pieces, seam)
        over.paint(colour)


def draw_around(
    mask: Mask, ordered: Sequence[Place], wide: float, pieces: tuple[float, ...], seam: float
) -> None:
    """Draw lines of this width around things, the largest first, and their seams."""
    for place in ordered:
        outline = closed(place)
        for line in strokes_of(outline, pieces) if pieces else [outline]:
            mask.line(line, 2 * wide)
        mask.polygon(outline, 0)
    for place in ordered:
        if alone(place, ordered):
            mask.polygon(place.outline, 0)
    for place in ordered if seam else ():
        mask.line(closed(place), seam)


def union(boxes: Iterable[Box]) -> Box:
    return reduce(Box.union, boxes)


def alone(place: Place, others: Sequence[Place]) -> bool:
    """Tell if none of the other places lies on this one."""
    return not any(place.box.holds(other.box) for other in others if other is not place)
