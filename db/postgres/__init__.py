"""The store on a PostgreSQL server."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from ..engine import Session
from ..migrations import migrate
from ..records import Shards
from ..sql import SqlStore, claims
from ..sql.asking import new_owner
from ..store import StoreFault
from .engine import PostgresEngine, transaction
from .limits import LIMITS, Limits
from .presence import Presence


class PostgresStore(SqlStore):
    def __init__(self, address: str, limits: Limits = LIMITS) -> None:
        owner = new_owner()
        super().__init__(PostgresEngine(address, owner, limits), owner)
        self.address = address
        self._presence = Presence(address, owner)

    @classmethod
    async def start(cls, address: str, limits: Limits = LIMITS) -> "PostgresStore":
        """Bring the schema of the database up to date."""
        store = cls(address, limits)
        try:
            await store._engine.write(migrate, long=True)
        except BaseException:
            await asyncio.shield(store.close())
            raise
        return store

    @staticmethod
    def transaction(address: str) -> AbstractContextManager[Session]:
        return transaction(address)

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        self._shards = shards
        owners = await self._presence.enter(shards, key)
        await self._engine.write(lambda db: claims.release(db, owners))

    async def listen(self, heard: Callable[[str], None]) -> None:
        def hear(word: str) -> None:
            """Not of news that others deliver: of four processes three would look in vain."""
            what, number = word.split()
            if what == "due" or self._shards is None or self._shards.deliver(int(number)):
                heard(word)

        await self._presence.listen(hear)

    @property
    def leads(self) -> bool:
        return self._presence.leads

    makes_copies = False

    async def backup(self, to: Path) -> None:
        raise StoreFault(f"{to}: a server is copied with pg_dump, not by this program")

    async def close(self) -> None:
        await self._presence.leave()
        await super().close()
