"""The program as a whole: store, tables, caretaker and bot, until somebody stops it."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

import playground
from cogs.app.client import Emberboard
from cogs.app.warming import keep_for_good
from db import InUse, Shards, Store, StoreFault, held, start
from sandbox.keep import UnreadableError
from settings import Environment
from tables import Caretaker, House, KeyedHashes, Minds, Refused, Tables, Worker, read_key
from tables.turn.minds import LONG


@asynccontextmanager
async def joined(address: str, shards: Shards | None, key: int) -> AsyncIterator[Store]:
    store = await start(address)
    try:
        await store.join(shards, key)
        yield store
    finally:
        await store.close()


async def run(settings: Environment) -> None:
    key = settings.key.encode() if settings.key else read_key(settings.folder / "key")
    hashes = KeyedHashes(key, settings.forgotten)
    async with joined(settings.database, settings.shards, hashes.number) as store:
        await run_on(House(store, hashes=hashes), settings)


async def run_on(house: House, settings: Environment) -> None:
    folder = settings.folder
    minds = Minds(Worker(), scribe=Worker(patience=LONG), rover=Worker(patience=LONG))
    tables = Tables(house, minds)
    await tables.privacy.settle()
    caretaker = Caretaker(house, folder / "backups")
    tasks = [asyncio.create_task(task) for task in (caretaker.run(), house.alarms.listen())]

    def make_bot(**options: Any) -> Emberboard:
        bot = Emberboard(
            tables,
            folder,
            shards=settings.shards,
            health=settings.health,
            support=settings.support,
            emojis=True,
            **options,
        )
        bot.add_listener(ready, "on_ready")
        return bot

    try:
        if settings.token is None:
            await playground.play(make_bot, settings.page_port, settings.page_world)
        else:
            async with make_bot(proxy=settings.proxy) as bot:
                await bot.start(settings.token)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await minds.close()


async def ready() -> None:
    keep_for_good()


def hold(settings: Environment) -> int:
    """Run on a store that no other program uses; return the exit status."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    discord.utils.setup_logging(level=logging.WARNING)
    try:
        keep_to_ourselves(settings)
        with held(settings.database):
            return play(settings)
    except (InUse, StoreFault, Refused) as refused:
        print(refused, file=sys.stderr)
        return 1


def keep_to_ourselves(settings: Environment) -> None:
    """Let nobody but this program's user read what is written: it holds hidden cards and
    people's numbers. Files that older versions left readable are barred to others, too."""
    os.umask(0o077)
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        for path in settings.ours():
            path.chmod(0o700 if path.is_dir() else 0o600)
    except OSError as fault:
        raise StoreFault(f"nothing can be kept in {settings.folder}: {fault}") from fault


def play(settings: Environment) -> int:
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        return 0
    except UnreadableError as error:
        print(
            f"{settings.page_world} cannot be read any more ({error}). Move it and "
            f"{settings.database} away to begin anew.",
            file=sys.stderr,
        )
        return 1
    except discord.LoginFailure:
        print(
            "Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal, "
            "or start without it to play on a page of this machine.",
            file=sys.stderr,
        )
        return 1
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
        print(
            f"Discord cannot be reached: {error}. Nothing is lost; start again when this machine "
            "has a connection.",
            file=sys.stderr,
        )
        return 1
    return 0
