"""A bot with a store of its own, over the stand-in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs import pictures
from tests.bench import Bench
from tests.cogs.house import at_home


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are tried here, not the looks of pictures."""
    monkeypatch.setattr(pictures, "WIDTH", 200)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path) as it:
        yield it
