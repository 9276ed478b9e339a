"""Games opened from a file that somebody sends in a form: looked at, and played on from there."""

import discord
from discord.ext import commands

from tables import Status, Table, Tables

from ..buttons import gathering, looking
from ..layouts.kit import CALM, Layout, Style, button, card, form, rows, text, upload
from ..layouts.table_list import table_name
from ..presses.faults import Told
from ..presses.replies import BROKEN_LINE, Interaction, Reply
from ..presses.router import Answer, opens_form, pressed
from ..words import results
from ..words.names import Names
from ..words.readers import Readers
from .solo import knock

FILE = "file"  # the name of the form's field


class FromFiles(commands.Cog):
    def __init__(self, tables: Tables, names: Names, readers: Readers) -> None:
        self.tables = tables
        self.names = names
        self.readers = readers

    @opens_form(gathering.file)
    async def ask(self, interaction: Interaction) -> None:
        t = await self.readers.texts(interaction)
        field = upload(t("file-field"), FILE, t("file-about"))
        await interaction.response.send_modal(form(t("file"), gathering.file_sent(), field))

    @pressed(gathering.file_sent, Answer.PRIVATE, once=True)
    async def open(self, reply: Reply) -> None:
        it = reply.attached(FILE)
        self.tables.from_files.need_room(reply.person, int(it["size"]))
        content = await fetched(reply, it["url"])
        table = await self.tables.from_files.open(reply.person, content, reply.t.language, reply.id)
        await self.show(reply, table)

    async def show(self, reply: Reply, table: Table) -> None:
        """Show the game's result, or the seats at which it can be played on."""
        t, names = reply.t, await self.names.of(table, reply.t)
        over = table.outcome
        looks = [
            button(t("board"), looking.board(table.id)),
            button(t("replay"), looking.replay(table.id)),
            button(t("log"), looking.log(table.id)),
            button(t("turned"), looking.turned(table.id)) if over else None,
        ]
        seats = [] if over else names[:1] if results.mode_of(table).team else names
        left = t("file-unfinished" if len(seats) > 1 else "file-unfinished-alone")
        told = results.lines(over, table, names, t) if over else [left]
        going_on = [
            button(
                t("file-play-on", name=name) if len(seats) > 1 else t("file-play-all"),
                gathering.play_on(table.id, number),
                Style.success,
            )
            for number, name in enumerate(seats)
        ]
        await reply.show(
            Layout(
                card(
                    text(f"### {table_name(table, t)}", t("file-opened", table=table.id)),
                    text(*told),
                    *rows(looks),
                    *rows(going_on),
                    colour=CALM,
                )
            )
        )

    @pressed(gathering.play_on, Answer.SAME, once=True)
    async def play_on(self, reply: Reply, table: int, seat: int) -> None:
        it = await self.tables.finding.table(table)
        if it.status is not Status.RUNNING:
            place = await knock(reply, reply.t.game(it.settings.game), self.tables, self.names)
            await self.tables.from_files.play_on(table, reply.person, seat, place, reply.id)
        await reply.show(Layout(text(reply.t("solo-opened", table=table))))


async def fetched(reply: Reply, url: str) -> bytes:
    """Return a file that Discord keeps; raise Told if it does not come."""
    try:
        return await reply.interaction.client.http.get_from_cdn(url)
    except (discord.HTTPException, *BROKEN_LINE) as lost:
        raise Told(reply.t("file-lost")) from lost
