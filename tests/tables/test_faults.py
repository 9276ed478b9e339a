"""The disk is full, the file is locked, or a read fails, at every statement of every act.

The answer says so, nothing is half done, and the same press may be tried again.
"""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from db import Conflict, SqliteStore, begin_attempt
from tables import Answer, KeyedHashes, Refused, Settings, Why
from tables.base.model import DAY
from tests.faulty import FAULTS, Plan
from tests.stores import waiting_news

from .world import ANN, BOB, CAT, NOON, FakeTime, World, refused, world

KEY = bytes(32)  # the same hashes of forgotten people in all runs

Act = Callable[[World], Awaitable[object]]

RIVAL, QUAY, MASKS, LOBBY, VOTED = 1, 2, 3, 4, 5


async def furnish(w: World) -> None:
    """Make a house with a table in each interesting situation."""
    await w.start("rival", [ANN])
    await w.start("quay", [ANN, BOB])
    await w.start("masks", [ANN, BOB])
    settings = Settings(game="quay", seats=3, seating="as_joined", telling="moves")
    await w.tables.lobby.create(ANN, settings, guild=7)
    await w.tables.lobby.join(LOBBY, BOB)
    await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(VOTED, ANN, [Answer("", ["site:pier"])])
    await w.tables.play.answer_line(VOTED, BOB, [Answer("", ["site:bank"])])
    await w.tables.undo.undo(VOTED, ANN, 0, decisions=2)
    panel = await w.tables.play.question(RIVAL, ANN)
    await w.tables.play.choose(RIVAL, ANN, panel.step, ["heap:1"])


async def lay_ahead(w: World) -> None:
    step = (await w.tables.ahead.question(QUAY, BOB)).step
    await w.tables.ahead.choose(QUAY, BOB, step, ["site:bank"], press=9)


ACTS: dict[str, Act] = {
    "join": lambda w: w.tables.lobby.join(LOBBY, CAT, press=9),
    "start": lambda w: w.tables.lobby.start(LOBBY, ANN, press=9),
    "choose": lambda w: w.tables.play.choose(RIVAL, ANN, "0.1", ["2"], press=9),
    "confirm": lambda w: w.tables.play.confirm(RIVAL, ANN, "0.1", press=9),
    "line": lambda w: w.tables.play.answer_line(QUAY, ANN, [Answer("", ["site:bank"])], press=9),
    "sealed": lambda w: w.tables.play.answer_line(MASKS, BOB, [Answer("", ["card:1:0"])], press=9),
    "undo": lambda w: w.tables.voting.vote(VOTED, BOB, 1, agree=True, press=9),
    "lend": lambda w: w.tables.seats.lend(QUAY, ANN, CAT, NOON + DAY, press=9),
    "leave": lambda w: w.tables.seats.leave(QUAY, ANN, press=9),
    "stand": lambda w: w.tables.standing.add(RIVAL, ANN, ["heap:2"], press=9),
    "ahead": lay_ahead,
    "end": lambda w: w.tables.seats.propose_end(QUAY, ANN, press=9),
    "note": lambda w: w.tables.notes.add(QUAY, ANN, "keep the gold", press=9),
    "thread": lambda w: w.tables.watching.set_thread(QUAY, 555),
    "forget": lambda w: w.tables.privacy.delete(BOB),
}


# Done table by table, each completely; the next attempt does the rest.
IN_PARTS = ("forget",)


@pytest.fixture
async def furnished(tmp_path: Path) -> Path:
    path = tmp_path / "furnished.sqlite"
    async with world(str(path)) as w:
        await furnish(w)
    return path


COUNTING = ("deletions", "scrubs")  # these count attempts


def content(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of all tables, without random values."""
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [without_nonce(row) for row in db.execute(f"SELECT * FROM {name}")]
            for (name,) in names
            if name not in COUNTING
        }


def renew(furnished: Path, path: Path) -> None:
    """Restore the file, and remove what the last attempt may have left beside it."""
    for part in path.parent.glob(f"{path.name}*"):
        part.unlink()
    shutil.copy(furnished, path)


def without_nonce(row: sqlite3.Row) -> dict[str, Any]:
    return {key: value for key, value in zip(row.keys(), row, strict=True) if key != "nonce"}


async def do(
    path: Path, act: Act, plan: Plan, number: int = 0, *, after: bool = False
) -> Why | None:
    """Do an act, with a fault at one statement if any; return why it was refused."""
    store = await SqliteStore.start(path, plan.connect)
    plan.arm(number, FAULTS[number % len(FAULTS)], after=after)
    try:
        await act(World(store, FakeTime(), hashes=KeyedHashes(KEY)))
    except Refused as refused:
        return refused.why
    finally:
        plan.left = 0
        plan.counting = False
        await store.close()
    return None


@pytest.mark.parametrize("name", ACTS)
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


def parts_of(plan: Plan) -> list[tuple[str, bool]]:
    """Return the statements that were seen, and for each if it belongs to a read."""
    parts, opening = list[tuple[str, bool]](), 0
    for statement in plan.seen:
        if statement.startswith("PRAGMA"):  # a new connection
            opening += 1
        elif statement.startswith("BEGIN"):
            reading = statement == "BEGIN DEFERRED"
            parts += [("PRAGMA", reading)] * opening + [(statement, reading)]
            opening = 0
        else:
            parts.append((statement, parts[-1][1]))
    return parts


def ways(reading: bool, done: bool) -> Sequence[Why | None]:
    """Return the answers that people may get after a fault in a transaction.

    ``done``: the fault is that of the answer to COMMIT, which is looked up where that is possible.
    """
    if reading:
        return [Why.NOT_READ]
    return [None, Why.NOT_KNOWN] if done else [Why.NOT_SAVED]


async def test_what_cannot_even_be_looked_up_is_not_known(furnished: Path, tmp_path: Path) -> None:
    """A second press of the same button does nothing twice."""
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
    """Yield a house for each statement that can fail, until none is left."""
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
    """Try a step again after a while, as an endless task would."""
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
    """Otherwise the next one would read the old state and run into a conflict."""
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
