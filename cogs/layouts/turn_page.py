"""The one message of a game that somebody plays alone: events, the position, and the question."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..words.texts import Texts
from .asked import TurnPanel
from .kit import CALM, CHARACTERS, Button, Layout, Shown, card, fit, gallery, newest, rows, text
from .panel import colour, composed
from .passages import small

ROOM = 1800  # characters for events
STORY = 800.0  # height for a story above the question, the same as in a panel


@dataclass(frozen=True)
class TurnPage:
    heading: str
    story: Sequence[str] = ()
    picture: Shown | None = None  # the changed position, if nothing is asked
    in_words: str = ""  # that position in words, for people who play without pictures
    panel: TurnPanel | None = None
    waiting: Sequence[str] = ()  # people waited for, if nothing is asked
    buttons: Sequence[Button] = ()
    prose: Sequence[str] = ()  # the words of a story's act


def turn_page(it: TurnPage, t: Texts) -> Layout:
    story = newest(it.story, ROOM)
    if it.panel is not None:
        told = [*map(small, story), *([fit(it.in_words, ROOM)] if it.in_words else ())]
        parts = composed(it.panel, t, it.heading, told, it.buttons, STORY)
        return Layout(card(*parts, colour=colour(it.panel)))
    spent = sum(len(line) + 1 for line in (it.heading, *it.prose, *story, *it.waiting))
    return Layout(
        card(
            text(it.heading, *it.prose),
            text(*story),
            text(fit(it.in_words, CHARACTERS - spent)),
            gallery(it.picture) if it.picture else None,
            text(*it.waiting),
            *rows(it.buttons),
            colour=CALM,
        )
    )
