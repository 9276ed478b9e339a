"""A small command that shows the way from Discord to the bot and back."""

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

GREETINGS = ("Good evening", "Добрый вечер", "Guten Abend")


class Again(ui.DynamicItem[ui.Button[Any]], template=r"demonstration:(?P<times>\d+)"):
    """Counts its presses in its own name, and so survives a restart."""

    def __init__(self, times: int) -> None:
        self.times = times
        super().__init__(ui.Button(label="Once more", custom_id=f"demonstration:{times}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Again":
        return cls(int(match["times"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = hello(interaction.user.display_name, GREETINGS[0], self.times + 1)
        await interaction.response.edit_message(view=view)


def hello(name: str, greeting: str, times: int = 1) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    words = f"{greeting}, **{discord.utils.escape_markdown(name)}**! Said {times}×."
    view.add_item(ui.Container(ui.TextDisplay(words), ui.ActionRow(Again(times))))
    return view


class Demonstration(commands.Cog):
    @app_commands.command(description="Says good evening")
    async def hello(
        self, interaction: discord.Interaction[Any], greeting: str = GREETINGS[0]
    ) -> None:
        await interaction.response.send_message(view=hello(interaction.user.display_name, greeting))

    @hello.autocomplete("greeting")
    async def greetings(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        fitting = [words for words in GREETINGS if typed.lower() in words.lower()]
        return [app_commands.Choice(name=words, value=words) for words in fitting]


async def setup(bot: commands.Bot) -> None:
    bot.add_dynamic_items(Again)
    await bot.add_cog(Demonstration())
