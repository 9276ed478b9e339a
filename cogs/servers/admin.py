"""Commands for the owners of a server and of the bot: rights, health, reports."""

from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..buttons import settling
from ..buttons.verb import meaning
from ..buttons.who import OWNERS
from ..channels import rights
from ..layouts.kit import ALARM, CALM, Layout, card, text
from ..presses.faults import Faults, Told
from ..presses.replies import Reply
from ..presses.reports import store_report
from ..presses.router import Answer, pressed, replying
from ..presses.timings import Line, Timings
from ..words.texts import Texts
from ..words.translate import about

# Set here, since the app's general contexts would override "guild_only".
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
IN_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
ROUNDED = 100  # counts of presses are rounded, since some presses are secret answers
LATEST = 10  # faults listed


class ServerSetup(commands.Cog):
    setup = app_commands.Group(
        name="setup",
        description=about("setup"),
        allowed_contexts=SERVERS,
        allowed_installs=IN_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        timings: Timings,
        faults: Faults,
        memory: Path | None,
    ) -> None:
        self.client = client
        self.tables = tables
        self.timings = timings
        self.faults = faults
        self.memory = memory

    @setup.command(name="check", description=about("setup check"))
    @replying(OWNERS)
    async def check(self, reply: Reply) -> None:
        """Show the rights that the bot lacks, channel by channel, and how to give them."""
        guild, application = reply.interaction.guild, reply.interaction.application_id
        assert guild is not None
        server = await self.tables.servers.of(guild.id)
        words = rights.report(guild, server, application, reply.t)
        if words:
            await reply.show(Layout(card(text(*words), colour=ALARM)))
        else:
            await reply.show(Layout(card(text(reply.t("check-good")), colour=CALM)))

    @setup.command(name="health", description=about("setup health"))
    @replying(OWNERS)
    async def health(self, reply: Reply) -> None:
        t, guild = reply.t, reply.server
        assert guild is not None
        rows = self.timings.rows()
        slowest = sorted(rows, key=lambda line: -line.done[1])
        latency, presses = round(self.client.latency * 1000), sum(line.times for line in rows)
        latest = self.faults.in_server(guild)[:LATEST]
        faults = [f"- `{fault.number}` {kind_of(fault.about)}" for fault in latest]
        told = [
            t("health-title", latency=latency, count=presses // ROUNDED * ROUNDED),
            t("health-slowest"),
            *(timing_words(line, t) for line in slowest),
            *([t("health-faults"), *faults] if faults else []),
        ]
        await reply.show(Layout(card(text(*told), colour=CALM)))

    @pressed(settling.report, Answer.PRIVATE, once=True)
    async def report(self, reply: Reply, fault: str) -> None:
        found = self.faults.find(fault)
        if found is None or self.memory is None:
            raise Told(reply.t("report-old"))
        file = await store_report(self.memory, found)
        await reply.say(reply.t("report-done", file=file.name))


def kind_of(about: str) -> str:
    """Return a press's verb without its arguments, which may be somebody's answer."""
    meant = meaning(about)
    return about if meant is None else meant.verb.name


def timing_words(line: Line, t: Texts) -> str:
    return t(
        "health-line",
        what=line.what,
        first=round(line.acknowledged[0]),
        slow=round(line.acknowledged[1]),
        done=round(line.done[0]),
        late=round(line.done[1]),
    )
