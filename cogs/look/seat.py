"""The views of a table that anybody can open: my seat, and the log."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from tables import Entry, Status, Table, Tables

from ..buttons import looking, standing
from ..layouts.kit import CALM, Button, Layout, button, card, gallery, newest, rows, text
from ..pictures import painting
from ..play import panels
from ..presses.replies import Reply, shown
from ..presses.router import Answer, pressed
from ..words import story
from ..words.danger import dangers, small
from ..words.names import Names
from ..words.texts import bold
from .around import look_of, own_turn
from .in_words import InWords

PAGE = 40  # rows of the log on a page
ROOM = 3500


class Seat(commands.Cog):
    def __init__(self, tables: Tables, names: Names, in_words: InWords) -> None:
        self.tables = tables
        self.names = names
        self.in_words = in_words

    @pressed(looking.seat, Answer.LOOK)
    async def seat(self, reply: Reply, table: int) -> None:
        """Show everything that only this person may know."""
        it = await self.tables.finding.table(table)
        seat = panels.own_seat(it, reply.person)
        if reply.profile.text_only:
            await self.in_words.show_seat(reply, it.id, [await self.decided(it, reply)])
            return
        look = await look_of(self.names, reply, it)
        view = await self.tables.play.view(it.id, reply.person)
        picture = await painting.panel(it.settings.game, view, look, seat)
        warnings = dangers(it.settings.game, view, reply.t.language, look.people)
        more = [*own_turn(it, reply.person, reply.t), await self.decided(it, reply)]
        await self.picture(reply, picture, warnings, more)

    async def decided(self, table: Table, reply: Reply) -> Button | None:
        """Return the button to this person's prepared answers."""
        if table.status is not Status.RUNNING:
            return None
        kept = await self.tables.standing.of(table.id, reply.person)
        laid = await self.tables.ahead.laid(table.id, reply.person)
        if not kept and not laid:
            return None
        return button(reply.t("standing-list"), standing.standing(table.id))

    async def picture(
        self,
        reply: Reply,
        picture: Picture | None,
        warnings: Sequence[str],
        buttons: Sequence[Button | None],
    ) -> None:
        """Show the picture with the warnings below it, or the warnings alone if there is no
        picture."""
        if picture is None:
            await reply.show(Layout(text(*warnings, reply.t("no-picture")), *rows(buttons)))
        else:
            seen = gallery(shown(picture))
            await reply.show(Layout(seen, text(*small(warnings)), *rows(buttons)), [picture])

    # The log

    @pressed(looking.log, Answer.LOOK)
    async def log(self, reply: Reply, table: int) -> None:
        await self.show_log(reply, table, 0)

    @pressed(looking.log_page, Answer.SAME)
    async def log_page(self, reply: Reply, table: int, page: int) -> None:
        await self.show_log(reply, table, page)

    async def show_log(self, reply: Reply, number: int, page: int) -> None:
        """Show the log, newest page first; rows hidden from this person take no room."""
        table = await self.tables.finding.table(number)
        names = bold(await self.names.of(table, reply.t))
        entries = await self.tables.history.log(number, reply.person, -1)
        told = [entry for entry in entries if entry.events or entry.undo is not None]
        pages = max(1, -(-len(told) // PAGE))
        page = max(0, min(page, pages - 1))
        end = len(told) - page * PAGE
        lines = [
            line
            for entry in told[max(0, end - PAGE) : end]
            for line in log_lines(entry, table, reply, names)
        ]
        turn = [
            button(reply.t("panel-earlier"), looking.log_page(number, page + 1),
                   disabled=page >= pages - 1),
            button(reply.t("panel-later"), looking.log_page(number, page - 1),
                   disabled=page == 0),
        ]  # fmt: skip
        title = reply.t("log-title", table=number, page=pages - page, pages=pages)
        shown_lines = newest(lines, ROOM) or [reply.t("log-empty")]
        await reply.show(Layout(card(text(f"### {title}", *shown_lines), *rows(turn), colour=CALM)))


def log_lines(entry: Entry, table: Table, reply: Reply, names: Sequence[str]) -> list[str]:
    """Return a log row in lines, struck through if it was undone."""
    if entry.undo is not None:
        who = names[entry.seat] if entry.seat is not None else reply.t("the-table")
        return [f"↩ {reply.t('log-undo', who=who)}"]
    told = panels.said(table.settings.game, entry.events, reply.t, names)
    lines = story.signed(told, entry.by)
    return [struck(line) for line in lines] if entry.undone else lines


def struck(line: str) -> str:
    """Strike a line through, within its quotation."""
    mark, said = ("> ", line[2:]) if line.startswith("> ") else ("", line)
    return f"{mark}~~{said}~~"
