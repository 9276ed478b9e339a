"""Replaces signs and words in a finished message by the application's own emojis."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import discord
from discord import ui

from .kit import CHARACTERS, Item, Layout

Emoji = discord.PartialEmoji


@dataclass(frozen=True)
class Marks:
    """The emojis of one game."""

    # By sign, such as a coloured shape: its emoji.
    signs: Mapping[str, Emoji] = field(default_factory=dict)
    # By pattern of a number with a noun: the emoji that replaces the noun.
    counted: Mapping[re.Pattern[str], Emoji] = field(default_factory=dict)

    def in_text(self, words: str) -> str:
        for sign, emoji in self.signs.items():
            words = words.replace(f"{sign} ", f"{emoji} ")
        for pattern, emoji in self.counted.items():
            words = pattern.sub(rf"\1 {emoji}", words)
        return words

    def in_label(self, label: str) -> tuple[str, Emoji | None]:
        """Return the label without its sign, and the emoji to put before it. A label has room for
        only one."""
        there = [sign for sign in self.signs for _ in range(label.count(f"{sign} "))]
        if len(there) == 1:
            return label.replace(f"{there[0]} ", "", 1), self.signs[there[0]]
        for pattern, emoji in self.counted.items():
            number = pattern.sub(r"\1", label)
            if number != label and number.isdecimal():
                return number, emoji
        return label, None


NONE = Marks()


def dressed(layout: Layout, marks: Marks) -> Layout:
    """Put emojis on the buttons and menu entries and, as far as there is room, into the texts."""
    items = list(layout.walk_children())
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    said = [marks.in_text(item.content) for item in texts]
    if sum(map(len, said)) <= CHARACTERS:
        for item, words in zip(texts, said, strict=True):
            item.content = words
    put_on(items, marks)
    return layout


def put_on(items: Iterable[Item], marks: Marks) -> None:
    """Put emojis on buttons and on the entries of menus."""
    for item in items:
        if isinstance(item, ui.Button) and item.label and item.emoji is None:
            item.label, item.emoji = marks.in_label(item.label)
        elif isinstance(item, ui.Select):
            for entry in item.options:
                entry.label, entry.emoji = marks.in_label(entry.label)
