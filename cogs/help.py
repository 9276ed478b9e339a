"""The first steps: `/help`, and a word of greeting to a server that invited the bot."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from rules import GAMES

from . import ids, opening
from .app import Emberboard
from .pieces.kit import CALM, Button, Entry, Layout, Style, button, card, line, rows, select, text
from .replies import Interaction, Press, Reply
from .rights import may_write
from .router import Answer, pressed
from .texts import Texts, language_of
from .translate import about

log = logging.getLogger(__name__)


class Help(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app

    @app_commands.command(name="help", description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        await self.first_steps(interaction.extras["reply"])

    @pressed("help", Answer.PRIVATE)
    async def open(self, reply: Reply, press: Press) -> None:
        await self.first_steps(reply)

    async def first_steps(self, reply: Reply) -> None:
        t = reply.t
        alone = reply.interaction.guild_id is None
        steps = t("help-steps-alone" if alone else "help-steps")
        await reply.show(
            Layout(
                card(
                    text(f"### {t('help-title')}", t("help-about")),
                    line(),
                    text(steps, t("help-turn")),
                    *rows(doors(t, alone=alone)),
                    text(f"-# {t('help-commands')}"),
                )
            )
        )

    # A table in two presses

    @pressed("open-table", Answer.PRIVATE)
    async def choose_game(self, reply: Reply, press: Press) -> None:
        t = reply.t
        entries = [Entry(t.game(game), game) for game in GAMES]
        menu = select(ids.make("open-game"), t("help-which-game"), entries)
        await reply.show(Layout(card(text(t("help-defaults")), menu)))

    @pressed("open-game", Answer.SAME, once=True)
    async def open_table(self, reply: Reply, press: Press) -> None:
        settings = await opening.defaults(self.app, reply, press.values[0])
        said = await opening.open_table(self.app, reply, settings, reply.menu)
        await reply.show(Layout(text(said)))

    # Greetings

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Once, where the bot may speak; if nowhere, whoever invited it finds `/help`."""
        channel = greeting_place(guild)
        if channel is None:
            log.info("no place for a greeting in %d", guild.id)
            return
        t = Texts(language_of(guild.preferred_locale))
        begin = [
            opening.open_button(t),
            button(t("help-how"), ids.make("help")),
            button(t("guide"), ids.make("guides")),
        ]
        words = text(f"### {t('help-title')}", t("help-about"), t("help-steps"))
        owners = text(f"-# {t('help-owners')}")
        try:
            await channel.send(view=Layout(card(words, *rows(begin), owners, colour=CALM)))
        except discord.Forbidden as refused:
            log.info("no greeting in %d: %s", guild.id, refused)


def doors(t: Texts, *, alone: bool) -> list[Button]:
    """First what somebody would do here; ``alone``: in direct messages nobody can join."""
    table, solo = ("help-open", "open-table"), ("help-alone", "alone")
    (first, opens), (other, leads) = (solo, table) if alone else (table, solo)
    return [
        button(t(first), ids.make(opens), Style.success),
        button(t(other), ids.make(leads)),
        button(t("guide"), ids.make("guides")),
        button(t("help-mine"), ids.make("tables")),
        button(t("help-settings"), ids.make("preferences")),
    ]


def greeting_place(guild: discord.Guild) -> discord.TextChannel | None:
    """Where the server greets newcomers, or else its first channel for everybody."""
    first = [guild.system_channel] if guild.system_channel else []
    open_to_all = [
        channel
        for channel in guild.text_channels
        if channel.permissions_for(guild.default_role).view_channel
    ]
    return next(
        (
            channel
            for channel in (*first, *open_to_all)
            if may_write(channel.permissions_for(guild.me), channel)
        ),
        None,
    )
