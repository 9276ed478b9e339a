"""Conditions that a story tests in the position."""

from collections.abc import Callable

from ..basilisk.setup import PERSON, RIVAL
from ..night import influence, palace_influence
from ..parts import MOONS, RESOURCES
from ..state import State
from .parts import Test

Check = Callable[[State, int, Test], bool]

TESTS: dict[str, Check] = {}


def check(function: Check) -> Check:
    TESTS[function.__name__] = function
    return function


def holds(s: State, test: Test) -> bool:
    return TESTS[test.test](s, PERSON if test.who == "person" else RIVAL, test)


def total(s: State, me: int, what: str) -> int:
    """Count a player's goods of one kind, or of a group such as "resources"."""
    goods = s.players[me].goods
    kinds = {"resources": RESOURCES, "any_resource": RESOURCES}
    kinds |= {"shards": MOONS, "any_shard": MOONS}
    return sum(goods[good] for good in kinds.get(what, (what,)))


@check
def has(s: State, me: int, test: Test) -> bool:
    if test.what == "each_resource":
        return all(total(s, me, good) >= test.n for good in RESOURCES)
    return total(s, me, test.what) >= test.n


@check
def influence_more(s: State, me: int, test: Test) -> bool:
    """Tell if the player has more influence than the other one. The Capital track breaks no tie."""
    mine, its = (strength(s, player, test.where) for player in (me, PERSON + RIVAL - me))
    return mine > its


def strength(s: State, me: int, where: str) -> int:
    return palace_influence(s, me) if where == "palace" else influence(s, me, where)


@check
def total_at_least_other(s: State, me: int, test: Test) -> bool:
    return total(s, me, test.what) >= total(s, PERSON + RIVAL - me, test.what)


@check
def explorer_ahead(s: State, me: int, test: Test) -> bool:
    return s.players[me].explorer > s.players[PERSON + RIVAL - me].explorer
