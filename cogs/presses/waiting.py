"""Private answers that say who is waited for. Each turns into **Take turn** when its person is
asked again, as long as Discord allows. All are forgotten at a restart."""

from collections import OrderedDict
from contextlib import suppress

import discord

from tables import Table

from ..buttons import turns
from ..layouts.kit import ACCENT, Layout, Style, button, card, rows, text
from .one_panel import LASTS
from .replies import BROKEN_LINE, Reply

KEPT = 2000


class Waiting:
    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[int, int], Reply] = OrderedDict()

    def waits(self, reply: Reply, table: int) -> None:
        """Remember a private answer in which nothing is asked."""
        self.goes_on(reply.person, table)
        self._answers[table, reply.person] = reply
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)

    def goes_on(self, person: int, table: int) -> None:
        """Forget the answer, which now shows something else."""
        self._answers.pop((table, person), None)

    async def told(self, table: Table) -> None:
        """Show **Take turn** to everybody whom the table asks now."""
        for person in {table.seats[it.seat].actor for it in table.asked}:
            reply = self._answers.pop((table.id, person or 0), None)
            if reply is not None:
                await call_again(reply, table.id)


async def call_again(reply: Reply, table: int) -> None:
    """Show **Take turn** in the answer. Its person may have dismissed it, so the table calls them
    as well."""
    if discord.utils.utcnow() - reply.interaction.created_at > LASTS:
        return
    t = reply.t
    take = button(t("take-turn"), turns.turn(table), Style.success)
    view = Layout(card(text(t("panel-asked-again")), *rows([take]), colour=ACCENT))
    with suppress(discord.HTTPException, *BROKEN_LINE):
        await reply.interaction.edit_original_response(view=view, attachments=[])
