"""The first steps: `/help`, and a word of greeting to a server that invited the bot."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from rules import GAMES
from tables import PlaceKind
from version import version

from ..buttons import gathering, learning, looking, settling
from ..buttons.who import EVERYBODY
from ..channels.rights import may_write
from ..gather.opening import Opening, open_button
from ..layouts.kit import (
    CALM,
    Button,
    Entry,
    Layout,
    Style,
    button,
    card,
    line,
    link,
    rows,
    select,
    text,
)
from ..layouts.table_card import installing
from ..look.board import seen, sent
from ..pictures import painting
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.texts import Texts, language_of
from ..words.translate import about

log = logging.getLogger(__name__)


class Help(commands.Cog):
    def __init__(self, opening: Opening, support: str | None) -> None:
        self.opening = opening
        self.support = support

    @app_commands.command(name="help", description=about("help"))
    @replying(EVERYBODY)
    async def help(self, reply: Reply) -> None:
        await self.first_steps(reply)

    @pressed(learning.help_, Answer.LOOK)
    async def open(self, reply: Reply) -> None:
        await self.first_steps(reply)

    async def first_steps(self, reply: Reply) -> None:
        t = reply.t
        alone = reply.place_kind is PlaceKind.MESSAGES
        face = None if reply.profile.text_only else await painting.banner()
        steps = t("help-steps-alone" if alone else "help-steps")
        await reply.show(
            Layout(
                card(
                    seen(face, reply) if face else None,
                    text(f"### {t('help-title')}", t("help-about")),
                    line(),
                    text(steps, t("help-turn")),
                    *rows(first_buttons(t, alone=alone)),
                    *rows(self.links(reply)),
                    text(f"-# {t('help-commands')}", f"-# Emberboard {version()}"),
                )
            ),
            sent(face, reply),
        )

    def links(self, reply: Reply) -> list[Button]:
        install = link(reply.t("install"), installing(reply.interaction.application_id))
        support = [link(reply.t("support"), self.support)] if self.support else []
        return [install, *support]

    # Opening a table in two presses

    @pressed(gathering.open_table, Answer.PRIVATE)
    async def choose_game(self, reply: Reply) -> None:
        t = reply.t
        entries = [Entry(t.game(game), game) for game in GAMES]
        menu = select(gathering.open_game(), t("help-which-game"), entries)
        await reply.show(Layout(card(text(t("help-defaults")), menu)))

    @pressed(gathering.open_game, Answer.SAME, once=True)
    async def open_table(self, reply: Reply) -> None:
        settings = await self.opening.defaults(reply, reply.press.choice)
        said = await self.opening.open_table(reply, settings, reply.menu)
        await reply.show(Layout(text(said)))

    # Greetings

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a new server once, where the bot may speak; elsewhere its people find `/help`."""
        channel = greeting_place(guild)
        if channel is None:
            log.info("no place for a greeting in %d", guild.id)
            return
        t = Texts(language_of(guild.preferred_locale))
        begin = [
            open_button(t),
            button(t("help-how"), learning.help_()),
            button(t("learn"), learning.learn()),
            button(t("guide"), learning.guides()),
        ]
        words = text(f"### {t('help-title')}", t("help-about"), t("help-steps"))
        owners = text(f"-# {t('help-owners')}")
        try:
            await channel.send(view=Layout(card(words, *rows(begin), owners, colour=CALM)))
        except discord.Forbidden as refused:
            log.info("no greeting in %d: %s", guild.id, refused)


def first_buttons(t: Texts, *, alone: bool) -> list[Button]:
    """Return the buttons to begin with; ``alone``: in direct messages, where nobody can join."""
    table, solo = ("help-open", gathering.open_table), ("help-alone", gathering.alone)
    (first, opens), (other, leads) = (solo, table) if alone else (table, solo)
    return [
        button(t(first), opens(), Style.success),
        button(t(other), leads()),
        button(t("learn"), learning.learn()),
        button(t("guide"), learning.guides()),
        button(t("help-mine"), looking.tables()),
        button(t("help-settings"), settling.preferences()),
    ]


def greeting_place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the first channel we may write in: the one where the server greets newcomers, or
    else one that everybody sees."""
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
