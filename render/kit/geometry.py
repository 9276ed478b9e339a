"""Boxes and points in design units: the plane every board is laid out on."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Edges: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom


class Box(NamedTuple):
    """A rectangle by its upper left corner and size.

    A tuple, for thousands are made and compared for a picture.
    """

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float | None = None) -> "Box":
        height = w if h is None else h
        return cls(centre[0] - w / 2, centre[1] - height / 2, w, height)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def edges(self) -> Edges:
        x, y, w, h = self
        return x, y, x + w, y + h

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        across = dx if dy is None else dy
        x, y, w, h = self
        return Box(x + dx, y + across, w - 2 * dx, h - 2 * across)

    def grown(self, margin: float) -> "Box":
        return self.inset(-margin)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, height: float) -> "Box":
        return Box(self.x, self.y, self.w, height)

    def below(self, height: float) -> "Box":
        """Return the part of the box below its top `height`."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left(self, width: float) -> "Box":
        return Box(self.x, self.y, width, self.h)

    def beside(self, width: float) -> "Box":
        """Return the part of the box to the right of its first `width`."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def columns(self, count: int, gap: float = 0) -> list["Box"]:
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list["Box"]:
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def union(self, other: "Box") -> "Box":
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def common(self, other: "Box") -> "Box":
        """Return the box that both share; they must overlap."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    def overlaps(self, other: "Box", slack: float = 0) -> bool:
        """Tell if both share more than a border `slack` wide."""
        x, y, w, h = self
        left, top, wide, tall = other
        return (
            x + slack < left + wide
            and left + slack < x + w
            and y + slack < top + tall
            and top + slack < y + h
        )

    def holds(self, other: "Box", slack: float = 0) -> bool:
        x, y, w, h = self
        left, top, wide, tall = other
        return (
            x - slack <= left
            and y - slack <= top
            and left + wide <= x + w + slack
            and top + tall <= y + h + slack
        )

    def shared(self, other: "Box") -> float:
        """Return the area that two boxes have in common."""
        x, y, w, h = self
        left, top, wide, tall = other
        width = min(x + w, left + wide) - max(x, left)
        height = min(y + h, top + tall) - max(y, top)
        return width * height if width > 0 and height > 0 else 0.0

    def margin(self, other: "Box") -> float:
        """Return the least distance from this box's edges to the other box inside it; negative if
        the other sticks out."""
        return min(
            other.x - self.x,
            other.y - self.y,
            self.right - other.right,
            self.bottom - other.bottom,
        )


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """Return the point at an angle, measured clockwise from north."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def regular(centre: Point, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """Return a regular polygon; with `turn` 0 its first corner points north."""
    return [polar(centre, radius, turn + 360 * i / corners) for i in range(corners)]


def star(centre: Point, outer: float, inner: float, points: int, turn: float = 0) -> list[Point]:
    return [
        polar(centre, inner if i % 2 else outer, turn + 180 * i / points) for i in range(2 * points)
    ]


def bezier(start: Point, control: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return a quadratic curve as a chain of points."""
    curve = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        curve.append(
            (
                a * start[0] + b * control[0] + c * end[0],
                a * start[1] + b * control[1] + c * end[1],
            )
        )
    return curve


def smooth(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """Return a closed smooth curve through all the points (Catmull and Rom's)."""
    count = len(points)
    curve = []
    for i in range(count):
        before, one, other, after = (points[(i + shift) % count] for shift in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                       + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, one, other, after, strict=True)
            )  # fmt: skip
            curve.append((x, y))
    return curve


def ribbon(points: Sequence[Point], width: float) -> list[Point]:
    """Return the outline of a line of some width: smoother than a thick line of short pieces."""
    one, other = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        one.append((x + nx, y + ny))
        other.append((x - nx, y - ny))
    return one + other[::-1]


def bounds(points: Sequence[Point]) -> Box:
    """Return the smallest box around all points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def bow(centre: Point, radius: float, angles: tuple[float, float]) -> list[Point]:
    """Return an arc as a chain of points, about one for every six degrees."""
    start, end = angles
    steps = max(4, int(abs(end - start) / 6))
    return [polar(centre, radius, start + (end - start) * i / steps) for i in range(steps + 1)]


def corner_bow(centre: Point, radius: float, start: float) -> list[Point]:
    return bow(centre, radius, (start, start + 90))


def encloses(outline: Sequence[Point], point: Point) -> bool:
    """Tell if a point lies inside a closed outline."""
    x, y = point
    inside = False
    for (left, top), (right, bottom) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (top > y) != (bottom > y):
            inside ^= x < left + (right - left) * (y - top) / (bottom - top)
    return inside


def off_line(point: Point, one: Point, other: Point) -> float:
    """Return the distance of a point from the line segment between two others."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = (point[0] - one[0]) * dx + (point[1] - one[1]) * dy
    share = along / (dx * dx + dy * dy or 1.0)
    return math.dist(point, between(one, other, min(1.0, max(0.0, share))))


def chain_length(points: Sequence[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(points))


def part_of(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """Return the part of a chain between two distances from its beginning."""
    part: list[Point] = []
    walked = 0.0
    for one, other in pairwise(points):
        length = math.dist(one, other)
        if length and walked + length > start and walked < end:
            first, last = max(0.0, start - walked) / length, min(1.0, (end - walked) / length)
            part += [] if part else [between(one, other, first)]
            part.append(between(one, other, last))
        walked += length
    return part


def points_along(points: Sequence[Point], distances: Sequence[float]) -> list[Point]:
    """Return the points at growing distances along a chain, and its end for greater ones."""
    found: list[Point] = []
    walked, last = 0.0, len(distances)
    for one, other in pairwise(points):
        length = math.dist(one, other)
        while length and len(found) < last and distances[len(found)] <= walked + length:
            found.append(between(one, other, (distances[len(found)] - walked) / length))
        walked += length
    return found + [points[-1]] * (last - len(found))


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """Cut a chain into strokes: `pattern` has the lengths of stroke and gap in turn."""
    if not pattern:
        return [list(points)]
    strokes: list[list[Point]] = []
    at, number, whole = 0.0, 0, chain_length(points)
    while at < whole:
        length = pattern[number % len(pattern)]
        if number % 2 == 0:
            strokes.append(part_of(points, at, min(whole, at + length)))
        at, number = at + length, number + 1
    return [stroke for stroke in strokes if len(stroke) > 1]


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def winding(start: Point, end: Point, chance: Random, stray: float, shortest: float) -> list[Point]:
    """Return a line halved again and again, each middle moved aside by a share of the length."""
    length = math.dist(start, end)
    if length < shortest:
        return [start, end]
    aside = chance.uniform(-stray, stray)
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = (start[0] + end[0]) / 2 - dy * aside, (start[1] + end[1]) / 2 + dx * aside
    first = winding(start, middle, chance, stray, shortest)
    return [*first[:-1], *winding(middle, end, chance, stray, shortest)]
