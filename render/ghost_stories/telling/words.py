"""Words that the parts share."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import locales
from render.ghost_stories.words import said


@lru_cache(1 << 12)
def word(message: str, language: str, **args: str | int) -> str:
    return locales.text(language, "ghost_stories/telling", message, **args)


def some(told: Iterable[str], language: str) -> list[str]:
    """Return these words, or a word for "none" if there are no others."""
    return list(told) or [word("none", language)]


def tokens(held: Mapping[str, int], language: str) -> list[str]:
    return [f"{said(f'colour:{colour}', language)} {number}" for colour, number in held.items()]
