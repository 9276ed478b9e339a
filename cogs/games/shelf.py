"""A game's printed rulebooks: `rulebook.toml` in its folder."""

import tomllib
from bisect import bisect_right
from collections import ChainMap
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: int  # the section's first line
    pages: list[int]  # empty if the transcript has no page numbers


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: list[Section]
    printed: bool = True  # False: no printed book exists, and places lead to our own rules page

    def at(self, line: int) -> Section | None:
        """Return the section that contains this line."""
        place = bisect_right(self.section, line, key=lambda section: section.line)
        return self.section[place - 1] if place else None


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's rulebooks, with the topics that explain its questions. Questions are keyed by the
    end of their points' names."""

    books: dict[str, Book]
    questions: dict[str, str]  # by question: the topic that explains it
    cards: dict[str, str]  # by question: the component that asks it
    options: dict[str, dict[str, str]] = {}  # by option of the game: topics that replace these
    pictures: dict[str, str] = {}  # by topic: a component, or a part of the example's board

    def topic(self, question: str, chosen: Mapping[str, object]) -> str | None:
        others = (topics for option, topics in self.options.items() if chosen.get(option))
        known = ChainMap(*others, self.questions)
        return known.get(question)


def read(file: Path) -> Shelf:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Shelf)
