"""A page of a thread's story: what happened, what it looks like now, and who is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from .kit import ACCENT, CALM, Layout, Row, Shown, card, galleries, newest, text

ROOM = 3000  # characters of what happened


@dataclass(frozen=True)
class Leaf:
    heading: str
    lines: Sequence[str]
    pictures: Sequence[Shown] = ()
    in_words: str = ""  # instead of pictures
    calls: Sequence[str] = ()
    answers: Sequence[Row] = ()
    buttons: Sequence[Row] = ()

    @property
    def length(self) -> int:
        """Return the number of characters of the leaf, without the words for its pictures."""
        return sum(len(line) + 1 for line in (self.heading, *self.lines, *self.calls))


def laid_out(leaf: Leaf) -> Layout:
    return Layout(
        card(
            text(leaf.heading, *newest(leaf.lines, ROOM)),
            text(leaf.in_words),
            *galleries(leaf.pictures),
            text(*leaf.calls),
            *leaf.answers,
            *leaf.buttons,
            colour=ACCENT if leaf.calls else CALM,
        )
    )
