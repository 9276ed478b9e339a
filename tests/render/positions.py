"""Positions of all games that many tests look at, from empty to as full as can be.

A game's own are in a module `*_views.py` of this folder, under its id `GAME`: `SHOWN` by name, and
`AT_END`. A game without one is shown as random play leaves it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.play import MOST_DECISIONS, random_decision
from tests.marks import long

LANGUAGES = ("en", "ru")
PEOPLE = ("Анна", "Boris", "Cai", "Дарья")

Position = Callable[[], Any]


def by_hand() -> Iterator[tuple[str, ModuleType]]:
    for path in sorted(Path(__file__).parent.glob("*_views.py")):
        module = import_module(f"tests.render.{path.stem}")
        yield module.GAME, module


def by_chance(game: str, decisions: int) -> Any:
    """Return the first seat's view after so many random decisions."""
    seats = max(n for mode in GAMES[game].modes.values() for n in mode.seats)
    made = new_game(game, seats=min(seats, len(PEOPLE)), seed=b"shown")
    chance = Random(0)
    while not made.over and len(made.line) < decisions:
        random_decision(made, chance)
    return made.view(0)


VIEWS = dict(by_hand())
POSITIONS: dict[str, dict[str, Position]] = {
    game: dict(VIEWS[game].SHOWN)
    if game in VIEWS
    else {"empty": partial(by_chance, game, 0), "full": partial(by_chance, game, 40)}
    for game in PAINTERS
}
ENDS: dict[str, Position] = {
    game: VIEWS[game].AT_END if game in VIEWS else partial(by_chance, game, MOST_DECISIONS)
    for game in PAINTERS
}

# The short tests look at full positions, the long ones at all.
CASES = [
    (game, position) if position == "full" else long(game, position)
    for game, positions in POSITIONS.items()
    for position in positions
]
