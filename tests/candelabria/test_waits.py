"""The number of times that a table waits for another person."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from rules.core import Choice, Game, Prepared
from rules.play import random_answer
from tests.candelabria.waits import DECIDED, calls, for_each

GAMES = 3
MOST = 11  # calls for each player and year, at most


def anything(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    return random_answer(choice, chance)


def counted(decided: Sequence[Prepared]) -> Counter[str]:
    total: Counter[str] = Counter()
    for seed in range(GAMES):
        total += calls(anything, seed, decided)
    return total


def test_what_is_decided_beforehand_calls_nobody() -> None:
    """Play is random; figures for thinking people are in docs/benchmarks.md."""
    asked, decided = counted([]), counted(DECIDED)
    points = [it.point.partition(".")[2] for it in DECIDED]
    assert all(asked[point] for point in points)
    assert not any(decided[point] for point in points)
    assert for_each(decided, GAMES) < for_each(asked, GAMES) < MOST
