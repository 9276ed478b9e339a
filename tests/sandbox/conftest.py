"""Leaves out tests whose tools this machine does not have; tests/conftest.py reports them."""

from tests.bench.tools import left_out

collect_ignore = list(left_out())
