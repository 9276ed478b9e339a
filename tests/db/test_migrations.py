"""The schema grows step by step, from every earlier version, all or nothing."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from db import PlaceRow, SqliteStore, StoreFault, TopicsAt, migrations
from db.migrations import HEAD, MIGRATIONS, migrate, statements
from db.sqlite.engine import SqliteEngine, connect
from tests.faulty import Plan

FILLED = Path(__file__).parent / "versions"


def schema(path: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


async def fresh(path: Path) -> list[tuple[str, ...]]:
    await (await SqliteStore.start(path)).close()
    return schema(path)


def test_steps_are_numbered_without_gaps() -> None:
    assert [int(step.name[:4]) for step in MIGRATIONS] == list(range(1, HEAD + 1))


@pytest.mark.parametrize("old", range(HEAD))
async def test_every_earlier_version_becomes_todays(tmp_path: Path, old: int) -> None:
    """Each old store is filled with the rows that a program of that version wrote."""
    path = tmp_path / "old.sqlite"
    engine = SqliteEngine(path, connect)
    await engine.write(partial(migrate, to=old))
    await engine.close()
    assert version(path) == old
    if old:
        with closing(sqlite3.connect(path)) as db:
            db.executescript((FILLED / f"{old:04}.sql").read_text("utf-8"))
    assert await fresh(path) == await fresh(tmp_path / "new.sqlite")
    assert version(path) == HEAD
    if old:
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT game FROM tables").fetchall() == [("quay",)]
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_calls_that_were_struck_out_before_are_not_struck_out_again(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    engine = SqliteEngine(path, connect)
    await engine.write(partial(migrate, to=5))
    await engine.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FILLED / "0005.sql").read_text("utf-8"))
    store = await SqliteStore.start(path)
    assert [row.id for row in await store.messages(1, PlaceRow("thread", 1), "Turn")] == [8]
    await store.close()


async def test_what_was_told_before_there_were_pages_is_not_told_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    engine = SqliteEngine(path, connect)
    await engine.write(partial(migrate, to=9))
    await engine.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FILLED / "0009.sql").read_text("utf-8"))
    store = await SqliteStore.start(path)
    opened = await store.open(1, None, at=TopicsAt("thread", 1, ("Moved", "Turn")))
    assert opened is not None
    assert opened.shown is not None
    assert [row.id for row in opened.shown.told] == [8]
    await store.close()


async def test_every_earlier_version_has_rows_to_test_with() -> None:
    assert sorted(path.name for path in FILLED.iterdir()) == [
        f"{old:04}.sql" for old in range(1, HEAD)
    ]


async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    engine = SqliteEngine(path, connect)
    await engine.write(partial(migrate, to=1))
    await engine.close()
    before = schema(path)
    plan = Plan()
    count = sum(len(list(statements(step.read_text("utf-8")))) for step in MIGRATIONS[1:])
    for number in range(5, 5 + count + 3):  # the first four are pragmas
        plan.arm(number)
        with pytest.raises(StoreFault):
            await SqliteStore.start(path, plan.connect)
        assert schema(path) == before, plan.failed
        assert version(path) == 1
    await (await SqliteStore.start(path, plan.connect)).close()
    assert version(path) == HEAD


async def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await fresh(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {HEAD + 1}")
    with pytest.raises(StoreFault, match="newer program"):
        await SqliteStore.start(path)


def test_statements_are_split_where_they_end() -> None:
    script = "-- a; comment\nCREATE TABLE a (b TEXT);\nINSERT INTO a\nVALUES (';');\n"
    assert len(list(migrations.statements(script))) == 2
