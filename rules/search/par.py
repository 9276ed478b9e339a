"""Par: the result that an automa reaches alone with the same deal. It knows no more than a
person."""

from random import Random
from typing import Any

from msgspec import Struct

from rules.core import Game, RulesError

from .levels import Level, decide, to_follow
from .plans import Planned, fits

MOST = 5000  # decisions in a game, at most


class Par(Struct, frozen=True):
    """The result that the automa has reached."""

    score: int
    won: bool


def par(game: Game[Any], level: Level, seed: bytes) -> Par:
    """Play a copy of this game from its start, every seat by an automa, and return the first seat's
    result."""
    own, chance = Game(game.book, game.setup, game.seed), Random(seed)
    own.start()
    planned: list[Planned] = []
    for _ in range(MOST):
        if own.result is not None:
            return Par(own.result.scores[0], bool(own.result.won))
        choice = own.pending[0]
        if not planned or own.revealed or not fits(choice, planned[0]):
            plans = decide(own, choice.seat, level, chance.randbytes(16))
            planned = to_follow(own, plans[0])
        own.answer(choice.seat, choice, planned.pop(0)[1])
    raise RulesError(f"not over after {MOST} decisions")
