"""Where answers are drawn up. The presses are the same everywhere; a panel's step tells where."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from rules.core import Choice, Event

from ..base.model import Person
from ..base.trial import Chosen
from .panels import Panel

# The answer that goes without saying, where there is one.
Implied: TypeAlias = Callable[[Choice], str | None]


def nothing(choice: Choice) -> None:
    """Nothing goes without saying."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a confirmed turn: the events that this seat may know, and what is asked next."""

    events: list[Event]
    panel: Panel


class Drafting(Protocol):
    async def question(self, table: int, person: Person, step: str = "") -> Panel: ...

    async def choose(
        self,
        table: int,
        person: Person,
        step: str,
        keys: Sequence[str],
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel: ...

    async def back(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel: ...

    async def ask_again(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel: ...

    async def start_over(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel: ...

    async def confirm(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Done: ...


class Drafts(ABC):
    """Where answers are only drafted, they are taken back in the same ways."""

    @abstractmethod
    async def _shorten(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None,
        left: Callable[[Sequence[Chosen]], int],
    ) -> Panel:
        """``left`` tells how many of the drafted answers stay."""

    async def back(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel:
        """Take the last drafted answer back, and with it those that it implied."""
        return await self._shorten(
            table, person, step, press, lambda chosen: len(chosen) - trailing(chosen, implied)
        )

    async def ask_again(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take just the last drafted answer back, implied or not."""
        return await self._shorten(table, person, step, press, lambda chosen: len(chosen) - 1)

    async def start_over(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take the whole draft back."""
        return await self._shorten(table, person, step, press, lambda chosen: 0)


def trailing(chosen: Sequence[Chosen], implied: Implied) -> int:
    """How many answers at the end come of the last press: at least one."""
    count = 1
    while count < len(chosen) and implied(chosen[-count].choice) in chosen[-count].keys:
        count += 1
    return count
