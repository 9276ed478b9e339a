"""A disk that fills and empties, with a power cut at any statement.

All its work is done in the simulation's one thread, so that the seed determines everything.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar, cast

from db.sqlite.engine import Thread

T = TypeVar("T")

WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class Disk:
    def __init__(self) -> None:
        self.full = False
        self.dead = False  # nothing works until the program starts again
        self.left = 0  # statements until it dies; 0: it lives
        self.after = False  # it dies after that statement instead of before it

    def die_within(self, statements: int, *, after: bool) -> None:
        self.left, self.after = statements, after

    def revive(self) -> None:
        self.dead, self.left = False, 0

    def step(self, sql: str, *, done: bool) -> None:
        if self.left and done is self.after:
            self.left -= 1
            self.dead = self.dead or not self.left
        if self.dead:
            raise sqlite3.OperationalError("disk I/O error")
        if self.full and not done and sql.lstrip().startswith(WRITING):
            raise sqlite3.OperationalError("database or disk is full")

    def connect(self, path: Path) -> Thread:
        return cast(Thread, Connection(lambda: self._open(path)))

    def _open(self, path: Path) -> sqlite3.Connection:
        self.step("", done=False)
        opened = Frail(path, isolation_level=None)
        opened.disk = self
        return opened


class Frail(sqlite3.Connection):
    disk: Disk

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        self.disk.step(sql, done=False)
        cursor = super().execute(sql, parameters)
        self.disk.step(sql, done=True)
        return cursor

    def executemany(self, sql: str, parameters: Iterable[Any]) -> sqlite3.Cursor:
        self.disk.step(sql, done=False)
        cursor = super().executemany(sql, parameters)
        self.disk.step(sql, done=True)
        return cursor


class Connection:
    """A connection with the methods of `Thread`, working without a thread."""

    def __init__(self, opening: Callable[[], sqlite3.Connection]) -> None:
        self._opening = opening
        self._db: sqlite3.Connection | None = None

    def __await__(self) -> Generator[Any, None, "Connection"]:
        yield from asyncio.sleep(0).__await__()
        self._db = self._opening()
        return self

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        await asyncio.sleep(0)  # let the others act, as they would
        assert self._db is not None, "it is open"
        return work(self._db)

    async def close(self) -> None:
        if self._db is not None:
            self._db.close()
