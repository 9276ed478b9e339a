"""The stores of tests: files, or databases of a PostgreSQL server.

The server is started when the first test asks for it, from Debian's package `postgresql`.
"""

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from db import OutboxRow, Outgoing, Store
from db.engine import Session
from db.migrations import migrate
from db.postgres import PostgresStore
from db.postgres.engine import PostgresSession, connect
from db.postgres.limits import Limits
from db.sql import SqlStore, claims
from db.sqlite import SqliteStore

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin/postgres"), default=None)
ENGINES = ["sqlite", "postgres"] if PROGRAMS else ["sqlite"]
# PostgreSQL refuses to run as root.
USER = "nobody" if sys.platform != "win32" and os.getuid() == 0 else None
PATIENCE = 120
# Long limits, so that a busy machine fails no test that is not about them.
PATIENT = Limits(lock=PATIENCE, statement=PATIENCE, answer=PATIENCE, look=PATIENCE / 4)
MEMORY = Path("/dev/shm")
QUICK = "-c fsync=off -c full_page_writes=off -c autovacuum=off -c shared_buffers=32MB"

numbers = count(1)

OTHERS = (
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend'"
    " AND pid != pg_backend_pid()"
)


async def outgoing(store: Store, now: int, *stranded: str) -> Outgoing:
    """Return what could be told now, without taking it."""
    assert isinstance(store, SqlStore)
    owner, shards = store._owner, store._shards
    return await store._engine.read(lambda db: claims.outgoing(db, owner, shards, now, stranded))


async def waiting_news(store: Store, now: int) -> list[OutboxRow]:
    """Return the first news of each destination that could be delivered now."""
    return [queue[0] for queue in (await outgoing(store, now)).news]


AnyStore = SqliteStore | PostgresStore


class Server:
    """A server on a Unix socket in a folder of its own."""

    def __init__(self, options: str = QUICK, place: Path | None = None) -> None:
        assert PROGRAMS is not None
        self._options = options.split()
        memory = MEMORY if os.access(MEMORY, os.W_OK) else None
        self.folder = Path(tempfile.mkdtemp(prefix="emberboard-", dir=place or memory))
        self.own(self.folder)
        self.furnish()
        self.start()
        atexit.register(self.remove)

    @staticmethod
    def own(folder: Path) -> None:
        """Give the folder to the server's user."""
        if USER is not None:
            shutil.chown(folder, USER)

    def furnish(self) -> None:
        """Create the server's data in its folder."""
        self.do("initdb", "-D", "data", "-U", "ann", "-A", "trust", "-E", "UTF8",
                 "--locale=C", "--no-sync", "--no-instructions")  # fmt: skip
        allowed = self.folder / "data" / "pg_hba.conf"
        allowed.write_text("local all cat scram-sha-256\nlocal all,replication all trust\n")

    def do(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [PROGRAMS.with_name(program) if PROGRAMS else program, *arguments],
            cwd=self.folder, user=USER, check=True, capture_output=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"}, timeout=PATIENCE,
        )  # fmt: skip

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [PROGRAMS or "postgres", "-D", "data", "-k", self.folder, "-h", "",
                 *self._options],
                cwd=self.folder, user=USER, stdout=log, stderr=log, env={"LC_ALL": "C"},
            )  # fmt: skip
        for _ in range(PATIENCE * 50):
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.02)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop at once, waiting for no client."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def spent(self) -> float:
        """Return the processor seconds of the server and its ended children, once no other client
        is connected."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            while db.execute(OTHERS).fetchone():
                time.sleep(0.05)
        told = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return sum(map(int, told[11:15])) / os.sysconf("SC_CLK_TCK")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        return f"postgresql://ann@/{database}?host={self.folder}"

    def make(self, name: str, template: str = "template0") -> str:
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.address(name)

    def drop(self, name: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@cache
def server() -> Server:
    """Return the one server for all tests of a process."""
    return Server()


@cache
def template() -> str:
    """Return a database with today's schema and nothing in it."""
    with connect(server().make("fresh")) as db, db.transaction():
        session = PostgresSession(db)
        migrate(session)
        session.flush()
    return "fresh"


@contextmanager
def empty(engine: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty store, which lasts as long as the folder, or until it is
    left."""
    name = f"test{next(numbers)}"
    if engine == "sqlite":
        yield str(folder / f"{name}.sqlite")
        return
    made = server().make(name, template())
    yield made
    drop_database(made)


def drop_database(address: str) -> None:
    server().drop(address.partition("@/")[2].partition("?")[0])


def dumped(address: str) -> bytes:
    """Return the output of `pg_dump` for a database."""
    assert PROGRAMS is not None
    dump = [str(PROGRAMS.with_name("pg_dump")), address]
    return subprocess.run(dump, check=True, capture_output=True, timeout=PATIENCE).stdout


async def start(address: str) -> AnyStore:
    if address.startswith("postgresql:"):
        return await PostgresStore.start(address, PATIENT)
    return await SqliteStore.start(Path(address))


async def ask(store: AnyStore, sql: str) -> list[Any]:
    """Return the rows of a query that only tests ask."""

    def work(db: Session) -> list[Any]:
        return db.rows(sql)

    return await store._engine.write(work)


@contextmanager
def locked(database: str, table: str) -> Iterator[None]:
    """Lock a table from another connection that takes its time."""
    with psycopg.connect(database) as db:
        db.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE".encode())
        yield
        db.rollback()


@contextmanager
def unconfirmed() -> Iterator[None]:
    """Make the server wait, at each COMMIT, for a standby that does not exist."""
    heard = threading.Event()
    with psycopg.connect(server().address("postgres"), autocommit=True) as db:
        writer = threading.Thread(target=write_until, args=(heard,))
        try:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
            db.execute("SELECT pg_reload_conf()")
            writer.start()
            while not db.execute(
                "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
            ).fetchone():
                time.sleep(0.01)
            heard.set()
            yield
        finally:
            heard.set()
            db.execute("ALTER SYSTEM RESET synchronous_standby_names")
            db.execute("SELECT pg_reload_conf()")
            writer.join(PATIENCE)


def write_until(heard: threading.Event) -> None:
    with psycopg.connect(server().address("postgres"), autocommit=True) as db:
        while not heard.is_set():
            db.execute("SELECT pg_logical_emit_message(true, 'tests', '')")
