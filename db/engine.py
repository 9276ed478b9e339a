"""The interface that each engine implements for the store's SQL. See docs/tables.md."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from .faults import InDoubt, StoreFault

T = TypeVar("T")


class Session(Protocol):
    """One transaction. Statements are written in SQLite's dialect, with ``?`` for values."""

    @property
    def past_others(self) -> str:
        """Return the words that end a SELECT so that it locks its rows and skips rows locked by
        other transactions."""
        ...

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """Run a statement and return all its rows at once. Rows read one by one would keep the
        transaction's snapshot alive, and later reads would see old data."""
        ...

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each of ``values``, perhaps only together with the next
        statement that returns rows."""
        ...

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        """Run a statement; raise ``fault`` if it finds no row, at the latest when the work ends."""
        ...

    def alone(self, what: str) -> None:
        """Wait until no other transaction that called this with the same word is running. Reads
        after this call see everything that those transactions wrote."""
        ...

    def announce(self, word: str) -> None:
        """Send ``word`` to the other processes after the commit. It may get lost."""
        ...

    def schema(self) -> int:
        """Return the number of the last applied migration; 0 for an empty store."""
        ...

    def now_has(self, schema: int) -> None: ...

    def continue_numbers(self, table: str) -> None:
        """Let the numbers of new rows continue after the highest existing one."""
        ...


Work = Callable[[Session], T]
Proof = Work[bool | None]  # True: it was written, False: it was not, None: unknown for good


class Engine(Protocol):
    async def read(self, work: Work[T], *, long: bool = False) -> T:
        """Run work that reads; all its reads see the same moment. Raise Unread. ``long`` lifts the
        time limit, for work that nobody waits for."""
        ...

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        """Run work that writes all or nothing. Raise StoreFault.

        Cancelling the caller does not stop the work: the caller ends only after it, so that later
        reads see the outcome. If the answer to COMMIT is lost, ``proof`` finds out whether it
        was written; if even that fails, raise InDoubt.
        """
        ...

    async def scrub(self) -> None:
        """Overwrite deleted data on the disk."""
        ...

    async def close(self) -> None: ...


class Lost(Exception, Generic[T]):
    """A COMMIT was sent, but no answer came. ``result`` is the work's result if it was written."""

    def __init__(self, result: T, words: str) -> None:
        super().__init__(words)
        self.result = result


async def settled(lost: Lost[T], look: Callable[[], Awaitable[bool | None]] | None) -> T:
    """Return the result of a lost COMMIT if ``look`` finds that it was written. Raise StoreFault if
    it was not, InDoubt if that cannot be found out."""
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
    """Wait for work that runs in a thread. If cancelled, still wait before raising: threads cannot
    be stopped."""
    running = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise
