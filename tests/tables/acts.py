"""Acts of people at tables of every kind, for tests that break off each of their statements."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from db import SqliteStore
from tables import Answer, KeyedHashes, Refused, Settings, Whither, Why
from tables.base.model import DAY
from tests.faulty import FAULTS, Plan

from .world import ANN, BOB, CAT, NOON, FakeTime, World

KEY = bytes(32)  # the same hashes of forgotten people in all runs

Act = Callable[[World], Awaitable[object]]

RIVAL, QUAY, MASKS, LOBBY, VOTED, BORROWED, MOVING = range(1, 8)
GROUP = 5_000


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
    settings = Settings(game="quay", seats=2, seating="as_joined")
    await w.tables.lobby.create(ANN, settings, channel=GROUP, borrowed=0)
    await w.tables.lobby.join(BORROWED, BOB)
    await w.tables.lobby.start(BORROWED, ANN)
    await w.start("quay", [ANN, BOB])
    await w.tables.moving.ask(MOVING, ANN, Whither(900, guild=9, afar=[BOB]))
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
    "borrowed": lambda w: w.tables.play.answer_line(
        BORROWED, ANN, [Answer("", ["site:bank"])], press=9
    ),
    "moved": lambda w: w.tables.voting.vote(MOVING, BOB, 1, agree=True, press=9),
    "guess": lambda w: w.tables.guesses.guess(QUAY, CAT, 1, 1),
    "lesson": lambda w: w.tables.lessons.begin(CAT, "bonfire.first", "sea", press=9),
    "forget": lambda w: w.tables.privacy.delete(BOB),
}


# Acts of several changes, one for each table; a fault may leave some for the next attempt.
IN_PARTS = ("forget",)


COUNTING = ("deletions", "scrubs")  # these SQL tables count failed attempts, too


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


def parts_of(plan: Plan) -> list[tuple[str, bool]]:
    """Return the statements that were seen, and for each if it belongs to a read."""
    parts, opening = list[tuple[str, bool]](), 0
    for statement in plan.seen:
        if statement.startswith("PRAGMA"):  # sent as a connection opens
            opening += 1
        elif statement.startswith("BEGIN"):
            reading = statement == "BEGIN DEFERRED"
            parts += [("PRAGMA", reading)] * opening + [(statement, reading)]
            opening = 0
        else:
            parts.append((statement, parts[-1][1]))
    return parts
