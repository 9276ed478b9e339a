"""The changes since the person's last move: the lines of the log, and arrows on the board."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from tables import Changes, Tables

from ..buttons import looking
from ..layouts.kit import CALM, Layout, button, card, newest, rows, text
from ..pictures import painting
from ..pictures.films import thinned
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from ..words.texts import bold
from .around import look_of, own_turn
from .board import seen, sent
from .seat import log_lines

STEPS = 24  # the most positions to compare
ROOM = 2400


class SinceThen(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.names = names
        self.replays = tables.replays

    @pressed(looking.since, Answer.LOOK)
    async def since(self, reply: Reply, table: int) -> None:
        await self.show(reply, await self.replays.changes(table, reply.person))
        await self.replays.looked(table, reply.person)

    async def show(self, reply: Reply, changes: Changes) -> None:
        names = bold(await self.names.of(changes.table, reply.t))
        lines = [
            line for e in changes.entries for line in log_lines(e, changes.table, reply, names)
        ]
        picture = await self.picture(reply, changes) if lines else None
        await reply.show(layout(changes, lines, picture, reply), sent(picture, reply))

    async def picture(self, reply: Reply, changes: Changes) -> Picture | None:
        table = changes.table
        moments = thinned(changes.moments, STEPS)
        views = await self.replays.views(table.id, reply.person, moments)
        if not views:
            return None
        look = await look_of(self.names, reply, table)
        seat = table.seat_of(reply.person)
        return await painting.close_up(table.settings.game, list(views.values()), look, seat)


def layout(changes: Changes, lines: Sequence[str], picture: Picture | None, reply: Reply) -> Layout:
    t, table = reply.t, changes.table.id
    buttons = [
        *own_turn(changes.table, reply.person, t),
        button(t("replay"), looking.moment(table, changes.moments[0], "here")),
        button(t("board"), looking.board(table)),
        button(t("log"), looking.log(table)),
    ]
    return Layout(
        card(
            text(f"### {t(f'since-{changes.since}')}"),
            text(*newest(lines, ROOM)) if lines else text(t("since-nothing")),
            seen(picture, reply) if picture is not None else None,
            *rows(buttons),
            colour=CALM,
        )
    )
