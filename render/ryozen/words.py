"""Names and effects of the components in the reader's language, and the texts on the pictures."""

from functools import lru_cache

import locales
from rules.core import Message
from rules.ryozen.parts import BOX, REVELATIONS, Named, Palace, Told
from rules.ryozen.registry import book

DOMAIN = "ryozen/pictures"


@lru_cache(1 << 12)
def text(language: str, message: str, **args: str | int) -> str:
    return locales.text(language, DOMAIN, message, **args)


def part(kind: str, key: str) -> Named:
    found: Named = getattr(BOX, kind)[key]
    return found


def name(kind: str, key: str, language: str) -> str:
    found = part(kind, key)
    return found.ru if language == "ru" else found.en


def effect(kind: str, key: str, language: str) -> str:
    """What a companion, village, revelation or event does, in a few words."""
    found = part(kind, key)
    assert isinstance(found, Told)
    return found.text_ru if language == "ru" else found.text_en


@lru_cache(1 << 12)
def said(key: str, language: str) -> str:
    """What the game itself calls a thing, by its key."""
    return book.speaker(language).say(book.name(key))


def in_words(message: str, language: str) -> str:
    """What the game says, such as why it was won."""
    return book.speaker(language).say(Message(message))


def glyph_of(card: str) -> str:
    return REVELATIONS[card].glyph


def price_of(card: str) -> int:
    return REVELATIONS[card].price


def worth_of(card: str) -> int:
    return REVELATIONS[card].favour


def day_and_night(place: Palace, language: str) -> str:
    """What a sector or the Palace gives by day and by night."""
    russian = language == "ru"
    day = place.day_ru if russian else place.day_en
    night = place.night_ru if russian else place.night_en
    return text(language, "day-and-night", day=day, night=night)
