"""`/stats`: how one's own games went, or those of somebody who lets others see it."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import Sheet

from . import ids
from .app import Emberboard
from .faults import Told
from .pieces.kit import CALM, Layout, button, card, text
from .pieces.statistics import finished, statistics
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .telling import mention
from .translate import about, described

PARTNERS = 5


class Statistics(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.statistics = app.tables.statistics

    @app_commands.command(name="stats", description=about("stats"))
    @described("stats")
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        reply: Reply = interaction.extras["reply"]
        if person is None or person.id == reply.person:
            await self.show_own(reply)
        elif person.bot:
            raise Told(reply.t("no-bots"))
        else:
            await self.show_other(reply, person.id)

    @pressed("stats", Answer.PRIVATE)
    async def open(self, reply: Reply, press: Press) -> None:
        await self.show_own(reply)

    async def show_own(self, reply: Reply) -> None:
        t = reply.t
        sheet = await self.statistics.of(reply.person)
        if not sheet.games:
            await reply.show(Layout(card(text(t("stats-none")), colour=CALM)))
            return
        told = [*await self.partners(sheet, reply), shown(sheet, reply)]
        settings = button(t("help-settings"), ids.make("preferences"))
        await reply.show(statistics(sheet, t("stats-own"), told, [settings], t))

    async def partners(self, sheet: Sheet, reply: Reply) -> list[str]:
        """Whom one has played with most, and how that went for oneself."""
        most = list(sheet.partners.items())[:PARTNERS]
        lines = [f"- {mention(other)}: {finished(record, reply.t)}" for other, record in most]
        return [f"**{reply.t('stats-partners')}**", *lines] if lines else []

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


def shown(sheet: Sheet, reply: Reply) -> str:
    state = "on" if sheet.shown else "off"
    return f"-# {reply.t(f'stats-shown-{state}')}"
