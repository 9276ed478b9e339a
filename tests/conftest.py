"""Fixtures of all tests: the proof games, and a report of the tests left out on this machine."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from tests import stores
from tests.bench.tools import left_out
from tests.disk.shim import COMPILER
from tests.marks import all_but_first_long
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)

# These kill processes, check the rights of files, or use a shell script for Python.
OF_UNIX = ("test_pinning.py", "test_settings.py", "tables/test_crash.py")
collect_ignore = OF_UNIX if sys.platform == "win32" else ()

MEMORY, ENOUGH = "/dev/shm", 2**30  # tests write into memory, if there is enough
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


def pytest_collection_finish() -> None:
    """Keep the garbage collector from going through thousands of tests again and again.

    That took a tenth of the time.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker more than there are cores, since tests of the whole bot often wait."""
    return (len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1) + 1


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty store on a server."""
    with stores.empty("postgres", tmp_path) as made:
        yield made


@pytest.fixture(params=all_but_first_long(stores.ENGINES))
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty store, once for each engine; on a server the test is long."""
    with stores.empty(request.param, tmp_path) as made:
        yield made


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for module, tool in left_out().items():
        terminalreporter.write_line(f"left out: tests/sandbox/{module} ({tool} not found here)")
    for module in collect_ignore:
        terminalreporter.write_line(f"left out: tests/{module} (for Linux and macOS)")
    if not COMPILER:
        terminalreporter.write_line("left out: tests/disk/test_disk.py (cc not found here)")
    if "postgres" not in stores.ENGINES:
        terminalreporter.write_line("left out: every test on PostgreSQL (not found here)")
