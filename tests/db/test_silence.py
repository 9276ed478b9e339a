"""The server is silent, or waits for somebody else.

Everybody who asks is told so in time, readable data is read, and everything goes on afterwards.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cogs.app.client import ANSWERED_WITHIN
from db import Change, InDoubt, StoreFault, Unread, begin_attempt
from db.postgres import PostgresStore
from db.postgres.limits import LIMITS, Limits
from tables import Answer, Why
from tests.db.rows import ROW, news, next_row
from tests.proxy import Proxy, proxy
from tests.stores import ask, locked
from tests.tables.world import ANN, BOB, FakeTime, World, refused, world

HURRIED = Limits(lock=0.3, statement=0.4, answer=0.5, look=0.3)
PIER = [Answer("", ["site:pier"])]
DISCORD_WAITS = 3  # seconds for an acknowledgement


@pytest.fixture
async def line(database: str, tmp_path: Path) -> AsyncIterator[Proxy]:
    async with world(database) as w:
        await w.start("quay", [ANN, BOB])
    async with proxy(tmp_path, database) as made:
        yield made


@pytest.fixture
async def w(line: Proxy) -> AsyncIterator[World]:
    store = await PostgresStore.start(line.address, HURRIED)
    yield World(store, FakeTime())
    line.silent = False
    await store.close()


async def outcome(asked: Awaitable[Any]) -> object:
    try:
        return await asked
    except StoreFault as fault:
        return type(fault)


def test_a_press_is_answered_before_discord_gives_it_up() -> None:
    """The longest way is a change whose answer is lost and cannot be looked up."""
    assert LIMITS.lock < LIMITS.statement < LIMITS.answer
    assert LIMITS.answer + LIMITS.look <= ANSWERED_WITHIN < DISCORD_WAITS


async def test_a_server_that_says_nothing_is_not_waited_for(w: World, line: Proxy) -> None:
    """Ten looks and ten changes fail in time; when the server answers again, the store works."""
    row = ROW._replace(id=9)
    await w.store.commit(Change(row=row))
    line.silent = True
    looks = [outcome(w.store.open(1, None)) for _ in range(10)]
    acts = [outcome(w.store.commit(Change(row=next_row(row)))) for _ in range(10)]
    assert set(await asyncio.gather(*looks)) == {Unread}
    assert set(await asyncio.gather(*acts)) == {StoreFault}
    assert line.silent
    line.silent = False
    assert await w.store.open(1, None) is not None
    await w.store.commit(Change(row=next_row(row)))


async def test_nobody_is_taken_in_by_a_server_that_says_nothing(line: Proxy) -> None:
    store = PostgresStore(line.address, HURRIED)
    line.silent = True
    assert await outcome(store.open(1, None)) is Unread
    assert line.silent
    line.silent = False
    assert await store.open(1, None) is not None
    await store.close()


async def test_a_commit_that_is_never_answered_is_looked_up(w: World, line: Proxy) -> None:
    line.fail("never")
    await w.tables.play.answer_line(1, ANN, PIER, press=1)
    assert (await w.tables.finding.table(1)).decisions == 1


async def test_if_nothing_is_answered_any_more_it_is_not_known(
    w: World, line: Proxy, database: str
) -> None:
    line.fail("never", hushes=True)
    assert await refused(w.tables.play.answer_line(1, ANN, PIER, press=1)) is Why.NOT_KNOWN
    assert line.silent
    line.silent = False
    again = await w.tables.play.answer_line(1, ANN, PIER, press=1)
    assert again.events == []
    assert (await w.tables.finding.table(1)).decisions == 1


async def test_a_lock_of_somebody_else_stops_no_look(w: World, database: str) -> None:
    """While the lock is held, ten presses are told that they were not saved, and looks show the
    table."""
    with locked(database, "outbox"):
        presses = [
            refused(w.tables.play.answer_line(1, ANN, PIER, press=number)) for number in range(10)
        ]
        looks = [w.tables.play.view(1, BOB) for _ in range(10)]
        told = asyncio.gather(*presses)
        seen = await asyncio.gather(*looks)
        assert all(view == seen[0] for view in seen)
        assert set(await told) == {Why.NOT_SAVED}
    await w.tables.play.answer_line(1, ANN, PIER, press=11)
    assert (await w.tables.finding.table(1)).decisions == 1


async def test_a_press_waits_no_longer_than_it_may_however_much_it_asks(
    w: World, line: Proxy
) -> None:
    attempt = begin_attempt(1.2)
    line.silent = True
    told = [await outcome(w.store.open(1, None)) for _ in range(50)]
    assert line.silent
    assert set(told) == {Unread}
    assert attempt.left < 0.1


async def test_what_nobody_waits_for_is_given_its_time(w: World, database: str) -> None:
    async def soon(seconds: float) -> None:
        await asyncio.sleep(seconds)
        free.set()

    free = asyncio.Event()
    with psycopg.connect(database) as db:
        db.execute("LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE")
        tidied = asyncio.create_task(w.store.tidy(0))
        await soon(3 * HURRIED.answer)
        assert not tidied.done()
        db.rollback()
        await tidied


async def test_the_server_knows_the_limits(database: str) -> None:
    """The server itself ends waits, so that a lost client holds no lock for long. Limits in the
    address take precedence."""
    own = f"{database}&options=-c%20lock_timeout%3D700"
    for address, lock in ((database, "1200ms"), (own, "700ms")):
        store = await PostgresStore.start(address)
        for name, value in (
            ("lock_timeout", lock),
            ("statement_timeout", "1500ms"),
            ("idle_in_transaction_session_timeout", "5s"),
            ("tcp_keepalives_idle", "0"),  # local sockets have none
        ):
            assert await ask(store, f"SHOW {name}") == [(value,)], name
        await store.close()


async def test_whoever_says_nothing_in_a_transaction_holds_its_locks_no_longer(
    line: Proxy, database: str
) -> None:
    """A connection can break unnoticed; after a while the server itself releases its locks."""
    quiet = Limits(lock=0.3, statement=0.4, answer=0.5, look=0.3, idle=0.6)
    store = await PostgresStore.start(line.address, quiet)
    other = await PostgresStore.start(database, Limits(lock=9, statement=9, answer=9))
    await other.commit(Change(row=ROW._replace(id=9)))
    change = Change(row=next_row(ROW._replace(id=9)), news=[news("a", target=9)])
    line.fail("lost")
    assert await outcome(store.commit(change)) is StoreFault  # it ended with its connection
    line.fail("lost", hushes=True)
    assert await outcome(store.commit(change)) is InDoubt
    await other.commit(Change(row=next_row(ROW._replace(id=9))))
    line.silent = False
    await store.close()
    await other.close()
