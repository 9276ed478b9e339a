"""`/stats`: how one's own games went, or those of somebody who lets others see it."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import BestRow, Sheet, Status, Tables
from tables.people.finding import Finding

from ..buttons import settling
from ..buttons.who import EVERYBODY
from ..layouts.kit import CALM, Layout, button, card, text
from ..layouts.statistics import finished, statistics
from ..presses.faults import Told
from ..presses.replies import Reply
from ..presses.router import LOOK, Answer, pressed, replying
from ..words.results import level_name
from ..words.texts import Texts
from ..words.translate import about, described
from ..words.voice import mention

PARTNERS = 5


class Statistics(commands.Cog):
    def __init__(self, tables: Tables, tree: app_commands.CommandTree[discord.Client]) -> None:
        self.tables = tables
        self.statistics = tables.statistics
        ours = app_commands.ContextMenu(name="Our games", callback=self.ours, extras=LOOK)
        tree.add_command(ours)

    @app_commands.command(name="stats", description=about("stats"), extras=LOOK)
    @described("stats")
    @replying(EVERYBODY)
    async def stats(self, reply: Reply, person: discord.User | None = None) -> None:
        if person is None:
            await self.show_own(reply)
        else:
            await self.show_of(reply, person)

    @replying(EVERYBODY)
    async def ours(self, reply: Reply, person: discord.User) -> None:
        """Show a person's public statistics, and the asker's games with them."""
        await self.show_of(reply, person)

    async def show_of(self, reply: Reply, person: discord.User) -> None:
        if person.id == reply.person:
            await self.show_own(reply)
        elif person.bot:
            raise Told(reply.t("no-bots"))
        else:
            await self.show_other(reply, person.id)

    @pressed(settling.stats, Answer.LOOK)
    async def open(self, reply: Reply) -> None:
        await self.show_own(reply)

    async def show_own(self, reply: Reply) -> None:
        t = reply.t
        sheet = await self.statistics.of(reply.person)
        if not sheet.games:
            await reply.show(Layout(card(text(t("stats-none")), colour=CALM)))
            return
        told = [*await self.partners(sheet, reply), *await self.server(reply), shown(sheet, reply)]
        settings = button(t("help-settings"), settling.preferences())
        await reply.show(statistics(sheet, t("stats-own"), told, [settings], t))

    async def partners(self, sheet: Sheet, reply: Reply) -> list[str]:
        """Return lines on this table's people, or else the most frequent partners."""
        here = await people_here(self.tables.finding, reply)
        near = [other for other in sheet.partners if other in here]
        lines = [
            f"- {mention(other)}: {finished(sheet.partners[other], reply.t)}"
            for other in (near or list(sheet.partners))[:PARTNERS]
        ]
        title = reply.t("stats-here" if near else "stats-partners")
        return [f"**{title}**", *lines] if lines else []

    async def server(self, reply: Reply) -> list[str]:
        """Return lines on the games played in this server, without names."""
        guild = reply.server
        rows = await self.statistics.server(guild) if guild is not None else []
        lines = [f"- {best_of(row, reply.t)}" for row in rows]
        return [f"**{reply.t('stats-server')}**", *lines] if lines else []

    async def show_other(self, reply: Reply, person: int) -> None:
        t, who = reply.t, mention(person)
        sheet = await self.statistics.seen_by(reply.person, person)
        if not sheet.games:
            await reply.show(Layout(card(text(t("stats-none-of", person=who)), colour=CALM)))
            return
        own, theirs = await self.statistics.pair(reply.person, person)
        together = t("stats-together", played=own.played, own=own.won, other=theirs.won, person=who)
        told = [together] if own.played else []
        await reply.show(statistics(sheet, t("stats-of", person=who), told, [], t))


def best_of(row: BestRow, t: Texts) -> str:
    game = t.game(row.game)
    if row.kind != "ranking":
        level = [level_name(row.game, row.level, t)] if row.level else []
        game = ", ".join([game, *level, t("stats-players", count=row.seats)])
    return t("stats-best-of", game=game, count=row.tables, best=row.best)


async def people_here(finding: Finding, reply: Reply) -> set[int]:
    """Return the people of this thread's table, if the asker sits there."""
    channel = reply.interaction.channel_id
    statuses = (Status.RUNNING, Status.ENDED)
    mine = [table for status in statuses for table in await finding.mine(reply.person, status)]
    return {person for table in mine if table.thread == channel for person in table.people()}


def shown(sheet: Sheet, reply: Reply) -> str:
    state = "on" if sheet.shown else "off"
    return f"-# {reply.t(f'stats-shown-{state}')}"
