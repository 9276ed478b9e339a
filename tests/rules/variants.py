"""All games in all their modes, for tests that hold for every game."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

import rules
from rules.core import Game, Rulebook
from rules.core.rulebook import OptionValue
from rules.play import random_decision
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
        """A game of random decisions, stopped after so many."""
        game, chance = self.new(seed), Random(seed)
        while not game.over and len(game.line) < decisions:
            random_decision(game, chance)
        return game


EVERY = [
    Variant(game, seats, options)
    for game, book in rules.GAMES.items()
    for seats, options in book.variants()
]

every_variant: Callable[[Any], Any] = pytest.mark.parametrize(
    "variant", EVERY, ids=[variant.name for variant in EVERY]
)
every_game: Callable[[Any], Any] = pytest.mark.parametrize(
    "variant",
    list({variant.game: variant for variant in EVERY}.values()),
    ids=list({variant.game: variant for variant in EVERY}),
)
