"""A killed program leaves a log beside the store. If that log is missing, or belongs to another
store, nothing goes on as if all were well."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import Change, SqliteStore, StoreFault
from db.sqlite import backups, left_open
from tests.db.rows import ROW

KILLED = """
import asyncio, os, sys
from pathlib import Path
from db import Change, SqliteStore
from tests.db.rows import ROW, next_row

async def main():
    store = await SqliteStore.start(Path(sys.argv[1]))
    await store.join(None)
    row = ROW._replace(game=sys.argv[2])
    await store.commit(Change(row=row))
    await store.commit(Change(row=next_row(row, body=b"x" * 50000)))
    os._exit(9)

asyncio.run(main())
"""
ROOT = Path(__file__).parent.parent.parent


def killed(path: Path, game: str = "quay") -> Path:
    """Return a store whose program was killed."""
    ended = subprocess.run([sys.executable, "-c", KILLED, path, game], cwd=ROOT, check=False)
    assert ended.returncode == 9
    assert wal(path).stat().st_size
    return path


def wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def decided(path: Path) -> int:
    store = await SqliteStore.start(path)
    await store.join(None)
    opened = await store.open(1, None)
    await store.close()
    assert opened is not None
    return opened.row.revision


async def test_with_its_log_nothing_is_lost(tmp_path: Path) -> None:
    path = killed(tmp_path / "games.sqlite")
    assert await decided(path) == 2
    assert [it.name for it in tmp_path.iterdir()] == ["games.sqlite"]
    assert await decided(path) == 2


async def test_without_its_log_it_stops_and_says_what_can_be_done(tmp_path: Path) -> None:
    path = killed(tmp_path / "games.sqlite")
    aside = wal(path).rename(tmp_path / "aside")
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreFault, match=r"games\.sqlite-wal is missing.*removing .*\.open"):
            await SqliteStore.start(path)
    assert path.read_bytes() == before
    shutil.copy(aside, wal(path))
    assert await decided(path) == 2


async def test_its_owner_may_go_on_without_it(tmp_path: Path) -> None:
    path = killed(tmp_path / "games.sqlite")
    for ending in ("-wal", "-shm", ".open"):
        path.with_name(f"games.sqlite{ending}").unlink()
    store = await SqliteStore.start(path)
    assert await store.open(1, None) is None
    await store.close()


async def test_if_another_program_may_have_closed_it_that_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = killed(tmp_path / "games.sqlite")
    with closing(sqlite3.connect(path)) as db:
        db.execute("SELECT count(*) FROM tables").fetchone()
    assert await decided(path) == 2
    assert "the last moves are lost" in caplog.text
    caplog.clear()
    assert await decided(path) == 2
    assert not caplog.text


async def test_where_no_note_can_be_written_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.start(tmp_path / "games.sqlite")

    def full(path: Path) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(left_open, "sync", full)
    with pytest.raises(StoreFault, match="nothing can be written beside"):
        await store.join(None)
    await store.close()


async def grown(path: Path) -> SqliteStore:
    """Return a store with much in it, all of it in the file itself."""
    store = await SqliteStore.start(path)
    for number in range(1, 60):
        await store.commit(Change(row=ROW._replace(id=number, body=b"x" * 3000)))
    await store.close()
    return store


async def test_with_another_files_log_it_stops(tmp_path: Path) -> None:
    path, other = tmp_path / "games.sqlite", killed(tmp_path / "other.sqlite", "masks")
    await grown(path)
    shutil.copy(wal(other), wal(path))
    before = path.read_bytes()
    with pytest.raises(StoreFault, match="does not fit its log"):
        await SqliteStore.start(path)
    assert path.read_bytes() == before


async def test_a_copy_that_was_put_in_its_place_by_hand_does_not_get_its_log(
    tmp_path: Path,
) -> None:
    copy, path = tmp_path / "copy.sqlite", tmp_path / "games.sqlite"
    await grown(path)
    backups.backup(path, copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("DELETE FROM tables WHERE id > 20")
        db.execute("VACUUM")
    killed_again(path)
    shutil.copy(copy, path)
    with pytest.raises(StoreFault, match="does not fit its log"):
        await SqliteStore.start(path)
    backups.restore(copy, path)
    store = await SqliteStore.start(path)
    assert await store.open(1, None) is not None
    await store.close()


async def test_an_older_file_does_not_get_a_newer_log(tmp_path: Path) -> None:
    """File and log are of the same store, so only their contents show that they do not fit."""
    path = tmp_path / "games.sqlite"
    await grown(path)
    older = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("DELETE FROM tables WHERE id % 3 = 0")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("UPDATE tables SET status = 'ended' WHERE id % 2 = 0")
        newer = wal(path).read_bytes()
    path.write_bytes(older)
    wal(path).write_bytes(newer)
    with pytest.raises(StoreFault, match="does not fit its log"):
        await SqliteStore.start(path)


def killed_again(path: Path) -> None:
    """Let a program change much, and kill it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("UPDATE tables SET body = zeroblob(5000)")
        held = {part: part.read_bytes() for part in (path, wal(path))}
    for part, data in held.items():
        part.write_bytes(data)
