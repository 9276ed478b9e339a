"""The placing of number badges: beside their things, off other things, over as few words as can
be."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas, Label
from render.kit.geometry import Box, Edges, Point, between, chain_length, points_along
from render.kit.places import Place

OUT = 0.4  # the part of a badge that may lie off the rim, as a share of its size
SAMPLES = 16  # places tried along an outline
CORE = 0.1  # share of a badge's side, at each edge, that may lie on things: badges are round
COARSE = 256  # width in pixels of the map that tells which thing lies where
# Costs of a badge that lies wholly on another badge, on words, on another thing, on the middle of
# its own thing, or elsewhere on it.
OTHER_BADGE, WORDS, OTHER_THING, MIDDLE, OWN = 4.0, 3.0, 2.0, 0.4, 0.2
HALF = 0.6  # share of a badge that may cover its own thing without cost
BETTER = 0.3  # another spot is taken only if it costs less than the usual one by this much


class Plan:
    """A coarse map of the area each thing takes, so that badges avoid neighbours."""

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

    def under(self, place: Place) -> list[int]:
        """Return the numbers of a thing and of those it lies on, such as a card's row."""
        return [number for other, number in self.numbers.items() if other.box.holds(place.box)]

    def shares(self, core: Box, own: int, under: Sequence[int]) -> tuple[float, float]:
        """Return the shares of the box over the thing itself and over others."""
        left, top = map(round, self.dot((core.x, core.y)))
        right, bottom = map(round, self.dot((core.right, core.bottom)))
        counts = self.image.crop((left, top, right, bottom)).histogram()
        whole = sum(counts)
        others = whole - counts[0] - sum(counts[number] for number in under)
        return counts[own] / max(1, whole), others / max(1, whole)


class Search:
    """The boxes where one thing's badge may lie, with their costs worked out on demand."""

    def __init__(
        self, place: Place, plan: Plan, words: Sequence[Box], bare: Sequence[Box], size: float
    ) -> None:
        self.place = place
        self.plan = plan
        self.rooms = spots(plan.view, place, size)
        around = place.box.grown(1.5 * size)
        self.words = [box.edges for box in words if box.overlaps(around)]
        self.bare = [box.edges for box in bare if box.overlaps(around)]
        self.heart = [Box.around(place.box.centre, place.box.w * 0.4, place.box.h * 0.4).edges]
        self.own = plan.numbers[place]
        self.under = plan.under(place)
        self.known: dict[int, float] = {}

    def cost(self, spot: int) -> float:
        """Return the cost of a spot, without that of covering badges already placed."""
        if spot not in self.known:
            self.known[spot] = self.reckoned(self.rooms[spot])
        return self.known[spot]

    def reckoned(self, room: Box) -> float:
        core = room.inset(room.w * CORE)
        own, others = self.plan.shares(core, self.own, self.under)
        return (
            WORDS * share(core, self.words)
            + OTHER_THING * (others + share(core, self.bare))
            + MIDDLE * share(core, self.heart)
            + OWN * max(0.0, own - HALF)
        )

    def best(self, usual: int, taken: Sequence[Edges]) -> Box:
        """Return the box with the least cost, counting what it covers of the badges in ``taken``;
        the usual one if it is nearly as good."""
        if self.harm(usual, taken) < BETTER:
            return self.rooms[usual]
        harm = [self.harm(spot, taken) for spot in range(len(self.rooms))]
        best = min(range(len(harm)), key=harm.__getitem__)
        return self.rooms[usual if harm[usual] < harm[best] + BETTER else best]

    def harm(self, spot: int, taken: Sequence[Edges]) -> float:
        room = self.rooms[spot]
        return self.cost(spot) + OTHER_BADGE * share(room.inset(room.w * CORE), taken)


def badge_spots(
    canvas: Canvas, places: Sequence[Place], size: float, bare: Sequence[Box] = ()
) -> list[Box]:
    """Return a badge's box for each thing: at its anchor if possible, and at the same spot for
    things of one size, so that no number seems the neighbour's. Things to stay `bare` are covered
    as little as others."""
    plan = Plan(canvas, places)
    words = [*(label.box for label in canvas.labels), *canvas.kept]
    searches = {place: Search(place, plan, words, bare, size) for place in plan.numbers}
    alike: dict[tuple[int, int], list[Search]] = {}
    for place, search in searches.items():
        alike.setdefault((round(place.box.w), round(place.box.h)), []).append(search)
    usual = {
        one.place: spot for ones in alike.values() for spot in [usual_spot(ones)] for one in ones
    }
    taken: list[Box] = []
    for place in places:
        taken.append(searches[place].best(usual[place], [room.edges for room in taken]))
    return taken


def free_rooms(places: Iterable[Place], size: float, margin: float = 0) -> dict[Place, Box]:
    """Return the room of each number whose thing has free space: in the middle of that space, and
    no larger than the space grown by the margin."""
    return {
        place: Box.around(place.free.centre, min(size, *place.free.grown(margin)[2:]))
        for place in places
        if place.free
    }


def usual_spot(alike: Sequence[Search]) -> int:
    """Return the spot that costs all these things of one size least together, the first one if
    several cost nothing."""
    least, found = math.inf, 0
    for spot in range(len(alike[0].rooms)):
        whole = 0.0
        for search in alike:
            whole += search.cost(spot)
            if whole > least:
                break
        else:
            whole = round(whole, 3)
            if whole < least:
                least, found = whole, spot
        if not least:
            break
    return found


def spots(view: Box, place: Place, size: float) -> list[Box]:
    """Return the boxes where a thing's badge may lie: the anchor first, in the same order for
    every thing."""
    rim = rim_of(place)
    inner = [within(Box.around(point, size), place.box).centre for point in (place.anchor, *rim)]
    outer = [outwards(place, point, size * OUT) for point in (place.anchor, *rim)]
    every = [place.anchor, *inner, *rim, *outer, place.box.centre]
    return [within(Box.around(point, size), view) for point in every]


@lru_cache(maxsize=4096)
def rim_of(place: Place) -> list[Point]:
    """Return evenly spaced points on the outline."""
    outline = (*place.outline, place.outline[0])
    long = chain_length(outline)
    return points_along(outline, [long * (i + 0.5) / SAMPLES for i in range(SAMPLES)])


def share(core: Box, others: Sequence[Edges]) -> float:
    """Return the share of a badge's core that would lie on these edges, from 0 to 1."""
    if not others:
        return 0.0
    left, top, right, bottom = core.edges
    covered = 0.0
    for x, y, far, low in others:
        if x < right and left < far and y < bottom and top < low:
            covered += (min(right, far) - max(left, x)) * (min(bottom, low) - max(top, y))
    return covered / (core.w * core.h)


def covered(room: Box, others: Sequence[Box]) -> float:
    """Return the share of a badge's core that would lie on these boxes."""
    return share(room.inset(room.w * CORE), [other.edges for other in others])


def outwards(place: Place, spot: Point, distance: float) -> Point:
    """Return a rim point moved away from the thing."""
    middle = place.box.centre
    return between(middle, spot, 1 + distance / (math.dist(middle, spot) or 1.0))


def within(box: Box, view: Box) -> Box:
    """Return the box moved just into the view, or centred if larger."""
    x = min(max(box.x, view.x), view.right - box.w)
    y = min(max(box.y, view.y), view.bottom - box.h)
    return Box(
        x if box.w <= view.w else view.centre[0] - box.w / 2,
        y if box.h <= view.h else view.centre[1] - box.h / 2,
        box.w,
        box.h,
    )


def mark(canvas: Canvas, text: str, box: Box, size: float) -> None:
    """Note a number written on top of a picture."""
    canvas.marks.append(Label(text, box.inset(box.w * 0.2), box, size, cut=False))
