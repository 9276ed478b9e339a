"""Fits the figures of a practised player of Bonfire (`rules/bonfire/practice/stakes.toml`) to whole
games against Tom that are played by habit.

    python -m tools.fit_practice --generations 40          # improves the present figures
    python -m tools.fit_practice --check 200               # plays new games with them

Each generation tries random changes of the figures, each also in the opposite direction, on the
same deals. Then it moves the figures by the mean of the better half. The same seed gives the same
figures everywhere.
"""

import argparse
import math
import statistics
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import asdict

from rules import new_game
from rules.bonfire import book
from rules.bonfire.practice import stakes
from rules.bonfire.practice.stakes import FILE, Stakes
from rules.core import RulesError

HEAD = "# In points or turns; written by python -m tools.fit_practice\n"
MOST = 2000  # decisions in a game, at most
WON = 12.0  # points that a victory counts in addition to the margin
WORST = -60.0  # a game with a worse margin counts as if it had this one
CHANGED = 0.4  # share of the figures that a try changes
LEAST = 0.5  # smaller figures are changed as if they had this size
EAGER = 1.6  # how much further than the mean change a generation moves the figures


class Played(NamedTuple):
    score: int
    margin: int


class Tried(NamedTuple):
    """A change of the figures, as shares of their sizes, and the results of games with it."""

    fitness: float
    margin: float
    change: dict[str, float]


def played(seed: str) -> Played:
    """Play a game by habit."""
    game = new_game("bonfire", seats=1, seed=seed.encode(), options={"mode": "solo"})
    game.every = MOST
    for _ in range(MOST):
        if game.result is not None:
            score = game.result.scores[0]
            return Played(score, score - game.result.rivals[0].score)
        choice = game.pending[0]
        habit = book.habits.get(choice.point)
        keys = list(habit(game.state, choice)) if habit else [choice.keys[0]]
        game.answer(choice.seat, choice, keys)
    raise RulesError(f"not over after {MOST} decisions")


def tried(figures: dict[str, float], change: dict[str, float], seeds: Sequence[str]) -> Tried:
    stakes.STAKES = Stakes(**moved(figures, change))
    margins = [played(seed).margin for seed in seeds]
    worths = [max(WORST, margin) + WON * (margin > 0) for margin in margins]
    return Tried(statistics.fmean(worths), statistics.fmean(margins), change)


def moved(figures: dict[str, float], change: dict[str, float]) -> dict[str, float]:
    return {
        name: figure + change[name] * max(LEAST, abs(figure)) for name, figure in figures.items()
    }


def generation(
    figures: dict[str, float], tries: int, seeds: Sequence[str], size: float, chance: Random
) -> tuple[dict[str, float], list[Tried]]:
    """Return the figures, moved by the mean of the better half of the changes, weighted by rank;
    and all tries, the best first."""
    found = []
    for _ in range(tries // 2):
        change = {
            name: chance.gauss(0, size) if chance.random() < CHANGED else 0.0 for name in figures
        }
        opposite = {name: -step for name, step in change.items()}
        found += [tried(figures, change, seeds), tried(figures, opposite, seeds)]
    found.sort(key=lambda it: it.fitness, reverse=True)
    half = len(found) // 2
    weights = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
    step = {
        name: EAGER
        * sum(weight * it.change[name] for weight, it in zip(weights, found, strict=False))
        / sum(weights)
        for name in figures
    }
    return moved(figures, step), found


def write(figures: dict[str, float]) -> None:
    lines = [f"{name} = {figure:.3f}\n" for name, figure in figures.items()]
    FILE.write_text("".join([HEAD, *lines]), "utf-8")


def fit(generations: int, tries: int, games: int, size: float, seed: str) -> None:
    figures, chance = asdict(stakes.STAKES), Random(seed)
    for number in range(generations):
        seeds = [f"{seed}/{number}/{game}" for game in range(games)]
        figures, found = generation(figures, tries, seeds, size, chance)
        write(figures)
        mean = statistics.fmean(it.margin for it in found)
        print(f"{number}: margin {mean:.1f}, the best {found[0].margin:.1f}", flush=True)


def check(games: int, seed: str) -> None:
    found = [played(f"{seed}/{number}") for number in range(games)]
    margins = [it.margin for it in found]
    won = statistics.fmean(margin > 0 for margin in margins)
    points = statistics.fmean(it.score for it in found)
    error = statistics.stdev(margins) / math.sqrt(games)
    print(f"won {100 * won:.0f} % of {games}, {points:.1f} points on average")
    print(f"margin {statistics.fmean(margins):.1f}, standard error {error:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=0)
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--size", type=float, default=0.2)
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--seed", default="practice")
    args = parser.parse_args()
    fit(args.generations, args.tries, args.games, args.size, args.seed)
    if args.check:
        check(args.check, f"{args.seed}/check")


if __name__ == "__main__":
    main()
