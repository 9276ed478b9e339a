from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import stores

# Tests that need a PostgreSQL server. Without one they are left out, as pytest's summary tells.
SERVED = [
    *("test_batches.py", "test_lost_answers.py", "test_postgres.py", "test_round_trips.py"),
    *("test_silence.py", "test_standby.py"),
]
collect_ignore = [] if "postgres" in stores.ENGINES else SERVED


@pytest.fixture(params=stores.ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty store. Tests run once for each engine, and none of these runs
    is long."""
    with stores.empty(request.param, tmp_path) as made:
        yield made
