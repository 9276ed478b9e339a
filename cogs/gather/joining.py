"""Joining from anywhere: the code that a host gives out, and `/join`."""

from discord import app_commands
from discord.ext import commands

from tables import Table, Tables
from tables.people import codes

from ..buttons import gathering
from ..buttons.who import EVERYBODY
from ..channels.visibility import is_afar
from ..layouts.kit import Layout, button, card, rows, text
from ..layouts.table_list import table_name
from ..presses.doubles import ONCE
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.translate import about, described


class Joining(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names
        self.lobby = tables.lobby

    @app_commands.command(name="join", description=about("join"), extras=ONCE)
    @described("join")
    @replying(EVERYBODY)
    async def join(self, reply: Reply, code: app_commands.Range[str, 1, 32]) -> None:
        number = await self.lobby.found_by(code, reply.person)
        afar = is_afar(reply.interaction, await self.tables.finding.stored(number))
        table = await self.lobby.join_by(code, reply.person, afar=afar, press=reply.id)
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        said = "join-afar" if afar else "lobby-joined"
        await reply.say(reply.t(said, table=table.id, name=table_name(table, reply.t)))

    @pressed(gathering.code, Answer.PRIVATE, once=True)
    async def code(self, reply: Reply, table: int) -> None:
        await self.show(reply, await self.lobby.code(table, reply.person, reply.id))

    @pressed(gathering.end_code, Answer.SAME, once=True)
    async def end_code(self, reply: Reply, table: int) -> None:
        await self.lobby.end_code(table, reply.person, reply.id)
        await reply.show(Layout(card(text(reply.t("code-ended")))))

    async def show(self, reply: Reply, table: Table) -> None:
        t = reply.t
        said = t("code-is", code=codes.written(table.code), table=table.id)
        end = button(t("code-end"), gathering.end_code(table.id))
        await reply.show(Layout(card(text(said), *rows([end]))))
