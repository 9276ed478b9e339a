"""The places of things: a box, an outline, and the anchor of the badge."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from render.kit.geometry import Box, Point, bounds, bow, corner_bow, polar

CORNER = 18  # how round a card or plate is


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a thing in a picture. `outline` goes round the thing itself; its bright rim, the
    hole for it in a dark veil, and the dots left when it moves away follow this line. `anchor` is a
    point on or near the thing where a badge hides nothing that one must read. `free` is the room
    that the thing leaves empty for its number."""

    box: Box
    outline: tuple[Point, ...]
    anchor: Point
    free: Box | None = None

    def badge_at(self, anchor: Point) -> "Place":
        return replace(self, anchor=anchor)


@lru_cache(maxsize=4096)
def card(box: Box, radius: float = CORNER) -> Place:
    """Return a rectangle with round corners; its badge lies on the upper right one."""
    soft = min(radius, box.w / 2, box.h / 2)
    inner = box.inset(soft)
    corners = [
        (inner.right, inner.y),
        (inner.right, inner.bottom),
        (inner.x, inner.bottom),
        (inner.x, inner.y),
    ]
    outline = [
        point
        for number, corner in enumerate(corners)
        for point in corner_bow(corner, soft, 90 * number)
    ]
    return Place(box, tuple(outline), polar(corners[0], soft, 45))


@lru_cache(maxsize=4096)
def disc(box: Box) -> Place:
    """Return the place of something round, as large as fits the box."""
    radius = min(box.w, box.h) / 2
    return Place(box, tuple(bow(box.centre, radius, (0, 360))), polar(box.centre, radius, 45))


def polygon(points: Sequence[Point]) -> Place:
    """Return a shape with corners; its badge lies on the one furthest up and right."""
    return Place(bounds(points), tuple(points), max(points, key=lambda point: point[0] - point[1]))


def ring_part(centre: Point, inner: float, outer: float, angles: tuple[float, float]) -> Place:
    """Return a part of a ring or, if `inner` is 0, of a disc; its badge lies on the outer rim."""
    start, end = angles
    outside = bow(centre, outer, angles)
    inside = bow(centre, inner, (end, start)) if inner else [centre]
    outline = (*outside, *inside)
    return Place(bounds(outline), outline, polar(centre, outer, (start + end) / 2))
