"""The puzzle of the week: answered by people in its channel, and sealed until Sunday."""

from discord.ext import commands

from tables import Sealed, Tables

from ..buttons import coaching
from ..layouts.kit import CALM, Layout, button, card, rows, text
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.drafted import turn_words
from ..words.names import Names
from ..words.texts import Texts
from .turn import Turn


class Puzzles(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names) -> None:
        self.puzzles = tables.puzzles
        self.turn = turn
        self.names = names

    @pressed(coaching.puzzle, Answer.PRIVATE)
    async def begin(self, reply: Reply) -> None:
        place = reply.server, reply.interaction.channel_id
        await self.turn.show(reply, await self.puzzles.begin(*place, reply.person))

    @pressed(coaching.seal, Answer.SAME, once=True)
    async def seal(self, reply: Reply, table: int, step: str) -> None:
        sealed = await self.puzzles.seal(reply.person, step)
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        names = await self.names.of(sealed.table, reply.t)
        await reply.show(layout(sealed, turn_words(sealed.chosen, names, reply.t), reply.t))


def layout(sealed: Sealed, turn: str, t: Texts) -> Layout:
    title = f"### {t('puzzle-title', game=t.game(sealed.posed.settings.game))}"
    said = t("puzzle-sealed", turn=turn), t("puzzle-wait", at=f"<t:{sealed.posed.until}:R>")
    change = button(t("puzzle-change"), coaching.puzzle())
    return Layout(card(text(title, *said), *rows([change]), colour=CALM))
