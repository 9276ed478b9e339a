"""Nothing is lost or doubled when a process is killed at any moment, or one of several."""

import subprocess
import sys

import pytest

from tests import stores

KILLS = 200
KILLS_OF_MANY = 60


def crash(module: str, *arguments: object) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", f"tests.tables.{module}", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.slow
def test_a_killed_process_loses_and_doubles_nothing() -> None:
    """More by hand: python -m tests.tables.crash --kills 5000"""
    assert f"{KILLS} kills" in crash("crash", "--kills", KILLS)


@pytest.mark.slow
def test_one_of_several_that_is_killed_loses_and_doubles_nothing() -> None:
    """More by hand: python -m tests.tables.crash_many --kills 1000"""
    if "postgres" in stores.ENGINES:
        told = crash("crash_many", "--kills", KILLS_OF_MANY, "--tables", 12)
        assert f"{KILLS_OF_MANY} kills of 4 processes, 1 outages" in told
