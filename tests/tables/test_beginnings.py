"""A press first reads its person and table in one statement; that read is used to open the table
unless somebody has changed it since."""

import asyncio
from contextvars import Context
from typing import Any

import pytest

from db import PressRow, Repeated, begin_attempt
from tables import Answer
from tests import stores
from tests.tables.world import ANN, BOB, World

PRESS = 77


async def counted(w: World, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """List the tables that are read from here on, apart from the first reads of presses."""
    read, store_open = list[int](), w.store.open

    async def open_(table: int, *rest: Any, **given: Any) -> Any:
        read.append(table)
        return await store_open(table, *rest, **given)

    monkeypatch.setattr(w.store, "open", open_)
    return read


async def test_a_table_is_opened_with_what_the_press_began_with(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await w.start("quay", [ANN, BOB])
    read = await counted(w, monkeypatch)
    begun = await w.house.beginnings.read(1, ANN, PRESS)
    assert begun.profile == await w.house.profiles.of(ANN)
    assert (await w.tables.finding.stored(1)).id == 1
    assert (await w.tables.play.question(1, ANN)).question is not None
    assert read == []
    await w.tables.play.question(1, ANN)
    assert read == [1], "it is taken once"


async def test_what_was_changed_since_is_read_anew(w: World) -> None:
    """Somebody answers between the first read of a press and its change."""
    await w.start("quay", [ANN, BOB])
    await w.house.beginnings.read(1, BOB, PRESS)
    answer = w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    await asyncio.create_task(answer, context=Context())
    assert (await w.tables.play.question(1, BOB)).question is not None


async def test_a_press_is_claimed_with_its_first_change(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    press = PressRow(1, ANN, "confirm", 5_000)
    attempt = begin_attempt(60)
    await w.house.beginnings.read(1, ANN, PRESS)
    assert await w.tables.presses.first(press)
    assert not await w.tables.presses.first(press._replace(at=5_001))
    assert await w.store.presses_by(ANN) == []
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])], PRESS)
    assert await w.store.presses_by(ANN) == [press]
    assert attempt.claim is None


async def test_what_another_process_has_claimed_changes_nothing(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    press = PressRow(1, ANN, "confirm", 5_000)
    begin_attempt(60)
    await w.house.beginnings.read(1, ANN, PRESS)
    assert await w.tables.presses.first(press)
    other = await stores.start(w.store.address)
    assert await other.claim_press(press._replace(at=4_999), 1_000)
    with pytest.raises(Repeated):
        await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])], PRESS)
    assert (await w.tables.finding.table(1)).decisions == 0
    await other.close()


async def test_a_press_that_changes_nothing_is_known_after_a_restart(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    press = PressRow(1, ANN, "film", 5_000)
    begin_attempt(60)
    await w.house.beginnings.read(1, ANN, PRESS)
    assert await w.tables.presses.first(press)
    await w.tables.presses.handled(press)
    assert await w.store.presses_by(ANN) == [press]
