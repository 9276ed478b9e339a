"""`/mygames`: the person's tables, waiting ones first."""

from discord import app_commands, ui
from discord.ext import commands

from tables import Status, Tables

from ..buttons import coaching, gathering, looking, settling, tryouts
from ..buttons.who import EVERYBODY
from ..layouts.kit import ACCENT, CALM, Layout, button, card, line, rows, text
from ..layouts.table_list import gathering_section, quiet_section, urgent_section
from ..presses.one_panel import OnePanel
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.texts import Texts
from ..words.translate import about

SHOWN = 8  # tables of each kind on one page


class MyTables(commands.Cog):
    def __init__(self, tables: Tables) -> None:
        self.finding = tables.finding
        self.tryouts = tables.tryouts
        self.lists = OnePanel()

    @app_commands.command(name="mygames", description=about("mygames"))
    @replying(EVERYBODY)
    async def mygames(self, reply: Reply) -> None:
        await self.show(reply, 0)

    @pressed(looking.tables, Answer.PRIVATE)
    async def tables(self, reply: Reply, written: int = 0) -> None:
        await self.show(reply, 0)

    @pressed(looking.mine, Answer.SAME)
    async def page(self, reply: Reply, page: int) -> None:
        await self.show(reply, page)

    async def show(self, reply: Reply, page: int) -> None:
        waiting = await self.finding.waiting(reply.person)
        urgent = {it.table.id for it in waiting}
        playing = [t for t in await self.finding.mine(reply.person) if t.id not in urgent]
        gathering = await self.finding.mine(reply.person, Status.LOBBY)
        invited = await self.finding.invited(reply.person)
        sections = [
            *(urgent_section(it, reply.t) for it in waiting),
            *(gathering_section(table, reply.t) for table in invited),
            *(quiet_section(table, reply.t) for table in (*playing, *gathering)),
        ]
        tried = bool(await self.tryouts.of(reply.person))
        await reply.show(listing(sections, page, reply.t, waiting=len(waiting), tried=tried))
        await self.lists.shown(reply, reply.interaction.channel_id or 0, "list")


def listing(
    sections: list[ui.Section[ui.LayoutView]], page: int, t: Texts, *, waiting: int, tried: bool
) -> Layout:
    history = [button(t("stats"), settling.stats()), button(t("coach-mine"), coaching.exercises())]
    history.append(button(t("file"), gathering.file()))
    if tried:
        history.append(button(t("tryouts"), tryouts.tryouts()))
    if not sections:
        return Layout(card(text(t("mine-none")), *rows(history), colour=CALM))
    pages = -(-len(sections) // SHOWN)
    page = max(0, min(page, pages - 1))
    shown = sections[page * SHOWN : (page + 1) * SHOWN]
    turning = [
        button(t("panel-earlier"), looking.mine(page - 1), disabled=page == 0),
        button(t("panel-later"), looking.mine(page + 1), disabled=page >= pages - 1),
    ]
    title = text(f"### {t('mine-title', count=waiting)}")
    below = rows([*(turning if pages > 1 else []), *history])
    return Layout(card(title, *shown, line(), *below, colour=ACCENT if waiting else CALM))
