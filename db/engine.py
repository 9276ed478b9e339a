"""The interface that an engine gives to the SQL that all of them share. See docs/tables.md."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from .faults import InDoubt, StoreFault

T = TypeVar("T")


class Session(Protocol):
    """One transaction. SQL is in SQLite's form, with ``?`` for values."""

    @property
    def past_others(self) -> str:
        """Return the end of a SELECT that locks its rows and leaves out those that others have
        locked."""
        ...

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """Return all rows at once; a half-read answer would pin its moment, and later reads with
        it."""
        ...

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        """Run one statement for each of these, perhaps delayed until the next, since no result is
        expected."""
        ...

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        """Raise the fault if the statement finds no row, at the latest at the end of the work."""
        ...

    def alone(self, what: str) -> None:
        """Wait until this transaction is the only one past here with this word; later reads see
        everything the others wrote."""
        ...

    def announce(self, word: str) -> None:
        """Announce to other processes once everything is written; an announcement may get lost."""
        ...

    def schema(self) -> int:
        """Return the last applied migration; 0 for an empty store."""
        ...

    def now_has(self, schema: int) -> None: ...

    def number_on(self, table: str) -> None:
        """Make new rows get numbers after the existing ones."""
        ...


Work = Callable[[Session], T]
Proof = Work[bool | None]  # True: it was written, False: not, None: nobody can tell any more


class Engine(Protocol):
    async def read(self, work: Work[T], *, long: bool = False) -> T:
        """Read everything from one moment. Faults are ``Unread``. ``long`` lifts the time limit for
        work nobody waits for."""
        ...

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        """Write all or nothing, even after the caller stopped waiting; a cancelled caller stops
        when it is over, so that the next one reads the outcome. Faults are StoreFault. If the
        answer to COMMIT is lost, the proof looks it up; if it cannot, the fault is ``InDoubt``."""
        ...

    async def scrub(self) -> None:
        """Overwrite deleted data within the storage."""
        ...

    async def close(self) -> None: ...


class Lost(Exception, Generic[T]):
    """A COMMIT was sent without an answer. ``result`` holds if the work stands."""

    def __init__(self, result: T, words: str) -> None:
        super().__init__(words)
        self.result = result


async def settled(lost: Lost[T], look: Callable[[], Awaitable[bool | None]] | None) -> T:
    """Return the result of a lost COMMIT if ``look`` finds that it stands. Raise StoreFault if
    it does not, InDoubt if that cannot be told."""
    try:
        stands = await look() if look is not None else None
    except StoreFault:
        stands = None
    if stands:
        return lost.result
    if stands is None:
        raise InDoubt(f"{lost}: nobody knows whether it was written") from lost
    raise StoreFault(str(lost)) from lost


async def to_its_end(work: Awaitable[T]) -> T:
    """Wait for work that runs in a thread, even when cancelled: it cannot be called off."""
    running = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise
