"""The presence of this process among others on a server. One connection holds its locks and its
leadership and hears announcements; losing it means losing all three."""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import psycopg
from psycopg.conninfo import make_conninfo

from ..faults import InUse, StoreFault
from ..migrations import HEAD
from ..records import Shards
from .beside import Beside
from .engine import CHANNEL, CONNECT_SECONDS
from .faults import completed, line, sentence, shown
from .limits import ALIVE
from .locks import KEY, LEADER, OWNER, SCHEMA, SHARD

LOOK = 5.0  # seconds between attempts to lead
AGAIN = 1.0  # seconds until a lost connection is opened again
LOOKS_AT_HOLDER = 5  # tries, since the server may still list a process that has ended
BETWEEN_LOOKS = 0.1  # seconds between two of these tries
ALL = 0  # stands for all shards, whatever their number

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

log = logging.getLogger(__name__)


class Holder(NamedTuple):
    key: int
    name: str
    since: datetime


class Presence:
    def __init__(self, address: str, owner: int) -> None:
        self._address = address
        self._owner = owner
        self._shards: Shards | None = None
        self._key = 0
        self._db: Connection | None = None
        self._beside = Beside()
        self.leads = False

    async def enter(self, shards: Shards | None, key: int) -> list[int]:
        """Register this process. Return the owner numbers of all processes that are present, this
        one's first."""
        return await self._beside.run(self._entered(shards, key))

    async def _entered(self, shards: Shards | None, key: int) -> list[int]:
        self._shards, self._key = shards, key
        name = f"emberboard {os.getpid()} on {socket.gethostname()}"
        try:
            db = await psycopg.AsyncConnection.connect(
                make_conninfo(completed(self._address), **ALIVE),
                autocommit=True,
                connect_timeout=CONNECT_SECONDS,
                application_name=name,
            )
            try:
                owners = await self._enter(db)
            except BaseException:
                await db.close()
                raise
        except psycopg.Error as fault:
            raise StoreFault(sentence(self._address, fault)) from fault
        self._db = db
        return owners

    async def _enter(self, db: Connection) -> list[int]:
        async with db.transaction():
            await rows(db, f"SELECT pg_advisory_xact_lock({SCHEMA}, 0)")
            await rows(db, f"SELECT pg_advisory_lock_shared({SCHEMA}, {HEAD})")
            await self._check_schema(db)
            await self._take_shards(db)
            await self._check_key(db)
            await rows(db, f"SELECT pg_advisory_lock({OWNER}, {self._owner})")
        await rows(db, f"LISTEN {CHANNEL}")
        await self._try_to_lead(db)
        return [self._owner, *(other.key for other in await holders(db, OWNER))]

    async def _check_schema(self, db: Connection) -> None:
        ((found,),) = await rows(db, "SELECT max(version) FROM schema")
        if found != HEAD:
            raise StoreFault(
                f"{shown(self._address)} has schema {found} meanwhile, this program knows {HEAD}: "
                "use a newer program"
            )

    async def _take_shards(self, db: Connection) -> None:
        mine = list(keys(self._shards))
        again = iter(range(LOOKS_AT_HOLDER))
        while other := await rival(db, mine):
            if next(again, None) is None:
                raise InUse(
                    f"{shard_name(other.key)} of {shown(self._address)} is run by another "
                    f"Emberboard ({other.name.removeprefix('emberboard ')}, since "
                    f"{other.since:%Y-%m-%d %H:%M:%S} UTC). Stop that one first, or give this one "
                    "other shards, of the same number in all."
                )
            await asyncio.sleep(BETWEEN_LOOKS)
        for key in mine:
            await rows(db, f"SELECT pg_advisory_lock({SHARD}, {key})")

    async def _check_key(self, db: Connection) -> None:
        """Raise InUse if another process uses another key: all processes have to share one."""
        for other in await holders(db, KEY):
            if other.key != self._key:
                raise InUse(
                    f"Another Emberboard on {shown(self._address)} has another key "
                    f"({other.name.removeprefix('emberboard ')}). Give all of them the same "
                    "EMBERBOARD_KEY: that of the first is in the file key in its data folder."
                )
        await rows(db, f"SELECT pg_advisory_lock_shared({KEY}, {self._key})")

    async def _try_to_lead(self, db: Connection) -> None:
        """Become the leader if there is none."""
        ((self.leads,),) = await rows(db, f"SELECT pg_try_advisory_lock({LEADER}, 0)")

    async def listen(self, heard: Callable[[str], None]) -> None:
        here = asyncio.get_running_loop()

        def hear(word: str) -> None:
            here.call_soon_threadsafe(heard, word)

        await self._beside.run(self._listen(hear))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        while True:
            try:
                await self._listen_while_connected(heard)
            except (psycopg.Error, StoreFault, InUse, TimeoutError) as fault:
                log.warning("nothing is heard of the other processes: %s", line(fault))
                await self._left()
            await asyncio.sleep(AGAIN)

    async def _listen_while_connected(self, heard: Callable[[str], None]) -> None:
        if self._db is None:
            await self._entered(self._shards, self._key)
            heard("told 0")
            heard("due 0")
        assert self._db is not None
        while True:
            async for it in self._db.notifies(timeout=LOOK):
                who, _, word = it.payload.partition(" ")
                if who != str(self._owner):
                    heard(word)
            async with asyncio.timeout(CONNECT_SECONDS):  # a broken connection may never answer
                if self.leads:
                    await rows(self._db, "SELECT 1")
                else:
                    await self._try_to_lead(self._db)

    async def leave(self) -> None:
        if self._db is not None:
            await self._beside.run(self._left())
        self._beside.end()

    async def _left(self) -> None:
        db, self._db, self.leads = self._db, None, False
        if db is not None:
            await db.close()


async def rows(db: Connection, sql: str) -> list[tuple[Any, ...]]:
    cursor = await db.execute(sql.encode())
    return await cursor.fetchall() if cursor.description else []


async def holders(db: Connection, what: int) -> list[Holder]:
    """Return the holders of locks of kind ``what``, except for this connection."""
    found = await rows(
        db,
        "SELECT objid::bigint, application_name, backend_start AT TIME ZONE 'UTC' FROM pg_locks"
        " JOIN pg_stat_activity USING (pid) JOIN pg_database ON pg_database.oid = database"
        f" WHERE locktype = 'advisory' AND granted AND classid::bigint = {what} AND objsubid = 2"
        " AND pg_database.datname = current_database() AND pid != pg_backend_pid()"
        " ORDER BY objid",
    )
    return [Holder(*row) for row in found]


async def rival(db: Connection, mine: Sequence[int]) -> Holder | None:
    """Return a process that has one of these shards, or that counts another number of shards."""
    held = await holders(db, SHARD)
    return next((it for it in held if it.key in mine or it.key >> 16 != mine[0] >> 16), None)


def keys(shards: Shards | None) -> Iterable[int]:
    if shards is None:
        return [ALL]
    return [shards.total << 16 | shard for shard in sorted(shards.held)]


def shard_name(key: int) -> str:
    return f"Shard {key & 0xFFFF} of {key >> 16}" if key else "Every shard"
