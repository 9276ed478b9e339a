"""For the moderators of a server: one of its tables, by number, and what was done to them."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import ActRow, Refused, Table, Why

from . import ids
from .admin import SERVERS
from .app import Emberboard
from .choices import Choice, ranked
from .doubles import ONCE
from .faults import Told
from .pieces.kit import CALM, Layout, button, card, rows, text
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .servers import decided
from .texts import Texts
from .translate import about, described
from .voice import exact, mention

PAGE = 15  # acts


class Moderating(commands.Cog):
    table = app_commands.Group(
        name="table",
        description=about("table"),
        allowed_contexts=SERVERS,
        default_permissions=discord.Permissions(manage_messages=True),
    )

    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables
        self.moderation = app.tables.moderation

    @table.command(name="resend", description=about("table resend"), extras=ONCE)
    @described("table resend")
    async def resend(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        await self.app.repairs.need_open(it)
        await self.moderation.resend(it.id, reply.person, reply.id)
        await reply.say(reply.t("resend-done"))

    @table.command(name="repair", description=about("table repair"), extras=ONCE)
    @described("table repair")
    async def repair(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        await reply.say(await self.app.repairs.repair(it, reply))

    @table.command(name="pause", description=about("table pause"), extras=ONCE)
    @described("table pause")
    async def pause(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        now = await self.moderation.pause(it.id, reply.person, reply.id)
        await reply.say(reply.t("resume-done" if now.paused is None else "moderated-done"))

    @table.command(name="replace", description=about("table replace"), extras=ONCE)
    @described("table replace")
    async def replace(
        self, interaction: Interaction, table: int, seat: int, person: discord.User
    ) -> None:
        reply, it = await self.moderated(interaction, table)
        if not isinstance(person, discord.Member):
            raise Told(reply.t("not-here"))
        if person.bot:
            raise Told(reply.t("no-bots"))
        await self.moderation.replace(it.id, reply.person, seat - 1, person.id, reply.id)
        await self.app.known.keep(person)
        await reply.say(reply.t("moderated-done"))

    @table.command(name="end", description=about("table end"), extras=ONCE)
    @described("table end")
    async def end(self, interaction: Interaction, table: int) -> None:
        reply, it = await self.moderated(interaction, table)
        await self.moderation.end(it.id, reply.person, reply.id)
        await reply.say(reply.t("moderated-done"))

    @resend.autocomplete("table")
    @repair.autocomplete("table")
    @pause.autocomplete("table")
    @replace.autocomplete("table")
    @end.autocomplete("table")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.app.texts(interaction)
        found = await self.tables.finding.live(interaction.guild_id or 0)
        names = [(f"{it.id} · {t.game(it.settings.game)}", str(it.id)) for it in found]
        offered: list[Choice] = ranked(typed, names)
        return [app_commands.Choice(name=o.name, value=int(o.value)) for o in offered]

    async def moderated(self, interaction: Interaction, table: int) -> tuple[Reply, Table]:
        """Only tables of this very server."""
        it = await self.tables.finding.table(table)
        if it.guild != interaction.guild_id:
            raise Refused(Why.NO_TABLE)
        interaction.extras["table"] = table
        return interaction.extras["reply"], it

    # What was done

    @table.command(name="audit", description=about("table audit"))
    @described("table audit")
    async def audit(self, interaction: Interaction, table: int | None = None) -> None:
        reply: Reply = interaction.extras["reply"]
        if table is not None:
            await self.moderated(interaction, table)
        await self.show_acts(reply, table, 0)

    @pressed("acts", Answer.SAME)
    async def page(self, reply: Reply, press: Press) -> None:
        if not reply.interaction.permissions.manage_messages:
            raise Told(reply.t("not-moderator"))
        await self.show_acts(reply, press.number(0) or None, press.number(1))

    async def show_acts(self, reply: Reply, table: int | None, page: int) -> None:
        """The newest page first."""
        t = reply.t
        acts = await self.moderation.acts(reply.interaction.guild_id or 0, table)
        pages = max(1, -(-len(acts) // PAGE))
        page = min(page, pages - 1)
        lines = [act_words(act, t) for act in acts[page * PAGE : (page + 1) * PAGE]]
        turn = [
            button(t("panel-earlier"), ids.make("acts", table or 0, page + 1),
                   disabled=page == pages - 1),
            button(t("panel-later"), ids.make("acts", table or 0, max(page - 1, 0)),
                   disabled=page == 0),
        ]  # fmt: skip
        title = t("audit-title", page=page + 1, pages=pages)
        told = text(f"### {title}", *(lines or [t("audit-none")]))
        await reply.show(Layout(card(told, *rows(turn if pages > 1 else []), colour=CALM)))


def act_words(act: ActRow, t: Texts) -> str:
    """Who, when, at which table, what."""
    words = t(
        f"audit-{act.act}",
        seat=(act.seat or 0) + 1,
        old=mention(act.old_person),
        new=mention(act.new_person),
        detail=decided(act.detail, t) if act.act == "settings" else act.detail,
    )
    where = t("audit-table", table=act.table) if act.table is not None else t("audit-server")
    return f"- {exact(act.at)} · {mention(act.person)} · {where}: {words}"
