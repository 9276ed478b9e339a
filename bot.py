"""Starts Emberboard: on Discord when there is a token, else on a page of this machine."""

import asyncio
import sys
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from playground import play
from settings import Settings, read_settings

COGS = ("cogs.demonstration",)


class Emberboard(commands.Bot):
    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **options,
        )
        self.settings = settings

    async def setup_hook(self) -> None:
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()


async def run(settings: Settings) -> None:
    if settings.token is None:
        await play(partial(Emberboard, settings), settings.page_port)
        return
    async with Emberboard(settings) as bot:
        await bot.start(settings.token)


def main() -> int:
    settings = read_settings()
    discord.utils.setup_logging()
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        return 0
    except discord.LoginFailure:
        print(
            "Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal, "
            "or start without it to play on a page of this machine.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
