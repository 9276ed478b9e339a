"""Nothing is lost or doubled when a process is killed at any moment, even if others go on."""

import subprocess
import sys

import pytest

from tests import stores
from tests.marks import long


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


@pytest.mark.parametrize("kills", [8, long(200)])
def test_a_killed_process_loses_and_doubles_nothing(kills: int) -> None:
    """For more kills, run: python -m tests.tables.crash --kills 5000"""
    assert f"{kills} kills" in crash("crash", "--kills", kills)


@pytest.mark.parametrize("acts", [("guess",), long(())])
def test_an_act_is_done_or_not_done_whenever_its_process_is_killed(acts: tuple[str, ...]) -> None:
    assert "kills in" in crash("killed", *acts)


@pytest.mark.long
def test_an_act_on_a_server_is_done_or_not_done_as_well() -> None:
    """To try all acts, run: python -m tests.tables.killed --server"""
    if "postgres" in stores.ENGINES:
        assert "kills in" in crash("killed", "--server", "puzzle wanted", "guess", "code used")


@pytest.mark.long
def test_one_of_several_that_is_killed_loses_and_doubles_nothing() -> None:
    """For more kills, run: python -m tests.tables.crash_many --kills 1000"""
    if "postgres" in stores.ENGINES:
        told = crash("crash_many", "--kills", 60, "--tables", 12)
        assert "60 kills of 4 processes, 1 outages" in told
