from collections.abc import AsyncIterator

import pytest

import rules

from . import marathon
from .world import World, world


@pytest.fixture
async def w(address: str) -> AsyncIterator[World]:
    async with world(address) as made:
        yield made


@pytest.fixture
def long_game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(rules.GAMES, "marathon", marathon.book)
    return "marathon"
