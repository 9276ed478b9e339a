"""Names and effects of the components in the reader's language, and the texts on the pictures."""

from collections.abc import Sequence
from functools import lru_cache

import locales
from render.kit.films import weightiest
from render.kit.look import Look
from render.kit.painter import Told
from rules.core import Message
from rules.ryozen.parts import REVELATIONS
from rules.ryozen.registry import book

DOMAIN, PARTS = "ryozen/pictures", "ryozen/parts"


@lru_cache(1 << 12)
def text(language: str, message: str, **args: str | int) -> str:
    return locales.text(language, DOMAIN, message, **args)


def name(kind: str, key: str, language: str) -> str:
    """Return the name of a component of one of the box's groups."""
    return locales.name(language, PARTS, f"{kind}-{key}")[""]


def effect(kind: str, key: str, language: str) -> str:
    """Return the effect of a companion, village, revelation or event, in a few words."""
    return locales.name(language, PARTS, f"{kind}-{key}-text")[""]


@lru_cache(1 << 12)
def said(key: str, language: str) -> str:
    """Return the game's own name for a thing, by its key."""
    return book.speaker(language).say(book.name(key))


def in_words(message: str, language: str) -> str:
    """Return a message of the game in words, such as why it was won."""
    return book.speaker(language).say(Message(message))


def glyph_of(card: str) -> str:
    return REVELATIONS[card].glyph


def price_of(card: str) -> int:
    return REVELATIONS[card].price


def worth_of(card: str) -> int:
    return REVELATIONS[card].favour


def day_and_night(place: str, language: str) -> str:
    """Return the gains of a sector or the Palace by day and by night."""
    day, night = (locales.name(language, PARTS, f"{place}-{it}")[""] for it in ("day", "night"))
    return text(language, "day-and-night", day=day, night=night)


def event_said(event: Told, look: Look) -> str:
    """Return the game's own sentence about something that has happened."""
    speaker = book.speaker(look.language, look.people)
    return speaker.say(Message(f"log-{event.id}", dict(event.args)))


def headlines(events: Sequence[Told], look: Look) -> list[str]:
    """Return the sentences that sum up these events."""
    return weightiest(events, book.telling.headlines, event_said, look)
