"""A bot with a store of its own, over the stand-in."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord.http
import discord.webhook.async_
import pytest

from cogs import pictures
from render.kit.encode import Picture
from render.painters import Painter
from tests.bench import Bench
from tests.cogs.house import at_home


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are tried here, not the looks of pictures."""
    monkeypatch.setattr(pictures, "WIDTH", 200)


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game every tenth picture is drawn; in between the last one is shown again."""
    draw = pictures.drawn
    last: dict[str, Picture | None] = {}
    calls = count()

    async def sometimes(game: str, paint: Callable[[Painter], Picture]) -> Picture | None:
        if next(calls) % 10 == 0 or game not in last:
            last[game] = await draw(game, paint)
        return last[game]

    monkeypatch.setattr(pictures, "drawn", sometimes)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path) as it:
        yield it


class Hurried(SimpleNamespace):
    """The library's pauses between its attempts take no time."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 1000)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hurried())
