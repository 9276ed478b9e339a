"""Words that the parts share."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import locales
from render.ryozen.words import name
from rules.ryozen.view import TileView


@lru_cache(1 << 12)
def word(message: str, language: str, **args: str | int) -> str:
    return locales.text(language, "ryozen/telling", message, **args)


def some(told: Iterable[str], language: str) -> list[str]:
    """Return these words, or the word for "none" if there are none."""
    return list(told) or [word("none", language)]


def tile_words(tile: TileView, names: Sequence[str], language: str) -> str:
    """Describe a tile: `Anna, Warrior, cloaked`."""
    told = f"{names[tile['owner']]}, {name('companions', tile['kind'], language)}"
    return f"{told}, {word('cloaked', language)}" if tile["cloaked"] else told


def amounts(kind: str, held: Mapping[str, int], language: str) -> list[str]:
    return [f"{name(kind, id, language)} {number}" for id, number in held.items()]


def companions(kinds: Sequence[str], language: str) -> list[str]:
    """Return the companions' names, those that are there several times with their count."""
    return some(
        (
            f"{name('companions', kind, language)} ×{count}"
            if (count := kinds.count(kind)) > 1
            else name("companions", kind, language)
            for kind in dict.fromkeys(kinds)
        ),
        language,
    )
