"""The interface that an engine gives to the SQL that all of them share. See docs/tables.md."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from .faults import InDoubt, StoreFault

T = TypeVar("T")


class Session(Protocol):
    """One transaction. SQL is written as SQLite takes it, with ``?`` for each value."""

    @property
    def past_others(self) -> str:
        """At the end of a SELECT: lock its rows, and leave out those that others have locked."""
        ...

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """All of them at once: a half-read answer would hold on to its moment in the store's life,
        and whatever is read after it would be from then."""
        ...

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        """Run the same statement for each of these. It may wait for the next one: nobody asks what
        it finds."""
        ...

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        """Raise the fault if the statement finds no row; at the latest when the work is done."""
        ...

    def alone(self, what: str) -> None:
        """Until the transaction is over nobody else goes on from here with the same word, and what
        is read from here on holds all that they have written."""
        ...

    def announce(self, word: str) -> None:
        """To the other processes, when all of it is written. It may get lost."""
        ...

    def schema(self) -> int:
        """The number of the last step that was applied; 0 for an empty store."""
        ...

    def now_has(self, schema: int) -> None: ...

    def number_on(self, table: str) -> None:
        """New rows get numbers after those that it has."""
        ...


Work = Callable[[Session], T]
Proof = Work[bool | None]  # whether something was written; None: it cannot be told any more


class Engine(Protocol):
    async def read(self, work: Work[T], *, long: bool = False) -> T:
        """All that is read is from one moment. Whatever fails is ``Unread``. Whoever reads or
        writes for nobody who waits says ``long``, and is given as long as it takes."""
        ...

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        """All of it or nothing, even if nobody waits for it any more; whoever is told to stop
        meanwhile stops when it is over, so that the next one reads what came of it. Whatever fails
        is a StoreFault. Where the answer to COMMIT is lost, the proof is asked how it ended; if
        that cannot be had it is ``InDoubt``."""
        ...

    async def scrub(self) -> None:
        """Leave nothing of what was deleted between what is stored."""
        ...

    async def close(self) -> None: ...


class Lost(Exception, Generic[T]):
    """COMMIT was sent, and its answer did not come. ``result`` is the work's, if it stands."""

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
