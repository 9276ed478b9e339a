"""Fits the chance of a team of Ghost Stories to win (`rules/ghost_stories/outcome.py`), by which
automas plan, to games that are played by habit.

    python -m tools.fit_ghosts base 1500

Every third game has some random answers, so that positions differ. One game of five is not used for
fitting, but to check the fit.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random

from rules.core import Game
from rules.ghost_stories import book
from rules.ghost_stories.ending import incarnations_in_play
from rules.ghost_stories.outcome import Row, row
from rules.match import at_random, by_habit

from .fit_chances import Position, check, fit

SEATS, LEVEL = 4, "initiation"
CARELESS = 0.03  # the share of random answers in every third game
CHECKED = 5  # one of so many games checks the fit


def played(mode: str, number: int) -> Iterator[tuple[bool, Row, bool]]:
    """Play a game and yield its positions at every turn mark: True if an incarnation is in play,
    the features, and True if the game was won."""
    label = f"fit/{mode}/{number}"
    options = {"mode": mode, "difficulty": LEVEL}
    game = Game(book, book.setup(SEATS, options), label.encode())
    game.start()
    chance, careless = Random(label), CARELESS * (number % 3 == 0)
    seen, mark = list[tuple[bool, Row]](), None
    while not game.over:
        s, choice = game.state, game.pending[0]
        if book.turn_mark(s) != mark:
            mark = book.turn_mark(s)
            great_ones = incarnations_in_play(s)
            seen.append((bool(great_ones), row(s, great_ones)))
        player = at_random if chance.random() < careless else by_habit
        game.answer(choice.seat, choice, player(game, choice, chance))
    assert game.result is not None
    for facing, features in seen:
        yield facing, features, bool(game.result.won)


def position(features: Row, won: bool) -> Position:
    return Position([features, (0.0,) * len(features)], [float(won), float(not won)])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_ghosts", description=__doc__)
    parser.add_argument("mode", choices=sorted(book.modes))
    parser.add_argument("games", type=int)
    given = parser.parse_args(arguments)
    games = [list(played(given.mode, number)) for number in range(given.games)]
    kept = len(games) - len(games) // CHECKED
    for stage in (False, True):
        fitted, checked = (
            [position(it, won) for game in some for facing, it, won in game if facing == stage]
            for some in (games[:kept], games[kept:])
        )
        weights = [round(it, 3) for it in fit(fitted)]
        found = check(checked, weights)
        print(f"{'FACING' if stage else 'WAITING'} {given.mode}: {weights}")
        print(f"  of {len(checked)} others: log loss {found.loss:.3f}, worst bin {found.error:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
