"""Layout of a page: events, the picture, the next call."""

from collections.abc import Sequence
from dataclasses import dataclass

from .kit import ACCENT, CALM, Layout, Row, Shown, card, galleries, newest, text

ROOM = 3000  # the most characters of events


@dataclass(frozen=True)
class PageParts:
    """The content of one page's message."""

    heading: str
    lines: Sequence[str]
    pictures: Sequence[Shown] = ()
    in_words: str = ""  # words in place of pictures
    calls: Sequence[str] = ()
    answers: Sequence[Row] = ()
    buttons: Sequence[Row] = ()

    @property
    def length(self) -> int:
        """Return the number of characters, without the words for its pictures."""
        return sum(len(line) + 1 for line in (self.heading, *self.lines, *self.calls))


def laid_out(parts: PageParts) -> Layout:
    return Layout(
        card(
            text(parts.heading, *newest(parts.lines, ROOM)),
            text(parts.in_words),
            *galleries(parts.pictures),
            text(*parts.calls),
            *parts.answers,
            *parts.buttons,
            colour=ACCENT if parts.calls else CALM,
        )
    )
