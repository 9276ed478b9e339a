"""Which engine an address means: postgresql://user:password@host/database, or else a file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .sqlite import SqliteStore
from .sqlite.lease import Lease
from .store import Store, StoreFault


def is_server(address: str) -> bool:
    return address.startswith(("postgresql:", "postgres:"))


async def start(address: str) -> Store:
    """The store there, with today's schema."""
    if not is_server(address):
        return await SqliteStore.start(Path(address))
    try:
        from .postgres import PostgresStore
    except ImportError as missing:
        raise StoreFault(
            "PostgreSQL takes one library more: pip install -r requirements-postgres.txt"
        ) from missing
    return await PostgresStore.start(address)


@contextmanager
def held(address: str) -> Iterator[None]:
    """A file is one program's; a server knows by itself who comes."""
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
