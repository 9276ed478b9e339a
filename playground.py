"""The bot on this machine alone: the stand-in of Discord with its page."""

import asyncio
import errno
from collections.abc import Callable
from pathlib import Path

import discord

from sandbox.keep import load, save
from sandbox.page import Page
from sandbox.seed import Seed, plant
from sandbox.server import Sandbox
from sandbox.world import World

SECONDS_BETWEEN_SAVES = 20

ENGLISH = (
    "# Welcome to the Hearth\n"
    "This is a small chat on your own machine, with the bot inside: no account, no network.\n"
    "- Type `/` below to see what the bot can do, and pick a command.\n"
    "- You are several people: change with one click above, and sit at the table as each of them.\n"
    "- A red number at somebody's name means that they are being waited for.\n"
    "- The bot also answers in direct messages; your language is set at the bottom left."
)
RUSSIAN = (
    "# Добро пожаловать к очагу\n"
    "Это маленький чат на вашем собственном компьютере, и бот уже здесь: ни учётной записи, "
    "ни сети не нужно.\n"
    "- Наберите внизу `/` и выберите команду: так видно, что умеет бот.\n"
    "- Вы — сразу несколько человек: переключайтесь наверху и садитесь за стол за каждого.\n"
    "- Красное число у имени значит, что ждут именно этого человека.\n"
    "- Бот отвечает и в личных сообщениях; язык меняется слева внизу."
)

SEED = Seed(
    channels=(
        ("welcome", "Start here.", ENGLISH),
        ("начало", "Начните отсюда.", RUSSIAN),
        ("games", "Play here. Играем здесь.", ""),
        ("chatter", "Anything else. Обо всём остальном.", ""),
    )
)


async def play(make_bot: Callable[..., discord.Client], port: int, kept: Path) -> None:
    """Opens the page and runs the bot behind it until somebody stops it."""
    world = _world(kept)
    async with Sandbox(world) as sandbox:
        page = Page(world)
        await _open(page, port)
        print(f"Emberboard is here: {page.address}", flush=True)
        bot = make_bot(connector=sandbox.connector(), guild_ready_timeout=0.1)
        keeper = asyncio.create_task(_keep(world, kept))
        try:
            async with bot:
                await bot.start(world.token)
        finally:
            keeper.cancel()
            await page.stop()
            save(world, kept)


def _world(kept: Path) -> World:
    """The world as it was left, or a new one."""
    world = World()
    if kept.exists():
        load(world, kept)
    else:
        plant(world, SEED)
    return world


async def _keep(world: World, kept: Path) -> None:
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_SAVES)
        save(world, kept)


async def _open(page: Page, port: int) -> None:
    """At the usual port, or at any free one when that is taken."""
    try:
        await page.start(port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        await page.stop()
        await page.start()
