"""Connections to a PostgreSQL server, their transactions, and their faults."""

import asyncio
import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8Dumper

from .. import personal
from ..attempt import note_waited, patience
from ..engine import Lost, Proof, Session, Work, settled, to_its_end
from ..faults import InUse, StoreFault, Unread
from .batch import Batches, Statement
from .dialect import translated
from .faults import check_age, completed, line, sentence, shown
from .limits import ALIVE, ALIVE_THERE, LIMITS, Limits, Silent, Ticket
from .locks import SCHEMA

MOST_TOGETHER = 500  # statements sent at once
AT_ONCE = 4  # how many changes run at a time, and how many reads
LONG = 600.0  # seconds for work that nobody waits for
LONG_COMMIT = 10.0  # seconds that a commit may take until it is on the disk, and on a standby's
TOO_SHORT = 0.02  # seconds; with less time left, no transaction is begun
MOST_PREPARED = 300  # prepared statements before a connection is replaced
GRACE = 0.1  # seconds for a thread to end
TIMES = 5  # attempts at a transaction, since the server may roll one back in favour of another
GIVEN_UP = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
CHANNEL = "emberboard"  # for announcements between processes
NOTIFY = "SELECT pg_notify(?, word) FROM unnest(?::text[]) AS word"
GONE_MILLISECONDS = 300  # how long the server may take to end a connection
WAITS_FOR_STANDBY = "SyncRep"  # what the server calls a COMMIT that waits for the standby
END = (
    "SELECT CASE WHEN wait_event = ? THEN NULL ELSE pg_terminate_backend(pid, ?) END"
    " FROM pg_stat_activity WHERE application_name = ?"
)
UNCONFIRMED = (
    "SELECT 1 FROM pg_stat_activity WHERE wait_event = ? AND datname = current_database()"
    " AND query_start < clock_timestamp() - ? * interval '1 millisecond'"
)
# Writes a message to the write-ahead log, so that COMMIT waits until the standby has received the
# whole log up to it.
MARK = "SELECT pg_logical_emit_message(true, 'emberboard', '')"
NO_LIMITS = ("SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0")

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"

LOOK = "BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY"  # each statement sees the newest rows

CONNECT_SECONDS = 5
INTERVAL = 0.1  # seconds between checks for the program's end

T = TypeVar("T")


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection that raises Silent when the server's answer takes longer than allowed."""

    name = ""  # its application_name on the server
    ends_at = math.inf
    batches: Batches

    def wait(self, gen: PQGen[T], interval: float = INTERVAL, timeout: float | None = None) -> T:
        if self.ends_at < math.inf:
            timeout = max(0.0, self.ends_at - monotonic())
        try:
            return super().wait(gen, interval, timeout)
        except psycopg.OperationalError as fault:
            if monotonic() < self.ends_at:
                raise
            self.close()
            raise Silent("the server does not answer") from fault


class CommitLost(Lost[T]):
    def __init__(self, result: T, words: str, name: str) -> None:
        super().__init__(result, words)
        self.name = name  # the connection's name


class TruthDumper(Int8Dumper):
    """Sends booleans as numbers, as SQLite stores them."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class PostgresSession:
    past_others = " FOR UPDATE SKIP LOCKED"

    def __init__(self, db: Connection, *begin: str) -> None:
        """Begin a session; the statements ``begin`` are sent before the first one."""
        self._db = db
        self._queue = [Statement(sql) for sql in begin]
        self.announced: dict[str, None] = {}

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        self._put(sql, values)
        return self._sent()

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        self._put(sql, values, fault)

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        for given in values:
            self._put(sql, given)

    def flush(self) -> None:
        """Send all queued statements."""
        if self._queue:
            self._sent()

    def _put(self, sql: str, values: Iterable[Any], fault: Exception | None = None) -> None:
        if len(self._queue) == MOST_TOGETHER:
            self._sent()
        self._queue.append(Statement(translated(sql), tuple(values), fault))

    def _sent(self) -> list[Any]:
        queue, self._queue = self._queue, []
        return self._db.batches.send(queue)

    def alone(self, what: str) -> None:
        self.each("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [(what,)])

    def announce(self, word: str) -> None:
        self.announced[word] = None

    def schema(self) -> int:
        """Return the number of the last migration. Until the transaction ends no other process can
        migrate or join."""
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

    def continue_numbers(self, table: str) -> None:
        self.rows(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}")


class PostgresEngine:
    """An engine that runs each transaction in a thread, on one of a few open connections."""

    def __init__(self, address: str, owner: int, limits: Limits = LIMITS) -> None:
        shown(address)
        self._address = address
        self._owner = owner
        self._limits = limits
        self._readers = ThreadPoolExecutor(AT_ONCE, "reading")
        self._writers = ThreadPoolExecutor(AT_ONCE, "writing")
        self._idle = deque[Connection]()
        self._numbers = count(1)
        self._suspect = False  # a change was not confirmed: the standby may be gone

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        seconds = LONG if long else patience(self._limits.answer)
        try:
            return await self._run(READ, work, seconds, long=long)
        except StoreFault as fault:
            raise Unread(str(fault)) from fault

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        limits = self._limits
        seconds = LONG if long else patience(limits.answer + limits.look) - limits.look
        try:
            return await self._run(WRITE, work, seconds, long=long)
        except CommitLost as lost:
            self._suspect = True
            look = None if proof is None else partial(self._look, after(lost, proof))
            return await settled(lost, look)

    async def _look(self, proof: Proof) -> bool | None:
        return await self._run(LOOK, proof, self._limits.look)

    async def scrub(self) -> None:
        """Vacuum the tables with data about people, so that new rows overwrite deleted ones."""
        tables = ", ".join(sorted({it.table for it in personal.PERSONAL}))

        def vacuum() -> None:
            with connect(self._address) as db:
                db.execute(f"VACUUM {tables}".encode())

        try:
            await to_its_end(asyncio.get_running_loop().run_in_executor(self._writers, vacuum))
        except psycopg.Error as fault:
            raise StoreFault(sentence(self._address, fault)) from fault

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writers.shutdown)
        while self._idle:
            self._idle.pop().close()

    async def _run(self, begin: str, work: Work[T], seconds: float, *, long: bool = False) -> T:
        if seconds < TOO_SHORT:
            raise StoreFault(f"there was no time left to ask {shown(self._address)}")
        loop, ticket = asyncio.get_running_loop(), Ticket(seconds)
        threads = self._writers if begin is WRITE else self._readers
        job = partial(self._transaction, begin, work, ticket, long=long)
        try:
            return await to_its_end(in_time(loop.run_in_executor(threads, job), ticket))
        except psycopg.Error as fault:
            raise StoreFault(sentence(self._address, fault)) from fault
        finally:
            note_waited(ticket.spent)

    def _transaction(self, begin: str, work: Work[T], ticket: Ticket, *, long: bool) -> T:
        try:
            return self._tried(begin, work, ticket, long=long)
        finally:
            ticket.ended = monotonic()

    def _tried(self, begin: str, work: Work[T], ticket: Ticket, *, long: bool) -> T:
        given_up: psycopg.Error | None = None
        for _ in range(TIMES):
            db = self._begun(ticket)
            try:
                session = PostgresSession(db, begin, *(NO_LIMITS if long else ()))
                if begin is WRITE and self._suspect:
                    need_confirmation(session, self._limits)
                    self._suspect = False
                result = work(session)
                session.flush()
                commit(db, result, lasting=begin is WRITE)
                self._announce(db, session.announced)
                return result
            except GIVEN_UP as fault:
                given_up = fault
            except psycopg.OperationalError as fault:
                if not is_lost(db) or isinstance(fault, Silent):
                    raise
                given_up = fault
                self._drop_idle()  # they are probably lost as well
            finally:
                self._put_back(db)
        assert given_up is not None
        raise given_up

    def _announce(self, db: Connection, words: Iterable[str]) -> None:
        """Notify the other processes, in a transaction of its own: NOTIFY takes a lock that all
        processes share."""
        told = [f"{self._owner} {word}" for word in words]
        if told:
            with suppress(psycopg.Error):
                PostgresSession(db).rows(NOTIFY, (CHANNEL, told))

    def _put_back(self, db: Connection) -> None:
        """Roll back what is still running, and keep the connection for later if it is open."""
        with suppress(psycopg.Error):
            if db.info.transaction_status is not psycopg.pq.TransactionStatus.IDLE:
                db.execute("ROLLBACK")
        if db.batches.prepared > MOST_PREPARED:
            db.close()
        if not db.closed:
            self._idle.append(db)

    def _begun(self, ticket: Ticket) -> Connection:
        """Return an idle connection, or else a new one, and begin the ticket's transaction."""
        ticket.begin()
        db = self._one_idle()
        if db is None:
            ticket.wait_again()
            name = f"emberboard {self._owner} {next(self._numbers)}"
            db = connect(self._address, name, self._limits)
            try:
                ticket.begin()
            except Silent:
                self._idle.append(db)
                raise
        db.ends_at = ticket.ends_at
        return db

    def _drop_idle(self) -> None:
        while (db := self._one_idle()) is not None:
            db.close()

    def _one_idle(self) -> Connection | None:
        try:
            return self._idle.pop()
        except IndexError:  # another thread took the last one
            return None


async def in_time(running: asyncio.Future[T], ticket: Ticket) -> T:
    """Wait for a transaction. Raise Silent if it has not begun in time; once begun it ends in time
    by itself."""
    await asyncio.wait([running], timeout=max(0.0, ticket.left) + GRACE)
    if not running.done() and ticket.give_up():
        running.add_done_callback(forget)
        raise Silent("the server does not answer")
    return await running


def forget(given_up: asyncio.Future[Any]) -> None:
    """Retrieve the fault of an abandoned transaction, so that asyncio does not log it."""
    if not given_up.cancelled():
        given_up.exception()


def commit(db: Connection, result: T, *, lasting: bool) -> None:
    db.ends_at = min(db.ends_at, monotonic() + LONG_COMMIT)
    try:
        db.execute("COMMIT")
    except psycopg.OperationalError as fault:
        if lasting and is_lost(db):
            raise CommitLost(result, line(fault), db.name) from fault
        raise


def is_lost(db: Connection) -> bool:
    return db.closed or db.info.status is not psycopg.pq.ConnStatus.OK


def after(lost: CommitLost[Any], proof: Proof) -> Proof:
    """Return a proof that first ends the lost connection on the server, so that its outcome is
    final. A connection that waits for a standby is left alone: ending it would make a change
    visible that may still be lost with the primary."""

    def look(session: Session) -> bool | None:
        ended = session.rows(END, (WAITS_FOR_STANDBY, GONE_MILLISECONDS, lost.name))
        if not all(gone for (gone,) in ended):
            return None
        stands = proof(session)
        if stands:
            session.rows(MARK)
        return stands

    return look


def need_confirmation(session: Session, limits: Limits) -> None:
    """Raise StoreFault while an earlier change waits for the standby: this change would wait as
    well, and nobody could tell how it ends."""
    long = round(500 * limits.answer)  # in milliseconds: half of the longest wait
    if session.rows(UNCONFIRMED, (WAITS_FOR_STANDBY, long)):
        raise StoreFault("no standby confirms what is written, so nothing is")


@contextmanager
def transaction(address: str) -> Iterator[PostgresSession]:
    """Run one transaction on a connection of its own."""
    try:
        with connect(address) as db, db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            session = PostgresSession(db)
            yield session
            session.flush()
    except psycopg.Error as fault:
        raise StoreFault(sentence(address, fault)) from fault


def connect(address: str, name: str = "emberboard", limits: Limits | None = None) -> Connection:
    """Connect to the server. Without ``limits`` its statements may take any time."""
    own = conninfo_to_dict(address).get("options") or ""
    ends: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS}
    if limits is not None:
        options = f"{limits.options} {ALIVE_THERE} {own}"
        ends = {"connect_timeout": limits.connect, "options": options, **ALIVE}
    db = Connection.connect(completed(address), autocommit=True, application_name=name, **ends)
    db.name = name
    db.adapters.register_dumper(int, Int8Dumper)
    db.adapters.register_dumper(bool, TruthDumper)
    db.prepare_threshold = None  # the connection's batches prepare statements themselves
    db.batches = Batches(db)
    try:
        check_age(address, db.info.server_version)
    except StoreFault:
        db.close()
        raise
    return db
