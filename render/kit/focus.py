"""What somebody can choose: all else lies under a veil, the targets are rimmed and numbered."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, Label
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, between, bounds, chain_length, dashes, part_of, ribbon
from render.kit.pen import Pen
from render.kit.places import Place
from render.kit.theme import Colour

VEIL = 0.57  # how much of what cannot be chosen is taken by the dark
VEIL_COLOUR: Colour = (12, 9, 7)
HOLE = 5.0  # design units that a hole is wider than its thing
RIM = 7.0
CASING = 4.0
BADGE_SHARE = 0.058  # of the window's width: its number is then legible in a message
BADGE_MOST = 84.0
SMOOTH = 12  # from so many points on a chain is a curve
OUT = 0.4  # how far a badge may lie off the rim, as a share of its size
SAMPLES = 16  # places along an outline where a badge may lie


class Option(NamedTuple):
    """What can be chosen under a number, by the names of the places it points at."""

    number: int
    places: Sequence[str]


def badge_size(canvas: Canvas) -> float:
    return min(BADGE_MOST, max(40.0, canvas.view.w * BADGE_SHARE))


def mark_options(
    canvas: Canvas, options: Sequence[Option], size: float | None = None
) -> list[Option]:
    """Veil, rims and numbers for every option that has a place here; answers those without one."""
    here = {name: place for name, place in canvas.places.items() if canvas.sees(place.box)}
    found = [[here[name] for name in option.places if name in here] for option in options]
    targets = list(dict.fromkeys(place for places in found for place in places))
    if targets:
        veil(canvas, targets, VEIL)
    for place in targets:
        rim(canvas, place, canvas.theme["option"])
    taken: list[Box] = []
    for option, places in zip(options, found, strict=True):
        if places:
            taken.append(free_spot(canvas, places[-1], size or badge_size(canvas), taken))
            number_badge(canvas, option.number, taken[-1])
    return [option for option, places in zip(options, found, strict=True) if not places]


def veil(canvas: Canvas, kept: Iterable[Place], share: float) -> None:
    """Darkens everything but these things."""
    width, height = canvas.image.size
    dark = Image.new("L", (width * 2, height * 2), round(255 * share))
    draw = ImageDraw.Draw(dark)
    grown = round(2 * HOLE * 2 * canvas.scale)
    for place in kept:
        points = doubled(canvas, place.outline, (0, 0))
        draw.polygon(points, 0)
        draw.line([*points, *points[:2]], 0, grown, joint="curve")
    canvas.image.paste(VEIL_COLOUR, (0, 0), dark.reduce(2))


def doubled(canvas: Canvas, points: Iterable[Point], corner: tuple[int, int]) -> list[Point]:
    """Points in pixels of twice the picture's size, from a corner in pixels."""
    factor, view = canvas.scale * 2, canvas.view
    return [
        ((x - view.x) * factor - 2 * corner[0], (y - view.y) * factor - 2 * corner[1])
        for x, y in points
    ]


def rim(
    canvas: Canvas,
    place: Place,
    colour: Colour,
    width: float = RIM,
    pattern: Sequence[float] = (),
    casing: Colour | None = None,
) -> None:
    """A line around a thing, outside of it and in its own shape, with a casing under it."""
    outline = (*place.outline, place.outline[0])
    reach = 2 * (width + CASING)
    box = bounds(outline).grown(reach)
    left, top, right, bottom = canvas.pixels(box)
    inside = doubled(canvas, outline, (left, top))
    strokes = dashes(outline, [length * width for length in pattern]) if pattern else [outline]
    for paint, wide, lines in (
        (casing or canvas.theme["option_ink"], width + CASING, [outline]),
        (colour, width, strokes),
    ):
        mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
        draw = ImageDraw.Draw(mask)
        for line in lines:
            stroke(draw, doubled(canvas, line, (left, top)), 4 * wide * canvas.scale)
        draw.polygon(inside, 0)
        canvas.image.paste(paint, (left, top), mask.reduce(2))


def stroke(draw: ImageDraw.ImageDraw, dots: Sequence[Point], width: float) -> None:
    """A broad line: along a curve of many short pieces as one shape, else with round corners."""
    closed = dots[0] == dots[-1]
    if len(dots) <= SMOOTH:
        draw.line([*dots, dots[1]] if closed else dots, 255, max(2, round(width)), joint="curve")
    elif closed:
        around = ribbon([dots[-2], *dots, dots[1]], width)
        half = len(around) // 2
        sides = around[1 : half - 1], around[half + 1 : -1]
        outer, inner = sorted(sides, key=lambda side: -bounds(side).w)
        draw.polygon(outer, 255)
        draw.polygon(inner, 0)
    else:
        draw.polygon(ribbon(dots, width), 255)


def free_spot(canvas: Canvas, place: Place, size: float, taken: Sequence[Box]) -> Box:
    """Where a badge by a thing touches none of the others, hides the least of what is written,
    and stays in the window: at the anchor if that can be."""
    outline = (*place.outline, place.outline[0])
    long = chain_length(outline)
    spots = [place.anchor]
    spots += [part_of(outline, 0, long * (i + 0.5) / SAMPLES)[-1] for i in range(SAMPLES)]
    spots += [place.box.centre, *(outwards(place, spot, size * OUT) for spot in spots)]
    candidates = [within(Box.around(spot, size), canvas.view) for spot in spots]
    written = [label.box for label in canvas.labels if label.box.overlaps(place.box.grown(size))]

    def harm(badge: Box) -> tuple[float, float]:
        return sum(shared(badge, other) for other in taken), sum(
            shared(badge, ink) for ink in written
        )

    return min(candidates, key=harm)


def outwards(place: Place, spot: Point, distance: float) -> Point:
    """The spot on a thing's rim, moved away from the thing."""
    middle = place.box.centre
    return between(middle, spot, 1 + distance / (math.dist(middle, spot) or 1.0))


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return width * height if width > 0 and height > 0 else 0.0


def within(box: Box, view: Box) -> Box:
    """The box, moved as little as brings it into the view."""
    x = min(max(box.x, view.x), view.right - box.w)
    y = min(max(box.y, view.y), view.bottom - box.h)
    return Box(x, y, box.w, box.h)


def number_badge(canvas: Canvas, number: int, box: Box) -> None:
    """The number of an option, the same as in the menu."""
    theme = canvas.theme
    text = str(number)

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 49, theme["option_ink"])
        pen.circle((50, 50), 45, theme["option_edge"])
        pen.circle((50, 50), 38, theme["option"])
        pen.letter(text, (50, 50), 60 if len(text) == 1 else 48, theme["option_ink"], Face.NUMBER)

    canvas.stamp(box, ("option", text), paint, shadow=4)
    size = box.w * (0.6 if len(text) == 1 else 0.48)
    canvas.marks.append(Label(text, box.inset(box.w * 0.2), box, size, cut=False))
