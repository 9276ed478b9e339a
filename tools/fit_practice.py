"""Fits the figures of a practised player of Bonfire (`rules/bonfire/practice/stakes.toml`) to whole
games that are played by habit, against Tom or among two to four people.

    python -m tools.fit_practice --generations 40          # improves the present figures
    python -m tools.fit_practice --against people --generations 40
    python -m tools.fit_practice --check 200               # plays new games with them

Each generation tries random changes of the figures, each also in the opposite direction, on the
same deals. Then it moves the figures by the mean of the better half. Among people the rivals play
by the figures of one of the last generations. The same seed gives the same figures everywhere.
"""

import argparse
import math
import statistics
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import asdict

from rules import new_game
from rules.bonfire import book
from rules.bonfire.practice import stakes
from rules.bonfire.practice.stakes import FILE, PEOPLE, TOM, Stakes
from rules.bonfire.state import State
from rules.core import Choice, Game

HEAD = "# In points or turns; written by python -m tools.fit_practice\n"
MOST = 2000  # decisions in a game; one that takes more is lost by WORST
WON = 12.0  # points that a victory counts in addition to the margin
WORST = -60  # a game with a worse margin counts as if it had this one
CHANGED = 0.4  # share of the figures that a try changes
LEAST = 0.5  # smaller figures are changed as if they had this size
EAGER = 1.6  # how much further than the mean change a generation moves the figures
SEATS = (2, 2, 3, 4)  # numbers of seats among people, by turns
POOL = 6  # the last generations whose figures rivals play by


class Played(NamedTuple):
    score: int
    margin: int


class Tried(NamedTuple):
    """A change of the figures, as shares of their sizes, and the results of games with it."""

    fitness: float
    margin: float
    change: dict[str, float]


class Deal(NamedTuple):
    """A game to play: the seat that tries figures, and those that its rivals play by."""

    seed: str
    seats: int
    seat: int
    rivals: Stakes | None  # None: against Tom

    def game(self) -> Game[State]:
        options = {"mode": "base" if self.rivals else "solo"}
        return new_game("bonfire", seats=self.seats, seed=self.seed.encode(), options=options)


def deals(against: str, seeds: Sequence[str], pool: Sequence[Stakes]) -> list[Deal]:
    if against == TOM:
        return [Deal(seed, 1, 0, None) for seed in seeds]
    found = []
    for number, seed in enumerate(seeds):
        seats, chance = SEATS[number % len(SEATS)], Random(seed)
        found.append(Deal(seed, seats, chance.randrange(seats), chance.choice(pool)))
    return found


def played(deal: Deal, mine: Stakes) -> Played:
    """Play a game by habit."""
    game = deal.game()
    game.every = MOST
    for _ in range(MOST):
        if game.result is not None:
            scores = list(game.result.scores)
            score = scores.pop(deal.seat)
            return Played(score, score - max([*scores, *(it.score for it in game.result.rivals)]))
        choice = game.pending[0]
        if deal.rivals:
            stakes.STAKES[PEOPLE] = mine if choice.seat == deal.seat else deal.rivals
        else:
            stakes.STAKES[TOM] = mine
        game.answer(choice.seat, choice, habitual(game, choice))
    return Played(0, WORST)


def habitual(game: Game[State], choice: Choice) -> list[str]:
    habit = book.habits.get(choice.point)
    return list(habit(game.state, choice)) if habit else [choice.keys[0]]


def tried(figures: dict[str, float], change: dict[str, float], games: Sequence[Deal]) -> Tried:
    mine = Stakes(**moved(figures, change))
    margins = [played(deal, mine).margin for deal in games]
    worths = [max(WORST, margin) + WON * (margin > 0) for margin in margins]
    return Tried(statistics.fmean(worths), statistics.fmean(margins), change)


def moved(figures: dict[str, float], change: dict[str, float]) -> dict[str, float]:
    return {
        name: figure + change[name] * max(LEAST, abs(figure)) for name, figure in figures.items()
    }


def generation(
    figures: dict[str, float], tries: int, games: Sequence[Deal], size: float, chance: Random
) -> tuple[dict[str, float], list[Tried]]:
    """Return the figures, moved by the mean of the better half of the changes, weighted by rank;
    and all tries, the best first."""
    found = []
    for _ in range(tries // 2):
        change = {
            name: chance.gauss(0, size) if chance.random() < CHANGED else 0.0 for name in figures
        }
        opposite = {name: -step for name, step in change.items()}
        found += [tried(figures, change, games), tried(figures, opposite, games)]
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


def write(against: str, figures: dict[str, float]) -> None:
    """Write the figures to the file, and leave the others in it as they are."""
    kept = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, Stakes])
    kept[against] = Stakes(**figures)
    tables = [
        f"[{name}]\n" + "".join(f"{it} = {figure:.3f}\n" for it, figure in asdict(table).items())
        for name, table in kept.items()
    ]
    FILE.write_text(HEAD + "\n".join(tables), "utf-8")


def fit(against: str, generations: int, tries: int, games: int, size: float, seed: str) -> None:
    figures, chance = asdict(stakes.STAKES[against]), Random(seed)
    pool = [stakes.STAKES[against]]
    for number in range(generations):
        seeds = [f"{seed}/{number}/{game}" for game in range(games)]
        met = deals(against, seeds, pool[-POOL:])
        figures, found = generation(figures, tries, met, size, chance)
        pool.append(Stakes(**figures))
        write(against, figures)
        mean = statistics.fmean(it.margin for it in found)
        print(f"{number}: margin {mean:.1f}, the best {found[0].margin:.1f}", flush=True)
    stakes.STAKES[against] = pool[-1]


def check(against: str, games: int, seed: str) -> None:
    mine = stakes.STAKES[against]
    seeds = [f"{seed}/{number}" for number in range(games)]
    found = [played(deal, mine) for deal in deals(against, seeds, [mine])]
    margins = [it.margin for it in found]
    won = statistics.fmean(margin > 0 for margin in margins)
    points = statistics.fmean(it.score for it in found)
    error = statistics.stdev(margins) / math.sqrt(games)
    print(f"won {100 * won:.0f} % of {games}, {points:.1f} points on average")
    print(f"margin {statistics.fmean(margins):.1f}, standard error {error:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", choices=(TOM, PEOPLE), default=TOM)
    parser.add_argument("--generations", type=int, default=0)
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--size", type=float, default=0.2)
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--seed", default="practice")
    args = parser.parse_args()
    fit(args.against, args.generations, args.tries, args.games, args.size, args.seed)
    if args.check:
        check(args.against, args.check, f"{args.seed}/check")


if __name__ == "__main__":
    main()
