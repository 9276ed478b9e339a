"""Shared by all tests: the proof games, and a word on what is left out on this machine."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from tests import stores
from tests.bench.tools import left_out
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)

MEMORY, ENOUGH = "/dev/shm", 2**30  # nothing that a test writes has to reach a disk
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests of the whole bot often wait for something."""
    return len(os.sched_getaffinity(0)) + 1


@pytest.fixture
def database() -> Iterator[str]:
    """The address of an empty store on a server."""
    made = stores.new_database()
    yield made
    stores.drop_database(made)


@pytest.fixture(params=stores.ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Of an empty store, once for each engine."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite")
        return
    made = stores.new_database()
    yield made
    stores.drop_database(made)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for module, tool in left_out().items():
        terminalreporter.write_line(f"left out: tests/sandbox/{module} ({tool} not found here)")
    if "postgres" not in stores.ENGINES:
        terminalreporter.write_line("left out: every test on PostgreSQL (not found here)")
