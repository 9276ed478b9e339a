"""The store in one SQLite file."""

import asyncio
from pathlib import Path

from ..migrations import migrate
from ..sql import SqlStore
from . import backups
from .engine import Connect, SqliteEngine, connect


class SqliteStore(SqlStore):
    def __init__(self, path: Path, connect: Connect = connect) -> None:
        super().__init__(SqliteEngine(path, connect))
        self.path = path

    @property
    def address(self) -> str:
        return str(self.path)

    @classmethod
    async def start(cls, path: Path, connect: Connect = connect) -> "SqliteStore":
        """Open the file, make it if there is none, and bring its schema up to date."""
        store = cls(path, connect)
        try:
            await store._engine.write(migrate)
        except BaseException:
            await asyncio.shield(store.close())
            raise
        return store

    async def backup(self, to: Path) -> bool:
        await asyncio.to_thread(backups.backup, self.path, to)
        return True
