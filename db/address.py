"""Choosing an engine by the address: postgresql://user:password@host/database, or a file."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .copying import copy
from .engine import Session
from .faults import StoreFault
from .sqlite import SqliteStore
from .sqlite.backups import check
from .sqlite.engine import read_only
from .sqlite.engine import transaction as transaction_in_file
from .sqlite.lease import Lease
from .store import Store

if TYPE_CHECKING:
    from .postgres import PostgresStore


def is_server(address: str) -> bool:
    return address.startswith(("postgresql:", "postgres:"))


def postgres() -> "type[PostgresStore]":
    """Return the class of the PostgreSQL store. Import it only here, so that its driver need not be
    installed for a store in a file."""
    try:
        from .postgres import PostgresStore
    except ImportError as missing:
        raise StoreFault(
            "PostgreSQL takes one library more: pip install -r requirements-server.txt"
        ) from missing
    return PostgresStore


async def start(address: str) -> Store:
    """Open the store at an address, a file or a PostgreSQL server, and bring its schema up to date.

    >>> import asyncio, tempfile
    >>> from db import Change, SeatRow, TableRow
    >>> async def seats_kept():
    ...     with tempfile.TemporaryDirectory() as folder:
    ...         store = await start(f"{folder}/games.sqlite")
    ...         row = TableRow(await store.new_id(), 0, 0, "lobby", "bonfire", 7, True, 0, 0, b"")
    ...         await store.commit(Change(row=row, seats=[SeatRow(1, 0, True, False)]))
    ...         found = await store.tables_about(1)
    ...         await store.close()
    ...         return [(table.id, table.game, table.revision) for table in found]
    >>> asyncio.run(seats_kept())
    [(1, 'bonfire', 1)]
    """
    if is_server(address):
        return await postgres().start(address)
    return await SqliteStore.start(Path(address))


def look(address: str) -> Store:
    """Open the store for reading only. Create and change nothing."""
    if is_server(address):
        return postgres()(address)
    check(Path(address))
    return SqliteStore(Path(address), read_only)


def checked(address: str) -> str:
    """Read the whole store and return a line about it. Raise StoreFault if it is damaged."""
    if is_server(address):
        return postgres().checked(address)
    return f"{address}: sound, schema {check(Path(address))}"


def transaction(address: str) -> AbstractContextManager[Session]:
    """Run one transaction without opening a store, for command line tools."""
    if is_server(address):
        return postgres().transaction(address)
    return transaction_in_file(Path(address))


async def copy_to_file(address: str, to: Path) -> None:
    """Write a copy of the whole store to a new SQLite file; works with any engine. Nobody may
    change the store meanwhile."""
    need_none(to)
    store = look(address)
    try:
        if store.makes_copies:
            await store.backup(to)
    finally:
        await store.close()
    if not store.makes_copies:
        await (await SqliteStore.start(to)).close()
        with transaction(address) as old, transaction_in_file(to) as new:
            copy(old, new)


def need_none(path: Path) -> None:
    if path.exists():
        raise StoreFault(f"{path} is there already: put it somewhere else first")


@contextmanager
def held(address: str) -> Iterator[None]:
    """Hold the lease of a file, which only one program may use at a time; a server needs none."""
    if is_server(address):
        yield
        return
    path = Path(address)
    path.parent.mkdir(parents=True, exist_ok=True)
    lease = Lease(path)
    try:
        yield
    finally:
        lease.give_back()
