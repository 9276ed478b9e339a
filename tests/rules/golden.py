"""Golden logs: one random game of each kind, decision by decision, with a hash of all views.

They fail loudly when a change of the rules alters games. If that is what you wanted, raise the
game's version, record them again and read the difference:

    .venv/bin/python -m tests.rules.golden [GAME ...]
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import rules
from rules.core import Game
from rules.play import random_decision
from tests.rules.variants import Variant

FOLDER = Path(__file__).parent.parent / "golden"


def recorded() -> Iterator[Variant]:
    """Every mode and number of seats with the default settings, and each other setting once."""
    for game, book in rules.GAMES.items():
        for mode in book.modes.values():
            usual = {"mode": mode.id, **{it.id: it.default for it in mode.settings}}
            yield from (Variant(game, seats, usual) for seats in mode.seats)
            for it in mode.settings:
                others = (value for value in it.values if value != it.default)
                for other in islice(others, 1):
                    yield Variant(game, mode.seats[0], {**usual, it.id: other})


def path(variant: Variant) -> Path:
    return FOLDER / f"{variant.name}.txt"


def lines(variant: Variant) -> Iterator[str]:
    game, chance = variant.new(), Random(0)
    yield f"rules {variant.book.version} start {views(game)}"
    while not game.over:
        before = len(game.line)
        random_decision(game, chance)
        decision = game.line[before]
        yield f"{decision.seat} {decision.point} {','.join(decision.keys)} {views(game)}"
    assert game.result is not None
    yield f"scores {game.result.scores}"


def views(game: Game[Any]) -> str:
    """A short hash of what everybody sees."""
    whole = [game.view(seat) for seat in (None, *range(game.setup.seats))]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:10]


def record(games: list[str]) -> None:
    for variant in recorded():
        if not games or variant.game in games:
            path(variant).write_text("\n".join(lines(variant)) + "\n", "utf-8")
            print(path(variant).name)


if __name__ == "__main__":
    record(sys.argv[1:])
