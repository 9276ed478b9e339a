"""Counts how often an exercise's better turn also wins on deals that the search did not see.

    nice -n 15 python -m tools.prove_coach ryozen --games 20

Automas play the games, and exercises are made from each seat's costliest turns
(`rules/search/coaching.py`).
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from rules import rulebook
from rules.core import Game
from rules.match import Automa
from rules.search import Exercise, exercises, review_of
from rules.search.coaching import position
from rules.search.plans import Planned, fits
from rules.search.worlds import World


def played(name: str, number: int, seats: int, mode: str, level: str) -> Game[Any]:
    book, label = rulebook(name), f"coach/{number}"
    game = Game(book, book.setup(seats, {"mode": mode}), label.encode())
    game.start()
    automas, chance = [Automa(level) for _ in range(seats)], Random(label)
    while not game.over:
        choice = game.pending[0]
        game.answer(choice.seat, choice, automas[choice.seat](game, choice, chance))
    return game


def legal(game: Game[Any], seat: int, answers: Sequence[Planned]) -> bool:
    """Tell if the seat may give these answers in order."""
    game = game.clone()
    for it in answers:
        choice = game.choice_for(seat)
        if choice is None or not fits(choice, it):
            return False
        game.answer(seat, choice, it[1])
    return True


def faults(game: Game[Any], it: Exercise, seed: bytes) -> Counter[str]:
    """Count the faults of an exercise: an illegal turn, or a position that tells a secret."""
    past = game.past(it.at)
    start = position(past, it.seat, seed, it.at)
    other = position(World(past, it.seat, b"another truth").base, it.seat, seed, it.at)
    return Counter(
        {
            "illegal": sum(not legal(start, it.seat, plan) for plan in (it.played, it.better)),
            "secret": start.state != other.state or start.view(it.seat) != past.view(it.seat),
        }
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="friendly")
    given = parser.parse_args()
    modes = rulebook(given.game).modes
    mode = given.mode or next(iter(modes))
    counted, began = Counter[str](), time.monotonic()
    table_sizes = modes[mode].seats
    for number in range(given.first, given.first + given.games):
        seats = table_sizes[number % len(table_sizes)]
        seed = f"coach/{number}".encode()
        game = played(given.game, number, seats, mode, given.level)
        for it in exercises(game, review_of(game, seed).own, seed):
            counted += Counter({"exercises": 1, "hold": it.holds}) + faults(game, it, seed)
        counted["games"] += 1
        print(given.game, mode, dict(counted), f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
