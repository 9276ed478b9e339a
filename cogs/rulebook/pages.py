"""The places of rules in the printed rulebook. The code quotes the line of a transcript, such as
`ryozen.ru.txt:412`; a player with the box on the shelf wants the page and the section's name."""

import re
from collections.abc import Iterator
from functools import cache

import locales
from rules import GAMES

from ..games.faces import face_of
from ..games.shelf import Book, Section, Shelf
from ..words.texts import Texts

LINES = re.compile(r"(\d+)(?:-(\d+))?")


def shelf(game: str) -> Shelf | None:
    return face_of(game).rulebook


@cache
def book(name: str) -> Book | None:
    """Return the book of this transcript."""
    shelves = filter(None, map(shelf, GAMES))
    return next((known.books[name] for known in shelves if name in known.books), None)


def spans(place: str) -> tuple[str, list[tuple[int, int]]]:
    """Return the book, and the first and last line of each cited part."""
    name, _, lines = place.partition(":")
    found = LINES.finditer(lines)
    return name, [(int(part[1]), int(part[2] or part[1])) for part in found]


def place_told(place: str, t: Texts) -> str:
    """Return pages and sections in words, each once."""
    name, parts = spans(place)
    known = book(name)
    told = "; ".join(dict.fromkeys(words for span in parts for words in _span_told(name, span, t)))
    if known and not known.printed:
        return t("rules-account", places=told)
    return t("rules-place", places=told) if told else t("rules-book")


def section_name(name: str, section: Section, language: str) -> str:
    """Return the book's own name of a section."""
    id = f"{name.partition('.')[0]}-{section.line}"
    return locales.name(language, "*/sections", id)[""]


def _span_told(book_name: str, span: tuple[int, int], t: Texts) -> Iterator[str]:
    known = book(book_name)
    first, last = (known.at(line) if known else None for line in span)
    if first is None or last is None:
        return
    name = section_name(book_name, first, t.language)
    if not (first.pages and last.pages):
        yield t("rules-section", section=name)
    elif first.pages[0] == last.pages[-1]:
        yield t("rules-page", page=first.pages[0], section=name)
    elif first is last:
        yield t("rules-pages", first=first.pages[0], last=last.pages[-1], section=name)
    else:
        ends = {"begin": name, "end": section_name(book_name, last, t.language)}
        yield t("rules-sections", first=first.pages[0], last=last.pages[-1], **ends)
