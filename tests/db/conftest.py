from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import stores

# The summary at the end names tests left out for want of a server.
SERVED = [
    *("test_batches.py", "test_lost_answers.py", "test_postgres.py", "test_round_trips.py"),
    *("test_silence.py", "test_standby.py"),
]
collect_ignore = [] if "postgres" in stores.ENGINES else SERVED


@pytest.fixture(params=stores.ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty store, once for each engine, all in the short run."""
    with stores.empty(request.param, tmp_path) as made:
        yield made
