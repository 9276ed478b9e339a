"""Prove that friendly automas err like beginners: ``python -m tools.prove_mistakes GAME``.

Two players of a kind play whole games: friendly automas, or careless ones, who take one of their
three best turns at random. A turn counts as a mistake if a clear-sighted search finds one that is
worth at least two points more, in worlds used for neither. It is greedy if it leaves more in hand
than the better turn and less of all else. A reader who counts greedy mistakes should know the two
kinds of games apart."""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules import GAMES
from rules.core import Game
from rules.search import LEVELS, Level, decide, to_follow
from rules.search.levels import seed_of, worlds_of
from rules.search.plans import Plan, Planned, fits
from rules.search.purposes import ends_of
from rules.search.worlds import CLEAR, value

CARELESS = replace(LEVELS["friendly"], id="careless", sight=CLEAR, among=3)
EYES = Level("eyes", tries=150, worlds=3, finalists=6)
FRESH = replace(EYES, worlds=4)
MISTAKE = 20.0  # tenths of a point that the better turn is worth more
MOST = 3000  # decisions in a game


class Weighed(Struct):
    """A plan's average worth, and what the seat then has in hand."""

    worth: float
    held: float


class Mistake(Struct):
    greedy: bool
    cost: float


def weigh(game: Game[Any], seat: int, plan: Plan, seed: bytes) -> Weighed:
    worlds = worlds_of(game, seat, FRESH, seed)
    ends = ends_of(worlds, seat, plan, seed)
    held = [
        sum(worth for part, worth in it.book.prospects(it.state, seat).items() if part in held_of)
        for it in ends
        for held_of in [it.book.held]
    ]
    return Weighed(fmean(value(it, seat) for it in ends), fmean(held))


def mistake(game: Game[Any], seat: int, played: Plan, seed: bytes) -> Mistake | None:
    best = decide(game, seat, EYES, seed)[0]
    if best.answers == played.answers:
        return None
    fresh = seed_of(seed, 1)
    ours, theirs = (weigh(game, seat, plan, fresh) for plan in (played, best))
    cost = theirs.worth - ours.worth
    more = ours.held - theirs.held
    return Mistake(more > 0, cost) if cost >= MISTAKE else None


def mistakes(game: Game[Any], level: Level, chance: Random) -> Iterator[Mistake]:
    """Play a game to its end and yield the mistakes made in it."""
    planned: list[Planned] = []
    for _ in range(MOST):
        if game.over:
            return
        choice = game.pending[0]
        if not planned or game.revealed or not fits(choice, planned[0]):
            plan = decide(game, choice.seat, level, chance.randbytes(16))[0]
            planned = to_follow(game, plan)
            if plan.tries and game.state.begun and len(game.pending) == 1:
                found = mistake(game, choice.seat, plan, chance.randbytes(16))
                if found is not None:
                    yield found
        game.answer(choice.seat, choice, planned.pop(0)[1])


def share_of_greedy(name: str, level: Level, number: int) -> tuple[float, int]:
    """Return the share of greedy mistakes in a game, and the number of all."""
    book = GAMES[name]
    game: Game[Any] = Game(book, book.setup(2, {}), f"mistakes {number}".encode())
    game.start()
    found = list(mistakes(game, level, Random(number)))
    return fmean([it.greedy for it in found] or [0.0]), len(found)


def known_apart(ones: list[float], others: list[float]) -> float:
    """Return how often a game of the first kind has the larger share, of all pairs of games."""
    pairs = [(one > other) + 0.5 * (one == other) for one in ones for other in others]
    return fmean(pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    shares: dict[str, list[float]] = {}
    for level in (LEVELS["friendly"], CARELESS):
        rows = [share_of_greedy(asked.game, level, number) for number in range(asked.games)]
        shares[level.id] = [share for share, _ in rows]
        whole = sum(number for _, number in rows)
        greedy = sum(share * number for share, number in rows) / max(1, whole)
        print(f"{level.id}: {whole} mistakes, {greedy:.0%} of them greedy")
    apart = known_apart(shares["friendly"], shares["careless"])
    print(f"known apart by the share of greedy mistakes: {apart:.0%} of all pairs of games")


if __name__ == "__main__":
    main()
