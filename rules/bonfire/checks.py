"""Checks of a position: the inventory and the invariants. Also ``redeal``, which deals hidden
things anew."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.core import count

from .parts import CITIES
from .registry import book
from .state import LYING, NEUTRAL, TOM, City, State, cities
from .tom.side import cards_played


@book.part
def inventory(s: State) -> dict[str, int]:
    sides = cities(s)
    found = count(
        *(isle.tasks for isle in s.islands.values()),
        *(city.tasks for city in sides),
        *s.areas,
        *(city.portals for city in sides),
        s.offer,
        s.pile,
        *(city.path for city in sides),
        s.masters,
        s.master_pile,
        s.master_discard,
        s.elders,
        *(city.gnomes for city in sides),
    )
    del found[""]
    for seat, city in enumerate(s.seats):
        found.update(own_pieces(seat, city))
    for order, left in s.orders.items():
        found[f"guardian {order}"] = left + sum(order in city.guardians for city in sides)
    found["neutral novices"] = sent(s, NEUTRAL) + sent(s, LYING) + len(s.waiting)
    for seat, city in enumerate(s.seats):
        found[f"novices of {seat}"] = sent(s, seat) + city.lit.count(False)
    if s.tom is not None:
        found.update(count(s.tom.deck, s.tom.discard))
        found["novices of Tom"] = sent(s, TOM) + s.tom.novices
    return found


def sent(s: State, novice: int) -> int:
    """Count the novices of a seat (or NEUTRAL, TOM, LYING) in the High Council."""
    return sum(novices.count(novice) for novices in s.council)


def own_pieces(seat: int, city: City) -> dict[str, int]:
    """Count a player's gifts and fate tiles, which never change hands."""
    tiles = [*city.supply, *(laid.partition(":")[0] for laid in city.fate), city.spare]
    gifts = [gift for stack in (*city.gifts, *city.given.values()) for gift in stack]
    pieces = [f"fate {tile}" for tile in tiles if tile] + [f"gift {gift}" for gift in gifts]
    return {f"{seat} {piece}": number for piece, number in count(pieces).items()}


@book.part
def invariants(s: State) -> Iterator[str]:
    for seat, city in enumerate(s.seats):
        for fault in faults(city):
            yield f"seat {seat}: {fault}"
        if s.begun and bool(city.spare) == bool(city.fate):
            yield f"seat {seat}: first fate tile set aside {city.spare!r}, laid {city.fate}"
        lying = sum(isle.givers.count(seat) for isle in s.islands.values())
        if lying != sum(len(gifts) for gifts in city.given.values()):
            yield f"seat {seat}: {lying} gifts on islands, {city.given} given"
    if s.tom is not None:
        yield from (f"Tom: {fault}" for fault in faults(s.tom.city))


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
    """Shuffle the piles and the face-down gifts, which even their owner does not know."""
    shuffle(s.pile)
    shuffle(s.master_pile)
    if s.tom is not None:
        shuffle(s.tom.deck)
    for city in s.seats:
        below = [gift for stack in city.gifts for gift in stack[1:]]
        shuffle(below)
        for stack in city.gifts:
            stack[1:] = [below.pop() for _ in stack[1:]]


@book.part
def turn_mark(s: State) -> object:
    played = cards_played(s.tom) if s.tom is not None else 0  # one after each of the person's turns
    return s.turn, s.phase == "after", played
