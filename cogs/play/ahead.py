"""**When my turn comes**: a turn that somebody prepares in secret before being asked."""

from discord.ext import commands

from tables import Refused, Tables, Why

from ..buttons import ahead as verbs
from ..layouts.kit import Layout, text
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from .terms import term_of
from .turn import Turn


class Ahead(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn) -> None:
        self.ahead = tables.ahead
        self.turn = turn

    @pressed(verbs.ahead, Answer.PRIVATE)
    async def open(self, reply: Reply, table: int) -> None:
        """Let the person prepare their turn, or take it if they are asked by now."""
        try:
            now = await self.ahead.question(table, reply.person)
        except Refused as refused:
            if refused.why is not Why.ASKED_ALREADY:
                raise
            await self.turn.open(reply, table)
        else:
            await self.turn.show(reply, now)

    @pressed(verbs.ahead_if, Answer.SAME, once=True)
    async def depend(self, reply: Reply, table: int, step: str) -> None:
        condition = term_of(reply.press.choice)
        now = await self.ahead.depend(table, reply.person, step, condition, reply.id)
        await self.turn.show(reply, now)

    @pressed(verbs.ahead_clear, Answer.SAME, once=True)
    async def clear(self, reply: Reply, table: int) -> None:
        await self.ahead.clear(table, reply.person, reply.id)
        await reply.show(Layout(text(reply.t("ahead-withdrawn"))))
