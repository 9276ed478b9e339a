"""Moderators' commands for a table, and the record of their acts."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import ActRow, Tables

from ..buttons import settling
from ..buttons.who import MODERATORS
from ..channels.threads import need_open
from ..layouts.kit import CALM, Layout, button, card, rows, text
from ..layouts.suggestions import Suggestion, ranked
from ..news.lost_threads import Repairs
from ..presses.doubles import ONCE
from ..presses.faults import Told
from ..presses.places import server_of
from ..presses.replies import Interaction, Reply
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts
from ..words.translate import about, described
from ..words.voice import exact, mention
from .admin import IN_SERVERS, SERVERS
from .house_rules import decided

PAGE = 15  # acts on a page


class Moderating(commands.Cog):
    table = app_commands.Group(
        name="table",
        description=about("table"),
        allowed_contexts=SERVERS,
        allowed_installs=IN_SERVERS,
        default_permissions=discord.Permissions(manage_messages=True),
    )

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        names: Names,
        readers: Readers,
        repairs: Repairs,
    ) -> None:
        self.client = client
        self.tables = tables
        self.names = names
        self.readers = readers
        self.repairs = repairs
        self.moderation = tables.moderation

    @table.command(name="resend", description=about("table resend"), extras=ONCE)
    @described("table resend")
    @replying(MODERATORS)
    async def resend(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        await need_open(self.client, it)
        await self.moderation.resend(it.id, reply.person, reply.id)
        await reply.say(reply.t("resend-done"))

    @table.command(name="repair", description=about("table repair"), extras=ONCE)
    @described("table repair")
    @replying(MODERATORS)
    async def repair(self, reply: Reply, table: int) -> None:
        it = await self.tables.finding.table(table)
        await reply.say(await self.repairs.repair(it, reply))

    @table.command(name="pause", description=about("table pause"), extras=ONCE)
    @described("table pause")
    @replying(MODERATORS)
    async def pause(self, reply: Reply, table: int) -> None:
        now = await self.moderation.pause(table, reply.person, reply.id)
        await reply.say(reply.t("resume-done" if now.paused is None else "moderated-done"))

    @table.command(name="replace", description=about("table replace"), extras=ONCE)
    @described("table replace")
    @replying(MODERATORS)
    async def replace(self, reply: Reply, table: int, seat: int, person: discord.User) -> None:
        if not isinstance(person, discord.Member):
            raise Told(reply.t("not-here"))
        if person.bot:
            raise Told(reply.t("no-bots"))
        await self.moderation.replace(table, reply.person, seat - 1, person.id, reply.id)
        await self.names.keep(person)
        await reply.say(reply.t("moderated-done"))

    @table.command(name="end", description=about("table end"), extras=ONCE)
    @described("table end")
    @replying(MODERATORS)
    async def end(self, reply: Reply, table: int) -> None:
        await self.moderation.end(table, reply.person, reply.id)
        await reply.say(reply.t("moderated-done"))

    @resend.autocomplete("table")
    @repair.autocomplete("table")
    @pause.autocomplete("table")
    @replace.autocomplete("table")
    @end.autocomplete("table")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.readers.texts(interaction)
        found = await self.tables.finding.live(server_of(interaction) or 0)
        names = [(f"{it.id} · {t.game(it.settings.game)}", str(it.id)) for it in found]
        offered: list[Suggestion] = ranked(typed, names)
        return [app_commands.Choice(name=o.name, value=int(o.value)) for o in offered]

    # Acts of moderators

    @table.command(name="audit", description=about("table audit"))
    @described("table audit")
    @replying(MODERATORS)
    async def audit(self, reply: Reply, table: int | None = None) -> None:
        await self.show_acts(reply, table, 0)

    @pressed(settling.acts, Answer.SAME)
    async def page(self, reply: Reply, table: int, page: int) -> None:
        await self.show_acts(reply, table or None, page)

    async def show_acts(self, reply: Reply, table: int | None, page: int) -> None:
        """Show the acts, newest page first."""
        t = reply.t
        acts = await self.moderation.acts(reply.server or 0, table)
        pages = max(1, -(-len(acts) // PAGE))
        page = max(0, min(page, pages - 1))
        lines = [act_words(act, t) for act in acts[page * PAGE : (page + 1) * PAGE]]
        turn = [
            button(t("panel-earlier"), settling.acts(table or 0, page + 1),
                   disabled=page == pages - 1),
            button(t("panel-later"), settling.acts(table or 0, max(page - 1, 0)),
                   disabled=page == 0),
        ]  # fmt: skip
        title = t("audit-title", page=page + 1, pages=pages)
        told = text(f"### {title}", *(lines or [t("audit-none")]))
        await reply.show(Layout(card(told, *rows(turn if pages > 1 else []), colour=CALM)))


def act_words(act: ActRow, t: Texts) -> str:
    """Return an act in a line: when, who, at which table, and the change."""
    words = t(
        f"audit-{act.act}",
        seat=(act.seat or 0) + 1,
        old=mention(act.old_person),
        new=mention(act.new_person),
        detail=decided(act.detail, t) if act.act == "settings" else act.detail,
    )
    where = t("audit-table", table=act.table) if act.table is not None else t("audit-server")
    return f"- {exact(act.at)} · {mention(act.person)} · {where}: {words}"
