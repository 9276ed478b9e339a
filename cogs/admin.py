"""For owners and moderators of a server, and for whoever runs the bot."""

from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands

from tables import Refused, Table, Why

from .app import Emberboard
from .choices import Choice, ranked
from .faults import Told
from .pieces.kit import ALARM, CALM, Layout, card, newest, text
from .replies import Interaction, Press, Reply
from .reports import store_report
from .router import Answer, pressed
from .texts import Texts
from .translate import about, described

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
# "guild_only" would be overruled by where the bot's commands are offered in general.
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ROOM = 3000


class Setup(commands.Cog):
    setup = app_commands.Group(
        name="setup",
        description=about("setup"),
        allowed_contexts=SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    table = app_commands.Group(
        name="table",
        description=about("table"),
        allowed_contexts=SERVERS,
        default_permissions=discord.Permissions(manage_messages=True),
    )

    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables

    @setup.command(name="check", description=about("setup check"))
    async def check(self, interaction: Interaction) -> None:
        """What is missing, channel by channel, with what to do."""
        reply: Reply = interaction.extras["reply"]
        assert interaction.guild is not None
        lines = list(missing(interaction.guild, reply.t))
        if not lines:
            await reply.show(Layout(card(text(reply.t("check-good")), colour=CALM)))
            return
        words = [reply.t("check-missing"), *lines[:30], reply.t("check-how")]
        await reply.show(Layout(card(text(*words), colour=ALARM)))

    @setup.command(name="health", description=about("setup health"))
    async def health(self, interaction: Interaction) -> None:
        reply: Reply = interaction.extras["reply"]
        t = reply.t
        lines = [
            t(
                "health-line",
                what=line.what,
                count=line.times,
                first=round(line.acknowledged[0]),
                slow=round(line.acknowledged[1]),
                done=round(line.done[0]),
                late=round(line.done[1]),
            )
            for line in self.app.timings.lines()
        ]
        faults = [f"- `{fault.number}` {fault.about}" for fault in self.app.faults.latest()[:10]]
        head = t("health-title", latency=round(self.app.latency * 1000))
        told = [head, *newest(lines, ROOM), *([t("health-faults"), *faults] if faults else [])]
        await reply.show(Layout(card(text(*told), colour=CALM)))

    @pressed("report", Answer.PRIVATE)
    async def report(self, reply: Reply, press: Press) -> None:
        fault = self.app.faults.find(press.word(0))
        if fault is None or self.app.memory is None:
            raise Told(reply.t("report-old"))
        file = await store_report(self.app.tables, self.app.memory, fault)
        await reply.say(reply.t("report-done", file=file.name))

    # One table, by its number

    @table.command(name="resend", description=about("table resend"))
    @described("table resend")
    async def resend(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        await self.app.post.call_again(it)
        await reply.say(reply.t("resend-done"))

    @table.command(name="repair", description=about("table repair"))
    @described("table repair")
    async def repair(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        thread = await self.app.post.repair(it, interaction.channel_id)
        await reply.say(reply.t("repair-done", thread=str(thread)))

    @table.command(name="pause", description=about("table pause"))
    @described("table pause")
    async def pause(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        paused = it.paused is not None
        change = self.tables.absence.resume if paused else self.tables.absence.pause
        await change(it.id, host_of(it), reply.id)
        await self.app.post.announce(it, reply.person)
        await reply.say(reply.t("resume-done" if paused else "moderated-done"))

    @table.command(name="replace", description=about("table replace"))
    @described("table replace")
    async def replace(
        self, interaction: Interaction, table: int, seat: int, person: discord.User
    ) -> None:
        reply, it = await self.moderated(interaction, table)
        if not isinstance(person, discord.Member):
            raise Told(reply.t("not-here"))
        if person.bot:
            raise Told(reply.t("no-bots"))
        if not 1 <= seat <= len(it.seats):
            raise Refused(Why.NO_SEAT)
        owner = it.seats[seat - 1].person
        acting = owner if owner is not None else host_of(it)
        await self.tables.seats.replace(it.id, acting, seat - 1, person.id, reply.id)
        await self.app.known.keep(person)
        await self.app.post.announce(it, reply.person)
        await reply.say(reply.t("moderated-done"))

    @table.command(name="end", description=about("table end"))
    @described("table end")
    async def end(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        await self.tables.seats.end(it.id, reply.id)
        await self.app.post.announce(it, reply.person)
        await reply.say(reply.t("moderated-done"))

    @resend.autocomplete("table")
    @repair.autocomplete("table")
    @pause.autocomplete("table")
    @replace.autocomplete("table")
    @end.autocomplete("table")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.app.texts(interaction)
        guild = interaction.guild_id or 0
        found = [
            *await self.tables.finding.running(guild),
            *await self.tables.finding.lobbies(guild),
        ]
        names = [(f"{it.id} · {t.game(it.settings.game)}", str(it.id)) for it in found]
        offered: list[Choice] = ranked(typed, names)
        return [app_commands.Choice(name=o.name, value=int(o.value)) for o in offered]

    async def moderated(self, interaction: Interaction, table: int) -> tuple[Reply, Table]:
        """Only tables of this very server."""
        it = await self.tables.finding.table(table)
        if it.guild != interaction.guild_id:
            raise Refused(Why.NO_TABLE)
        return interaction.extras["reply"], it


def host_of(table: Table) -> int:
    if table.host is None:
        raise Refused(Why.NOT_HOST)
    return table.host


def missing(guild: discord.Guild, t: Texts) -> Iterator[str]:
    for channel in guild.text_channels:
        rights = channel.permissions_for(guild.me)
        lacking = [t(f"right-{name}") for name in NEEDED if not getattr(rights, name)]
        if lacking:
            yield f"- {channel.mention}: {', '.join(lacking)}"
