"""`/mygames`: what waits for me, where I play, what I gather for."""

from discord import app_commands, ui
from discord.ext import commands

from tables import Status, Table, Waiting

from . import ids, offers
from .app import Emberboard
from .pieces.kit import ACCENT, CALM, Layout, Style, button, card, line, rows, text
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .telling import relative
from .texts import Texts, joined
from .translate import about

SHOWN = 8  # tables of each kind on one page


class Mine(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.finding = app.tables.finding

    @app_commands.command(name="mygames", description=about("mygames"))
    async def mygames(self, interaction: Interaction) -> None:
        await self.show(interaction.extras["reply"], 0)

    @pressed("my-tables", Answer.PRIVATE)
    async def first_page(self, reply: Reply, press: Press) -> None:
        await self.show(reply, 0)

    @pressed("mine", Answer.SAME)
    async def page(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.number(0))

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
        await reply.show(listing(sections, page, reply.t, waiting=len(waiting)))


def listing(
    sections: list[ui.Section[ui.LayoutView]], page: int, t: Texts, *, waiting: int
) -> Layout:
    if not sections:
        return Layout(card(text(t("mine-none")), colour=CALM))
    shown = sections[page * SHOWN : (page + 1) * SHOWN]
    pages = -(-len(sections) // SHOWN)
    turning = rows(
        [
            button(t("panel-earlier"), ids.make("mine", page - 1), disabled=page == 0),
            button(t("panel-later"), ids.make("mine", page + 1), disabled=page >= pages - 1),
        ]
        if pages > 1
        else []
    )
    title = text(f"### {t('mine-title', count=waiting)}")
    return Layout(card(title, *shown, line(), *turning, colour=ACCENT if waiting else CALM))


def urgent_section(it: Waiting, t: Texts) -> ui.Section[ui.LayoutView]:
    due = t.news("due", when=relative(it.due)) if it.due is not None else ""
    words = joined([f"**{table_name(it.table, t)}**", due])
    take = button(t("take-turn"), ids.make("turn", it.table.id), Style.primary)
    return ui.Section(words, where(it.table), accessory=take)


def quiet_section(table: Table, t: Texts) -> ui.Section[ui.LayoutView]:
    lobby = table.status is Status.LOBBY
    verb, label = ("options", "lobby-options") if lobby else ("board", "board")
    state = t("mine-gathering", taken=len(table.seats), all=table.settings.seats) if lobby else ""
    words = joined([table_name(table, t), state])
    return ui.Section(words, where(table), accessory=button(t(label), ids.make(verb, table.id)))


def gathering_section(table: Table, t: Texts) -> ui.Section[ui.LayoutView]:
    join = button(t("lobby-join"), ids.make("join", table.id), Style.primary)
    state = t("mine-gathering", taken=len(table.seats), all=table.settings.seats)
    words = joined([f"**{table_name(table, t)}**", state])
    return ui.Section(words, joined(offers.facts(table.settings, t)), accessory=join)


def table_name(table: Table, t: Texts) -> str:
    return t.news("from-table", game=t.game(table.settings.game), table=table.id)


def where(table: Table) -> str:
    place = table.thread or table.channel
    return f"<#{place}>" if place is not None and table.guild is not None else "—"
