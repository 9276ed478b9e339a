"""Where answers are drawn up. The presses are the same everywhere; a panel's step tells where."""

from collections.abc import Sequence
from typing import Protocol

from .model import Person
from .panels import Panel
from .play import Done, Implied, nothing


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
