"""A simple player for seats whose person is away: it takes what looks best at once, and knows
no more than its seat does."""

from collections.abc import Collection, Iterator
from itertools import islice
from random import Random
from typing import Any

from rules.core import Choice, Game

MOST_TRIED = 40  # answers; enough for a sensible move, few enough to be quick

Given = tuple[str, tuple[str, ...]]  # where something was asked, and what was answered


def choose(game: Game[Any], seat: int, chance: Random, vain: Collection[Given] = ()) -> list[str]:
    """The answer after which the seat's position is worth most, as far as the seat can know; none
    that has led nowhere just now, if there is another."""
    choice = game.choice_for(seat)
    assert choice is not None
    possible = list(islice(answers(choice, chance), MOST_TRIED + len(vain)))
    fresh = [keys for keys in possible if given(choice, keys) not in vain]
    tried = (fresh or possible)[:MOST_TRIED]
    if len(tried) == 1 or len(game.pending) > 1 or game.answered:
        return chance.choice(tried)  # what the others choose at the same time is not known
    worths = [(_worth(game, seat, keys, chance), -n) for n, keys in enumerate(tried)]
    return tried[-max(worths)[1]]


def given(choice: Choice, keys: list[str]) -> Given:
    return choice.point, tuple(keys)


def answers(choice: Choice, chance: Random) -> Iterator[list[str]]:
    """Legal answers, each once: all single ones, and some with several keys."""
    if choice.least == 0:
        yield []
    if choice.least <= 1 <= choice.most:
        yield from ([key] for key in choice.keys)
    if choice.most > 1:
        yield from _with_several(choice, chance)


def _with_several(choice: Choice, chance: Random) -> Iterator[list[str]]:
    keys = list(choice.keys)
    seen: set[tuple[str, ...]] = set()
    for _ in range(MOST_TRIED):
        size = chance.randint(max(2, choice.least), min(choice.most, len(keys)))
        picked = chance.sample(keys, size)
        if tuple(sorted(picked)) not in seen:
            seen.add(tuple(sorted(picked)))
            yield picked


def _worth(game: Game[Any], seat: int, keys: list[str], chance: Random) -> int:
    """What the position is worth after this answer, where hidden things and luck are imagined."""
    ahead = game.imagined(seat, chance.randbytes(16))
    asked = ahead.choice_for(seat)
    assert asked is not None
    ahead.answer(seat, asked, keys)
    return ahead.book.worth(ahead.state, seat)
