"""Connections to a PostgreSQL server, their transactions, and what happens when they fail."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from typing import Any, TypeVar

import psycopg
from psycopg.types.numeric import Int8Dumper

from .. import personal
from ..engine import Lost, Proof, Session, Work, settled, to_its_end
from ..store import InUse, StoreFault, Unread
from .dialect import translated
from .faults import check_age, line, sentence, shown
from .locks import SCHEMA

AT_ONCE = 8  # transactions
TIMES = 5  # that a transaction is tried which the server gives up so that another can go on
GIVEN_UP = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
CONNECT_SECONDS = 5
CHANNEL = "emberboard"  # for what processes tell each other
GONE_MILLISECONDS = 400  # for the server to end a connection

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"

LOOK = "BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY"  # each statement sees what is new

T = TypeVar("T")


class Connection(psycopg.Connection[tuple[Any, ...]]):
    name = ""  # by which the server knows it


class CommitLost(Lost[T]):
    def __init__(self, result: T, words: str, name: str) -> None:
        super().__init__(result, words)
        self.name = name  # of the connection


class TruthDumper(Int8Dumper):
    """Truth is a number, as in SQLite."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class PostgresSession:
    past_others = " FOR UPDATE SKIP LOCKED"

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.announced: dict[str, None] = {}

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        given = tuple(values)
        cursor = self._db.execute(translated(sql, filled=bool(given)), given or None, binary=True)
        return cursor.fetchall() if cursor.description else []

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self._db.cursor().executemany(translated(sql, filled=True), list(values))

    def alone(self, what: str) -> None:
        self.rows("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (what,))

    def announce(self, word: str) -> None:
        self.announced[word] = None

    def schema(self) -> int:
        """Nobody else brings it up to date meanwhile, and nobody begins to work with it."""
        self.rows(f"SELECT pg_advisory_xact_lock({SCHEMA}, 0)")
        self.rows("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        return int(self.rows("SELECT coalesce(max(version), 0) FROM schema")[0][0])

    def now_has(self, schema: int) -> None:
        older = self.rows(
            "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
            f" WHERE locktype = 'advisory' AND classid::bigint = {SCHEMA} AND objsubid = 2"
            " AND objid NOT IN (0, ?) AND datname = current_database()",
            (schema,),
        )
        if older:
            raise InUse(
                f"An older Emberboard ({older[0][0].removeprefix('emberboard ')}) works on this "
                "database. Stop all of them first, then start the new ones."
            )
        self.rows("DELETE FROM schema")
        self.rows("INSERT INTO schema (version) VALUES (?)", (schema,))

    def number_on(self, table: str) -> None:
        self.rows(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}")


class PostgresEngine:
    """A transaction runs whole in a thread, with one of a few connections that stay open."""

    def __init__(self, address: str, owner: int) -> None:
        shown(address)
        self._address = address
        self._owner = owner
        self._threads = ThreadPoolExecutor(AT_ONCE, "postgres")
        self._idle: list[Connection] = []
        self._numbers = count(1)

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._run(READ, work)
        except StoreFault as fault:
            raise Unread(str(fault)) from fault

    async def write(self, work: Work[T], proof: Proof | None = None) -> T:
        try:
            return await self._run(WRITE, work)
        except CommitLost as lost:
            look = None if proof is None else partial(self._run, LOOK, after(lost, proof))
            return await settled(lost, look)

    async def scrub(self) -> None:
        """Dead rows make room for new ones, which overwrite them."""
        tables = ", ".join(sorted({it.table for it in personal.PERSONAL}))

        def vacuum() -> None:
            with connect(self._address) as db:
                db.execute(f"VACUUM {tables}".encode())

        try:
            await to_its_end(asyncio.get_running_loop().run_in_executor(self._threads, vacuum))
        except psycopg.Error as fault:
            raise StoreFault(sentence(self._address, fault)) from fault

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()

    async def _run(self, begin: str, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, self._transaction, begin, work)
        try:
            return await to_its_end(running)
        except psycopg.Error as fault:
            raise StoreFault(sentence(self._address, fault)) from fault

    def _transaction(self, begin: str, work: Work[T]) -> T:
        given_up: psycopg.Error | None = None
        for _ in range(TIMES):
            db = self._begun(begin)
            try:
                session = PostgresSession(db)
                result = work(session)
                commit(db, result, lasting=begin is WRITE)
                self._announce(db, session.announced)
                return result
            except GIVEN_UP as fault:
                given_up = fault
            except psycopg.OperationalError as fault:
                if not is_lost(db):
                    raise
                given_up = fault
            finally:
                self._put_back(db)
        assert given_up is not None
        raise given_up

    def _announce(self, db: Connection, words: Iterable[str]) -> None:
        """Apart from what was written: it takes a lock that all processes share."""
        with suppress(psycopg.Error):
            for word in words:
                db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._owner} {word}"))

    def _put_back(self, db: Connection) -> None:
        """What did not get as far as its end is undone."""
        with suppress(psycopg.Error):
            if db.info.transaction_status is not psycopg.pq.TransactionStatus.IDLE:
                db.execute("ROLLBACK")
        if db.closed:
            return
        self._idle.append(db)

    def _begun(self, begin: str) -> Connection:
        """One that was idle may be dead since; then nothing is lost by another."""
        while self._idle:
            db = self._idle.pop()
            with suppress(psycopg.OperationalError):
                db.execute(begin)
                return db
            db.close()
        db = connect(self._address, f"emberboard {self._owner} {next(self._numbers)}")
        db.execute(begin)
        return db


def commit(db: Connection, result: T, *, lasting: bool) -> None:
    try:
        db.execute("COMMIT")
    except psycopg.OperationalError as fault:
        if lasting and is_lost(db):
            raise CommitLost(result, line(fault), db.name) from fault
        raise


def is_lost(db: Connection) -> bool:
    return db.closed or db.info.status is not psycopg.pq.ConnStatus.OK


def after(lost: CommitLost[Any], proof: Proof) -> Proof:
    """The proof, once the lost connection has ended on the server: what it was about to write it
    has written by then, or never will."""

    def look(session: Session) -> bool | None:
        ended = session.rows(
            "SELECT pg_terminate_backend(pid, ?) FROM pg_stat_activity WHERE application_name = ?",
            (GONE_MILLISECONDS, lost.name),
        )
        return proof(session) if all(gone for (gone,) in ended) else None

    return look


@contextmanager
def transaction(address: str) -> Iterator[PostgresSession]:
    """All or nothing, apart from any store."""
    try:
        with connect(address) as db, db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield PostgresSession(db)
    except psycopg.Error as fault:
        raise StoreFault(sentence(address, fault)) from fault


def connect(address: str, name: str = "emberboard") -> Connection:
    db = Connection.connect(
        address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=name
    )
    db.name = name
    db.adapters.register_dumper(int, Int8Dumper)
    db.adapters.register_dumper(bool, TruthDumper)
    try:
        check_age(address, db.info.server_version)
    except StoreFault:
        db.close()
        raise
    return db
