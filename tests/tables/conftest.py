from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import rules

from . import marathon
from .world import World, world


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path / "tables.sqlite") as made:
        yield made


@pytest.fixture
def long_game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(rules.GAMES, "marathon", marathon.book)
    return "marathon"
