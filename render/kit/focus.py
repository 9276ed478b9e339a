"""What somebody can choose: all else lies under a veil, the targets are rimmed and numbered."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.badges import badge_spots, mark
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bounds, dashes, ribbon
from render.kit.pen import Pen
from render.kit.places import Place
from render.kit.theme import Colour

VEIL = 0.57  # how much of what cannot be chosen is taken by the dark
VEIL_COLOUR: Colour = (12, 9, 7)
HOLE = 5.0  # design units that a hole is wider than its thing
HOLE_SHARE = 0.009  # ... or in a close crop so much of the window's width
RIM = 7.0
RIM_SHARE = 0.0125
CASING = 4.0
CASING_SHARE = 0.8  # of its rim's width, at most
BADGE_SHARE = 0.058  # of the window's width: its number is then legible in a message
BADGE_MOST = 84.0
BADGE_LEAST = 40.0
LARGE_SHARE = 0.072  # ... but no larger than this in a close crop
CROWD = 20  # more targets than these have smaller badges
SMOOTH = 12  # from so many points on a chain is a curve
SEAM_SHARE = 0.28  # half of the line between things that touch, of its rim's width


class Option(NamedTuple):
    """What can be chosen under a number, by the names of the places it points at."""

    number: int
    places: Sequence[str]


def places_of(options: Sequence[Option]) -> set[str]:
    """Everything that can be chosen."""
    return set(in_order(options))


def regions_for(shown_on: Mapping[str, Sequence[str]], options: Sequence[Option]) -> list[str]:
    """The regions that may show all that can be chosen, best first: by the kinds of its places."""
    kinds = dict.fromkeys(place.partition(":")[0] for place in in_order(options))
    return list(dict.fromkeys(name for kind in kinds for name in shown_on.get(kind, ())))


def in_order(options: Sequence[Option]) -> list[str]:
    return [place for option in options for place in option.places]


def numbered(options: Sequence[Option], say: Callable[[str], str]) -> str:
    """What the numbers stand on, in words; what has none is left out."""
    told = [(option.number, say(place)) for option in options for place in option.places]
    return "; ".join(f"{number} {words}" for number, words in told if words)


def badge_size(canvas: Canvas, count: int) -> float:
    """Of so many badges; in a crowd they are smaller, so that things show between them."""
    wide = canvas.view.w
    usual = min(BADGE_MOST, max(wide * BADGE_SHARE, min(BADGE_LEAST, wide * LARGE_SHARE)))
    return usual * min(1.0, math.sqrt(CROWD / max(1, count)))


def mark_options(
    canvas: Canvas, options: Sequence[Option], size: float | None = None
) -> list[Option]:
    """Veil, rims and numbers for every option that has a place here; answers those without one."""
    here = {name: place for name, place in canvas.places.items() if canvas.sees(place.box)}
    found = [[here[name] for name in option.places if name in here] for option in options]
    targets = list(dict.fromkeys(place for places in found for place in places))
    if targets:
        veil(canvas, targets, VEIL)
        rims(canvas, targets, canvas.theme["option"], min(RIM, canvas.view.w * RIM_SHARE))
    shown = [(option, places[-1]) for option, places in zip(options, found, strict=True) if places]
    rooms = badge_spots(
        canvas, [place for _, place in shown], size or badge_size(canvas, len(shown))
    )
    for (option, _), room in zip(shown, rooms, strict=True):
        number_badge(canvas, option.number, room)
    return [option for option, places in zip(options, found, strict=True) if not places]


def veil(canvas: Canvas, kept: Iterable[Place], share: float, colour: Colour = VEIL_COLOUR) -> None:
    """Darkens everything but these things, or lets it fade into another colour."""
    width, height = canvas.image.size
    dark = Image.new("L", (width * 2, height * 2), round(255 * share))
    draw = ImageDraw.Draw(dark)
    grown = round(2 * min(HOLE, canvas.view.w * HOLE_SHARE) * 2 * canvas.scale)
    for place in kept:
        points = doubled(canvas, place.outline, (0, 0))
        draw.polygon(points, 0)
        draw.line([*points, *points[:2]], 0, grown, joint="curve")
    canvas.image.paste(colour, (0, 0), dark.reduce(2))


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
    rims(canvas, [place], colour, width, pattern, casing)


def rims(
    canvas: Canvas,
    places: Sequence[Place],
    colour: Colour,
    width: float = RIM,
    pattern: Sequence[float] = (),
    casing: Colour | None = None,
) -> None:
    """Lines around things. Where things lie close to each other, they share what is between them:
    no rim covers a neighbour."""
    ordered = sorted(places, key=lambda place: -place.box.w * place.box.h)
    edge = min(CASING, width * CASING_SHARE)
    box = union(place.box for place in ordered).grown(2 * (width + edge))
    left, top, right, bottom = canvas.pixels(box)
    outlines = [(*place.outline, place.outline[0]) for place in ordered]
    dots = [doubled(canvas, outline, (left, top)) for outline in outlines]
    leaves = [here for place, here in zip(ordered, dots, strict=True) if alone(place, ordered)]
    for paint, wide, pieces in (
        (casing or canvas.theme["option_ink"], width + edge, ()),
        (colour, width, [length * width for length in pattern]),
    ):
        mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
        draw = ImageDraw.Draw(mask)
        for outline, inside in zip(outlines, dots, strict=True):
            for line in dashes(outline, pieces) if pieces else [outline]:
                stroke(draw, doubled(canvas, line, (left, top)), 4 * wide * canvas.scale)
            draw.polygon(inside, 0)
        for inside in leaves:
            draw.polygon(inside, 0)
        if len(places) > 1:
            for inside in dots:
                stroke(draw, inside, 4 * SEAM_SHARE * width * canvas.scale)
        canvas.image.paste(paint, (left, top), mask.reduce(2))


def union(boxes: Iterable[Box]) -> Box:
    return reduce(Box.union, boxes)


def alone(place: Place, others: Sequence[Place]) -> bool:
    """Whether no other of these lies on it."""
    return not any(place.box.holds(other.box) for other in others if other is not place)


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
    mark(canvas, text, box, size)
