"""Symbols: the effect of each, and resolving several of them in the order that a House chooses.

A symbol that occurs several times is resolved once for each: each time a House may decline it or
choose another target. candelabria.ru.txt:862-902
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .abilities import Item
from .cards import display_keys, take_tactics
from .flames import (
    curse_keys,
    dark,
    enemy_flames,
    extinguish,
    kindle,
    low_candles,
    on_the_way,
    settle,
)
from .keys import SEATS, detail, number, place, who
from .registry import G, book
from .state import State
from .stores import gain, points, room
from .temples import destroy_temple

Targets = Callable[[State, int, int], list[str]]
Doing = Callable[[G, int, str, str], None]


class SymbolRule(NamedTuple):
    """A function for a symbol's targets in a region (0: anywhere), and one for its effect."""

    targets: Targets
    do: Doing


SYMBOLS: dict[str, SymbolRule] = {}
INSTEAD: dict[tuple[str, str], SymbolRule] = {}  # by variant and symbol: the rule used instead


def symbol(id: str, targets: Targets, variant: str = "") -> Callable[[Doing], Doing]:
    """Register the effect of a symbol. With ``variant``, it replaces the usual one there."""

    def register(do: Doing) -> Doing:
        rule = SymbolRule(targets, do)
        if variant:
            INSTEAD[variant, id] = rule
        else:
            SYMBOLS[id] = rule
        return do

    return register


def rule_of(s: State, id: str) -> SymbolRule:
    for variant in s.variants:
        if (variant, id) in INSTEAD:
            return INSTEAD[variant, id]
    return SYMBOLS[id]


# The symbols


def kindle_targets(s: State, me: int, region: int) -> list[str]:
    return [*low_candles(s, me, region), *map(place, dark(s, me, region))]


@symbol("kindle", kindle_targets)
def kindle_one(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:882
    kindle(g, me, key)


def extinguish_targets(s: State, me: int, region: int) -> list[str]:
    return enemy_flames(s, me, s.map.of_region[region] if region else s.map.neighbours)


@symbol("extinguish", extinguish_targets)
def extinguish_one(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:886
    extinguish(g, me, key, source)


def temple_targets(s: State, me: int, region: int) -> list[str]:
    regions = [region] if region else s.map.regions
    return [f"region:{number}" for number in regions if s.top_temple(number)]


@symbol("destroy_temple", temple_targets)
def destroy_one(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:894
    destroy_temple(g, me, number(key))


def cubes_of_others(s: State, me: int, region: int) -> list[str]:
    """Return the cubes of other Houses, wherever these are."""  # candelabria.ru.txt:902
    return [
        f"cube:{s.houses[other].id}:{kind}"
        for other in s.others(me)
        for kind, held in (("wax", s.houses[other].wax), ("gold", s.houses[other].gold))
        if held
    ]


@symbol("steal", cubes_of_others)
def steal(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:902
    """Take a cube from another House. If there is no room for it, it goes to the bank."""
    _, owner, kind = key.split(":")
    victim = g.s.house(owner)
    gain(g, victim, kind, -1)
    g.tell("steals", seat=SEATS[me], victim=who(g.s, victim), cube=f"cube:{kind}")
    if room(g, me):  # candelabria.ru.txt:581
        gain(g, me, kind, 1)


def slots_with_supply(s: State, me: int, region: int) -> list[str]:
    return curse_keys(s) if s.houses[me].supply else []


@symbol("curse_influence", slots_with_supply)
def influence_one(g: G, me: int, key: str, source: str) -> None:  # candelabria.ru.txt:611
    influence(g, me, int(detail(key)) - 1, 1)


def influence(g: G, me: int, slot: int, number: int) -> None:
    """Put ground flames from the House's supply before a curse card."""
    curse = g.s.curses[slot]
    curse.influence[me] += number
    g.s.houses[me].supply -= number
    g.tell("influences", seat=SEATS[me], curse=f"before:{curse.card}", number=number)


# Several symbols


@book.procedure
async def effects(g: G, me: int, region: int, items: list[list[str | int]]) -> None:
    """Let a House resolve one symbol once, then go on with the others, until none is left or the
    House declines."""
    s = g.s
    left = collect_points(g, me, merged(items))
    aims = [(item, targets_of(s, me, region, item[0])) for item in left]
    able = [(item, targets) for item, targets in aims if targets]
    if not able:
        settle(g)
        return
    chosen, targets = able[0]
    if len(able) > 1:
        keys = [f"symbol:{name}:{n}:{at}" for (name, n, at), _ in able]
        key = await g.may(me, "candelabria.effect", keys)
        if key is None:
            settle(g)
            return
        chosen, targets = able[keys.index(key)]
    left.remove(chosen)
    name, n, at = chosen
    if name == "draw_tactic":
        taken = await g.ask_some(me, "candelabria.draw_tactic", targets, 0, n)
        take_tactics(g, me, taken)
        n = 0
    else:
        about = {"left": n, **on_the_way(s)}
        target = await g.may(me, f"candelabria.{name}", targets, about=about)
        if target is None:
            n = 0
        else:
            rule_of(s, name).do(g, me, target, at)
            n -= 1
    if n:
        left.append((name, n, at))
    else:
        settle(g)
    if left:
        g.then(["effects", me, region, [list(item) for item in left]])


def merged(items: Sequence[Sequence[str | int]]) -> list[Item]:
    """Add up equal symbols of the same source."""
    if len(items) == 1:
        name, n, at = items[0]
        return [(str(name), int(n), str(at))]
    total: dict[tuple[str, str], int] = {}
    for name, n, at in items:
        key = (str(name), str(at))
        total[key] = total.get(key, 0) + int(n)
    return [(name, n, at) for (name, at), n in total.items()]


def collect_points(g: G, me: int, items: Sequence[Item]) -> list[Item]:
    """Score all victory points among the symbols and return the other symbols. Nobody would decline
    points, and their place in the order does not matter."""
    others = [item for item in items if item[0] != "vp"]
    if len(others) < len(items):
        points(g, me, sum(n for name, n, _ in items if name == "vp"))
    return others


def targets_of(s: State, me: int, region: int, name: str) -> list[str]:
    if name == "draw_tactic":
        return display_keys(s)
    return rule_of(s, name).targets(s, me, region)
