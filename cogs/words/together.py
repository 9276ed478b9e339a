"""Combinations of things as single options, for a question that takes several at once. They are
offered if there are few of them. In the question's list of places they come after the things
themselves."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, combinations
from math import comb

from rules.core import Choice

from .equal_options import Alike

MOST = 25  # entries that fit into a menu


def picks(choice: Choice) -> Sequence[tuple[int, ...]]:
    """Return each possible combination as the positions of its options; nothing if there are too
    many."""
    return possible(len(choice.keys), choice.least, choice.most)


@lru_cache
def possible(things: int, least: int, most: int) -> Sequence[tuple[int, ...]]:
    sizes = range(least, min(most, things) + 1)
    if most < 2 or least < 1 or sum(comb(things, size) for size in sizes) > MOST:
        return ()
    return tuple(chain.from_iterable(combinations(range(things), size) for size in sizes))


def keys_at(choice: Choice, place: int) -> list[str]:
    """Return the keys of the option or combination at this place; raise IndexError if there is
    none."""
    if place < 0:
        raise IndexError
    known = choice.keys
    if place < len(known):
        return [known[place]]
    return [known[one] for one in picks(choice)[place - len(known)]]


def picked_together(choice: Choice, groups: Sequence[Alike]) -> list[Alike]:
    """Return each combination as one option, the first of those that read alike; nothing if any of
    the things needs an explanation."""
    if any(it.more for it in groups):
        return []
    labels = {place: it.label for it in groups for place in it.places}
    found = dict[str, Alike]()
    for number, places in enumerate(picks(choice), len(choice.keys)):
        label = " + ".join(labels[place] for place in places)
        found.setdefault(label, Alike(label, "", [number]))
    return list(found.values())
