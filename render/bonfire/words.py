"""The names of things in the reader's language."""

from collections.abc import Sequence
from functools import lru_cache

import locales
from render.kit.films import weightiest
from render.kit.look import Look
from render.kit.painter import Told
from render.kit.text import legible
from rules.bonfire.parts import (
    COMMON_TASKS,
    DATA,
    GNOMES,
    CommonTask,
    CouncilCell,
    Gnome,
)
from rules.bonfire.registry import book
from rules.bonfire.view import TOM, CitySeen, NoviceSeen, View
from rules.core import Message

DOMAIN, PARTS = "bonfire/pictures", "bonfire/parts"

COUNCIL: dict[str, CouncilCell] = {cell.id: cell for cell in DATA.council}


@lru_cache(1 << 12)
def text(language: str, message: str, **args: str | int) -> str:
    return locales.text(language, DOMAIN, message, **args)


def name(kind: str, id: str, language: str) -> str:
    return locales.name(language, PARTS, f"{kind}-{id}")[""]


@lru_cache(1 << 12)
def said(key: str, language: str) -> str:
    """Return the game's own name for the thing with this key."""
    return book.speaker(language).say(book.name(key))


def in_words(message: str, language: str) -> str:
    """Return a message of the game in words, such as why it was won."""
    return book.speaker(language).say(Message(message))


def named(key: str) -> bool:
    """Tell if the game has a name for this key: a stack of gifts has none."""
    return key.partition(":")[0] in book.nouns


def called(city: CitySeen, look: Look) -> str:
    """Return the name of a city's owner.

    A rival has a name of its own; a person's is used as far as it can be written, or else the
    colour of the seat.
    """
    if city["key"].startswith("rival:"):
        return said(city["key"], look.language)
    person = look.people[city["seat"]] if city["seat"] < len(look.people) else ""
    return legible(person) or name("color", city["color"], look.language)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def effect(kind: str, id: str, language: str) -> str:
    return locales.name(language, PARTS, f"{kind}-{id}-text")[""]


def gnome(id: str) -> Gnome:
    return GNOMES[id]


def council(id: str) -> CouncilCell:
    return COUNCIL[id]


def common(id: str) -> CommonTask:
    return COMMON_TASKS[id]


def names(seats: Sequence[CitySeen], numbers: Sequence[int], look: Look) -> list[str]:
    return [called(seats[number], look) for number in numbers]


def novice_words(novice: NoviceSeen, view: View, look: Look) -> str:
    """Return the owner of a novice, or say that it is neutral or lies down."""
    if novice["seat"] == TOM and "tom" in view and not novice.get("lying"):
        return said(view["tom"]["key"], look.language)
    if novice["seat"] < 0 or novice.get("lying"):
        message = "novice-lying" if novice.get("lying") else "novice-neutral"
        return locales.text(look.language, "bonfire/telling", message)
    return called(view["seats"][novice["seat"]], look)


def event_said(event: Told, look: Look) -> str:
    """Return the game's own sentence about something that has happened."""
    speaker = book.speaker(look.language, look.people)
    return speaker.say(Message(f"log-{event.id}", dict(event.args)))


def headlines(events: Sequence[Told], look: Look) -> list[str]:
    """Return the sentences that sum up these events."""
    return weightiest(events, book.telling.headlines, event_said, look)
