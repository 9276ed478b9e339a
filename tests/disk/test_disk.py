"""Nothing is lost on a disk that fails, and nothing is kept that was said to be unsaved."""

import subprocess
import sys

import pytest

from tests.marks import long


@pytest.mark.parametrize("runs", [30, long(300)])
def test_a_disk_that_fails_loses_nothing(runs: int) -> None:
    """More by hand: python -m tests.disk --runs 1000"""
    command = [sys.executable, "-m", "tests.disk", "--runs", str(runs)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{runs} runs" in ran.stdout
