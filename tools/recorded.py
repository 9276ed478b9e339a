"""Recorded games: a random game of each kind, decision by decision, with a hash of all views. They
show if a change of the rules alters games.

    python -m rules record GAME

records a game's games, for a package in its folder `golden`. `python -m rules check GAME` plays
them again and fails if anything differs. If that was your intention, raise the game's version,
record the games again and read the difference.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rules import GAMES, PACKAGES, new_game
from rules.core import Game, Rulebook
from rules.core.modes import OptionValue
from rules.play import random_decision

OURS = Path(__file__).parent.parent / "tests" / "golden"
SEED = b"test/0"


class Kind(NamedTuple):
    """A game, a number of seats, and settings."""

    game: str
    seats: int
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        settings = [f"{key}={value}" for key, value in self.options.items() if key != "mode"]
        return "-".join([self.game, str(self.options["mode"]), str(self.seats), *settings])


def kinds(book: Rulebook[Any]) -> Iterator[Kind]:
    """Yield every mode and number of seats with default settings; and each setting once with
    another value."""
    for mode in book.modes.values():
        usual = {"mode": mode.id, **{it.id: it.default for it in mode.settings}}
        yield from (Kind(book.id, seats, usual) for seats in mode.seats)
        for it in mode.settings:
            others = (value for value in it.values if value != it.default)
            for other in islice(others, 1):
                yield Kind(book.id, mode.seats[0], {**usual, it.id: other})


def lines(kind: Kind) -> Iterator[str]:
    """Play a random game of a kind and yield the lines of its recording."""
    game = new_game(kind.game, seats=kind.seats, options=kind.options, seed=SEED)
    chance = Random(0)
    yield f"rules {GAMES[kind.game].version} start {views(game)}"
    while not game.over:
        before = len(game.line)
        random_decision(game, chance)
        decision = game.line[before]
        yield f"{decision.seat} {decision.point} {','.join(decision.keys)} {views(game)}"
    assert game.result is not None
    yield f"scores {game.result.scores}"


def views(game: Game[Any]) -> str:
    """Return a short hash of all views: the spectators' and each seat's."""
    whole = [game.view(seat) for seat in (None, *range(game.setup.seats))]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:10]


def path(kind: Kind) -> Path:
    """Return the file for a recording: in the package of its game, or in our folder for our own
    games.
    """
    package = PACKAGES.get(kind.game)
    apart = package is not None and package.distribution
    return (package.roots[0] / "golden" if package and apart else OURS) / f"{kind.name}.txt"


def recordings(book: Rulebook[Any]) -> set[Path]:
    """Return the files of all recordings of a game."""
    return set(path(next(kinds(book))).parent.glob(f"{book.id}-*.txt"))


def record(book: Rulebook[Any]) -> Iterator[Path]:
    """Record a game of each kind and yield the files. Delete recordings of other kinds."""
    old = recordings(book)
    for kind in kinds(book):
        there = path(kind)
        there.parent.mkdir(exist_ok=True)
        there.write_text("\n".join(lines(kind)) + "\n", "utf-8")
        old.discard(there)
        yield there
    for left in old:
        left.unlink()


def changed(book: Rulebook[Any]) -> Iterator[str]:
    """Yield a line for each kind that differs from its recording; nothing if the game has none."""
    old = recordings(book)
    for kind in kinds(book) if old else ():
        if path(kind) not in old:
            yield f"{kind.name} is not recorded"
            continue
        old.remove(path(kind))
        then = path(kind).read_text("utf-8").splitlines()
        pairs = enumerate(zip_longest(lines(kind), then))
        at = next((at for at, (now, was) in pairs if now != was), None)
        if at is not None:
            yield f"{kind.name} is another game from decision {at} on"
    yield from (f"{left.stem} is no kind of this game" for left in sorted(old))
