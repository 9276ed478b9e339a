"""The whole program as ./run starts it, but on the stand-in, with a store in a folder."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.app import Emberboard
from db import SqliteStore
from tables import House, Tables
from tests.bench import Bench, bench


@asynccontextmanager
async def at_home(
    folder: Path, people: Iterable[str] = ("anna", "boris", "clara", "dina")
) -> AsyncIterator[Bench]:
    store = await SqliteStore.start(folder / "tables.sqlite")

    def make(**options: Any) -> Emberboard:
        return Emberboard(Tables(House(store)), folder, **options)

    try:
        async with bench(make, people) as it:
            yield it
    finally:
        await store.close()
