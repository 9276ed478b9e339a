"""Marks on top of a board: whose something is, what can be chosen, what has just happened."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, Label
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, regular, ribbon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter

LETTERS = "ABCD"
LONG = 220  # an arrow shorter than this carries its number at its start

# Each seat has a shape of its own, for eyes that cannot tell the colours apart.
SHAPES: tuple[str, ...] = ("square", "diamond", "hexagon", "circle")


def seat_shape(pen: Pen, mark: int, reach: float, fill: Colour) -> None:
    """The seat's shape, `reach` units from the middle of the 100 by 100 square to its rim."""
    middle = (50.0, 50.0)
    shape = SHAPES[mark]
    if shape == "circle":
        pen.circle(middle, reach, fill)
    elif shape == "square":
        pen.rounded(Box.around(middle, reach * 1.84), reach * 0.3, fill)
    else:
        soft = reach * 0.16
        points = regular(middle, reach * 1.03 - soft, 4 if shape == "diamond" else 6)
        pen.polygon(points, fill)
        pen.line([*points, points[0]], fill, soft * 2)


def seat_marker(canvas: Canvas, mark: int, box: Box, shadow: float = 3) -> None:
    """Colour, shape and letter of a seat; `mark` is 0..3."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        colour = theme.seats[mark]
        seat_shape(pen, mark, 48, darker(colour, 0.6))
        seat_shape(pen, mark, 42, colour)
        pen.letter(LETTERS[mark], (50, 50), 50, theme.seat_ink[mark], Face.NUMBER)

    canvas.stamp(box, ("seat marker", mark), paint, shadow=shadow)


def number_badge(canvas: Canvas, number: int, centre: Point, size: float = 68) -> Box:
    """The number of an option, the same as in the menu."""
    theme = canvas.theme
    text = str(number)

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 49, theme["option_ink"])
        pen.circle((50, 50), 45, theme["option_edge"])
        pen.circle((50, 50), 37, theme["option"])
        pen.letter(text, (50, 50), 52 if len(text) == 1 else 42, theme["option_ink"], Face.NUMBER)

    box = Box.around(centre, size)
    canvas.stamp(box, ("option", text), paint, shadow=4)
    canvas.marks.append(Label(text, box.inset(size * 0.2), box, size * 0.5, cut=False))
    return box


def halo(canvas: Canvas, box: Box) -> None:
    """A bright rim around something that can be chosen: cards get one with round corners."""
    theme = canvas.theme
    outer = box.grown(5 if round_thing(box) else 9)
    round_off = outer.w / 2 if round_thing(box) else min(26.0, outer.h / 2)

    def paint(pen: Pen) -> None:
        whole = Box(0, 0, outer.w, outer.h)
        pen.rounded(whole, round_off, None, theme["option_ink"], 9)
        pen.rounded(whole.inset(1.5), round_off, None, theme["option"], 6)

    canvas.stamp(outer, ("halo", outer.w, outer.h, round_off), paint, units=(outer.w, outer.h))


def round_thing(box: Box) -> bool:
    return abs(box.w - box.h) < 4 and box.w < 260


class Option(NamedTuple):
    """What can be chosen under a number, by the names of the places it points at."""

    number: int
    places: Sequence[str]


def mark_options(canvas: Canvas, options: Sequence[Option], size: float = 68) -> list[Option]:
    """Rims and numbers on every option that has a place here; answers those without one."""
    boxes = [[canvas.places[name] for name in o.places if name in canvas.places] for o in options]
    for box in (box for shown in boxes for box in shown):
        halo(canvas, box)
    taken: list[Box] = []
    for option, shown in zip(options, boxes, strict=True):
        if shown:
            taken.append(free_corner(canvas, shown[-1], size, taken))
            number_badge(canvas, option.number, taken[-1].centre, size)
    return [option for option, shown in zip(options, boxes, strict=True) if not shown]


def free_corner(canvas: Canvas, box: Box, size: float, taken: Sequence[Box]) -> Box:
    """Where a badge by the rim of `box` touches none of the others, hides the least of what is
    written, and stays in the window."""
    reach = size * 0.22
    corners = [
        (box.right - reach, box.y + reach),
        (box.x + reach, box.y + reach),
        (box.right - reach, box.bottom - reach),
        (box.x + reach, box.bottom - reach),
        (box.centre[0], box.y + reach),
        (box.centre[0], box.bottom - reach),
        box.centre,
        (box.right + reach, box.centre[1]),
        (box.x - reach, box.centre[1]),
    ]
    candidates = [within(Box.around(corner, size), canvas.view) for corner in corners]
    written = [label.box for label in canvas.labels]

    def harm(badge: Box) -> tuple[int, float]:
        disc = badge.inset(size * 0.1)
        return sum(map(badge.overlaps, taken)), sum(shared(disc, ink) for ink in written)

    return min(candidates, key=harm)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def within(box: Box, view: Box) -> Box:
    x = min(max(box.x, view.x), view.right - box.w)
    y = min(max(box.y, view.y), view.bottom - box.h)
    return Box(x, y, box.w, box.h)


class Arrow(NamedTuple):
    """Something that moved or acted from one place on another; both are names of places."""

    number: int
    start: str
    end: str


def draw_arrows(canvas: Canvas, arrows: Sequence[Arrow]) -> None:
    """Numbered, slightly bent arrows; one without a start is only a number at its end."""
    for arrow in arrows:
        end = canvas.places.get(arrow.end)
        start = canvas.places.get(arrow.start)
        if end is None:
            continue
        if start is None or start == end:
            number_tag(canvas, arrow.number, (end.x + end.w * 0.16, end.y + min(26, end.h * 0.16)))
        else:
            reach = min(start.w, start.h) * 0.36, min(end.w, end.h) * 0.36
            number_tag(canvas, arrow.number, draw_arrow(canvas, start.centre, end.centre, reach))


def draw_arrow(
    canvas: Canvas, source: Point, target: Point, reach: tuple[float, float], width: float = 15
) -> Point:
    """An arrow that keeps `reach` away from both middles; answers where its number goes."""
    dx, dy = target[0] - source[0], target[1] - source[1]
    bend = 0.16
    middle = (source[0] + target[0]) / 2, (source[1] + target[1]) / 2
    control = middle[0] - dy * bend, middle[1] + dx * bend
    start, tip = towards(source, control, reach[0]), towards(target, control, reach[1])
    neck = towards(tip, control, width * 2)
    shaft = bezier(start, control, neck)
    across = (tip[1] - neck[1]) * 0.85, (neck[0] - tip[0]) * 0.85
    head = [
        tip,
        (neck[0] + across[0], neck[1] + across[1]),
        (neck[0] - across[0], neck[1] - across[1]),
    ]
    for colour, rim in ((canvas.theme["arrow_edge"], 5.0), (canvas.theme["arrow"], 0.0)):
        stroke(canvas, shaft, head, width + 2 * rim, rim, colour)
    return shaft[len(shaft) // 2] if math.dist(start, tip) > LONG else start


def towards(start: Point, end: Point, distance: float) -> Point:
    """The point that lies `distance` from the start on the way to the end."""
    length = math.dist(start, end) or 1.0
    share = min(1.0, distance / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def stroke(
    canvas: Canvas,
    shaft: Sequence[Point],
    head: Sequence[Point],
    width: float,
    rim: float,
    colour: Colour,
) -> None:
    """Shaft and head in one colour, smooth: a mask of twice the size, only where it is needed."""
    xs, ys = [p[0] for p in (*shaft, *head)], [p[1] for p in (*shaft, *head)]
    area = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(width + rim)
    left, top, right, bottom = canvas.pixels(area)
    factor = canvas.scale * 2

    def at(points: Sequence[Point]) -> list[Point]:
        return [((x - area.x) * factor, (y - area.y) * factor) for x, y in points]

    mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
    draw = ImageDraw.Draw(mask)
    draw.polygon(at(ribbon(shaft, width)), 255)
    radius = width * factor / 2
    x, y = at(shaft[:1])[0]
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    draw.polygon(at(head), 255)
    if rim:
        draw.line(at([*head, *head[:2]]), 255, round(2 * rim * factor), joint="curve")
    canvas.image.paste(colour, (left, top), mask.reduce(2))


def number_tag(canvas: Canvas, number: int, centre: Point, size: float = 52) -> None:
    """The number of something that happened: square, so that nobody takes it for an option."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        tag(pen, theme, str(number))

    box = within(Box.around(centre, size), canvas.view)
    canvas.stamp(box, ("tag", number), paint, shadow=3)
    canvas.marks.append(Label(str(number), box.inset(size * 0.2), box, size * 0.6, cut=False))


def tag(pen: Pen, theme: Theme, text: str) -> None:
    pen.rounded(Box(2, 2, 96, 96), 22, theme["arrow_edge"])
    pen.rounded(Box(8, 8, 84, 84), 18, lighter(theme["arrow"], 0.1))
    pen.letter(text, (50, 50), 56 if len(text) == 1 else 44, theme["arrow_edge"], Face.NUMBER)
