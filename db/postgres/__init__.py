"""The store on a PostgreSQL server."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from ..engine import Session
from ..faults import StoreFault
from ..migrations import HEAD, migrate
from ..records import Shards
from ..sql import SqlStore, claims
from ..sql.asking import new_owner
from .engine import PostgresEngine, transaction
from .faults import shown
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
        """Open the store, and bring the schema of its database up to date."""
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
            """Pass on an announcement, unless it is of news that other processes deliver."""
            what, number = word.split()
            if what == "due" or self._shards is None or self._shards.deliver(int(number)):
                heard(word)

        await self._presence.listen(hear)

    @property
    def leads(self) -> bool:
        return self._presence.leads

    @staticmethod
    def checked(address: str) -> str:
        """Read every row of a database and return a line about it. The database may be in use, or a
        standby."""
        with transaction(address) as db:
            tables = db.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
            if ("schema",) not in tables:
                raise StoreFault(f"{shown(address)} holds no store")
            for (table,) in tables:
                db.rows(f"SELECT sum(length(it::text)) FROM {table} AS it")
            ((version,),) = db.rows("SELECT max(version) FROM schema")
        if not 0 < version <= HEAD:
            raise StoreFault(
                f"{shown(address)} has schema {version}, this program knows 1 to {HEAD}"
            )
        return f"{shown(address)}: every row can be read, schema {version}"

    makes_copies = False

    async def backup(self, to: Path) -> None:
        raise StoreFault(f"{to}: a server is copied with pg_dump, not by this program")

    async def close(self) -> None:
        await self._presence.leave()
        await super().close()
