"""Counts how often a table waits for another person: calls for each player and year.

    python -m tests.candelabria.waits [GAMES]

A call is a question to a seat that was not asked just before; a question that follows in the same
breath is none. Some people decide beforehand the offers that the game makes out of their turn.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rules import new_game
from rules.candelabria.parts import AMOUNTS
from rules.core import Choice, Game, Prepared, answer_prepared
from rules.search import Level, decide
from rules.search.answers import candidates

SEATS = 4
TRIED = 4  # answers that a greedy player compares
QUICK = Level("quick", tries=12, worlds=1, finalists=3, among=3)
DECIDED = [
    Prepared("candelabria.put_out", ["supply"], always=True),
    Prepared("candelabria.neutralise", [], always=True),
]

Player = Callable[[Game[Any], Choice, Random], Sequence[str]]


def greedy(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    """Return the answer after which the seat's own position is worth most."""
    offered = candidates(choice, chance)
    tried = chance.sample(offered, min(TRIED, len(offered)))
    return max(tried, key=lambda keys: worth_after(game, choice.seat, keys))


def worth_after(game: Game[Any], seat: int, keys: Sequence[str]) -> int:
    copy = game.clone()
    choice = copy.choice_for(seat)
    assert choice is not None
    copy.answer(seat, choice, keys)
    return copy.book.worth(copy.state, seat)


def automa(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    return decide(game, choice.seat, QUICK, chance.randbytes(16))[0].answers[0][1]


def calls(player: Player, seed: int, decided: Sequence[Prepared] = ()) -> Counter[str]:
    """Count the calls of one game by their first question."""
    game, chance = new_game("candelabria", seats=SEATS, seed=b"waits %d" % seed), Random(seed)
    counted: Counter[str] = Counter()
    asked: set[int] = set()
    while not game.over:
        if given_beforehand(game, decided):
            continue
        for choice in game.pending:
            if choice.seat not in asked:
                counted[choice.point.partition(".")[2]] += 1
        asked = {choice.seat for choice in game.pending}
        choice = game.pending[0]
        game.answer(choice.seat, choice, player(game, choice, chance))
    return counted


def given_beforehand(game: Game[Any], decided: Sequence[Prepared]) -> bool:
    return any(
        answer_prepared(game, choice.seat, decided).events is not None for choice in game.pending
    )


def for_each(counted: Counter[str], games: int = 1) -> float:
    """Return the calls for each player and year."""
    return counted.total() / (SEATS * AMOUNTS.years * games)


def main(games: int) -> None:
    for name, player in (("automas", automa), ("greedy", greedy)):
        for told, decided in (("asked", []), ("decided beforehand", DECIDED)):
            total: Counter[str] = Counter()
            for seed in range(games):
                total += calls(player, seed, decided)
            rate = for_each(total, games)
            print(f"{name}, {told}: {rate:.1f}", dict(total.most_common(8)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
