"""Copies of the store: made while people play, and restored."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from db import Change, SqliteStore, StoreFault
from db.__main__ import main
from db.sqlite import backups
from tests.db.rows import ROW, next_row


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.start(tmp_path / "tables.sqlite")
    await made.commit(Change(row=ROW))
    yield made
    await made.close()


async def body(path: Path) -> bytes:
    store = await SqliteStore.start(path)
    opened = await store.open(1, None)
    await store.close()
    assert opened is not None
    return opened.row.body


async def test_a_copy_holds_what_was_committed_and_can_be_gone_back_to(
    store: SqliteStore, tmp_path: Path
) -> None:
    copy = tmp_path / "backups" / "emberboard-1.sqlite"
    await store.backup(copy)
    await store.commit(Change(row=next_row(ROW, body=b"second")))
    await store.close()
    backups.restore(copy, store.path)
    assert await body(store.path) == b"first"
    assert await body(tmp_path / "tables.sqlite.before-restore") == b"second"
    assert not list(tmp_path.rglob("*.partial"))


async def test_a_copy_is_on_the_disk_before_it_gets_its_name(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "backups" / "emberboard-1.sqlite"
    synced: list[tuple[int, bool]] = []

    def sync(handle: int) -> None:
        synced.append((os.fstat(handle).st_ino, copy.exists()))

    monkeypatch.setattr("db.sqlite.backups.os.fsync", sync)
    backups.backup(store.path, copy)
    assert synced == [(copy.stat().st_ino, False), (copy.parent.stat().st_ino, True)]


async def test_what_a_killed_program_left_in_its_log_is_not_mixed_into_the_copy(
    store: SqliteStore, tmp_path: Path
) -> None:
    copy = tmp_path / "emberboard-1.sqlite"
    await store.backup(copy)
    await store.commit(Change(row=next_row(ROW, body=b"second")))
    assert (tmp_path / "tables.sqlite-wal").stat().st_size
    killed = tmp_path / "killed"
    killed.mkdir()
    for part in tmp_path.glob("tables.sqlite*"):
        (killed / part.name).write_bytes(part.read_bytes())
    backups.restore(copy, killed / "tables.sqlite")
    assert await body(killed / "tables.sqlite") == b"first"
    assert await body(killed / "tables.sqlite.before-restore") == b"second"


async def test_only_a_sound_copy_is_restored(store: SqliteStore, tmp_path: Path) -> None:
    names = ("damaged", "forgetful", "foreign", "newer")
    damaged, forgetful, foreign, newer = (tmp_path / name for name in names)
    await store.backup(newer)
    with closing(sqlite3.connect(newer)) as db:
        db.execute("PRAGMA user_version = 99")
    await store.backup(damaged)
    content = bytearray(damaged.read_bytes())
    content[4096:8192] = bytes(4096)
    damaged.write_bytes(content)
    await store.backup(forgetful)
    with closing(sqlite3.connect(forgetful, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("DELETE FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    foreign.write_text("not a store")
    for bad in (damaged, forgetful, foreign, newer, tmp_path / "missing"):
        with pytest.raises(StoreFault):
            backups.restore(bad, store.path)
    assert (await store.open(1, None)) is not None


def another(path: Path, schema: int) -> Path:
    """Make a file of another program, with a number where ours keeps its schema's version."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (address TEXT)")
        db.execute(f"PRAGMA user_version = {schema}")
    return path


@pytest.mark.parametrize("schema", [0, 5])
async def test_another_programs_file_is_left_as_it_is(tmp_path: Path, schema: int) -> None:
    path = another(tmp_path / "theirs.sqlite", schema)
    before = path.read_bytes()
    with pytest.raises(StoreFault, match="another program's"):
        await SqliteStore.start(path)
    with pytest.raises(StoreFault):
        backups.restore(path, tmp_path / "ours.sqlite")
    assert path.read_bytes() == before
    assert [it.name for it in tmp_path.iterdir()] == ["theirs.sqlite"]


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "empty of words": lambda data: b"not a store",
    "half of it": lambda data: data[: len(data) // 2],
    "an odd piece": lambda data: data[:5000],
    "without its head": lambda data: bytes(100) + data[100:],
    "without a page": lambda data: data[:4096] + bytes(4096) + data[8192:],
    "noise": lambda data: data[:100] + Random(1).randbytes(len(data) - 100),
}


@pytest.mark.parametrize("kind", DAMAGED)
async def test_a_damaged_store_is_told_in_a_sentence(
    store: SqliteStore, tmp_path: Path, kind: str
) -> None:
    copy = tmp_path / "copy.sqlite"
    await store.backup(copy)
    copy.write_bytes(DAMAGED[kind](copy.read_bytes()))
    with pytest.raises(StoreFault):
        backups.check(copy)
    with suppress(StoreFault):  # unless the damage is in a part that starting does not read
        await (await SqliteStore.start(copy)).close()


async def test_a_copy_that_cannot_be_written_is_said_so(store: SqliteStore) -> None:
    with pytest.raises(StoreFault):
        await store.backup(Path("/proc/nowhere/copy.sqlite"))


async def test_of_a_copy_that_fails_nothing_is_left(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a copy would hold people's data, and nothing would ever delete it."""

    def full(handle: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("db.sqlite.backups.os.fsync", full)
    with pytest.raises(StoreFault):
        await store.backup(tmp_path / "copies" / "emberboard-1.sqlite")
    with pytest.raises(OSError, match="no space"):
        backups.restore(store.path, tmp_path / "restored.sqlite")
    assert not list((tmp_path / "copies").iterdir())
    assert not list(tmp_path.glob("restored*"))


def test_only_the_newest_copies_stay(tmp_path: Path) -> None:
    for hour in range(5):
        (tmp_path / f"emberboard-20260101-{hour:02}0000.sqlite").touch()
    (tmp_path / "emberboard-20260101-010000.partial").touch()
    backups.prune(tmp_path, keep=2)
    assert len(list(tmp_path.iterdir())) == 2
    assert (tmp_path / "emberboard-20260101-040000.sqlite").exists()


async def test_the_command_line_checks_copies_and_restores(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await store.close()
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(store.path), str(copy)]) == 0
    assert main(["check", str(copy)]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["restore", str(copy), str(store.path)]) == 0
    assert await body(store.path) == b"first"
    assert main(["check", str(tmp_path / "missing")]) == 1
    assert "missing" in capsys.readouterr().err
