"""How one SQLite file is asked: reading and writing through a connection each, so that nobody who
looks waits for the disk."""

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from . import reading
from .connection import Connect, Connection, connect
from .reading import columns

R = TypeVar("R", bound=NamedTuple)
T = TypeVar("T")


class Asking:
    def __init__(self, path: Path, connect: Connect = connect) -> None:
        self.path = path
        self._reader = Connection(path, connect)
        self._writer = Connection(path, connect)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return await self._reader.run("DEFERRED", lambda db: reading.rows(db, sql, values))

    async def _write(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return await self._writer.run("IMMEDIATE", lambda db: reading.rows(db, sql, values))

    async def _number(self, sql: str, values: Iterable[Any] = ()) -> int | None:
        """The first column of the first row, if there is anything there."""
        found = await self._rows(sql, values)
        return int(found[0][0]) if found and found[0][0] is not None else None

    async def _body(self, sql: str, values: Iterable[Any]) -> bytes | None:
        found = await self._rows(sql, values)
        return bytes(found[0][0]) if found else None

    async def _some(self, kind: type[R], rest: str, values: Iterable[Any] = ()) -> list[R]:
        found = await self._rows(f"SELECT {columns(kind)} FROM {rest}", values)
        return [kind(*row) for row in found]

    async def _at_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several statements, all of them or none."""
        return await self._writer.run("IMMEDIATE", work)
