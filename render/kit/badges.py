"""Where the numbers go: beside what they number, on nothing else, over as few words as can be."""

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, Label
from render.kit.geometry import Box, Point, between, chain_length, part_of
from render.kit.places import Place

OUT = 0.4  # how far a badge may lie off the rim, as a share of its size
SAMPLES = 16  # places along an outline where a badge may lie
CORE = 0.1  # how much of a badge's side may touch others: it is round
COARSE = 256  # pixels across the plan that tells whose ground is where
# What it costs to cover all of a badge's room.
OTHER_BADGE, WORDS, OTHER_THING, MIDDLE, OWN = 4.0, 3.0, 2.0, 0.4, 0.2
HALF = 0.6  # so much of a badge lies on its own thing for nothing
BETTER = 0.3  # by so much less it must cost to lie elsewhere than on things of the same size


class Plan:
    """Which thing lies where, coarsely, so that a badge does not come to lie on a neighbour."""

    def __init__(self, canvas: Canvas, places: Sequence[Place]) -> None:
        self.view = canvas.view
        self.scale = COARSE / self.view.w
        self.image = Image.new("L", (COARSE, max(1, round(self.view.h * self.scale))), 0)
        self.numbers = {place: n % 254 + 1 for n, place in enumerate(dict.fromkeys(places))}
        draw = ImageDraw.Draw(self.image)
        for place in sorted(self.numbers, key=lambda place: -place.box.w * place.box.h):
            draw.polygon([self.dot(point) for point in place.outline], self.numbers[place])

    def dot(self, point: Point) -> Point:
        return (point[0] - self.view.x) * self.scale, (point[1] - self.view.y) * self.scale

    def shares(self, box: Box, place: Place) -> tuple[float, float]:
        """The shares of the box that lie on this thing and on others."""
        core = box.inset(box.w * CORE)
        left, top = map(round, self.dot((core.x, core.y)))
        right, bottom = map(round, self.dot((core.right, core.bottom)))
        counts = self.image.crop((left, top, right, bottom)).histogram()
        own = counts[self.numbers[place]]
        others = sum(
            counts[number] for other, number in self.numbers.items() if apart(other, place)
        )
        whole = max(1, sum(counts))
        return own / whole, others / whole


def apart(other: Place, place: Place) -> bool:
    """Whether the other is not something on which this lies, such as the row of a card."""
    return not other.box.holds(place.box)


def badge_spots(
    canvas: Canvas, places: Sequence[Place], size: float, bare: Sequence[Box] = ()
) -> list[Box]:
    """A room for a badge by each thing: at the anchor if that can be, and at the same spot of
    things of the same size, so that nobody takes a number for the neighbour's. What is to stay
    `bare` is covered as little as other things are."""
    plan = Plan(canvas, places)
    rooms = {place: spots(canvas.view, place, size) for place in plan.numbers}
    words = [*(label.box for label in canvas.labels), *canvas.kept]
    costs = {
        place: [
            cost(room, place, plan, near(words, place, size)) + OTHER_THING * covered(room, bare)
            for room in rooms[place]
        ]
        for place in rooms
    }
    usual = {place: usual_spot([costs[one] for one in alike(place, rooms)]) for place in rooms}
    taken: list[Box] = []
    for place in places:
        harm = [
            found + OTHER_BADGE * covered(room, taken)
            for found, room in zip(costs[place], rooms[place], strict=True)
        ]
        best = min(range(len(harm)), key=harm.__getitem__)
        stays = harm[usual[place]] < harm[best] + BETTER
        taken.append(rooms[place][usual[place] if stays else best])
    return taken


def alike(place: Place, among: Iterable[Place]) -> list[Place]:
    size = round(place.box.w), round(place.box.h)
    return [one for one in among if (round(one.box.w), round(one.box.h)) == size]


def usual_spot(costs: Sequence[Sequence[float]]) -> int:
    """The spot that costs things of one size least together."""
    return min(range(len(costs[0])), key=lambda spot: round(sum(one[spot] for one in costs), 3))


def spots(view: Box, place: Place, size: float) -> list[Box]:
    """Where the badge of a thing may lie: the anchor first; the same order for every thing."""
    outline = (*place.outline, place.outline[0])
    long = chain_length(outline)
    rim = [part_of(outline, 0, long * (i + 0.5) / SAMPLES)[-1] for i in range(SAMPLES)]
    inner = [within(Box.around(point, size), place.box).centre for point in (place.anchor, *rim)]
    outer = [outwards(place, point, size * OUT) for point in (place.anchor, *rim)]
    every = [place.anchor, *inner, *rim, *outer, place.box.centre]
    return [within(Box.around(point, size), view) for point in every]


def cost(room: Box, place: Place, plan: Plan, words: Sequence[Box]) -> float:
    heart = Box.around(place.box.centre, place.box.w * 0.4, place.box.h * 0.4)
    own, others = plan.shares(room, place)
    return (
        WORDS * covered(room, words)
        + OTHER_THING * others
        + MIDDLE * covered(room, [heart])
        + OWN * max(0.0, own - HALF)
    )


def covered(room: Box, others: Sequence[Box]) -> float:
    """How much of a badge would lie on these, as a share of it."""
    core = room.inset(room.w * CORE)
    return sum(shared(core, other) for other in others) / (core.w * core.h)


def near(words: Sequence[Box], place: Place, size: float) -> list[Box]:
    around = place.box.grown(1.5 * size)
    return [box for box in words if box.overlaps(around)]


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
    """The box, moved as little as brings it into the view; in its middle if it is larger."""
    x = min(max(box.x, view.x), view.right - box.w)
    y = min(max(box.y, view.y), view.bottom - box.h)
    return Box(
        x if box.w <= view.w else view.centre[0] - box.w / 2,
        y if box.h <= view.h else view.centre[1] - box.h / 2,
        box.w,
        box.h,
    )


def mark(canvas: Canvas, text: str, box: Box, size: float) -> None:
    """Notes the number that was written on top of a picture."""
    canvas.marks.append(Label(text, box.inset(box.w * 0.2), box, size, cut=False))
