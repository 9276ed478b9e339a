"""The store on a PostgreSQL server."""

import asyncio
from pathlib import Path

from ..migrations import migrate
from ..sql import SqlStore
from .engine import PostgresEngine


class PostgresStore(SqlStore):
    def __init__(self, address: str) -> None:
        super().__init__(PostgresEngine(address))
        self.address = address

    @classmethod
    async def start(cls, address: str) -> "PostgresStore":
        """Bring the schema of the database up to date."""
        store = cls(address)
        try:
            await store._engine.write(migrate)
        except BaseException:
            await asyncio.shield(store.close())
            raise
        return store

    async def backup(self, to: Path) -> bool:
        return False
