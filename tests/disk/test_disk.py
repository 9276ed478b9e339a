"""Nothing is lost on a disk that fails, and no change called unsaved is kept."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.disk.flush import FILE, SECOND
from tests.marks import long


@pytest.mark.parametrize("runs", [12, long(300)])
def test_a_disk_that_fails_loses_nothing(runs: int) -> None:
    """More by hand: python -m tests.disk --runs 1000"""
    command = [sys.executable, "-m", "tests.disk", "--runs", str(runs)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{runs} runs" in ran.stdout


def test_what_a_crash_brings_back_was_not_called_unsaved(tmp_path: Path) -> None:
    """A flush that fails at COMMIT leaves the commit in the log. Either something takes its place
    there, or people are told that nobody knows, even if they press once more."""
    command = [sys.executable, "-m", "tests.disk.flush", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    seen = set()
    for line in ran.stdout.splitlines():
        folder, kind, *ends = line.split()
        with closing(sqlite3.connect(tmp_path / folder / FILE)) as db:
            there = bool(db.execute("SELECT 1 FROM presses WHERE press = ?", (SECOND,)).fetchall())
        assert there or "saved" not in ends
        assert not there or "unsaved" not in ends
        seen.add((kind, *ends, there))
    assert ("FLUSH", "unsaved", False) in seen
    assert ("ERROR_FROM_NOW", "doubt", "doubt", True) in seen
