"""Suggestions while somebody types: meanings of the words so far, and their continuations."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from ...layouts.kit import ENTRIES, ENTRY
from .asked import Asked
from .lines import LONGEST_LINE, Line, Link, Meaning, numbered, told, written

Chain = tuple[Link, ...]
Offer = tuple[str, str]  # the suggestion to read, and the line to send


def offers(line: Line, typed: str) -> list[Offer]:
    """Return at most 25 offers, likeliest first, without repeats; none for a line that is too long
    to be read."""
    if len(typed) > LONGEST_LINE:
        return []
    found: dict[str, str] = {}
    for chain in chains(line, typed):
        name, value = shown(chain), sent(chain)
        if value and name not in found:
            found[name] = value
        if len(found) == ENTRIES:
            break
    return list(found.items())


def chains(line: Line, typed: str) -> Iterator[Chain]:
    reading = line.read(typed, ENTRIES)
    if not reading.words:
        yield from following(line, reading.meanings[0])
        return
    for meaning in reading.meanings:
        yield meaning.chain
    if reading.meanings:
        best = reading.meanings[0]
        yield from more_of_the_last(best)
        yield from following(line, best)
    elif reading.furthest is not None:
        yield from nearest(line, reading.furthest, reading.words)


def nearest(line: Line, here: Meaning, words: Sequence[str]) -> Iterator[Chain]:
    """Yield what may follow the part of the line that was understood: the options that share most
    with the remaining words come first."""
    asked = here.asked
    if asked is not None:
        for key in asked.nearest(words[here.at :], line.keys(here)):
            yield from ((*here.chain, Link(asked, keys)) for keys in whole(asked, (key,)))


def following(line: Line, here: Meaning) -> Iterator[Chain]:
    """Yield the options of the next question, and of the one after if it can be skipped."""
    asked = here.asked
    if asked is None:
        return
    for key in line.keys(here):
        yield from ((*here.chain, Link(asked, keys)) for keys in whole(asked, (key,)))
    if asked.optional:
        skipped = line.tried(line.answered(here, here.far, here.at, here.at, ()))
        yield skipped.chain
        if skipped.asked is not None and not skipped.asked.optional:
            yield from following(line, skipped)


def more_of_the_last(here: Meaning) -> Iterator[Chain]:
    """Yield further options of a question that takes several."""
    if not here.chain:
        return
    last = here.chain[-1]
    if last.keys and len(last.keys) < last.asked.choice.most:
        for key in last.asked.choice.keys:
            if key not in last.keys:
                yield *here.chain[:-1], Link(last.asked, (*last.keys, key))


def whole(asked: Asked, picked: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the picked options, completed to as many as the question takes at least."""
    lacking = asked.choice.least - len(picked)
    if lacking <= 0:
        yield tuple(picked)
        return
    start = max(asked.choice.keys.index(key) for key in picked) + 1
    for others in islice(combinations(asked.choice.keys[start:], lacking), ENTRIES):
        yield (*picked, *others)


def shown(chain: Chain) -> str:
    """Return a chain for display; of a long one only its end, which is being chosen."""
    name = told(chain)
    return name if len(name) <= ENTRY else "… " + name[2 - ENTRY :].lstrip()


def sent(chain: Chain) -> str:
    """Return a chain as a line, empty if none is short enough."""
    return next((line for line in (written(chain), numbered(chain)) if len(line) <= ENTRY), "")
