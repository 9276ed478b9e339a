"""A bot with a store of its own, over the stand-in."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from tests.bench import Bench
from tests.cogs.house import at_home


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path) as it:
        yield it


__all__ = ["partial"]
