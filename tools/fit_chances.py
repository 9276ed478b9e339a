"""Fits the weights of the chance to win (`rules/search/chances.py`) to whole games.

    python -m tools.fit_chances ryozen games.jsonl --play 400    # adds 400 games to the file
    python -m tools.fit_chances ryozen games.jsonl --write       # fits, checks, writes chances.toml
    python -m tools.fit_chances bonfire tom.jsonl --mode handicap --spread handicap:-90:-10 --play 9

``--spread`` draws a setting evenly from a range: a mode that is always lost would teach nothing.

The file holds one saved game a line. Its last games are not used to fit, but to check the fit.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rules import load_game, rulebook
from rules.core import Choice, Game
from rules.core.modes import OptionValue
from rules.core.save import to_json
from rules.match import Automa, by_habit
from rules.play import random_answer
from rules.search.afterwards import turns_of
from rules.search.chances import FIGURES, foretold, outcome, sides

CHECKED = 200
ROUNDS = 30  # steps of Newton's method; fewer would be enough
DAMPING = 1e-3
CARELESS = 0.08  # the share of answers given at random
BINS = 5


class Position(NamedTuple):
    rows: list[tuple[float, ...]]
    came: list[float]


class Careless:
    """A fast player whose games differ: answers by habit or at a glance, and sometimes at
    random."""

    def __call__(self, game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
        if chance.random() < CARELESS:
            return random_answer(choice, chance)
        return by_habit(game, choice, chance)


def play(name: str, mode: str, games: int, file: Path, seed: str, spread: str = "") -> None:
    """Play games with all numbers of seats in turn and add them to the file. If the game has no
    habits, friendly automas play every third one. ``spread``: a setting and its range, as
    `handicap:-90:-10`."""
    book = rulebook(name)
    seats = cycle(book.modes[mode].seats)
    with file.open("a", encoding="utf-8") as lines:
        for number, count in enumerate(islice(seats, games)):
            label = f"{seed}/{number}"
            options: dict[str, OptionValue] = {"mode": mode}
            if spread:
                setting, least, most = spread.split(":")
                options[setting] = Random(label).randint(int(least), int(most))
            game = Game(book, book.setup(count, options), label.encode())
            game.start()
            thinking = number % 3 == 0 and not book.habits
            players = [Automa("friendly") if thinking else Careless() for _ in range(count)]
            chance = Random(label)
            while not game.over:
                choice = game.pending[0]
                game.answer(choice.seat, choice, players[choice.seat](game, choice, chance))
            lines.write(to_json(game) + "\n")


def positions(game: Game[Any]) -> Iterator[Position]:
    """Yield the position at the end of each turn except for the last, with the game's outcome."""
    assert game.result is not None
    came = outcome(game.result, game.setup.seats)
    for turn in turns_of(game, []):
        state = turn.after.state
        if state.begun and not turn.after.over:
            yield Position(sides(turn.after, turn.until / len(game.line)), came)


def fit(seen: Sequence[Position]) -> list[float]:
    """Return the weights that make the games' outcomes most likely, by damped Newton steps."""
    size = len(seen[0].rows[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-DAMPING * weight for weight in weights]
        curve = [[DAMPING * (i == j) for j in range(size)] for i in range(size)]
        for rows, came in seen:
            told = foretold(rows, weights)
            middle = [
                sum(p * row[i] for p, row in zip(told, rows, strict=True)) for i in range(size)
            ]
            for p, y, row in zip(told, came, rows, strict=True):
                off = [row[i] - middle[i] for i in range(size)]
                for i in range(size):
                    slope[i] += (y - p) * row[i]
                    for j in range(size):
                        curve[i][j] += p * off[i] * off[j]
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination with pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        best = max(range(i, len(rows)), key=lambda n: abs(rows[n][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for n, row in enumerate(rows):
            if n != i:
                rows[n] = [a - row[i] * b for a, b in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


class Check(NamedTuple):
    loss: float  # the mean logarithmic loss of a side and position
    error: float  # the largest gap between foretold chance and share won, of all bins
    bins: list[tuple[float, float, int]]  # foretold chance, share won, number of positions

    @property
    def weighted(self) -> float:
        """Return the mean error of the bins, weighted by their numbers of positions."""
        off = sum(abs(told - came) * count for told, came, count in self.bins)
        return off / sum(count for _, _, count in self.bins)


def check(seen: Sequence[Position], weights: Sequence[float]) -> Check:
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    loss = []
    for rows, came in seen:
        for p, y in zip(foretold(rows, weights), came, strict=True):
            sure = min(max(p, 1e-6), 1 - 1e-6)
            loss.append(-y * math.log(sure) - (1 - y) * math.log(1 - sure))
            bins[min(int(p * BINS), BINS - 1)].append((p, y))
    told = [
        (sum(p for p, _ in rows) / len(rows), sum(y for _, y in rows) / len(rows), len(rows))
        for _, rows in sorted(bins.items())
    ]
    return Check(sum(loss) / len(loss), max(abs(p - y) for p, y, _ in told), told)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_chances", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--mode", default="base")
    parser.add_argument("--play", type=int, default=0)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--spread", default="", metavar="SETTING:LEAST:MOST")
    parser.add_argument("--checked", type=int, default=CHECKED, help="games that are left out")
    parser.add_argument("--also", nargs="*", default=[], help="modes that get the same weights")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    if given.play:
        play(given.game, given.mode, given.play, given.file, given.seed, given.spread)
        return 0
    games = [load_game(line) for line in given.file.read_text("utf-8").splitlines()]
    known = [list(positions(game)) for game in games if game.setup.mode == given.mode]
    fitted, checked = known[: -given.checked], known[-given.checked :]
    weights = [round(it, 4) for it in fit([it for game in fitted for it in game])]
    found = check([it for game in checked for it in game], weights)
    print(
        f"{given.game} {given.mode}: {weights}, fitted to {len(fitted)} games, of {len(checked)}:"
    )
    print(
        f"{len(checked)} others: log loss {found.loss:.3f}, worst bin {found.error:.3f}, "
        f"weighted {found.weighted:.3f}"
    )
    for told, came, count in found.bins:
        print(f"  foretold {told:.3f}  came {came:.3f}  of {count}")
    if given.write:
        path = Path(f"rules/{given.game}/{FIGURES}")
        lines = path.read_text("utf-8").splitlines() if path.exists() else ["[weights]"]
        modes = [given.mode, *given.also]
        kept = [line for line in lines if line.partition(" =")[0] not in modes]
        told_ones = [f"{mode} = {weights}" for mode in modes]
        path.write_text("\n".join([*kept, *told_ones]) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
