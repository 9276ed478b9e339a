"""The store in one SQLite file."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from ..migrations import migrate
from ..records import Shards
from ..sql import SqlStore, claims
from ..sql.asking import new_owner
from . import backups
from .engine import Connect, SqliteEngine, connect


class SqliteStore(SqlStore):
    def __init__(self, path: Path, connect: Connect = connect) -> None:
        super().__init__(SqliteEngine(path, connect), new_owner())
        self.path = path

    @property
    def address(self) -> str:
        return str(self.path)

    @classmethod
    async def start(cls, path: Path, connect: Connect = connect) -> "SqliteStore":
        """Open or create the file, and bring its schema up to date."""
        await asyncio.to_thread(backups.need_ours, path)
        store = cls(path, connect)
        try:
            await store._engine.write(migrate)
        except BaseException:
            await asyncio.shield(store.close())
            raise
        return store

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        """Join as the only process, which the file's lease ensures."""
        self._shards = shards
        await self._engine.write(lambda db: claims.release(db, [self._owner]))

    async def listen(self, heard: Callable[[str], None]) -> None:
        await asyncio.Event().wait()

    @property
    def leads(self) -> bool:
        return True

    makes_copies = True

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(backups.backup, self.path, to)
