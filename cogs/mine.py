"""`/mygames`: what waits for me, where I play, what I gather for."""

from discord import app_commands, ui
from discord.ext import commands

from tables import Status

from . import ids
from .app import Emberboard
from .pieces.kit import ACCENT, CALM, Layout, button, card, line, rows, text
from .pieces.tables import gathering_section, quiet_section, urgent_section
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .texts import Texts
from .translate import about

SHOWN = 8  # tables of each kind on one page


class Mine(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.finding = app.tables.finding

    @app_commands.command(name="mygames", description=about("mygames"))
    async def mygames(self, interaction: Interaction) -> None:
        await self.show(interaction.extras["reply"], 0)

    @pressed("tables", Answer.PRIVATE)
    async def tables(self, reply: Reply, press: Press) -> None:
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
    history = button(t("stats"), ids.make("stats"))
    if not sections:
        return Layout(card(text(t("mine-none")), *rows([history]), colour=CALM))
    shown = sections[page * SHOWN : (page + 1) * SHOWN]
    pages = -(-len(sections) // SHOWN)
    turning = [
        button(t("panel-earlier"), ids.make("mine", page - 1), disabled=page == 0),
        button(t("panel-later"), ids.make("mine", page + 1), disabled=page >= pages - 1),
    ]
    title = text(f"### {t('mine-title', count=waiting)}")
    below = rows([*(turning if pages > 1 else []), history])
    return Layout(card(title, *shown, line(), *below, colour=ACCENT if waiting else CALM))
