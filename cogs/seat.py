"""What everybody can look at: my seat, and the log."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from render.kit.look import Look
from tables import Entry, Table

from . import ids, panels, pictures
from .app import Emberboard
from .pieces.kit import CALM, Layout, button, card, gallery, newest, rows, text
from .replies import Press, Reply, shown
from .router import Answer, pressed
from .texts import bold

PAGE = 40  # rows of the log at a time
ROOM = 3500


class Seat(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables

    @pressed("seat", Answer.PRIVATE)
    async def seat(self, reply: Reply, press: Press) -> None:
        """Everything that only this person may know."""
        table = await self.tables.finding.table(press.number(0))
        seat = panels.own_seat(table, reply.person)
        look = await self.look(reply, table)
        view = await self.tables.play.view(table.id, reply.person)
        picture = await pictures.panel(table.settings.game, view, look, seat)
        await self.picture(reply, picture)

    async def look(self, reply: Reply, table: Table) -> Look:
        names = await self.app.names(table, reply.t)
        return pictures.look(reply.t.language, reply.theme, names)

    async def picture(self, reply: Reply, picture: Picture | None) -> None:
        """The picture, or the same in words for those who asked for that."""
        if picture is None:
            await reply.say(reply.t("no-picture"))
        elif reply.profile.text_only:
            await reply.say(picture.words)
        else:
            await reply.show(Layout(gallery(shown(picture))), [picture])

    # The log

    @pressed("log", Answer.PRIVATE)
    async def log(self, reply: Reply, press: Press) -> None:
        await self.show_log(reply, press.number(0), 0)

    @pressed("log-page", Answer.SAME)
    async def log_page(self, reply: Reply, press: Press) -> None:
        await self.show_log(reply, press.number(0), press.number(1))

    async def show_log(self, reply: Reply, number: int, page: int) -> None:
        """The newest page first."""
        table = await self.tables.finding.table(number)
        names = bold(await self.app.names(table, reply.t))
        entries = await self.tables.history.log(number, reply.person, -1)
        pages = max(1, -(-len(entries) // PAGE))
        end = len(entries) - page * PAGE
        lines = [
            line
            for entry in entries[max(0, end - PAGE) : end]
            for line in told(entry, table, reply, names)
        ]
        turn = [
            button(reply.t("panel-earlier"), ids.make("log-page", number, page + 1),
                   disabled=page >= pages - 1),
            button(reply.t("panel-later"), ids.make("log-page", number, page - 1),
                   disabled=page == 0),
        ]  # fmt: skip
        title = reply.t("log-title", table=number, page=pages - page, pages=pages)
        shown_lines = newest(lines, ROOM) or [reply.t("log-empty")]
        await reply.show(Layout(card(text(f"### {title}", *shown_lines), *rows(turn), colour=CALM)))


def told(entry: Entry, table: Table, reply: Reply, names: Sequence[str]) -> list[str]:
    """One row of the log; what was taken back is struck through."""
    if entry.undo is not None:
        who = names[entry.seat] if entry.seat is not None else reply.t("the-table")
        return [f"↩ {reply.t('log-undo', who=who)}"]
    lines = panels.said(table.settings.game, entry.events, reply.t, names)
    if entry.by == "automa":
        lines = [f"🤖 {line}" for line in lines]
    return [f"~~{line}~~" for line in lines] if entry.undone else lines
