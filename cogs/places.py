"""Where a rule stands in the printed rulebook. The code quotes the line of a transcript, such as
`ryozen.ru.txt:412`; a player with the box on the shelf wants the page and the section's name."""

import re
import tomllib
from bisect import bisect_right
from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from rules import GAMES

from .texts import Texts

FOLDER = Path(__file__).with_name("rulebooks")
LINES = re.compile(r"(\d+)(?:-(\d+))?")


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: int  # where it begins
    pages: list[int]
    en: str
    ru: str

    def name(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: list[Section]

    def at(self, line: int) -> Section | None:
        """The section that a line belongs to."""
        place = bisect_right(self.section, line, key=lambda section: section.line)
        return self.section[place - 1] if place else None


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a game's rulebooks. Questions go by the end of their points' names."""

    books: dict[str, Book]
    questions: dict[str, str]  # the topic that explains each
    cards: dict[str, str]  # the component that asks it
    options: dict[str, dict[str, str]] = {}  # other topics where an option is chosen

    def topic(self, question: str, chosen: Mapping[str, object]) -> str | None:
        others = (topics for option, topics in self.options.items() if chosen.get(option))
        known = ChainMap(*others, self.questions)
        return known.get(question)


@cache
def shelf(game: str) -> Shelf | None:
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Shelf)


@cache
def book(name: str) -> Book | None:
    """By the name of its transcript."""
    shelves = filter(None, map(shelf, GAMES))
    return next((known.books[name] for known in shelves if name in known.books), None)


def spans(place: str) -> tuple[str, list[tuple[int, int]]]:
    """The book, and the first and last lines of each part of it."""
    name, _, lines = place.partition(":")
    found = LINES.finditer(lines)
    return name, [(int(part[1]), int(part[2] or part[1])) for part in found]


def place_told(place: str, t: Texts) -> str:
    """Pages and sections in words, each once."""
    name, parts = spans(place)
    known = book(name)
    told = dict.fromkeys(words for span in parts for words in _told(known, span, t))
    return t("rules-place", places="; ".join(told)) if told else t("rules-book")


def _told(known: Book | None, span: tuple[int, int], t: Texts) -> Iterator[str]:
    first, last = (known.at(line) if known else None for line in span)
    if first is None or last is None:
        return
    name = first.name(t.language)
    if first.pages[0] == last.pages[-1]:
        yield t("rules-page", page=first.pages[0], section=name)
    elif first is last:
        yield t("rules-pages", first=first.pages[0], last=last.pages[-1], section=name)
    else:
        ends = {"begin": name, "end": last.name(t.language)}
        yield t("rules-sections", first=first.pages[0], last=last.pages[-1], **ends)
