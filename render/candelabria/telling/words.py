"""Words that the parts share."""

from collections.abc import Iterable
from functools import lru_cache

import locales
from render.candelabria.lookup import card_told, tactic_told
from render.candelabria.words import house_name


@lru_cache(1 << 12)
def word(message: str, language: str, **args: str | int) -> str:
    return locales.text(language, "candelabria/telling", message, **args)


def some(told: Iterable[str], language: str) -> list[str]:
    """Return these words, or a word for "none" if there are no others."""
    return list(told) or [word("none", language)]


def house_or_none(id: str, language: str) -> str:
    return house_name(id, language) if id else word("none", language)


def candle_card(id: str, language: str) -> str:
    told = card_told(id, language)
    return f"{told.title}. {told.words}"


def tactics_card(id: str, language: str) -> str:
    told = tactic_told(id, language)
    return f"{told.title}. {told.words}"
