"""The names of things in the reader's language."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import locales
from render.kit.films import weightiest
from render.kit.look import Look
from render.kit.painter import Told
from render.kit.text import NO_BREAK, legible
from rules.candelabria.parts import HOUSES
from rules.candelabria.registry import book
from rules.candelabria.seen import HouseSeen, View
from rules.core import Message

DOMAIN = "candelabria/pictures"
MANOEUVRE = "/manoeuvre"  # ends the key of a card's second use
ROMAN = ("", "I", "II", "III")

MARKS = {id: mark for mark, id in enumerate(HOUSES)}
NO_MARK = -1


@lru_cache(1 << 12)
def text(language: str, message: str, **args: str | int) -> str:
    return locales.text(language, DOMAIN, message, **args)


@lru_cache(1 << 12)
def said(key: str, language: str) -> str:
    """Return the game's own name for the thing with this key."""
    return book.speaker(language).say(book.name(key))


def in_words(message: str, language: str) -> str:
    """Return a message of the game in words, such as why it was won."""
    return book.speaker(language).say(Message(message))


def named(key: str) -> bool:
    """Tell if the game has a name for this key."""
    return key.partition(":")[0] in book.nouns


def series(numbers: Iterable[int]) -> str:
    """Return numbers like `4 / 8 / 12`, kept on one line."""
    return f"{NO_BREAK}/{NO_BREAK}".join(map(str, numbers))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def mark_of(house: str) -> int:
    """Return a House's mark, which stands for its colour, shape and letter."""
    return MARKS.get(house, NO_MARK)


def house_name(id: str, language: str) -> str:
    return said(f"house:{id}", language) if id else text(language, "no-house")


def called(house: HouseSeen, look: Look) -> str:
    """Return the person's name as far as it can be written, or else the House's."""
    seat = house["seat"]
    person = look.people[seat] if 0 <= seat < len(look.people) else ""
    return legible(person) or house_name(house["id"], look.language)


def played(view: View) -> list[HouseSeen]:
    """Return the Houses that have a player."""
    return [house for house in view["houses"] if house["seat"] >= 0]


def of_house(view: View, id: str, look: Look) -> str:
    """Return a House's name in running text."""
    return called(next(house for house in view["houses"] if house["id"] == id), look)


def event_said(event: Told, look: Look) -> str:
    """Return the game's own sentence about something that has happened."""
    speaker = book.speaker(look.language, look.people)
    return speaker.say(Message(f"log-{event.id}", dict(event.args)))


def headlines(events: Sequence[Told], look: Look) -> list[str]:
    """Return the sentences that sum up these events."""
    return weightiest(events, book.telling.headlines, event_said, look)
