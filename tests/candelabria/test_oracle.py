"""Random games of every mode, checked by a second reading of the rulebook.

python -m tests.candelabria.test_oracle [GAMES]

plays more of them.
"""

import sys
from random import Random
from typing import Any

import pytest

from rules.core import Game
from rules.play import random_decision
from tests.marks import long
from tests.rules.variants import Variant

from . import oracle_deeds, oracle_questions
from .oracle import VARIANTS, Position


def play(variant: Variant, seed: int) -> int:
    """Play a whole game; return the number of its decisions."""
    game, chance = variant.new(seed), Random(seed)
    while not game.over:
        for choice in game.pending:
            oracle_questions.check(game, choice)
        before = Position(game.state)
        random_decision(game, chance)
        after, last = Position(game.state), game.line[-1]
        if any(house["id"] == "" for house in before.houses):
            continue
        oracle_deeds.paid(before, after)
        point = last.point.partition(".")[2]
        if point == "destination" and moved(game):
            to = last.keys[0].partition(":")[2]
            oracle_deeds.arrived(before, after, last.seat, to)
        if point in ("forge", "temple_site", "tempt"):
            oracle_deeds.bought(before, after, last.seat, point)
    return len(game.line)


def moved(game: Game[Any]) -> bool:
    """Tell if a move of a manoeuvre is over, with the deeds of castles and warriors on arrival."""
    entering = any(it.point in ("candelabria.castle", "candelabria.push") for it in game.pending)
    return game.line[-2].point == "candelabria.move" and not entering


@pytest.mark.parametrize("games", [1, long(20)])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda it: it.name)
def test_random_games_keep_the_rules(
    variant: Variant, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = oracle_deeds.watch(monkeypatch)
    for seed in range(games):
        assert play(variant, seed)
    assert seen["finish"] or "solo" in str(variant.options["mode"])


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        counted = oracle_deeds.watch(patch)
        for seed in range(int(sys.argv[1])):
            for variant in VARIANTS:
                print(seed, variant.name, play(variant, seed), counted, flush=True)
