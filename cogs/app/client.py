"""The client: connects, registers commands, and brings every press to its handler."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from tables import NUMBERS, Profile, Refused, Repeated, Sender, Shards, Tables, begin_attempt

from .. import gather, learn, look, news, people, play, servers
from ..buttons.verb import Meaning, meaning
from ..channels.gate import Gate
from ..channels.visibility import seen_with
from ..gather.opening import Opening
from ..gather.solo import Solo
from ..news.borrowed import Borrowed
from ..news.lost_threads import Repairs
from ..news.missed import Missed
from ..news.pages import Pages
from ..news.post import Post
from ..news.posters import Posters
from ..pictures.emojis import Emojis
from ..pictures.films import Films
from ..play.alone import Alone
from ..play.screens import Screens
from ..play.turn import Turn
from ..presses.doubles import Doubles
from ..presses.faults import Faults, Told
from ..presses.refusals import Refusals
from ..presses.replies import Press, Reply, filled_in, reply_to
from ..presses.router import Answer, Router, who_of
from ..presses.timings import Timings
from ..presses.waiting import Waiting
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts, language_of
from ..words.translate import Translator
from .registering import sync_later, try_to_sync
from .warming import Warming

Interaction: TypeAlias = discord.Interaction["Emberboard"]
Runnable: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

log = logging.getLogger(__name__)

ANSWERED_WITHIN = 2.4  # seconds that a press may wait for the store; Discord allows three in all
LONGEST_WAIT = 30.0  # seconds to wait for a rate limit to pass; a longer one fails the request


class Tree(app_commands.CommandTree["Emberboard"]):
    """The command tree. Every command is acknowledged privately at once; public answers are
    separate messages."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        if interaction.type is not discord.InteractionType.application_command:
            return await self.may_complete(interaction)
        if not interaction.client.doubles.is_new(interaction):
            return False
        interaction.extras["attempt"] = begin_attempt(ANSWERED_WITHIN)
        try:
            await self.acknowledge(interaction)
            await interaction.client.router.admit(interaction)
            return await self.is_wanted(interaction)
        except Exception as fault:  # the library's error handler does not run this early
            await interaction.client.faults.answer(interaction, fault)
            return False

    async def may_complete(self, interaction: Interaction) -> bool:
        """Tell if the person could send this command; otherwise they get no suggestions."""
        try:
            await interaction.client.router.admit(interaction)
        except (Refused, Told):
            await interaction.response.autocomplete([])
            return False
        return True

    async def acknowledge(self, interaction: Interaction) -> None:
        name = interaction.command.qualified_name if interaction.command else ""
        who = who_of(interaction.command).name if interaction.command else ""
        watch = interaction.client.timings.start(f"/{name}", who)
        await interaction.response.defer(ephemeral=True, thinking=True)
        watch.acknowledge()
        interaction.extras["watch"] = watch
        await interaction.client.reply(interaction)

    async def is_wanted(self, interaction: Interaction) -> bool:
        """Return False for the second of two commands sent within a moment."""
        once = interaction.command is not None and "once" in interaction.command.extras
        if not once or await interaction.client.doubles.is_first(interaction):
            return True
        reply = reply_to(interaction)
        await reply.say(reply.t("pressed-twice"))
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.failed(interaction, cause)
        await interaction.client.refusals.answered(interaction)
        if interaction.command is not None and "reply" in interaction.extras:
            await interaction.client.looked(reply_to(interaction), interaction.command)


class Emberboard(commands.AutoShardedBot):
    """The bot. ``memory`` is a folder for things remembered outside the store: the registered
    commands and people's reports. ``shards`` are the connections to Discord that this process
    holds; None for as many as Discord suggests. ``health`` is the host and port of the health
    pages. ``support`` is the address where people ask for help. ``emojis`` says if the application
    gets emojis of its own."""

    def __init__(
        self,
        tables: Tables,
        memory: Path | None = None,
        *,
        shards: Shards | None = None,
        health: tuple[str, int] | None = None,
        support: str | None = None,
        emojis: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            **connections(shards),
            **options,
        )
        self.tables = tables
        self.timings = Timings()
        self.readers = Readers(tables)
        self.gate = Gate(tables, self.readers)
        self.router = Router(self.gate)
        self.names = Names(tables)
        self.faults = Faults(tables, self.readers)
        self.doubles = Doubles(tables)
        self.refusals = Refusals()
        self.films = Films(tables)
        self.posters = Posters(self.names, self.films, self.faults)
        self.own_emojis = Emojis(first=shards is None or 0 in shards.held)
        self.pages = Pages(self.posters, self.faults, self.own_emojis)
        self.screens = Screens(tables, self.names, self.own_emojis)
        self.alone = Alone(tables, self.names, self.screens, self.posters, self.pages)
        self.waiting = Waiting()
        self.post = Post(
            self,
            tables,
            self.names,
            self.faults,
            self.posters,
            self.pages,
            self.alone,
            self.waiting,
        )
        self.repairs = Repairs(self, tables, self.names, self.post.cards)
        self.opening = Opening(tables, self.names)
        self.missed = Missed(self.post)
        self.borrowed = Borrowed(tables, self.post.voices, self.posters, self.faults)
        self.memory = memory
        self._health = health
        self._support = support
        self._brings_emojis = emojis
        self._tasks: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        await self.furnish()
        await self.tree.set_translator(Translator())
        pause = await try_to_sync(self.tree, self.memory)
        if pause is not None:
            self.work(sync_later(self.tree, self.memory, pause))
        if self._health is not None:
            from .health import Health  # optional libraries, needed only here

            self.work(Health(self, self.tables, self.timings).serve(*self._health))
        tell = Sender(self.tables.house, self.post.deliver, self.post.recall, self.borrowed.speak)
        self.work(tell.run())
        self.work(self.tables.timekeeper.run())
        self.work(self.tables.posing.run(partial(seen_with, self)))
        if self._brings_emojis:
            self.work(self.own_emojis.keep(self))

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Run work in the background as long as the bot runs."""
        begun = asyncio.create_task(task)
        begun.add_done_callback(ended)
        self._tasks.append(begun)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    async def furnish(self) -> None:
        """Register all commands and handlers; raise if a command does not declare who may use
        it."""
        for cog in self.cogs_made():
            await self.add_cog(cog)
        for command in every_command(self.tree):
            who_of(command)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.router.add(cog)

    async def reply(self, interaction: Interaction, *, same: bool = False) -> Reply:
        """Return the reply for an acknowledged press or command."""
        self.names.met(interaction.user)
        data: Any = interaction.data
        self.names.heard_of(data)
        profile = await self.begun(interaction)
        t = Texts(language_of(interaction.locale, profile.language))
        press = Press(data.get("values", ()), filled_in(data.get("components", ())))
        reply = Reply(interaction, t, profile, same=same, press=press)
        interaction.extras["reply"] = reply
        return reply

    async def begun(self, interaction: Interaction) -> Profile:
        """Read in one go everything that a press at a table needs first. Return the person's
        profile."""
        table: int | None = interaction.extras.get("table")
        house, person = self.tables.house, interaction.user.id
        if table is None or table not in NUMBERS:
            return await house.profiles.of(person)
        begun = await house.beginnings.read(table, person, interaction.id)
        interaction.extras["reached"] = not begun.read.closed
        return begun.profile

    def cogs_made(self) -> Iterator[commands.Cog]:
        """Yield all cogs, each with the parts of the bot that it needs."""
        tree, tables, names, readers = self.tree, self.tables, self.names, self.readers
        turn = Turn(tables, names, self.screens, self.alone, self.waiting)
        solo = Solo(tables, names)
        yield Warming()
        yield from gather.cogs(tree, tables, names, readers, self.opening, solo)
        yield from play.cogs(tree, tables, turn, names, readers, self.timings)
        yield from learn.cogs(tables, turn, names, readers, self.opening, self._support)
        yield from look.cogs(
            tree, tables, names, readers, self.films, self.gate, self.router, solo.solo
        )
        yield from news.cogs(tables, names, readers, self.missed, self.post.cards.posts)
        yield from people.cogs(tree, tables, names, self.post)
        yield from servers.cogs(
            self, tables, names, readers, self.repairs, self.timings, self.faults, self.memory
        )

    # Presses

    async def on_interaction(self, interaction: Interaction) -> None:
        kind = discord.InteractionType
        pressed = interaction.type in (kind.component, kind.modal_submit)
        if pressed and self.doubles.is_new(interaction):
            interaction.extras["attempt"] = begin_attempt(ANSWERED_WITHIN)
            try:
                await self.dispatch_press(interaction)
            except Exception as fault:
                await self.failed(interaction, fault)
            await self.refusals.answered(interaction)

    async def failed(self, interaction: Interaction, fault: Exception) -> None:
        """Tell the person that the press failed; they may try again at once."""
        self.own_emojis.doubt(fault)
        try:
            await self.doubles.failed(interaction)
        except Refused as unsaved:
            log.warning("a press is not forgotten: %s", unsaved)
        try:
            if await self.alone.refreshed(interaction, fault):
                return
        except Exception as another:
            fault = another
        await self.faults.answer(interaction, fault)

    async def dispatch_press(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        meant = meaning(data["custom_id"])
        route = meant and self.router.of(meant.verb)
        filled_in = interaction.type is discord.InteractionType.modal_submit
        # Discord opens no form from a form, so this press is a forgery.
        if meant is None or route is None or (filled_in and route.answer is Answer.FORM):
            await self.answer_unknown(interaction)
            return
        interaction.extras["table"] = meant.args.get("table")
        watch = self.timings.start(meant.verb.name, meant.verb.who.name)
        if route.answer is Answer.FORM:
            await self.router.go(interaction, meant)
            watch.acknowledge()
        else:
            same = route.answer is Answer.SAME and interaction.message is not None
            await interaction.response.defer(ephemeral=not same, thinking=not same)
            watch.acknowledge()
            reply = await self.reply(interaction, same=same)
            if await self.handle(reply, meant, once=route.once):
                await self.visited(reply)
            elif not same:
                await reply.say(reply.t("pressed-twice"))
        self.timings.finish(watch)

    async def handle(self, reply: Reply, meant: Meaning, *, once: bool) -> bool:
        """Call the handler of a press; return False for the second click of a double one."""
        if once and not await self.doubles.is_first(reply.interaction):
            return False
        try:
            await self.router.go(reply, meant)
        except Repeated:  # another process handled it first
            return False
        await self.doubles.handled(reply.interaction)
        return True

    async def visited(self, reply: Reply) -> None:
        """Show the person the news that their closed messages refused, and let this place's waiting
        news be told."""
        await self.borrowed.heard(reply.interaction)
        try:
            show, open = partial(self.missed.show, reply), reply.interaction.extras.get("reached")
            await self.tables.watching.hand_over(reply.person, show, open=bool(open))
        except Refused as refused:
            log.warning("missed news are not shown now: %s", refused)
        except Exception as fault:
            self.faults.note(fault, "missed news", None, reply.interaction.guild_id)

    async def answer_unknown(self, interaction: Interaction) -> None:
        """Answer a press on a button that this version of the bot does not know."""
        t = await self.readers.texts(interaction)
        await interaction.response.send_message(t("unknown-button"), ephemeral=True)

    async def looked(self, reply: Reply, command: Runnable) -> None:
        """If this command shows something in private, delete what the person last had shown
        here."""
        if "look" in command.extras:
            await self.router.looked(reply)

    async def on_app_command_completion(self, interaction: Interaction, command: Runnable) -> None:
        reply = reply_to(interaction)
        await self.refusals.answered(interaction)
        await self.looked(reply, command)
        await self.visited(reply)
        if "watch" in interaction.extras:
            self.timings.finish(interaction.extras["watch"])


def every_command(tree: app_commands.CommandTree[Any]) -> Iterator[Runnable]:
    """Yield all typed commands, and those in the menus of messages and people."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command
    for kind in (discord.AppCommandType.message, discord.AppCommandType.user):
        yield from tree.walk_commands(type=kind)


def connections(shards: Shards | None) -> dict[str, Any]:
    return {} if shards is None else {"shard_count": shards.total, "shard_ids": sorted(shards.held)}


def ended(task: asyncio.Task[None]) -> None:
    """Log the failure of background work, which nobody else would notice."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        log.critical("something that should go on has ended", exc_info=fault)
