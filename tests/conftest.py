"""Shared by all tests: the proof games, and a word on what is left out on this machine."""

import os
import shutil

import pytest

import rules
from tests.bench.tools import left_out
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)

MEMORY, ENOUGH = "/dev/shm", 2**30  # nothing that a test writes has to reach a disk
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for module, tool in left_out().items():
        terminalreporter.write_line(f"left out: tests/sandbox/{module} ({tool} not found here)")
