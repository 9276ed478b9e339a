"""Explanations of the icons on a picture, and of no others."""

from discord.ext import commands

from tables import Tables

from ..buttons import looking
from ..pictures import painting
from ..pictures.legends import explained
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from .around import look_of
from .board import WHOLE, only, regions


class Signs(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    @pressed(looking.signs, Answer.LOOK)
    async def signs(self, reply: Reply, table: int, region: str) -> None:
        found = await self.tables.finding.table(table)
        game, view = found.settings.game, await self.tables.play.view(table, reply.person)
        if region not in regions(game, reply.t, view):
            raise Outdated
        look, seat = await look_of(self.names, reply, found), found.seat_of(reply.person)
        pictures = (
            await painting.boards(game, view, look, seat)
            if region == WHOLE
            else only(await painting.board(game, view, look, seat, region))
        )
        await reply.show(*await explained(game, pictures, look, reply))
