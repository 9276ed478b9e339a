"""Staged positions, and other positions that a seat cannot tell from them."""

from random import Random
from typing import Any

from rules import rulebook
from rules.core import Game
from rules.play import random_answer

CHAIN = 8  # the most answers in a chain


def chain_of(game: Game[Any], seat: int, keys: list[str], chance: Random) -> list[list[str]]:
    """Return an answer and the random ones after it that could be drafted before anything
    unknown."""
    chain, ahead = [keys], game.clone()
    while len(chain) < CHAIN:
        choice = next(c for c in (*ahead.pending, *ahead.changeable) if c.seat == seat)
        ahead.answer(seat, choice, chain[-1])
        following = ahead.choice_for(seat)
        if ahead.revealed or following is None:
            break
        chain.append(random_answer(following, chance))
    return chain


def played(game: str, seats: int, decisions: int, chance: Random) -> Game[Any]:
    """Play at least so many decisions, and on until no step of the rules is half done."""
    book = rulebook(game)
    made: Game[Any] = Game(book, book.setup(seats, {}), b"played")
    made.start()
    while len(made.line) < decisions or whole(made) < len(made.line):
        choice = made.pending[0]
        made.answer(choice.seat, choice, random_answer(choice, chance))
    return made


def whole(game: Game[Any]) -> int:
    mark = game.whole()
    assert mark is not None
    return mark.at
