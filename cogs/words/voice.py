"""A table's voice: its language, and its names for people, seats and moments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import locales
from tables import Seat, Table

from .story import headlines, paragraphs
from .texts import Texts, bold


@dataclass(frozen=True)
class Voice:
    """The table that news is about, and how it is told: language, names, round and phase."""

    table: Table
    t: Texts
    question: str = ""  # the question for the person called
    moment: str = ""  # the round and phase
    reader: int | None = None  # the only reader; None: everybody
    names: Sequence[str] = ()  # by seat; empty: people are mentioned
    shaped: Sequence[str] = ()  # names with the shapes on the board, for buttons and menus
    story: Sequence[str] = ()  # the summary of a finished round or game
    round_over: int | None = None  # the round that has ended

    def seat(self, number: int) -> str:
        return seat_name(self.table.seats[number], number, self.t)

    def seats(self, numbers: Sequence[int]) -> str:
        return ", ".join(map(self.seat, numbers))

    def people(self) -> list[str]:
        return [self.seat(number) for number in range(len(self.table.seats))]

    def say(self, events: Sequence[Any]) -> list[str]:
        """Return events in the game's words, with people's names."""
        return paragraphs(self.table.settings.game, events, self.t.language, self._people())

    def headlines(self, events: Sequence[Any]) -> list[str]:
        """Return the most important sentences."""
        return headlines(self.table.settings.game, events, self.t.language, self._people())

    def _people(self) -> Sequence[str]:
        return bold(self.names) or self.people()


def seat_name(seat: Seat, number: int, t: Texts) -> str:
    actor = seat.actor
    return mention(actor) if actor is not None else f"{t('automa')} {number + 1}"


def seat_title(seat: Seat, number: int, t: Texts) -> str:
    """Return a seat's title, with the level of its automa."""
    name = seat_name(seat, number, t)
    return f"{name} ({t(f'level-{seat.level}')})" if seat.automa else name


def public_question(game: str, point: str | None, t: Texts, side: str = "") -> str:
    """Return the question as everybody may know it, without its details. If its sentence needs
    them, say only that there is a question."""
    if point is None:
        return ""
    whose = {"side": side} if side else {}
    try:
        return locales.text(t.language, f"{game}/game", f"ask-{point.partition('.')[2]}", **whose)
    except locales.MissingText:
        return t.news("asked")


def mention(person: int | None) -> str:
    """Return a mention, or the word for somebody forgotten."""
    return f"<@{person}>" if person else "—"


def relative(moment: int) -> str:
    return f"<t:{moment}:R>"


def exact(moment: int) -> str:
    return f"<t:{moment}:f>"
