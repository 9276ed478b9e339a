"""Moments of games at which seats have to choose, for tests of what automas think there."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from rules.core import Game, Mark
from rules.core.chance import shuffler
from rules.search.answers import candidates


def questions(game: Game[Any], every: int) -> Iterator[int]:
    """Yield moments of a random game at which somebody has to choose."""
    chance = Random(3)
    for number in range(400):
        if game.over:
            return
        if number % every == 0 and len(candidates(game.pending[0], chance)) > 1:
            yield game.pending[0].seat
        choice = game.pending[0]
        game.answer(choice.seat, choice, chance.choice(candidates(choice, chance)))


def twins(game: Game[Any], every: int, most: int) -> Iterator[tuple[int, Game[Any]]]:
    """Yield seats that have to choose, each with a game that differs in its secrets alone."""
    redeals = ((seat, redealt(game, seat)) for seat in questions(game, every))
    return islice(((seat, twin) for seat, twin in redeals if twin is not None), most)


def redealt(game: Game[Any], seat: int) -> Game[Any] | None:
    """Return a game that looks the same to this seat, and differs in its secrets."""
    mark = game.whole()
    if mark is None or mark.at != len(game.line):
        return None
    state = game.book.decode(mark.state)
    game.book.redeal(state, seat, shuffler(b"other"))
    twin = game.clone()
    twin.restore([Mark(mark.at, game.book.encode(state))])
    twin.flow.reseed(b"other")
    return twin if twin.view(seat) == game.view(seat) else None
