"""For the owners of a server, and for whoever runs the bot: rights, health, reports."""

import discord
from discord import app_commands
from discord.ext import commands

from . import rights
from .app import Emberboard
from .faults import Told
from .pieces.kit import ALARM, CALM, Layout, card, text
from .replies import Interaction, Press, Reply
from .reports import store_report
from .router import Answer, pressed
from .texts import Texts
from .timings import Line
from .translate import about

# "guild_only" would be overruled by where the bot's commands are offered in general.
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
SLOWEST = 10  # kinds of presses and commands that are listed
LATEST = 10  # faults


class Setup(commands.Cog):
    setup = app_commands.Group(
        name="setup",
        description=about("setup"),
        allowed_contexts=SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables

    @setup.command(name="check", description=about("setup check"))
    async def check(self, interaction: Interaction) -> None:
        """What is missing, channel by channel, with what to do."""
        reply: Reply = interaction.extras["reply"]
        guild, application = interaction.guild, interaction.application_id
        assert guild is not None
        server = await self.tables.servers.of(guild.id)
        words = rights.report(guild, server, application, reply.t)
        if words:
            await reply.show(Layout(card(text(*words), colour=ALARM)))
        else:
            await reply.show(Layout(card(text(reply.t("check-good")), colour=CALM)))

    @setup.command(name="health", description=about("setup health"))
    async def health(self, interaction: Interaction) -> None:
        reply: Reply = interaction.extras["reply"]
        t, guild = reply.t, interaction.guild_id
        assert guild is not None
        timings = self.app.timings.lines()
        slowest = sorted(timings, key=lambda line: -line.done[1])[:SLOWEST]
        latency, presses = round(self.app.latency * 1000), sum(line.times for line in timings)
        latest = self.app.faults.in_server(guild)[:LATEST]
        faults = [f"- `{fault.number}` {fault.about}" for fault in latest]
        told = [
            t("health-title", latency=latency, count=presses),
            t("health-slowest"),
            *(timing_words(line, t) for line in slowest),
            *([t("health-faults"), *faults] if faults else []),
        ]
        await reply.show(Layout(card(text(*told), colour=CALM)))

    @pressed("report", Answer.PRIVATE, once=True)
    async def report(self, reply: Reply, press: Press) -> None:
        fault = self.app.faults.find(press.word(0))
        if fault is None or self.app.memory is None:
            raise Told(reply.t("report-old"))
        file = await store_report(self.app.memory, fault)
        await reply.say(reply.t("report-done", file=file.name))


def timing_words(line: Line, t: Texts) -> str:
    return t(
        "health-line",
        what=line.what,
        count=line.times,
        first=round(line.acknowledged[0]),
        slow=round(line.acknowledged[1]),
        done=round(line.done[0]),
        late=round(line.done[1]),
    )
