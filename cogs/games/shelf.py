"""A game's printed rulebooks: `rulebook.toml` in its folder."""

import tomllib
from bisect import bisect_right
from collections import ChainMap
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: int  # where it begins
    pages: list[int]  # none where the transcript does not tell them


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: list[Section]
    printed: bool = True  # else its places are sections of an account of our own

    def at(self, line: int) -> Section | None:
        """Return the section that contains this line."""
        place = bisect_right(self.section, line, key=lambda section: section.line)
        return self.section[place - 1] if place else None


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's rulebooks, with the topics that explain its questions. Questions are keyed by the
    end of their points' names."""

    books: dict[str, Book]
    questions: dict[str, str]  # the topic that explains each
    cards: dict[str, str]  # the component that asks it
    options: dict[str, dict[str, str]] = {}  # other topics where an option is chosen
    pictures: dict[str, str] = {}  # by topic: a component, or a part of an example's board

    def topic(self, question: str, chosen: Mapping[str, object]) -> str | None:
        others = (topics for option, topics in self.options.items() if chosen.get(option))
        known = ChainMap(*others, self.questions)
        return known.get(question)


def read(file: Path) -> Shelf:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Shelf)
