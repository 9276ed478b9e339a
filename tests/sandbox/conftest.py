"""Leaves out what needs a tool that this machine does not have; tests/conftest.py says so."""

from tests.bench.tools import left_out

collect_ignore = list(left_out())
