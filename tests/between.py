"""A store in which others act between any two statements of a reader."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from db.engine import Engine, Proof, Session, Work

T = TypeVar("T")


class WatchedSession:
    """A session that announces each statement."""

    def __init__(self, db: Session, before: Callable[[], None]) -> None:
        self._db = db
        self._before = before
        self.past_others = db.past_others

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        self._before()
        return self._db.rows(sql, values)

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._before()
        self._db.each(sql, values)

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        self._before()
        self._db.need(sql, values, fault)

    def alone(self, what: str) -> None:
        self._db.alone(what)

    def announce(self, word: str) -> None:
        self._db.announce(word)

    def schema(self) -> int:
        return self._db.schema()

    def now_has(self, schema: int) -> None:
        self._db.now_has(schema)

    def continue_numbers(self, table: str) -> None:
        self._db.continue_numbers(table)


class Watched:
    """An engine that calls ``before`` ahead of each statement of a read, and ahead of each write.

    The call is in a thread where it may wait. A write is one step for everybody else.
    """

    def __init__(self, engine: Engine, before: Callable[[], None]) -> None:
        self._engine = engine
        self._before = before

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        return await self._engine.read(lambda db: work(WatchedSession(db, self._before)), long=long)

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        await asyncio.to_thread(self._before)
        return await self._engine.write(work, proof, long=long)

    async def scrub(self) -> None:
        await self._engine.scrub()

    async def close(self) -> None:
        await self._engine.close()
