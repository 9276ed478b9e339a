"""Brings back mended faults, to prove that the checker finds them."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

from db import Begun, Opened, StoreFault, TopicsAt
from db.engine import Lost
from db.sql import SqlStore

OLD = ("none", "torn", "lost")

Reading = Callable[
    [SqlStore, int, int | None, int | None, TopicsAt | None], Awaitable[Opened | None]
]


def bring_back(old: str) -> None:
    """Bring a mended fault back.

    ``torn`` reads a table's row and its game apart; ``lost`` says of a change whose answer is lost
    that nothing was saved.
    """
    if old == "torn":
        honest = SqlStore.open
        patch.object(SqlStore, "open", torn(honest)).start()
        patch.object(SqlStore, "begin", begun(SqlStore.begin, torn(honest))).start()
    if old == "lost":
        patch("db.postgres.engine.settled", hopeless).start()


def torn(honest: Reading) -> Reading:
    async def apart(
        store: SqlStore,
        table: int,
        press: int | None,
        known: int | None = None,
        told: TopicsAt | None = None,
    ) -> Opened | None:
        row = await honest(store, table, press, known, told)
        await asyncio.sleep(0.002)
        later = await honest(store, table, press, None, None)
        if row is None or later is None or row.game is None:
            return row
        return row._replace(game=later.game)

    return apart


def begun(
    honest: Callable[[SqlStore, int, int, int, int | None], Awaitable[Begun]], apart: Reading
) -> Callable[[SqlStore, int, int, int, int | None], Awaitable[Begun]]:
    async def beginning(
        store: SqlStore, table: int, person: int, press: int, known: int | None
    ) -> Begun:
        read = await honest(store, table, person, press, known)
        return read._replace(opened=await apart(store, table, press, known, None))

    return beginning


async def hopeless(lost: Lost[object], look: object) -> object:
    raise StoreFault(str(lost)) from lost
