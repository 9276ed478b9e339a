"""The one message of a game that somebody plays alone: what happened, what it looks like now, and
what is asked."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..words.texts import Texts
from .kit import (
    CALM,
    CHARACTERS,
    Button,
    Layout,
    Shown,
    card,
    fit,
    galleries,
    line,
    newest,
    rows,
    text,
)
from .panel import TurnPanel, asking, colour

ROOM = 1800  # characters of what happened


@dataclass(frozen=True)
class TurnPage:
    heading: str
    story: Sequence[str] = ()
    pictures: Sequence[Shown] = ()  # what it has changed
    in_words: str = ""  # the same, for those who play without pictures
    panel: TurnPanel | None = None
    waiting: Sequence[str] = ()  # for whom, where nothing is asked
    buttons: Sequence[Button] = ()


def turn_page(it: TurnPage, t: Texts) -> Layout:
    story = newest(it.story, ROOM)
    told = [it.heading, *story]
    spent = sum(len(line) + 1 for line in told)
    in_words = fit(it.in_words, (CHARACTERS - spent) // 3)
    asked = asking(it.panel, t, spent + len(in_words)) if it.panel else []
    return Layout(
        card(
            text(*told),
            text(in_words),
            *galleries(it.pictures),
            line() if asked and story else None,
            *asked,
            text(*it.waiting),
            *rows(it.buttons),
            colour=colour(it.panel) if it.panel else CALM,
        )
    )
