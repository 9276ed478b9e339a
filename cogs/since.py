"""What changed since one's last move: the lines of the log, and arrows on the board."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from tables import Changes

from . import ids, pictures
from .app import Emberboard
from .board import look_of, seen, sent
from .films import thinned
from .pieces.kit import CALM, Layout, button, card, newest, rows, text
from .replies import Press, Reply
from .router import Answer, pressed
from .seat import told
from .texts import bold

STEPS = 24  # as many positions are compared
ROOM = 2400


class Since(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.replays = app.tables.replays

    @pressed("since", Answer.PRIVATE)
    async def since(self, reply: Reply, press: Press) -> None:
        number = press.number(0)
        changes = await self.replays.changes(number, reply.person)
        names = bold(await self.app.names(changes.table, reply.t))
        lines = [line for e in changes.entries for line in told(e, changes.table, reply, names)]
        picture = await self.picture(reply, changes) if lines else None
        await reply.show(layout(changes, lines, picture, reply), sent(picture, reply))
        await self.replays.looked(number, reply.person)

    async def picture(self, reply: Reply, changes: Changes) -> Picture | None:
        table = changes.table
        moments = thinned(changes.moments, STEPS)
        views = await self.replays.views(table.id, reply.person, moments)
        if not views:
            return None
        look = await look_of(self.app, reply, table)
        seat = table.seat_of(reply.person)
        return await pictures.changes(table.settings.game, list(views.values()), look, seat)


def layout(changes: Changes, lines: Sequence[str], picture: Picture | None, reply: Reply) -> Layout:
    t, table = reply.t, changes.table.id
    buttons = [
        button(t("replay"), ids.make("moment", table, changes.moments[0], "here")),
        button(t("board"), ids.make("board", table)),
        button(t("log"), ids.make("log", table)),
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
