from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .world import World, world


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path / "tables.sqlite") as made:
        yield made
