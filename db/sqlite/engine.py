"""The SQLite engine. It has one connection for reading and one for writing, so that reads never
wait for a write to reach the disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from ..engine import Lost, Proof, Work, settled, to_its_end
from ..faults import StoreFault, Unread

BUSY_SECONDS = 2.0  # less than the time that a press may take

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA secure_delete = ON",
)

T = TypeVar("T")

log = logging.getLogger(__name__)


class Thread(aiosqlite.Connection):
    """A connection that runs a whole transaction in its thread, instead of each statement by
    itself."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(work, self._conn)


Connect = Callable[[Path], Thread]


def read_only(path: Path) -> Thread:
    """Open the file for reading; do not even change its journal mode."""
    where = f"{path.absolute().as_uri()}?mode=ro"
    return Thread(
        partial(sqlite3.connect, where, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    )


def connect(path: Path) -> Thread:
    """Open the file with manual transactions, so that each can begin in its own mode."""
    return Thread(partial(sqlite3.connect, path, timeout=BUSY_SECONDS, isolation_level=None))


class SqliteSession:
    past_others = ""  # empty, since only one program writes and rows are never locked

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return self._db.execute(sql, tuple(values)).fetchall()

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._db.executemany(sql, values)

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        if not self.rows(sql, values):
            raise fault

    def alone(self, what: str) -> None:
        """Do nothing: only one transaction writes at a time."""

    def announce(self, word: str) -> None:
        """Do nothing: no other process delivers news."""

    def schema(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def now_has(self, schema: int) -> None:
        self.rows(f"PRAGMA user_version = {schema}")

    def continue_numbers(self, table: str) -> None:
        """Do nothing: SQLite continues the numbers by itself."""


class Broken(sqlite3.Error):
    """A failure after which even the rollback failed."""


class SqliteEngine:
    def __init__(self, path: Path, connect: Connect) -> None:
        self._reader = Connection(path, connect)
        self._writer = Connection(path, connect)

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        try:
            return await self._reader.run("DEFERRED", work)
        except StoreFault as fault:
            raise Unread(str(fault)) from fault

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        try:
            return await self._writer.run("IMMEDIATE", work)
        except Lost as lost:
            look = None if proof is None else partial(self._looked_up, proof)
            return await settled(lost, look)

    async def _looked_up(self, proof: Proof) -> bool | None:
        """Find out if a change was saved. If not, make sure that it cannot come back from the
        write-ahead log."""
        there = await self._writer.run("DEFERRED", proof)
        if there is False:
            await self._writer.use(overwrite_log_end)
        return there

    async def scrub(self) -> None:
        await self._writer.use(rewrite_file)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class Connection:
    """A connection that is opened on first use, and again after a breakdown."""

    def __init__(self, path: Path, connect: Connect) -> None:
        self._path = path
        self._connect = connect
        self._opening = asyncio.Lock()
        self._thread: Thread | None = None

    async def run(self, kind: str, work: Work[T]) -> T:
        """Run a transaction, all or nothing. Cancelling the caller does not stop it: the caller
        ends only after it, so that later reads see the outcome."""
        return await self.use(partial(whole, kind, work))

    async def use(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work in the connection's thread. Raise every SQLite fault as a StoreFault."""
        try:
            async with self._opening:
                thread = self._thread or await self._start()
            return await to_its_end(thread.run(work))
        except Broken as fault:
            await self._give_up()
            raise StoreFault(str(fault)) from fault
        except sqlite3.Error as fault:
            raise StoreFault(str(fault)) from fault

    async def _start(self) -> Thread:
        thread = self._connect(self._path)
        _ = await thread
        self._thread = thread
        try:
            if self._connect is not read_only:
                await thread.run(prepare)
        except BaseException:
            await asyncio.shield(self._give_up())
            raise
        return thread

    async def _give_up(self) -> None:
        try:
            await self.close()
        except sqlite3.Error as fault:
            log.warning("a broken connection could not even be closed: %s", fault)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            await thread.close()


@contextmanager
def transaction(path: Path) -> Iterator[SqliteSession]:
    """Run one transaction on a connection of its own."""
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as db:
        prepare(db)
        db.execute("BEGIN IMMEDIATE")
        yield SqliteSession(db)
        db.execute("COMMIT")


def prepare(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(pragma)


def rewrite_file(db: sqlite3.Connection) -> None:
    """Rewrite the whole file and empty its log. ``secure_delete`` alone is not enough: it leaves
    bytes of moved rows, and the log keeps old pages."""
    db.execute("VACUUM")
    ((busy, _, _),) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    if busy:
        raise sqlite3.OperationalError("somebody else reads the store, so its log stays")


def whole(kind: str, work: Work[T], db: sqlite3.Connection) -> T:
    try:
        db.execute(f"BEGIN {kind}")
        result = work(SqliteSession(db))
    except BaseException as fault:
        roll_back(db, fault)
        raise
    try:
        db.execute("COMMIT")
    except BaseException as fault:
        if kind == "IMMEDIATE" and not db.in_transaction:  # ended, but committed or not?
            raise Lost(result, str(fault)) from fault
        roll_back(db, fault)
        if kind == "IMMEDIATE":
            undo_commit(db, result, fault)
        raise
    return result


def undo_commit(db: sqlite3.Connection, result: T, fault: BaseException) -> None:
    """Make sure that a failed commit stays undone. It may be complete in the log, and a program
    that opens the file after a crash would apply it. Raise Lost if that is not possible."""
    try:
        overwrite_log_end(db)
    except sqlite3.Error:
        raise Lost(result, str(fault)) from fault


def overwrite_log_end(db: sqlite3.Connection) -> None:
    """Commit a change that means nothing: it overwrites a failed commit at the log's end."""
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE scrubs SET wanted = wanted + 1")
        db.execute("COMMIT")
    except sqlite3.Error as fault:
        roll_back(db, fault)
        raise


def roll_back(db: sqlite3.Connection, fault: BaseException) -> None:
    """Roll back. Raise Broken if even that fails."""
    try:
        db.rollback()
    except sqlite3.Error as broken:
        raise Broken(f"{fault}; then {broken}") from fault
