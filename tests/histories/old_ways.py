"""Faults that were mended, brought back, so that it is known that the checker finds them."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

from db import Opened, StoreFault
from db.engine import Lost
from db.sql import SqlStore

OLD = ("none", "torn", "lost")

Reading = Callable[[SqlStore, int, int | None, int | None], Awaitable[Opened | None]]


def bring_back(old: str) -> None:
    """``torn``: a table's row and its game are read apart; ``lost``: of a change whose answer is
    lost it is said that nothing was saved."""
    if old == "torn":
        patch.object(SqlStore, "open", torn(SqlStore.open)).start()
    if old == "lost":
        patch("db.postgres.engine.settled", hopeless).start()


def torn(honest: Reading) -> Reading:
    async def apart(
        store: SqlStore, table: int, press: int | None, known: int | None = None
    ) -> Opened | None:
        row = await honest(store, table, press, known)
        await asyncio.sleep(0.002)
        later = await honest(store, table, press, None)
        if row is None or later is None or row.game is None:
            return row
        return row._replace(game=later.game)

    return apart


async def hopeless(lost: Lost[object], look: object) -> object:
    raise StoreFault(str(lost)) from lost
