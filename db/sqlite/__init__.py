"""The store in one SQLite file."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from ..engine import Session
from ..migrations import migrate
from ..records import Shards
from ..sql import SqlStore, claims
from ..sql.asking import new_owner
from . import backups, left_open
from .engine import Connect, SqliteEngine, connect


def migrated(db: Session) -> None:
    migrate(db)
    left_open.named(db)


class SqliteStore(SqlStore):
    def __init__(self, path: Path, connect: Connect = connect) -> None:
        super().__init__(SqliteEngine(path, connect), new_owner())
        self.path = path
        self._joined = False

    @property
    def address(self) -> str:
        return str(self.path)

    @classmethod
    async def start(cls, path: Path, connect: Connect = connect) -> "SqliteStore":
        """Open or create the file, and bring its schema up to date."""
        await asyncio.to_thread(left_open.need_its_log, path)
        await asyncio.to_thread(backups.need_ours, path)
        store = cls(path, connect)
        try:
            await store._engine.write(migrated)
        except BaseException:
            await asyncio.shield(store.close())
            raise
        return store

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        """Join as the only process, which the file's lease ensures."""
        self._shards = shards
        await self._engine.write(lambda db: claims.release(db, [self._owner]))
        await asyncio.to_thread(left_open.note_open, self.path)
        self._joined = True

    async def close(self) -> None:
        await super().close()
        if self._joined:
            left_open.note_closed(self.path)

    async def listen(self, heard: Callable[[str], None]) -> None:
        await asyncio.Event().wait()

    @property
    def leads(self) -> bool:
        return True

    makes_copies = True

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(backups.backup, self.path, to)
