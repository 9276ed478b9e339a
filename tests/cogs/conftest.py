"""A bot with a store of its own, against the stand-in for Discord."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord.http
import discord.webhook.async_
import pytest
from discord.app_commands import CommandTree

from cogs.app import client, registering
from cogs.pictures import films, painting
from cogs.play import move_commands
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.look import Look
from sandbox import routes_bot
from sandbox.check_commands import check_commands
from tests import stores
from tests.bench import PATIENCE, Bench
from tests.cogs.house import at_home

# The summary at the end names tests left out for want of a server.
collect_ignore = [] if "postgres" in stores.ENGINES else ["test_shards.py", "test_silent_store.py"]

PAYLOADS: dict[tuple[str, ...], list[registering.Payload]] = {}
CHECKED: list[Any] = []
Draw = Callable[..., Awaitable[Picture | None]]


@pytest.fixture(autouse=True)
def _small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw small pictures: these tests try whole games, not looks."""
    monkeypatch.setattr(painting, "WIDTH", 200)
    monkeypatch.setattr(films, "FRAMES", 8)


@pytest.fixture(autouse=True)
def _commands_of_one_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands once, since every bot of these tests has the same ones."""
    translated = registering.payload_of

    async def payload_of(tree: CommandTree[Any]) -> list[registering.Payload]:
        names = tuple(command.name for command in tree.get_commands())
        if names not in PAYLOADS:
            PAYLOADS[names] = await translated(tree)
        return PAYLOADS[names]

    monkeypatch.setattr(registering, "payload_of", payload_of)


@pytest.fixture(autouse=True)
def _commands_of_one_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the stand-in check equal commands only once, since every bot registers the same ones."""

    def check(commands: Any) -> None:
        if commands not in CHECKED:
            check_commands(commands)
            CHECKED.append(commands)

    monkeypatch.setattr(routes_bot, "check_commands", check)


@pytest.fixture(autouse=True)
def _patient_typists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make tests wait for the suggestions of autocomplete, however busy this machine is."""
    monkeypatch.setattr(move_commands, "TOO_LATE", PATIENCE)


@pytest.fixture(autouse=True)
def _patient_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no press give up waiting for the store, however busy this machine is."""
    monkeypatch.setattr(client, "ANSWERED_WITHIN", PATIENCE)


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_few(monkeypatch)


def draw_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every tenth picture of a whole game, and show the last one again in between."""
    for kind in ("board", "panel"):
        monkeypatch.setattr(painting, kind, now_and_then(getattr(painting, kind)))
    drawn = now_and_then(painting.asked)

    async def asked(
        game: str, view: Any, look: Look, seat: int, options: Sequence[Option]
    ) -> Picture | None:
        """Draw the question's picture; return None if there is nothing to choose."""
        return await drawn(game, view, look, seat, options) if options else None

    monkeypatch.setattr(painting, "asked", asked)


def now_and_then(draw: Draw) -> Draw:
    last: dict[str, Picture | None] = {}
    calls = count()

    async def sometimes(game: str, *what: Any) -> Picture | None:
        if next(calls) % 10 == 0 or game not in last:
            last[game] = await draw(game, *what)
        return last[game]

    return sometimes


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path) as it:
        yield it


class Hurried(SimpleNamespace):
    """Makes the library retry without its usual pauses."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 1000)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hurried())
