"""Before a new version of the program goes live: can it go on with every running table of a store?
Whatever the rules say to a table, it is told, not raised."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from db import Store

from ..base.keeping import revive, unpack_table
from ..base.model import Status


@dataclass(frozen=True, slots=True)
class Checked:
    table: int
    game: str
    again: int = 0  # answers that would be asked again
    fault: str = ""  # why it would not load


async def check(store: Store) -> AsyncIterator[Checked]:
    for table in await store.numbers(Status.RUNNING):
        yield await check_table(store, table)


async def check_table(store: Store, table: int) -> Checked:
    opened = await store.open(table, None)
    game = opened.row.game if opened is not None else "?"
    try:
        if opened is None or opened.game is None:
            raise ValueError("there is no game at it")
        again = len(revive(unpack_table(opened.row.body), opened.game).dropped)
    except Exception as fault:  # of whatever kind: the rules of any game are at work here
        return Checked(table, game, fault=f"{type(fault).__name__}: {fault}")
    return Checked(table, game, again)
