"""Connections to the file, one for reading and one for writing, so that looks never wait for the
disk; their transactions and faults."""

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

BUSY_SECONDS = 2.0  # less than a press may wait

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
    """A connection whose transactions run whole in a thread, instead of one hop for each
    statement."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(work, self._conn)


Connect = Callable[[Path], Thread]


def read_only(path: Path) -> Thread:
    """Open for reading, without changing even the kind of its log."""
    where = f"{path.absolute().as_uri()}?mode=ro"
    return Thread(
        partial(sqlite3.connect, where, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    )


def connect(path: Path) -> Thread:
    """Connect with manual transactions, so that each begins in the mode it needs."""
    return Thread(partial(sqlite3.connect, path, timeout=BUSY_SECONDS, isolation_level=None))


class SqliteSession:
    past_others = ""  # no statement can look past others' locks, as only one program writes

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
        """Do nothing: there is only one writer."""

    def announce(self, word: str) -> None:
        """Do nothing: the file has one program, and other readers look by themselves."""

    def schema(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def now_has(self, schema: int) -> None:
        self.rows(f"PRAGMA user_version = {schema}")

    def number_on(self, table: str) -> None:
        """Do nothing: SQLite numbers rows by itself."""


class Broken(sqlite3.Error):
    """A failure after which not even a rollback was possible."""


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
        """Look up whether a change was saved; see that an unsaved one cannot come back."""
        there = await self._writer.run("DEFERRED", proof)
        if there is False:
            await self._writer.use(overwritten)
        return there

    async def scrub(self) -> None:
        await self._writer.use(written_anew)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class Connection:
    """A connection opened on demand, and again after a breakdown."""

    def __init__(self, path: Path, connect: Connect) -> None:
        self._path = path
        self._connect = connect
        self._opening = asyncio.Lock()
        self._thread: Thread | None = None

    async def run(self, kind: str, work: Work[T]) -> T:
        """Run a transaction, all or nothing, even if nobody waits any more; a cancelled caller
        stops when it is over, so that the next one reads the outcome."""
        return await self.use(partial(whole, kind, work))

    async def use(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work, turning every SQLite fault into a StoreFault."""
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
    """Run one transaction, apart from any store."""
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as db:
        prepare(db)
        db.execute("BEGIN IMMEDIATE")
        yield SqliteSession(db)
        db.execute("COMMIT")


def prepare(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(pragma)


def written_anew(db: sqlite3.Connection) -> None:
    """Rewrite the file: ``secure_delete`` leaves bytes of moved rows, and the log keeps old
    pages."""
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
        if kind == "IMMEDIATE" and not db.in_transaction:  # it has ended, committed or not
            raise Lost(result, str(fault)) from fault
        roll_back(db, fault)
        if kind == "IMMEDIATE":
            bury(db, result, fault)
        raise
    return result


def bury(db: sqlite3.Connection, result: T, fault: BaseException) -> None:
    """Make sure a failed commit is gone: it may be complete in the log, and a program that opens
    the file after a crash would apply it."""
    try:
        overwritten(db)
    except sqlite3.Error:
        raise Lost(result, str(fault)) from fault


def overwritten(db: sqlite3.Connection) -> None:
    """Overwrite the old page in the log by another change."""
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE scrubs SET wanted = wanted + 1")
        db.execute("COMMIT")
    except sqlite3.Error as fault:
        roll_back(db, fault)
        raise


def roll_back(db: sqlite3.Connection, fault: BaseException) -> None:
    """Roll back, unless SQLite already did."""
    try:
        db.rollback()
    except sqlite3.Error as broken:
        raise Broken(f"{fault}; then {broken}") from fault
