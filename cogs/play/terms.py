"""Conditions of prepared answers, in words."""

from collections.abc import Sequence

from rules import GAMES

from ..layouts.kit import Entry
from ..words.texts import Texts

ALWAYS = "always"


def terms(
    game: str, keys: Sequence[str], t: Texts, names: Sequence[str], chosen: str | None = None
) -> list[Entry]:
    return [Entry(term(game, key, t, names), key or ALWAYS, chosen=key == chosen) for key in keys]


def term(game: str, condition: str, t: Texts, names: Sequence[str]) -> str:
    if not condition:
        return t("stand-always")
    book = GAMES[game]
    return book.speaker(t.language, names).say(book.name(condition))


def term_of(chosen: str) -> str:
    """Return the condition of a menu entry, as `tables` names it."""
    return "" if chosen == ALWAYS else chosen
