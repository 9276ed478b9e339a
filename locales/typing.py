"""Words of typed moves, from each language's ``typing.toml`` and those of its games."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

from msgspec import Struct, convert

from . import FOLDERS, LANGUAGES


class General(Struct, frozen=True, forbid_unknown_fields=True):
    """A language's words that name nothing: small ones, fillers, words for "none of these", and
    words for numbers."""

    small: str
    fillers: str
    declining: str
    numbers: dict[str, str]


class OfGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The words people type for a game's labels, by option key; ``*:archer`` stands for every
    key that names this thing."""

    words: dict[str, str]


def files(name: str) -> Iterator[Path]:
    for folder, language in product(FOLDERS, LANGUAGES):
        if (path := folder / language / name).exists():
            yield path


def general() -> Sequence[General]:
    return [convert(tomllib.loads(it.read_text("utf-8")), General) for it in files("typing.toml")]


@cache
def of_game(game: str) -> Mapping[str, Sequence[str]]:
    """Return the words of all languages, by key."""
    known: dict[str, list[str]] = {}
    for path in files(f"{game}/typing.toml"):
        told = convert(tomllib.loads(path.read_text("utf-8")), OfGame)
        for key, said in told.words.items():
            known.setdefault(key, []).extend(said.split())
    return known


def instead(game: str, key: str) -> Sequence[str]:
    """Return the words that stand for an option."""
    known, (_, _, thing) = of_game(game), key.partition(":")
    return [*known.get(key, ()), *(known.get(f"*:{thing}", ()) if thing else ())]
