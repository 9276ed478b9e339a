"""The answers to a question that are worth trying."""

from collections.abc import Sequence
from random import Random

from rules.core import Choice

Keys = tuple[str, ...]

MOST_SETS = 16  # combinations of keys tried; there can be thousands


def candidates(choice: Choice, chance: Random) -> list[Keys]:
    """Return legal answers, each once: those that the game calls sensible, or all."""
    keys = sensible(choice)
    if choice.most == 1:
        singles: list[Keys] = [(key,) for key in keys]
        return singles if choice.least else [*singles, ()]
    return sets(keys, choice, chance)


def sensible(choice: Choice) -> Sequence[str]:
    """Drop answers that the game calls senseless here, as long as enough are left."""
    declared = choice.book.filters.get(choice.point)
    if declared is None:
        return choice.keys
    kept = declared(choice.state, choice)
    return kept if len(kept) >= max(1, choice.least) else choice.keys


def sets(keys: Sequence[str], choice: Choice, chance: Random) -> list[Keys]:
    """Return none, all, each by itself, and some of every size."""
    most = min(choice.most, len(keys))
    found = dict.fromkeys(
        tuple(keys[:size]) for size in {choice.least, most} if choice.least <= size <= most
    )
    if choice.least <= 1 <= most:
        found.update(dict.fromkeys((key,) for key in keys))
    for _ in range(MOST_SETS):
        size = chance.randint(choice.least, most)
        picked = sorted(chance.sample(range(len(keys)), size))
        found.setdefault(tuple(keys[n] for n in picked))
    return list(found)


def some_answer(choice: Choice, chance: Random) -> Keys:
    """Return one of them without listing all, for tries to go on with."""
    keys = sensible(choice)
    if choice.most == 1:
        picked = int(chance.random() * (len(keys) + (not choice.least) * 0.25))
        return (keys[picked],) if picked < len(keys) else ()
    most = min(choice.most, len(keys))
    return tuple(chance.sample(list(keys), chance.randint(choice.least, most)))
