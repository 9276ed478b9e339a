"""Says what is left out on this machine."""

import pytest

from tests.bench.tools import left_out


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for module, tool in left_out().items():
        terminalreporter.write_line(f"left out: tests/sandbox/{module} ({tool} not found here)")
