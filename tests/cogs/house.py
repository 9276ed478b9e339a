"""The whole program as ./run starts it, but on the stand-in, with a store in a folder."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from cogs.app import Emberboard
from db import SqliteStore
from tables import House, Status, Table, Tables
from tables.sender import PINGS
from tables.timing import RealTime
from tests.bench import Bench, bench

DAY = 24 * 3600
NEVER = -1  # so many milliseconds apart are no two clicks
PEOPLE = ("anna", "boris", "clara", "dina", "emil")


class LeapTime(RealTime):
    """The real time, but for leaps."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@asynccontextmanager
async def at_home(
    folder: Path,
    people: Iterable[str] = PEOPLE,
    *,
    seed: bytes | None = None,
    double: int = NEVER,
) -> AsyncIterator[Bench]:
    """With a seed, everything that is left to chance comes out the same each time. People in
    tests are quicker than double clicks, so nothing is one unless a test says how long."""
    store = await SqliteStore.start(folder / "tables.sqlite")
    time = LeapTime()

    def make(**options: Any) -> Emberboard:
        house = House(store, time, double=double)
        if seed is not None:
            house.new_seed, house.random = lambda: seed, Random(seed)
        return Emberboard(Tables(house), folder, **options)

    try:
        async with bench(make, people) as it:
            yield it
    finally:
        await store.close()


def app_of(table: Bench) -> Emberboard:
    assert isinstance(table.client, Emberboard)
    return table.client


async def tables_of(table: Bench, status: Status = Status.RUNNING) -> list[Table]:
    """Every table at which somebody of the bench sits."""
    mine = app_of(table).tables.finding.mine
    found = {it.id: it for person in table.people.values() for it in await mine(person.id, status)}
    return [found[number] for number in sorted(found)]


async def all_told(table: Bench, patience: int = 500) -> None:
    """Waits until nothing is left in the outbox that could be delivered now, and no call has to
    go another way."""
    house = app_of(table).tables.house
    for _ in range(patience):
        waiting = await house.store.waiting_news(house.time.now(), [])
        if not waiting and not await house.store.stranded_news(PINGS):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the outbox does not get empty")


def leap(table: Bench, seconds: int) -> None:
    """So much later, what became due meanwhile is done."""
    house = app_of(table).tables.house
    assert isinstance(house.time, LeapTime)
    house.time.ahead += seconds
    house.woken.set()
    house.told.set()


async def next_day(table: Bench) -> None:
    """Until the letters of the next day are there."""
    house = app_of(table).tables.house
    leap(table, DAY)
    for _ in range(500):
        if not await house.store.letters_due(house.time.now()):
            break
        await asyncio.sleep(0.01)
    await all_told(table)
    await table.quiet()
