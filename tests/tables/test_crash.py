"""Nothing is lost or doubled when the process is killed at any moment."""

import subprocess
import sys

import pytest

KILLS = 200


@pytest.mark.slow
def test_a_killed_process_loses_and_doubles_nothing() -> None:
    """More by hand: python -m tests.tables.crash --kills 5000"""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.tables.crash", "--kills", str(KILLS)],
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{KILLS} kills" in ran.stdout
