"""One connection to the file, its transactions, and what happens when they fail."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from .store import StoreFault

BUSY_SECONDS = 10.0

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
)

Connect = Callable[[Path], aiosqlite.Connection]

log = logging.getLogger(__name__)


def connect(path: Path) -> aiosqlite.Connection:
    """Transactions are begun by hand, so that each begins as it needs to."""
    return aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


class Connection:
    """A connection whose transactions never mix, and which is opened anew after a breakdown."""

    def __init__(self, path: Path, connect: Connect) -> None:
        self._path = path
        self._connect = connect
        self._lock = asyncio.Lock()
        self._open: aiosqlite.Connection | None = None

    @asynccontextmanager
    async def transaction(self, kind: str) -> AsyncIterator[aiosqlite.Connection]:
        """All or nothing. Every fault of SQLite becomes a StoreFault."""
        async with self._lock:
            try:
                db = self._open or await self._start()
                async with self._whole(db, kind):
                    yield db
            except sqlite3.Error as fault:
                raise StoreFault(str(fault)) from fault

    @asynccontextmanager
    async def _whole(self, db: aiosqlite.Connection, kind: str) -> AsyncIterator[None]:
        try:
            await db.execute_fetchall(f"BEGIN {kind}")
            yield
            await db.execute_fetchall("COMMIT")
        except BaseException:
            await asyncio.shield(self._roll_back(db))
            raise

    async def _roll_back(self, db: aiosqlite.Connection) -> None:
        """SQLite may have rolled back by itself; a connection that cannot is given up."""
        try:
            await db.rollback()
        except (sqlite3.Error, ValueError) as fault:
            log.warning("the store's connection is opened anew: %s", fault)
            self._open = None
            await self._give_up(db)

    async def _start(self) -> aiosqlite.Connection:
        db = await self._connect(self._path)
        try:
            for pragma in PRAGMAS:
                await db.execute_fetchall(pragma)
        except BaseException:
            await asyncio.shield(self._give_up(db))
            raise
        self._open = db
        return db

    async def _give_up(self, db: aiosqlite.Connection) -> None:
        try:
            await db.close()
        except (sqlite3.Error, ValueError) as fault:
            log.warning("the store's connection could not be closed: %s", fault)

    async def close(self) -> None:
        async with self._lock:
            db, self._open = self._open, None
            if db is not None:
                await db.close()
