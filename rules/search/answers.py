"""The answers to a question that are worth trying."""

from collections.abc import Sequence
from random import Random

from rules.core import Choice

Keys = tuple[str, ...]

MOST_SETS = 16  # random combinations of keys to draw; there can be thousands


def candidates(choice: Choice, chance: Random) -> list[Keys]:
    """Return the legal answers worth trying, each once. Of a question for several keys, return only
    some of the combinations."""
    keys = sensible(choice)
    if choice.most == 1:
        singles: list[Keys] = [(key,) for key in keys]
        return singles if choice.least else [*singles, ()]
    return sets(keys, choice, chance)


def sensible(choice: Choice) -> Sequence[str]:
    """Return the keys that the game declares worth trying, or all keys if those are too few."""
    declared = choice.book.filters.get(choice.point)
    if declared is None:
        return choice.keys
    kept = declared(choice.state, choice)
    return kept if len(kept) >= max(1, choice.least) else choice.keys


def sets(keys: Sequence[str], choice: Choice, chance: Random) -> list[Keys]:
    """Return some combinations of ``keys``: the smallest, the largest, single keys, and random
    ones."""
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
    """Return a random candidate without listing all of them, so that playing on is fast."""
    keys = sensible(choice)
    if choice.most == 1:
        picked = int(chance.random() * (len(keys) + (not choice.least) * 0.25))
        return (keys[picked],) if picked < len(keys) else ()
    most = min(choice.most, len(keys))
    return tuple(chance.sample(list(keys), chance.randint(choice.least, most)))
