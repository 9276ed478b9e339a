"""The end of the game. candelabria.ru.txt:743-747"""

from collections.abc import Callable

from rules.core import Result

from .keys import SEATS
from .map import action_of, region_of
from .parts import HOUSES, UPGRADES, Ability
from .registry import G, book
from .state import NOBODY, State

Scoring = Callable[[State, int, str], int]

END: dict[str, Scoring] = {}


def scores(effect: str) -> Callable[[Scoring], Scoring]:
    """Register a function that scores an end-of-game ability with this effect."""

    def register(function: Scoring) -> Scoring:
        END[effect] = function
        return function

    return register


@scores("vp_per_territory")
def territories(s: State, me: int, action: str) -> int:  # candelabria.ru.txt:1060-1112, 607
    """Count the territories with this action that a House controls by any figure."""
    held = dict.fromkeys(s.houses[me].figures())
    return sum(action_of(territory) == action for territory in held)


@scores("vp_per_cube")
def cubes(s: State, me: int, subject: str) -> int:  # candelabria.ru.txt:1100
    return s.houses[me].cubes


@scores("vp_per_tactic")
def tactics(s: State, me: int, subject: str) -> int:  # candelabria.ru.txt:1104
    return len(s.houses[me].tactics)


@scores("vp_per_ground_flame")
def ground_flames(s: State, me: int, subject: str) -> int:
    """Count the House's ground flames in territories."""  # ruling: candelabria.ru.txt:1108, 1196
    return len(s.houses[me].flames)


@scores("vp_per_region")
def regions(s: State, me: int, subject: str) -> int:
    """Count the regions where a House has figures."""
    return len({region_of(territory) for territory in s.houses[me].figures()})


def worth_of(s: State, me: int, rows: list[Ability]) -> int:
    return sum(
        row.amount * END[row.effect](s, me, row.subject)
        for row in rows
        if row.trigger == "end_game"
    )


def final_parts(s: State, me: int) -> dict[str, int]:
    """Return a House's points by source: those scored so far, and those that abilities would score
    if the game ended now."""
    house = s.houses[me]
    return {
        **{source: house.scored.get(source, 0) for source in SOURCES},
        "upgrades": worth_of(s, me, [UPGRADES[token] for token in house.upgrades]),
        "house": worth_of(s, me, HOUSES[house.id].ability),
    }


SOURCES = ("battles", "effects", "temples", "quests")


@book.procedure
def finish(g: G) -> None:
    """Rank the Houses; turn order breaks ties."""  # candelabria.ru.txt:747
    s = g.s
    s.season, s.turn = "over", NOBODY
    parts = [final_parts(s, me) for me in range(s.seats)]
    totals = [sum(part.values()) for part in parts]
    order = sorted(range(s.seats), key=lambda me: (-totals[me], s.track.index(me)))
    for me in order:
        g.tell("score", seat=SEATS[me], number=totals[me])
    s.result = Result(totals, [[me] for me in order], parts)
