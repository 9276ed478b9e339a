"""Nothing is lost when a server dies for good, and one is restored as it was at some moment."""

import subprocess
import sys

import pytest


def ran(*arguments: str) -> str:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_a_standby_goes_on_where_its_primary_died() -> None:
    """More by hand: python -m tests.failover --times 50"""
    assert "1 primaries died" in ran("tests.failover", "--times", "1", "--tables", "4")


@pytest.mark.long
def test_a_server_is_brought_back_to_a_moment() -> None:
    assert "back to" in ran("tests.failover.back")
