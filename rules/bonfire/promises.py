"""What must hold in every position: nothing is created or lost, no limit is broken; and the
imagination of those who do not know everything."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.core import count

from .parts import CITIES, GOLD, TASKS
from .registry import book
from .scoring import score_now
from .state import NEUTRAL, City, State
from .tasks import portals, progress


@book.part
def inventory(s: State) -> dict[str, int]:
    cities = s.seats
    found = count(
        *(isle.tasks for isle in s.islands.values()),
        *(city.tasks for city in cities),
        *s.areas,
        *(city.portals for city in cities),
        s.offer,
        s.pile,
        *(city.path for city in cities),
        s.masters,
        s.master_pile,
        s.elders,
        *(city.gnomes for city in cities),
    )
    del found[""]
    for seat, city in enumerate(cities):
        found.update(own_pieces(seat, city))
    for order, left in s.orders.items():
        found[f"guardian {order}"] = left + sum(order in city.guardians for city in cities)
    neutral = sum(novices.count(NEUTRAL) for novices in s.council)
    found["neutral novices"] = neutral + len(s.waiting)
    for seat, city in enumerate(cities):
        sent = sum(novices.count(seat) for novices in s.council)
        found[f"novices of {seat}"] = sent + city.lit.count(False)
    return found


def own_pieces(seat: int, city: City) -> dict[str, int]:
    """Gifts and fate tiles stay with their player."""
    tiles = [*city.supply, *(laid.partition(":")[0] for laid in city.fate), city.spare]
    gifts = [gift for stack in (*city.gifts, *city.given.values()) for gift in stack]
    pieces = [f"fate {tile}" for tile in tiles if tile] + [f"gift {gift}" for gift in gifts]
    return {f"{seat} {piece}": number for piece, number in count(pieces).items()}


@book.part
def invariants(s: State) -> Iterator[str]:
    for seat, city in enumerate(s.seats):
        for fault in faults(city):
            yield f"seat {seat}: {fault}"
        lying = sum(isle.givers.count(seat) for isle in s.islands.values())
        if lying != sum(len(gifts) for gifts in city.given.values()):
            yield f"seat {seat}: {lying} gifts on islands, {city.given} given"


def faults(city: City) -> Iterable[str]:
    if min(*city.tokens, *city.resources, city.points) < 0:
        yield f"less than nothing: {city.tokens}, {city.resources}, {city.points}"
    if len(city.path) > 7 or len(city.gnomes) > 6 or len(city.guardians) > 5:
        yield f"too much: {city.path}, {city.gnomes}, {city.guardians}"
    if any(lit and not task for task, lit in zip(city.tasks, city.lit, strict=True)):
        yield f"a Bonfire without a tile: {city.tasks}, {city.lit}"
    reached = [at for at in city.guardians.values() if at > 7]
    if len(set(reached)) < len(reached) or any(not city.lit[at - 8] for at in reached):
        yield f"Guardians at Bonfires: {city.guardians}, {city.lit}"
    for place, shape in enumerate(city.portals, start=1):
        if shape and CITIES[city.board].shape(place) != shape:
            yield f"a {shape} in notch {place} of {city.board}"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Piles and face-down gifts are hidden from everybody, their owner included."""
    shuffle(s.pile)
    shuffle(s.master_pile)
    for city in s.seats:
        below = [gift for stack in city.gifts for gift in stack[1:]]
        shuffle(below)
        for stack in city.gifts:
            stack[1:] = [below.pop() for _ in stack[1:]]


@book.part
def worth(s: State, seat: int) -> int:
    """Points as they would be scored now, tenfold, and a little for what may become points."""
    city = s.seats[seat]
    score = 10 * score_now(city)
    promised = sum(
        TASKS[task].points * 5 * min(done.have, done.need) // done.need
        for task, lit in zip(city.tasks, city.lit, strict=True)
        if task and not lit
        for done in (progress(city, task),)
    )
    stock = 4 * sum(city.tokens) + 4 * sum(city.resources) + 4 * city.resources[GOLD]
    built = 8 * len(city.path) + 12 * portals(city) + 10 * len(city.guardians)
    return score + promised + stock + built + 12 * len(city.gnomes)
