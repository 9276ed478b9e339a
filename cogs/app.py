"""The client: connects, registers commands, and brings every press to its handler."""

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from tables import Tables

from . import ids
from .faults import Faults
from .replies import Interaction, Press, Reply, filled_in
from .router import Answer, Router
from .syncing import sync_if_changed
from .texts import Texts, language_of
from .timings import Timings
from .translate import Translator

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Emberboard"]):
    """Every command is acknowledged privately at once; what others should see is sent apart."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is discord.InteractionType.application_command:
            name = interaction.command.qualified_name if interaction.command else ""
            watch = interaction.client.timings.start(f"/{name}")
            await interaction.response.defer(ephemeral=True, thinking=True)
            watch.acknowledge()
            interaction.extras["watch"] = watch
            interaction.extras["reply"] = await interaction.client.reply(interaction)
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.faults.answer(interaction, cause)


class Emberboard(commands.Bot):
    def __init__(self, tables: Tables, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **options,
        )
        self.tables = tables
        self.router = Router()
        self.timings = Timings()
        self.faults = Faults(tables)

    async def setup_hook(self) -> None:
        from . import COGS

        for cog in COGS:
            await self.add_cog(cog(self))
        await self.tree.set_translator(Translator())
        await sync_if_changed(self.tree)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.router.add(cog)

    async def reply(self, interaction: Interaction, *, same: bool = False) -> Reply:
        return Reply(interaction, await self.texts(interaction), same=same)

    async def texts(self, interaction: Interaction) -> Texts:
        """The bot's sentences in the language of this person."""
        person = await self.tables.person(interaction.user.id)
        return Texts(language_of(interaction.locale, person.language))

    # Presses

    async def on_interaction(self, interaction: Interaction) -> None:
        kind = discord.InteractionType
        if interaction.type in (kind.component, kind.modal_submit):
            try:
                await self.dispatch_press(interaction)
            except Exception as fault:
                await self.faults.answer(interaction, fault)

    async def dispatch_press(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        meaning = ids.read(data["custom_id"])
        route = self.router.find(meaning.verb) if meaning else None
        if meaning is None or route is None:
            await self.answer_unknown(interaction)
            return
        handler, answer = route
        watch = self.timings.start(meaning.verb)
        press = Press(meaning.args, data.get("values", ()), filled_in(data.get("components", ())))
        if answer is Answer.FORM:
            await handler(interaction, press)
            watch.acknowledge()
        else:
            same = answer is Answer.SAME and interaction.message is not None
            await interaction.response.defer(ephemeral=not same, thinking=not same)
            watch.acknowledge()
            await handler(await self.reply(interaction, same=same), press)
        self.timings.finish(watch)

    async def answer_unknown(self, interaction: Interaction) -> None:
        """Made by a version of this program that we know nothing of, or by nobody."""
        t = Texts(language_of(interaction.locale))
        await interaction.response.send_message(t("unknown-button"), ephemeral=True)
