"""Runs the bot on this machine alone, with a web page that stands in for Discord."""

import asyncio
import errno
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import discord

from sandbox.keep import load, save, snapshot
from sandbox.page import Page
from sandbox.seed import Seed, plant
from sandbox.server import Sandbox
from sandbox.world import World

SECONDS_BETWEEN_SAVES = 20

ENGLISH = (
    "# Welcome to the Hearth\n"
    "This is a small chat on your own machine, with the bot inside: no account, no network. "
    "Your first game takes two minutes:\n"
    "1. Click **#games** on the left (on a phone behind **☰**), type `/game new` below, choose a "
    "game and press Enter. A card appears; you are its host.\n"
    "2. You are several people: click another name above and press **Join** on the card. "
    "Or leave the seats to automas.\n"
    "3. Click the first name again and press **Start**. A thread opens on the left.\n"
    "4. A red number at a name means that this person is called: click it, open the thread, and "
    "press **Take turn**. Choose, then **Confirm**.\n\n"
    "Alone: `/solo games`; the game comes as a direct message.\n"
    "Without a server: in the message **friends** only Mira has the bot; `/game new` works there.\n"
    "New to the games? **Learn by playing** is a first game, step by step. Lost? `/help` "
    "leads everywhere by buttons, **How to play** shows each game in a few screens.\n"
    "Everybody's language is set at the bottom left."
)
RUSSIAN = (
    "# Добро пожаловать к очагу\n"
    "Это маленький чат на вашем собственном компьютере, и бот уже здесь: ни учётной записи, "
    "ни сети не нужно. Первая партия — дело двух минут:\n"
    "1. Откройте слева **#игры** (на телефоне список за **☰**), наберите внизу "
    "`/игра новая`, выберите игру и нажмите Enter. Появится карточка; вы хозяин стола.\n"
    "2. Вы — сразу несколько человек: щёлкните наверху другое имя и нажмите на карточке **Сесть**. "
    "Или оставьте места автомам.\n"
    "3. Вернитесь к первому имени и нажмите **Начать**. Слева откроется ветка.\n"
    "4. Красное число у имени значит, что зовут именно этого человека: щёлкните его, откройте "
    "ветку и нажмите **Сделать ход**. Выберите и нажмите **Подтвердить**.\n\n"
    "В одиночку: `/соло`, и игра придёт личным сообщением.\n"
    "Без сервера: в беседе **friends** бот есть у одной Миры, и там тоже работает `/игра новая`.\n"
    "Не знаете игр? **Учиться, играя** — первая партия шаг за шагом. Заблудились? `/помощь` "
    "проведёт всюду кнопками, **Как играть** покажет каждую игру в нескольких экранах.\n"
    "Язык каждого меняется слева внизу; по-русски здесь говорят Света и Андрей."
)

SEED = Seed(
    channels=(
        ("welcome", "Start here.", ENGLISH),
        ("начало", "Начните отсюда.", RUSSIAN),
        ("games", "Play here.", ""),
        ("игры", "Играем здесь.", ""),
        ("chatter", "Anything else. Обо всём остальном.", ""),
    ),
    buttons=(
        ("welcome", "Learn by playing", "e/learn"),
        ("начало", "Учиться, играя", "e/learn"),
    ),
    forum="tables",
    group="friends",
    friends=("mira", "tobias", "света"),
)


def worth_telling(record: logging.LogRecord) -> bool:
    """Tell if a log record matters. Late heartbeats do not: bot and stand-in share one event
    loop."""
    return not str(record.msg).startswith("Can't keep up")


async def play(make_bot: Callable[..., discord.Client], port: int, kept: Path) -> None:
    """Open the page and run the bot behind it until somebody stops it."""
    logging.getLogger("discord.gateway").addFilter(worth_telling)
    world = _world(kept)
    async with Sandbox(world) as sandbox:
        page = Page(world)
        await _open(page, port)
        print(f"Emberboard is here: {page.address}", flush=True)
        bot = make_bot(connector=sandbox.connector(), guild_ready_timeout=0.1)
        over = asyncio.Event()
        keeper = asyncio.create_task(_keep(world, kept, over))
        try:
            async with bot:
                await bot.start(world.token)
        finally:
            over.set()
            await page.stop()
            await asyncio.wait([keeper])
            save(snapshot(world), kept)


def _world(kept: Path) -> World:
    """Return the stand-in's stored world, or a new one."""
    world = World()
    if kept.exists():
        load(world, kept)
    else:
        plant(world, SEED)
    return world


async def _keep(world: World, kept: Path, over: asyncio.Event) -> None:
    """Save the world at intervals until ``over`` is set."""
    while not over.is_set():
        await asyncio.to_thread(save, snapshot(world), kept)
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), SECONDS_BETWEEN_SAVES)


async def _open(page: Page, port: int) -> None:
    """Serve the page at the usual port, or at any free one."""
    try:
        await page.start(port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        await page.stop()
        await page.start()
