"""A second program on a store is told who holds it; after a crash the next one just starts."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest

from db import InUse, Lease, StoreFault
from db.__main__ import main
from db.sqlite import lease, locked

ROOT = Path(__file__).parent.parent.parent
HOLD = "import sys; from pathlib import Path; from db import Lease; Lease(Path(sys.argv[1]));"
PATIENCE = 120


@contextmanager
def holding(store: Path) -> Iterator[subprocess.Popen[str]]:
    """Run another program, which holds the store until it is killed."""
    code = f"{HOLD} print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(store)],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as it:  # fmt: skip
        assert it.stdout is not None
        assert it.stdout.readline() == "held\n"
        try:
            yield it
        finally:
            it.kill()


def test_the_second_program_is_told_who_holds_the_store(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with holding(store) as other:
        for _ in range(2):
            with pytest.raises(InUse) as told:
                Lease(store)
            words = str(told.value)
            assert words.startswith(f"{store} is in use by another Emberboard")
            assert f"process {other.pid} on " in words
            assert re.search(r"since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC", words)
            assert "EMBERBOARD_DATABASE" in words


def test_whoever_was_killed_holds_nothing(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with holding(store) as other:
        other.kill()
        other.wait(PATIENCE)
        Lease(store).give_back()


def test_a_lease_that_is_given_back_can_be_taken_again(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    first = Lease(store)
    with pytest.raises(InUse):
        Lease(store)
    first.give_back()
    Lease(tmp_path / "other.sqlite").give_back()
    Lease(store).give_back()


def test_on_windows_the_note_of_the_holder_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows lets nobody read a locked part of a file, so the lock lies beyond the note. Imitated
    here."""
    import fcntl

    def locking(handle: int, mode: int, length: int) -> None:
        at = os.lseek(handle, 0, os.SEEK_CUR)
        assert at >= os.fstat(handle).st_size + 1000
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError from None

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    for name in ("pread", "pwrite", "O_CLOEXEC"):
        monkeypatch.delattr(os, name)
    with monkeypatch.context() as there:
        there.setitem(sys.modules, "fcntl", None)
        there.setattr(sys, "platform", "win32")
        there.setattr(lease, "lock", run_path(locked.__file__)["lock"])
        first = Lease(tmp_path / "tables.sqlite")
        with pytest.raises(InUse, match=f"process {os.getpid()} on "):
            Lease(tmp_path / "tables.sqlite")
        first.give_back()
        Lease(tmp_path / "tables.sqlite").give_back()


def test_the_holder_may_not_have_said_who_it_is(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    first = Lease(store)
    os.truncate(tmp_path / "tables.sqlite.lock", 0)
    with pytest.raises(InUse, match="started this very moment"):
        Lease(store)
    first.give_back()


@pytest.mark.parametrize("note", [b"{", b"[]", b'{"process": 1}', b"\xff", b"5"])
def test_the_note_of_the_holder_may_be_damaged(tmp_path: Path, note: bytes) -> None:
    store = tmp_path / "games.sqlite"
    lease = Lease(store)
    store.with_name("games.sqlite.lock").write_bytes(note)
    with pytest.raises(InUse, match="in use by another Emberboard"):
        Lease(store)
    lease.give_back()


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFault, match="nothing can be written beside"):
        Lease(tmp_path / "file" / "games.sqlite")


def test_a_store_in_use_is_not_replaced_by_a_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    first = Lease(store)
    assert main(["restore", str(copy), str(store)]) == 1
    assert "is in use" in capsys.readouterr().err
    first.give_back()


def test_the_bot_itself_refuses_to_start_twice(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with holding(store) as other:
        second = subprocess.run(
            [sys.executable, "bot.py"],
            cwd=ROOT, text=True, capture_output=True, timeout=PATIENCE, check=False,
            env={**os.environ, "EMBERBOARD_DATABASE": str(store), "DISCORD_TOKEN": ""},
        )  # fmt: skip
        assert second.returncode == 1
        assert f"process {other.pid} on " in second.stderr
        assert "Traceback" not in second.stderr
    assert not store.exists()
