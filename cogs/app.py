"""The client: connects, registers commands, and brings every press to its handler."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from tables import News, Refused, Sender, Table, Tables

from . import ids
from .doubles import Doubles
from .faults import Faults
from .films import Films
from .names import Names
from .post import Post
from .posters import Posters
from .repairs import Repairs
from .replies import Interaction, Press, Reply, filled_in
from .router import Answer, Router
from .syncing import sync_later, try_to_sync
from .texts import Texts, language_of
from .timings import Timings
from .translate import Translator

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0  # seconds for which a rate limit is sat out; after that others come first


class Tree(app_commands.CommandTree["Emberboard"]):
    """Every command is acknowledged privately at once; what others should see is sent apart."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is not discord.InteractionType.application_command:
            return True
        try:
            await self.acknowledge(interaction)
            return await self.is_wanted(interaction)
        except Exception as fault:  # for the library this comes too early to be an error
            await interaction.client.faults.answer(interaction, fault)
            return False

    async def acknowledge(self, interaction: Interaction) -> None:
        name = interaction.command.qualified_name if interaction.command else ""
        watch = interaction.client.timings.start(f"/{name}")
        await interaction.response.defer(ephemeral=True, thinking=True)
        watch.acknowledge()
        interaction.extras["watch"] = watch
        await interaction.client.reply(interaction)

    async def is_wanted(self, interaction: Interaction) -> bool:
        """Not if it is the second of two that were sent within a moment."""
        once = interaction.command is not None and "once" in interaction.command.extras
        if not once or await interaction.client.doubles.is_first(interaction):
            return True
        reply: Reply = interaction.extras["reply"]
        await reply.say(reply.t("pressed-twice"))
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.failed(interaction, cause)


class Emberboard(commands.Bot):
    """``memory`` is a folder for what is worth remembering beside the tables: which commands were
    registered, and what people reported."""

    def __init__(self, tables: Tables, memory: Path | None = None, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **options,
        )
        self.tables = tables
        self.memory = memory
        self.router = Router()
        self.timings = Timings()
        self.faults = Faults()
        self.doubles = Doubles(self)
        self.post = Post(self)
        self.known = Names(tables)
        self.films = Films(self)
        self.posters = Posters(self)
        self.repairs = Repairs(self)
        self.missed: Callable[[Reply, Sequence[News]], Awaitable[None]]  # a cog's
        self._tasks: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        for cog in made_of():
            await self.add_cog(cog(self))
        await self.tree.set_translator(Translator())
        pause = await try_to_sync(self.tree, self.memory)
        if pause is not None:
            self.work(sync_later(self.tree, self.memory, pause))
        self.work(Sender(self.tables.house, self.post.deliver).run())
        self.work(self.tables.timekeeper.run())

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Something that goes on as long as the bot does."""
        begun = asyncio.create_task(task)
        begun.add_done_callback(ended)
        self._tasks.append(begun)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.router.add(cog)

    async def reply(self, interaction: Interaction, *, same: bool = False) -> Reply:
        """For somebody whose press is acknowledged already."""
        self.known.met(interaction.user)
        data: Any = interaction.data
        self.known.heard_of(data)
        profile = await self.tables.house.profile(interaction.user.id)
        t = Texts(language_of(interaction.locale, profile.language))
        reply = interaction.extras["reply"] = Reply(interaction, t, profile, same=same)
        return reply

    async def texts(self, interaction: Interaction) -> Texts:
        """The bot's sentences in the language of this person."""
        try:
            chosen = (await self.tables.house.profile(interaction.user.id)).language
        except Refused as fault:
            log.warning("language of %d: %s", interaction.user.id, fault)
            chosen = ""
        return Texts(language_of(interaction.locale, chosen))

    async def names(self, table: Table, t: Texts) -> list[str]:
        """What the people are called, by seat."""
        return await self.known.of(table, t)

    # Presses

    async def on_interaction(self, interaction: Interaction) -> None:
        kind = discord.InteractionType
        if interaction.type in (kind.component, kind.modal_submit):
            try:
                await self.dispatch_press(interaction)
            except Exception as fault:
                await self.failed(interaction, fault)

    async def failed(self, interaction: Interaction, fault: Exception) -> None:
        """Told to the person, who may try again at once."""
        try:
            await self.doubles.failed(interaction)
        except Refused as unsaved:
            log.warning("a press is not forgotten: %s", unsaved)
        await self.faults.answer(interaction, fault)

    async def dispatch_press(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        meaning = ids.read(data["custom_id"])
        route = self.router.find(meaning.verb) if meaning else None
        if meaning is None or route is None:
            await self.answer_unknown(interaction)
            return
        interaction.extras["table"] = number_in(meaning.args)
        watch = self.timings.start(meaning.verb)
        press = Press(meaning.args, data.get("values", ()), filled_in(data.get("components", ())))
        if route.answer is Answer.FORM:
            await route.handler(interaction, press)
            watch.acknowledge()
        else:
            same = route.answer is Answer.SAME and interaction.message is not None
            await interaction.response.defer(ephemeral=not same, thinking=not same)
            watch.acknowledge()
            reply = await self.reply(interaction, same=same)
            if not route.once or await self.doubles.is_first(interaction):
                await route.handler(reply, press)
                await self.visited(reply)
            elif not same:
                await reply.say(reply.t("pressed-twice"))
        self.timings.finish(watch)

    async def visited(self, reply: Reply) -> None:
        """Somebody came by: what could not be told in their messages is told now."""
        try:
            await self.tables.watching.hand_over(reply.person, partial(self.missed, reply))
        except Exception as fault:
            self.faults.note(fault, "missed news", None, reply.interaction.guild_id)

    async def answer_unknown(self, interaction: Interaction) -> None:
        """Made by a version of this program that we know nothing of, or by nobody."""
        t = await self.texts(interaction)
        await interaction.response.send_message(t("unknown-button"), ephemeral=True)

    async def on_app_command_completion(self, interaction: Interaction, command: Any) -> None:
        await self.visited(interaction.extras["reply"])
        if "watch" in interaction.extras:
            self.timings.finish(interaction.extras["watch"])


def ended(task: asyncio.Task[None]) -> None:
    """Nobody waits for work that goes on as long as the bot does, so nobody else would notice."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        log.critical("something that should go on has ended", exc_info=fault)


def number_in(args: Sequence[str]) -> int | None:
    """The table that a press is about: the first thing in its id, if it is a number."""
    return int(args[0]) if args and args[0].isdigit() else None


def made_of() -> list[Any]:
    """One cog a concern."""
    from .acting import Acting
    from .admin import Setup
    from .board import Board
    from .guide import Guide
    from .help import Help
    from .hosting import Hosting
    from .lobby import Lobby
    from .look import Look
    from .lookup import Lookup
    from .mine import Mine
    from .missed import Missed
    from .moderating import Moderating
    from .more import More
    from .replay import Replay
    from .seat import Seat
    from .servers import HouseRules
    from .settings import Preferences
    from .since import Since
    from .solo import Solo
    from .spectate import Spectate
    from .statistics import Statistics
    from .turn import Turn
    from .warming import Warming

    gathering = [Lobby, Hosting, Solo, Help, Guide]
    playing = [Turn, Acting, Seat, Board, Since, More, Look, Replay, Spectate, Lookup]
    others = [Mine, Statistics, Missed, Preferences, Setup, HouseRules, Moderating, Warming]
    return [*gathering, *playing, *others]
