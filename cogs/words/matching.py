"""Typed words, and how well they fit a name."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from locales import typing

from .texts import plain

EXACT, BEGUN, BENT, MISSPELT = 0.0, 0.1, 0.1, 0.5  # distances of a typed word from the one meant
SPELT = 0.02  # distance of a number written as a word
ENDING = 0.05  # distance added for each letter in which two endings differ
SLIP = 0.18  # distance of a long word with one letter wrong
LONG = 6  # a word with at least this many letters is long
ASIDE = 0.3  # distance added for a word that fits the explanation instead of the name
BARE = 0.3  # distance added for numbers without a noun, which could belong to anything
PARTLY = 0.02  # distance added if words of the name are left out
UNTOLD = 0.006  # distance added if words of the explanation are left out
STEM_LETTERS = 3  # letters: a stem has at least this many, an inflected ending at most

PLAIN = re.compile(r"\w+")
STEM = "*"
STEMS = re.compile(r"\w+\*?")
ASIDES = re.compile(r"[(:]| for | за ")
KEYBOARDS = (
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
    "йцукенгшщзхъфывапролджэячсмитьбюё",
)
OTHER_KEY = str.maketrans(dict(zip("".join(KEYBOARDS), "".join(KEYBOARDS[::-1]), strict=True)))


TYPING = typing.general()
SMALL = frozenset(word for known in TYPING for word in known.small.split())
NUMBERS = {
    word.replace("ё", "е"): number
    for known in TYPING
    for number, said in known.numbers.items()
    for word in said.split()
}


def words(text: str) -> list[str]:
    return PLAIN.findall(text.casefold().replace("ё", "е"))


FILLERS = re.compile(
    "|".join(
        word.replace("ё", "е").replace("*", r"\w*")
        for known in TYPING
        for word in known.fillers.split()
    )
)
DECLINING = frozenset(word for known in TYPING for word in words(known.declining))
NEGATIVE = DECLINING.union(word for known in TYPING for word in words(known.negative))
ONE = frozenset(word for known in TYPING for word in words(known.one))
BOTH = frozenset(word for known in TYPING for word in words(known.both))


def is_filler(word: str) -> bool:
    """Tell if people say this word without meaning anything by it."""
    return word in SMALL or FILLERS.fullmatch(word) is not None


def other_keyboard(typed: str) -> str:
    """Return the text that the same keys write on the other keyboard: ``rjcnth`` is ``костер``."""
    return typed.casefold().translate(OTHER_KEY)


@dataclass(frozen=True)
class Name:
    """A name split in two: ``Gates 4 (1 scroll)`` has the name proper and its explanation."""

    proper: Sequence[str]
    aside: Sequence[str] = ()

    @classmethod
    def of(cls, label: str) -> "Name":
        proper, aside = split(plain(label))
        return cls(words(proper), words(aside))


def instead(game: str, key: str) -> list[Name]:
    """Return people's own words for an option's label."""
    return [Name(stems(said)) for said in typing.instead(game, key)]


def asked(game: str, point: str) -> list[str]:
    """Return words that belong to a question."""
    return [word for said in typing.asked(game, point) for word in stems(said)]


def stems(said: str) -> list[str]:
    """Return the words of a synonym; ``*`` marks the beginning of a longer word."""
    return STEMS.findall(said.casefold().replace("ё", "е"))


def split(label: str) -> tuple[str, str]:
    """Split a label into the name proper and the rest."""
    found = ASIDES.search(label, 1)
    if found is None:
        return label, ""
    return label[: found.start()].rstrip(), label[found.start() :]


def distance(wanted: Sequence[str], name: Name) -> float | None:
    """Return the distance of these words from the name; None if a word fits nothing in it."""
    free = [*((word, 0.0) for word in name.proper), *((word, ASIDE) for word in name.aside)]
    far, fitting = (BARE if all(map(str.isdigit, wanted)) else 0.0), 0
    for word in wanted:
        steps = [(apart(word, other), extra, place) for place, (other, extra) in enumerate(free)]
        near = [(step + extra, place) for step, extra, place in steps if step is not None]
        if near:
            step, place = min(near)
            del free[place]
            far += step
            fitting += 1
        elif word not in SMALL:
            return None
    if not fitting:
        return None
    partly = any(not extra and not is_filler(word) for word, extra in free)
    untold = far <= SPELT * fitting and any(extra for _, extra in free)
    return far + PARTLY * partly + UNTOLD * untold


def shared(wanted: Sequence[str], names: Sequence[Name]) -> int:
    """Count the words that fit one of the names proper; a number counts half as much as a word."""
    known = [Name(name.proper) for name in names]
    return sum(
        1 if word.isdigit() else 2
        for word in wanted
        if any(distance([word], name) is not None for name in known)
    )


@lru_cache(maxsize=2**14)
def apart(typed: str, meant: str) -> float | None:
    """Return the distance of a typed word from a known one, or None if it is a different word."""
    if typed == meant:
        return EXACT
    if meant.endswith(STEM):
        return BEGUN if typed.startswith(meant[:-1]) else None
    if typed[0].isdigit() or meant[0].isdigit():
        return SPELT if NUMBERS.get(typed) == meant else None
    if meant.startswith(typed):
        return BEGUN
    shared = beginning(typed, meant)
    endings = len(typed) - shared, len(meant) - shared
    slip = min(len(typed), len(meant)) > STEM_LETTERS and misspelt(typed, meant)
    near = [SLIP if min(len(typed), len(meant)) >= LONG else MISSPELT] if slip else []
    if shared >= STEM_LETTERS and max(endings) <= STEM_LETTERS:
        near.append(BENT + ENDING * sum(endings))
    return min(near, default=None)


def beginning(one: str, other: str) -> int:
    """Return the number of letters that two words share at their start."""
    for place, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return place
    return min(len(one), len(other))


def misspelt(one: str, other: str) -> bool:
    """Tell if two words differ by one wrong, missing or extra letter, or one swap."""
    start = beginning(one, other)
    here, there = one[start:], other[start:]
    end = beginning(here[::-1], there[::-1])
    here, there = here[: len(here) - end], there[: len(there) - end]
    return max(len(here), len(there)) <= 1 or (len(here) == 2 and here == there[::-1])
