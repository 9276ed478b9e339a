"""The answer to COMMIT is lost: people are told the true outcome, or that nobody knows it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Change, InDoubt, KeptRow, PlaceRow, StoreFault, begin_attempt
from db.postgres import PostgresStore
from tables import Answer, Why
from tests.db.rows import ROW, news, next_row
from tests.proxy import Proxy, proxy
from tests.tables.world import ANN, BOB, FakeTime, World, refused, world

PIER, BANK = [Answer("", ["site:pier"])], [Answer("", ["site:bank"])]


@pytest.fixture
async def line(database: str, tmp_path: Path) -> AsyncIterator[Proxy]:
    async with world(database) as w:
        await w.start("quay", [ANN, BOB])
    async with proxy(tmp_path, database) as made:
        yield made


@pytest.fixture
async def w(line: Proxy) -> AsyncIterator[World]:
    """Yield a house whose store is at the other end of a line."""
    store = await PostgresStore.start(line.address)
    yield World(store, FakeTime())
    await store.close()


async def decisions(database: str) -> int:
    async with world(database) as w:
        return (await w.tables.finding.table(1)).decisions


async def test_what_was_saved_is_not_called_lost(w: World, line: Proxy, database: str) -> None:
    line.fail("after")
    await w.tables.play.answer_line(1, ANN, PIER, press=1)
    line.fail("after")
    await w.tables.play.answer_line(1, BOB, BANK)  # only its own row shows that it happened
    assert await decisions(database) == 2
    assert (await w.tables.finding.table(1)).decisions == 2


async def test_what_never_arrived_is_called_so(w: World, line: Proxy, database: str) -> None:
    await w.tables.play.question(1, ANN)
    for press in (1, None):
        line.fail("before")
        assert await refused(w.tables.play.answer_line(1, ANN, PIER, press)) is Why.NOT_SAVED
        assert await decisions(database) == 0
    await w.tables.play.answer_line(1, ANN, PIER, 1)
    assert await decisions(database) == 1


@pytest.mark.parametrize("fate", ["before", "after"])
async def test_what_cannot_be_looked_up_is_not_known_and_a_second_press_does_no_harm(
    w: World, line: Proxy, database: str, fate: str
) -> None:
    line.fail("before" if fate == "before" else "after", closes=True)
    assert await refused(w.tables.play.answer_line(1, ANN, PIER, 1)) is Why.NOT_KNOWN
    line.closed = False
    stood = await decisions(database)
    assert stood == (fate == "after")
    if stood:
        assert await refused(w.tables.play.answer_line(1, ANN, PIER, 2)) is Why.NOT_ASKED
    else:
        await w.tables.play.answer_line(1, ANN, PIER, 2)
    again = await w.tables.play.answer_line(1, ANN, PIER, 2 - stood)
    assert again.events == []
    assert await decisions(database) == 1


async def test_a_line_that_breaks_before_the_commit_costs_nothing(
    w: World, line: Proxy, database: str
) -> None:
    line.cut()
    await w.tables.play.answer_line(1, ANN, PIER, 1)
    line.cut()
    assert (await w.tables.finding.table(1)).decisions == await decisions(database) == 1


async def test_what_people_prefer_is_looked_up_as_well(w: World, line: Proxy) -> None:
    store = w.store
    line.fail("after")
    await store.save_person(ANN, KeptRow(0, b"first"))
    line.fail("before")
    with pytest.raises(StoreFault) as fault:
        await store.save_person(ANN, KeptRow(1, b"second"))
    assert not isinstance(fault.value, InDoubt)
    line.fail("after")
    await store.save_guild(7, KeptRow(0, b"rules"))
    kept = await store.person(ANN), await store.guild(7)
    assert kept == (KeptRow(1, b"first"), KeptRow(1, b"rules"))


async def test_what_cannot_be_looked_up_is_in_doubt(w: World, line: Proxy) -> None:
    store, row = w.store, ROW._replace(id=9)
    await store.commit(Change(row=row))
    line.fail("after", closes=True)
    with pytest.raises(InDoubt):
        await store.commit(Change(row=next_row(row), news=[news("a", target=9)]))
    line.closed = False
    assert len(await store.news_for(PlaceRow("thread", 9))) == 1


async def test_a_press_knows_whether_anything_of_it_is_written(w: World, line: Proxy) -> None:
    attempt = begin_attempt(60)
    assert await w.store.new_id()
    line.fail("before")
    assert await refused(w.tables.play.answer_line(1, ANN, PIER, 1)) is Why.NOT_SAVED
    assert not attempt.written
    line.fail("after")
    await w.tables.play.answer_line(1, ANN, PIER, 1)
    assert attempt.written
    line.closed = True
    line.cut()
    assert await refused(w.tables.play.view(1, ANN)) is Why.NOT_READ
