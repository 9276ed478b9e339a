"""The names of things in the reader's language."""

from collections.abc import Sequence
from functools import lru_cache

import locales
from render.kit.films import weightiest
from render.kit.look import Look
from render.kit.painter import Told
from render.kit.text import legible
from rules.core import Message
from rules.ghost_stories import book

DOMAIN, PARTS = "ghost_stories/pictures", "ghost_stories/parts"


@lru_cache(1 << 12)
def text(language: str, message: str, **args: str | int) -> str:
    return locales.text(language, DOMAIN, message, **args)


def game_text(language: str, message: str, **args: str | int) -> str:
    """Return a message of the game itself in words."""
    return locales.text(language, "ghost_stories/game", message, **args)


def setting(language: str, id: str, value: str) -> str:
    """Return the name of a value of one of the game's settings."""
    return locales.text(language, "ghost_stories/names", f"ghost_stories-{id}-{value}")


def setting_name(language: str, id: str) -> str:
    return locales.text(language, "ghost_stories/names", f"ghost_stories-{id}")


def name(kind: str, id: str, language: str) -> str:
    return locales.name(language, PARTS, f"{kind}-{id}")[""]


@lru_cache(1 << 12)
def said(key: str, language: str) -> str:
    """Return the game's own name for the thing with this key."""
    return book.speaker(language).say(book.name(key))


def named(key: str) -> bool:
    return key.partition(":")[0] in book.nouns


def tile_name(id: str, language: str) -> str:
    return name("tile", id, language)


LONG = ("pavilion",)  # tiles whose full name is too long for them


def plate_name(id: str, language: str) -> str:
    """Return the name on a tile of the village, a shorter one where the full name does not fit."""
    return text(language, f"plate-{id}") if id in LONG else tile_name(id, language)


def called(seat: int, colour: str, look: Look) -> str:
    """Return somebody's name as far as it can be written, or else the Taoist's."""
    person = look.people[seat] if 0 <= seat < len(look.people) else ""
    if legible(person):
        return legible(person)
    if colour:
        return capital(said(f"taoist:{colour}", look.language))
    return said(f"seat:{seat}", look.language)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def event_said(event: Told, look: Look) -> str:
    """Return the game's own sentence about something that has happened."""
    speaker = book.speaker(look.language, look.people)
    return speaker.say(Message(f"log-{event.id}", dict(event.args)))


def headlines(events: Sequence[Told], look: Look) -> list[str]:
    """Return the sentences that sum up these events."""
    return weightiest(events, book.telling.headlines, event_said, look)
