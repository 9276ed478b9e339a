"""All games in all their modes, for tests that hold for every game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple

import pytest

import rules
from rules.core import Game, Rulebook
from rules.core.modes import Mode, OptionValue, Setting
from rules.core.save import to_json
from rules.play import random_decision
from tests.marks import all_long_but
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)


class Variant(NamedTuple):
    game: str
    seats: int
    options: dict[str, OptionValue]

    @property
    def book(self) -> Rulebook[Any]:
        return rules.GAMES[self.game]

    @property
    def name(self) -> str:
        settings = [f"{key}={value}" for key, value in self.options.items() if key != "mode"]
        return "-".join([self.game, str(self.options["mode"]), str(self.seats), *settings])

    def new(self, seed: int = 0) -> Game[Any]:
        return rules.new_game(
            self.game, seats=self.seats, options=self.options, seed=f"test/{seed}".encode()
        )

    def midway(self, decisions: int, seed: int = 0) -> Game[Any]:
        """Play random decisions, and stop after so many."""
        game, chance = self.new(seed), Random(seed)
        while not game.over and len(game.line) < decisions:
            random_decision(game, chance)
        return game


def unfinished_file(game: str, decisions: int) -> bytes:
    """Return the file of a game that was left after so many random decisions."""
    variant = next(it for it in EVERY if it.game == game)
    return to_json(variant.midway(decisions)).encode()


WHOLE = 8  # so many combinations of a mode's settings are all tested with each number of seats
SAMPLED = 40  # so many of a game's other variants are tested, drawn at random


def tried(setting: Setting) -> Sequence[OptionValue]:
    """Return all values of a setting; of a range its ends."""
    values = setting.values
    return (values[0], values[-1]) if isinstance(values, range) else values


def covering(mode: Mode) -> Iterator[dict[str, OptionValue]]:
    """Yield settings in which each value of each occurs, the defaults first."""
    values = {setting.id: tried(setting) for setting in mode.settings}
    if prod(map(len, values.values())) <= WHOLE:
        yield from (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
        return
    yield {id: own[0] for id, own in values.items()}
    for row in range(max(map(len, values.values()))):
        yield {id: own[(row + n) % len(own)] for n, (id, own) in enumerate(values.items())}


def sampled(game: str, chance: Random) -> Variant:
    """Draw any variant of a game."""
    mode = chance.choice([*rules.GAMES[game].modes.values()])
    options = {setting.id: chance.choice(setting.values) for setting in mode.settings}
    return Variant(game, chance.choice(mode.seats), {"mode": mode.id, **options})


EVERY = [
    Variant(game, seats, {"mode": mode.id, **options})
    for game, book in rules.GAMES.items()
    for mode in book.modes.values()
    for seats in mode.seats
    for options in covering(mode)
]

# The first variant of each mode for the short run: most faults show in all variants of a mode.
FIRST = [*{(it.game, it.options["mode"]): it for it in reversed(EVERY)}.values()]

every_variant: Callable[[Any], Any] = pytest.mark.parametrize(
    "variant",
    all_long_but(FIRST, EVERY),
    ids=[variant.name for variant in EVERY],
)
OF_EACH = [*{variant.game: variant for variant in EVERY}.values()]
every_game: Callable[[Any], Any] = pytest.mark.parametrize(
    "variant", OF_EACH, ids=[variant.game for variant in OF_EACH]
)
