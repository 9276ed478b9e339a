"""The card of a finished game with the sources of everybody's points."""

from discord.ext import commands

from tables import Tables

from ..buttons import looking
from ..layouts.kit import CALM, Layout, card
from ..pictures.films import Films
from ..presses.faults import Told
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from .around import look_of
from .board import seen, sent


class Points(commands.Cog):
    def __init__(self, tables: Tables, names: Names, films: Films) -> None:
        self.tables = tables
        self.names = names
        self.films = films

    @pressed(looking.points, Answer.LOOK)
    async def points(self, reply: Reply, table: int) -> None:
        found = await self.tables.finding.table(table)
        if found.outcome is None:
            raise Told(reply.t("points-none"))
        view = await self.tables.play.view(table, reply.person)
        look = await look_of(self.names, reply, found)
        picture = await self.films.result(found, view, look)
        await reply.show(Layout(card(seen(picture, reply), colour=CALM)), sent(picture, reply))
