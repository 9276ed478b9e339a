"""A plugin of pytest that ends the process when its tests are over, even if a thread still waits.

Without a protective line a test may leave such a thread behind, and the run would never end.
"""

import atexit
import os
from threading import Timer

import pytest

PATIENCE = 10.0  # seconds that threads have to end by themselves


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(exitstatus: int) -> None:
    late = Timer(PATIENCE, end, (int(exitstatus),))
    late.daemon = True
    late.start()


def end(status: int) -> None:
    atexit._run_exitfuncs()  # end the servers that tests have started
    os._exit(status)
