"""Several processes of one bot, imitated within one process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

from cogs.app.client import Emberboard
from db.postgres import PostgresStore
from db.postgres.limits import Limits
from tables import House, Minds, Shards, Tables
from tests import stores
from tests.bench import PATIENCE, Bench, bench

from .house import NEVER, QUICK


class Process:
    """One of several bots on the same server, run as tasks instead of as processes."""

    def __init__(
        self, address: str, shards: Shards | None, limits: Limits = stores.PATIENT
    ) -> None:
        self.address = address
        self.shards = shards
        self.limits = limits

    async def begin(self) -> None:
        self.store = await PostgresStore.start(self.address, self.limits)
        await self.store.join(self.shards)
        self.house = House(self.store, double=NEVER)
        seeds = count(1)
        self.house.new_seed, self.house.random = lambda: b"%d" % next(seeds), Random(1)
        self.hearing = asyncio.create_task(self.house.alarms.listen())

    def make(self, **options: Any) -> Emberboard:
        return Emberboard(Tables(self.house, Minds(here=QUICK)), shards=self.shards, **options)

    async def end(self) -> None:
        self.hearing.cancel()
        await asyncio.gather(self.hearing, return_exceptions=True)
        await self.store.close()


@asynccontextmanager
async def processes(address: str, *shards: Shards | None) -> AsyncIterator[Bench]:
    """Run a process for each of these shards; the first one is the bench's own."""
    async with on_bench(*(Process(address, some) for some in shards)) as table:
        yield table


@asynccontextmanager
async def on_bench(*held: Process) -> AsyncIterator[Bench]:
    for it in held:
        await it.begin()
    try:
        async with bench(held[0].make) as table:
            for it in held[1:]:
                await join(table, it)
            try:
                yield table
            finally:
                for client in table.others:
                    await client.close()
                table.others.clear()
    finally:
        for it in held:
            await it.end()


async def join(table: Bench, process: Process) -> None:
    client = process.make(connector=table.sandbox.connector(), guild_ready_timeout=0.5)
    await client.login(table.world.token)
    connecting = asyncio.create_task(client.connect())
    async with asyncio.timeout(PATIENCE):
        await client.wait_until_ready()
    assert not connecting.done()
    table.others.append(client)
