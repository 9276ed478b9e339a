"""Counts the round trips to a PostgreSQL server that an answer takes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.postgres import PostgresStore
from tables import Answer
from tests.proxy import Proxy, proxy
from tests.stores import PATIENT
from tests.tables.world import ANN, BOB, FakeTime, World

ALONE = 5  # round trips of an answer: two reads, two writes, and a notification
DELIVERED = 18  # round trips of two looks, an answer, and its delivery to the thread


@pytest.fixture
async def away(tmp_path: Path, database: str) -> AsyncIterator[tuple[World, Proxy]]:
    """Start a table on a database server behind a proxy, which counts the round trips."""
    async with proxy(tmp_path, database) as line:
        store = await PostgresStore.start(line.address, PATIENT)
        w = World(store, FakeTime())
        await w.start("quay", [ANN, BOB])
        await w.news()
        await w.tables.play.question(1, ANN)
        yield w, line
        await store.close()


async def test_an_answer_takes_few_ways(away: tuple[World, Proxy]) -> None:
    w, line = away
    line.trips = 0
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])], 5)
    assert line.trips <= ALONE


async def test_an_answer_with_two_looks_and_its_delivery(away: tuple[World, Proxy]) -> None:
    w, line = away
    line.trips = 0
    await w.tables.play.question(1, ANN)
    await w.tables.play.question(1, ANN)
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])], 5)
    await w.sender.deliver_all()
    assert line.trips <= DELIVERED
