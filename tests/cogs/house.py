"""The whole program as ./run starts it, but over the stand-in for Discord, with a store in a
folder."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

from cogs.app.client import Emberboard
from db import SqliteStore
from rules.search import Level
from tables import House, Minds, Status, Table, Tables
from tables.base.timing import RealTime
from tables.telling.lost_places import PINGS
from tests.bench import Bench, bench, until
from tests.cogs.pings import Pings
from tests.stores import outgoing, waiting_news

DAY = 24 * 3600
NEVER = -1  # milliseconds: no two clicks count as one
QUICK = Level("friendly", tries=12, worlds=1, finalists=3, among=3)  # the automas' level in tests
PEOPLE = ("anna", "boris", "clara", "dina", "emil")


NOON = DAY // 2


class LeapTime(RealTime):
    """Real time with leaps; the first one leads to noon, far from every daily hour."""

    def __init__(self) -> None:
        self.offset = 0
        self.offset = (NOON - self.now()) % DAY

    def now(self) -> int:
        return super().now() + self.offset

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        await super().wait(None if until is None else until - self.offset, woken)


@asynccontextmanager
async def at_home(
    folder: Path,
    people: Iterable[str] = PEOPLE,
    *,
    seed: bytes = b"at home",
    double: int = NEVER,
) -> AsyncIterator[Bench]:
    """Run the program with repeatable chance, and with a secret for each table.

    Double clicks are switched off unless a test sets their length, since people in tests press
    faster.
    """
    store = await SqliteStore.start(folder / "tables.sqlite")
    time = LeapTime()
    seeds = chain([seed], (b"%s %d" % (seed, table) for table in count(2)))

    def make(**options: Any) -> Emberboard:
        house = House(store, time, double=double)
        house.new_seed, house.random = lambda: next(seeds), Random(seed)
        return Emberboard(Tables(house, Minds(here=QUICK)), folder, **options)

    try:
        async with bench(make, people) as it:
            pings = Pings(it)
            yield it
            pings.check()
    finally:
        await store.close()


def app_of(table: Bench) -> Emberboard:
    assert isinstance(table.client, Emberboard)
    return table.client


async def tables_of(table: Bench, status: Status = Status.RUNNING) -> list[Table]:
    """Return every table at which somebody of the bench sits."""
    mine = app_of(table).tables.finding.mine
    found = {it.id: it for person in table.people.values() for it in await mine(person.id, status)}
    return [found[number] for number in sorted(found)]


async def all_told(table: Bench) -> None:
    """Wait until all due work is done, all deliverable news delivered, and no call has to go
    another way."""
    house = app_of(table).tables.house

    async def told() -> bool:
        now = house.time.now()
        if await house.store.due(now, 1) or await waiting_news(house.store, now):
            return False
        return not (await outgoing(house.store, now, *PINGS)).stranded

    await until(told, "the outbox to get empty")


def leap(table: Bench, seconds: int) -> None:
    """Move time on by this much, and do all that became due meanwhile."""
    house = app_of(table).tables.house
    assert isinstance(house.time, LeapTime)
    house.time.offset += seconds
    house.alarms.woken.set()
    house.alarms.told.set()


async def next_day(table: Bench) -> None:
    """Move time on until the letters of the next day are there."""
    house = app_of(table).tables.house
    leap(table, DAY)

    async def written() -> bool:
        return not await house.store.letters_due(house.time.now())

    await until(written, "the letters")
    await all_told(table)
    await table.quiet()
