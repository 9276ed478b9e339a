"""The disk is full, the file is locked, or a read fails, at every statement of every act.

The answer says so, nothing is half done, and the same press may be tried again.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from db import Conflict, SqliteStore, begin_attempt
from tables import Answer, Refused, Settings, Why
from tables.base.model import DAY
from tests.faulty import FAULTS, Plan
from tests.marks import all_long_but
from tests.stores import waiting_news

from .acts import ACTS, IN_PARTS, QUAY, RIVAL, VOTED, do, furnish, parts_of
from .places import content, renew
from .world import ANN, BOB, CAT, NOON, FakeTime, World, refused, world

# One act of each kind: in a lobby, in a draft, final, secret, by vote, and outside of games.
SHORT = ("join", "choose", "confirm", "sealed", "undo", "ahead", "guess", "lesson")


@pytest.fixture
async def furnished(tmp_path: Path) -> Path:
    path = tmp_path / "furnished.sqlite"
    async with world(str(path)) as w:
        await furnish(w)
    return path


@pytest.mark.parametrize("name", all_long_but(SHORT, ACTS))
async def test_a_fault_of_the_store_leaves_nothing_half_done(
    furnished: Path, tmp_path: Path, name: str
) -> None:
    act, path, plan = ACTS[name], tmp_path / "tried.sqlite", Plan()
    before = content(furnished)
    renew(furnished, path)
    assert await do(path, act, plan) is None
    after = content(path)
    assert before != after
    for number, (statement, reading) in enumerate(parts_of(plan), 1):
        for done_first in (False, True) if statement == "COMMIT" else (False,):
            renew(furnished, path)
            why = await do(path, act, plan, number, after=done_first)
            listed = why is None and name in IN_PARTS  # except a list kept outside the store
            assert listed or why in ways(reading, done_first), plan.failed
            assert content(path) in (before, after) or name in IN_PARTS
            if why is None:
                assert content(path) == after
                continue
            assert await do(path, act, plan) is None
            assert content(path) == after, plan.failed


def ways(reading: bool, done: bool) -> Sequence[Why | None]:
    """Return the answers that people may get after a fault in a transaction.

    ``done``: COMMIT succeeded and only its answer was lost; the outcome is looked up if possible.
    """
    if reading:
        return [Why.NOT_READ]
    return [None, Why.NOT_KNOWN] if done else [Why.NOT_SAVED]


async def test_what_cannot_even_be_looked_up_is_not_known(furnished: Path, tmp_path: Path) -> None:
    """The change was saved, but its answer was lost; pressing the button again does not
    repeat it."""
    act, path, plan = ACTS["confirm"], tmp_path / "tried.sqlite", Plan()
    renew(furnished, path)
    assert await do(path, act, plan) is None
    after, parts = content(path), parts_of(plan)
    commit = 1 + max(n for n, part in enumerate(parts) if part == ("COMMIT", False))

    def again() -> None:
        plan.instead = None
        plan.arm(1)
        raise sqlite3.OperationalError(FAULTS[0])

    plan.instead = again
    renew(furnished, path)
    assert await do(path, act, plan, commit, after=True) is Why.NOT_KNOWN
    assert content(path) == after
    assert await do(path, lambda w: w.tables.play.confirm(RIVAL, ANN, "0.1", press=10), plan) in (
        Why.STALE, Why.NOT_ASKED,
    )  # fmt: skip
    assert content(path) == after


async def test_a_table_is_created_once_whatever_fails(furnished: Path, tmp_path: Path) -> None:
    path, plan = tmp_path / "tried.sqlite", Plan()

    async def create(w: World) -> None:
        await w.tables.lobby.create(CAT, Settings(game="quay", seats=2), press=9)

    before = len(content(furnished)["tables"])
    for number in range(1, 100):
        renew(furnished, path)
        why = await do(path, create, plan, number)
        assert len(content(path)["tables"]) == before + (plan.failed is None)
        if plan.failed is None:
            return
        assert why in (Why.NOT_SAVED, Why.NOT_READ)
        assert await do(path, create, plan) is None
        assert await do(path, create, plan) is None
        assert len(content(path)["tables"]) == before + 1


async def pieces(furnished: Path, path: Path, plan: Plan) -> AsyncIterator[World]:
    """Yield one world after the other in which one statement fails: the first, then the second, and
    so on to the last."""
    for number in range(1, 1000):
        renew(furnished, path)
        store = await SqliteStore.start(path, plan.connect)
        plan.arm(number, FAULTS[number % len(FAULTS)])
        try:
            yield World(store, FakeTime())
        finally:
            await store.close()
        if plan.failed is None:
            return


async def patiently(w: World, step: Callable[[], Awaitable[object]]) -> None:
    """Try a step three times, two minutes apart, as a task that never ends would."""
    for _ in range(3):
        with suppress(Refused):
            await step()
        w.time.at += 120


async def test_news_is_shown_once_whatever_fails(tmp_path: Path) -> None:
    path = tmp_path / "few.sqlite"
    async with world(str(path)) as w:
        await w.start("quay", [ANN, BOB])
        await w.tables.watching.watch(1, 70, "turn")
        await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    expected: list[str] = []
    plan = Plan()
    async for w in pieces(path, tmp_path / "tried.sqlite", plan):
        await patiently(w, w.sender.deliver_all)
        plan.left = 0
        assert await waiting_news(w.store, w.time.at) == []
        told = sorted(w.listener.told())
        expected = expected or told
        assert told == expected
        assert w.listener.calls == len(w.listener.shown)
    assert expected.count("Moved") == 2


@pytest.mark.long
async def test_what_is_due_is_done_whatever_fails(furnished: Path, tmp_path: Path) -> None:
    """Nine days later there are time-outs, nudges and a closing vote."""
    expected: list[Any] = []
    plan = Plan()
    async for w in pieces(furnished, tmp_path / "tried.sqlite", plan):
        w.time.at = NOON + 9 * DAY
        await patiently(w, w.tables.timekeeper.catch_up)
        plan.left = 0
        assert await w.store.due(w.time.at, 10) == []
        rows = content(Path(w.store.address))
        told = sorted((row["table_id"], row["topic"]) for row in rows["outbox"])
        assert (VOTED, "VoteReminder") in told
        assert (VOTED, "Undone") not in told
        found = [(n, topic) for n, topic in told if n != VOTED and topic != "Nudge"]
        expected = expected or found
        assert found == expected
    assert (QUAY, "Overdue") in expected


async def test_who_is_stopped_in_the_middle_of_saving_goes_when_it_is_saved(
    furnished: Path, tmp_path: Path
) -> None:
    """If a cancelled task ended earlier, the next one would read the old state and conflict."""
    act, path, plan = ACTS["line"], tmp_path / "tried.sqlite", Plan()
    renew(furnished, path)
    await do(path, act, plan)
    assert plan.seen[-1] == "COMMIT"
    saving, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        saving.set()
        go_on.wait(120)

    renew(furnished, path)
    store = await SqliteStore.start(path, plan.connect)
    plan.arm(len(plan.seen))
    plan.instead = hold
    try:
        stopped = asyncio.ensure_future(act(World(store, FakeTime())))
        await asyncio.to_thread(saving.wait)
        stopped.cancel()
        await asyncio.wait([stopped], timeout=0.02)
        assert not stopped.done()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await stopped
        assert (await World(store, FakeTime()).tables.finding.table(QUAY)).decisions == 1
    finally:
        go_on.set()
        await store.close()


async def test_what_somebody_else_was_quicker_with_is_done_soon(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(address) as w:
        await w.start("quay", [ANN, BOB])
        await w.tables.seats.leave(1, ANN)
        commit = w.store.commit

        async def too_slow(*changes: Any) -> None:
            monkeypatch.setattr(w.store, "commit", commit)
            raise Conflict("another process")

        monkeypatch.setattr(w.store, "commit", too_slow)
        before = await w.tables.finding.table(1)
        await w.tables.timekeeper.catch_up()
        assert (await w.tables.finding.table(1)).decisions == before.decisions
        w.time.at += 1
        await w.tables.timekeeper.catch_up()
        assert (await w.tables.finding.table(1)).decisions > before.decisions


async def test_a_press_waits_no_longer_than_it_may_for_whoever_is_at_the_table(
    tmp_path: Path,
) -> None:
    """The press says that nothing was saved, looks show the table, and the other change goes on."""
    async with world(str(tmp_path / "tables.sqlite")) as w:
        await w.start("quay", [ANN, BOB])

        async def pressed() -> Why:
            begin_attempt(0.05)
            line = [Answer("", ["site:pier"])]
            return await refused(w.tables.play.answer_line(1, ANN, line, press=1))

        async with w.house.change(1) as opened:
            assert await asyncio.create_task(pressed()) is Why.NOT_SAVED
            assert (await w.tables.play.view(1, BOB))["sites"]["pier"] == -1
            opened.table.settings = replace(opened.table.settings, manners="Be quick.")
        table = await w.tables.finding.table(1)
        assert (table.decisions, table.settings.manners) == (0, "Be quick.")
