"""Drafting answers: the same presses work on a turn, a copy, a lesson and others. The step of a
panel tells which of them it belongs to."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TypeAlias

from rules.core import Choice, Event, IllegalAnswer

from ..base.errors import Refused, Why
from ..base.model import Answer, Person
from ..base.trial import Chosen, Trial
from .panels import Panel

# Returns the answer to give to a question without asking the person, or None.
Implied: TypeAlias = Callable[[Choice], Sequence[str] | None]

# Given the question, which is known only once the table is open, returns the keys to choose.
Picking: TypeAlias = Callable[[Choice], Sequence[str]]


def given(keys: Sequence[str], choice: Choice) -> Sequence[str]:
    return keys


def picked(keys: Sequence[str] | Picking) -> Picking:
    return keys if callable(keys) else partial(given, keys)


def nothing(choice: Choice) -> None:
    """Imply no answer: return None."""


@dataclass(frozen=True, slots=True)
class Done:
    """The result of Confirm: the events that this seat may know, and the next panel."""

    events: list[Event]
    panel: Panel
    back: int | None = None  # the moment to which this person may undo without a vote


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a panel: its person and step."""

    table: int
    person: Person
    step: str = ""
    press: int | None = None


class Back(Enum):
    """The part of a draft to take back."""

    PRESS = "press"  # the last answer, together with those it implied
    ANSWER = "answer"  # the last answer alone
    ALL = "all"


class Drafting(ABC):
    """A kind of place where answers are drafted: a table, a private copy, a lesson and so on."""

    async def question(self, table: int, person: Person, step: str = "") -> Panel:
        """Return the person's question with their draft. ``step``, from another panel, tells which
        of several seats is meant."""
        return await self._question(Pressed(table, person, step))

    async def choose(
        self,
        table: int,
        person: Person,
        step: str,
        keys: Sequence[str] | Picking,
        press: int | None = None,
        *,
        then: Sequence[Picking] = (),
        implied: Implied = nothing,
    ) -> Panel:
        """Add an answer to the draft, then the answers of ``then``, then those that ``implied``
        gives to the next questions. Raise IllegalAnswer with the reason."""
        at = Pressed(table, person, step, press)
        return await self._choose(at, [picked(keys), *then], implied)

    async def instead(
        self,
        table: int,
        person: Person,
        step: str,
        number: int,
        keys: Sequence[str] | Picking,
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel:
        """Replace one of the drafted answers, and keep those after it as far as they fit."""
        at = Pressed(table, person, step, press)
        return await self._instead(at, number, picked(keys), implied)

    async def back(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel:
        """Take back the last press: the last answer of the draft, with those it implied."""
        return await self._shorten(Pressed(table, person, step, press), Back.PRESS, implied)

    async def ask_again(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take back the last answer of the draft, and no other one."""
        return await self._shorten(Pressed(table, person, step, press), Back.ANSWER, nothing)

    async def start_over(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take the whole draft back."""
        return await self._shorten(Pressed(table, person, step, press), Back.ALL, nothing)

    async def confirm(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Done:
        """Make the draft count: all of it, or nothing."""
        return await self._confirm(Pressed(table, person, step, press))

    @abstractmethod
    async def _question(self, at: Pressed) -> Panel: ...

    @abstractmethod
    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel: ...

    async def _instead(self, at: Pressed, number: int, picking: Picking, implied: Implied) -> Panel:
        """Raise Refused, unless a subclass can replace a drafted answer."""
        raise Refused(Why.NOTHING_DRAFTED)

    @abstractmethod
    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel: ...

    @abstractmethod
    async def _confirm(self, at: Pressed) -> Done: ...


def left(chosen: Sequence[Chosen], back: Back, implied: Implied) -> int:
    """Return the number of drafted answers that stay."""
    match back:
        case Back.PRESS:
            return len(chosen) - trailing(chosen, implied)
        case Back.ANSWER:
            return len(chosen) - 1
        case Back.ALL:
            return 0


def trailing(chosen: Sequence[Chosen], implied: Implied) -> int:
    """Return the number of answers at the end that came with the last press, at least one."""
    count = 1
    while count < len(chosen) and implied(chosen[-count].choice) == chosen[-count].keys:
        count += 1
    return count


def go_on(trial: Trial, line: Sequence[Picking], implied: Implied) -> None:
    """Add these answers to the trial, then the implied ones."""
    for picking in line:
        question = trial.question
        if question is None:
            raise Refused(Why.FINAL)
        trial.add(Answer("", list(picking(question))))
    while (then := trial.question) is not None and (usual := implied(then)) is not None:
        trial.add(Answer("", list(usual)))


def replaced(
    fresh: Trial, chosen: Sequence[Chosen], number: int, picking: Picking, implied: Implied
) -> None:
    """Draft the same answers anew with another one at this place, as long as they fit."""
    if not 0 <= number < len(chosen):
        raise Refused(Why.NOTHING_DRAFTED)
    go_on(fresh, [*(partial(given, it.keys) for it in chosen[:number]), picking], nothing)
    for it in chosen[number + 1 :]:
        try:
            fresh.add(Answer(it.choice.point, it.keys))
        except (IllegalAnswer, Refused):
            break
    go_on(fresh, (), implied)
