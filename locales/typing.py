"""The words with which people type moves, from each language's ``typing.toml`` files."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal

from msgspec import Struct, convert

from . import FOLDERS, LANGUAGES


class General(Struct, frozen=True, forbid_unknown_fields=True):
    """A language's words that name no thing of a game: articles and other small words, fillers,
    words for "none of these", "not", "one" as an article and "both", and words for numbers."""

    small: str
    fillers: str
    declining: str
    negative: str
    one: str
    both: str
    numbers: dict[str, str]


class OfGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The words that people type for a game's options, by option key. ``*:archer`` stands for every
    key of this thing, ``deploy:*`` for every key of this kind. The words of one name are joined by
    ``+``. ``asked`` are words that belong to a question, by its point; ``*`` stands for every
    point."""

    words: dict[str, str]
    asked: dict[str, str] = {}


def files(name: str) -> Iterator[Path]:
    for folder, language in product(FOLDERS, LANGUAGES):
        if (path := folder / language / name).exists():
            yield path


def general() -> Sequence[General]:
    return [convert(tomllib.loads(it.read_text("utf-8")), General) for it in files("typing.toml")]


@cache
def of_game(game: str) -> Sequence[OfGame]:
    return [
        convert(tomllib.loads(path.read_text("utf-8")), OfGame)
        for path in files(f"{game}/typing.toml")
    ]


@cache
def by_key(game: str, what: Literal["words", "asked"]) -> Mapping[str, Sequence[str]]:
    """Return the words of a game in all languages, by key."""
    known: dict[str, list[str]] = {}
    for told in of_game(game):
        for key, said in getattr(told, what).items():
            known.setdefault(key, []).extend(said.split())
    return known


def asked(game: str, point: str) -> Sequence[str]:
    """Return the words that belong to the question at this point."""
    known = by_key(game, "asked")
    return [*known.get(point, ()), *known.get("*", ())]


def instead(game: str, key: str) -> Sequence[str]:
    """Return the words that people type for the option with this key."""
    known, (kind, _, thing) = by_key(game, "words"), key.partition(":")
    patterns = [f"*:{thing}", f"{kind}:*"] if thing else []
    return [word for pattern in (key, *patterns) for word in known.get(pattern, ())]
