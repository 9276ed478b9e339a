"""Gathering at a table: `/game new`, the card with its buttons, the start."""

import io

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from rules import GAMES
from tables import PACES, Refused, Status, Table, Why

from . import ids, offers, opening, wishes
from .app import Emberboard
from .choices import Choice, fixed, ranked
from .doubles import ONCE
from .here import offered_tables, table_here
from .pieces.kit import Layout, Style, button, card, rows, text
from .pieces.tables import gathering_section, quiet_section
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .sight import in_sight
from .texts import LANGUAGES
from .translate import about, described

LISTED = 6  # tables of each kind: a message has room for a dozen


class Lobby(commands.Cog):
    game = app_commands.Group(name="game", description=about("game"))

    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.lobby = app.tables.lobby

    # /game new

    @game.command(name="new", description=about("game new"), extras=ONCE)
    @described("game new")
    @app_commands.choices(
        pace=fixed("pace", tuple(PACES)),
        language=fixed("language", LANGUAGES),
        undo=fixed("undo", offers.UNDO),
        absence=fixed("absence", offers.ABSENCE),
        who=fixed("visibility", offers.VISIBILITY),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        mode: str | None = None,
        options: str = "",
        pace: Choice | None = None,
        language: Choice | None = None,
        undo: Choice | None = None,
        absence: Choice | None = None,
        who: Choice | None = None,
    ) -> None:
        reply: Reply = interaction.extras["reply"]
        settings = await opening.defaults(self.app, reply, game, mode, seats)
        wanted = {"pace": pace, "language": language, "undo": undo, "absence": absence,
                  "visibility": who}  # fmt: skip
        agreed = {id: wish.value for id, wish in wanted.items() if wish is not None}
        chosen = {**settings.options, **wishes.understood(game, options, reply.t)}
        settings = msgspec.structs.replace(settings, options=chosen, **agreed)
        await reply.say(await opening.open_table(self.app, reply, settings, reply.id))

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        return ranked(typed, [(t.game(game), game) for game in GAMES])

    @new.autocomplete("mode")
    async def modes(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        game = str(interaction.namespace.game or "")
        found = GAMES[game].modes if game in GAMES else {}
        return ranked(typed, [(t.mode(game, mode), mode) for mode in found])

    @new.autocomplete("options")
    async def own_options(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        return wishes.offered(str(interaction.namespace.game or ""), typed, t)

    # /game list, /game export

    @game.command(name="list", description=about("game list"))
    async def show_list(self, interaction: Interaction) -> None:
        reply: Reply = interaction.extras["reply"]
        guild, finding = interaction.guild_id, self.app.tables.finding
        lobbies = await finding.lobbies(guild) if guild else []
        playing = await finding.running(guild) if guild else []
        gathering = [it for it in lobbies if in_sight(interaction, it)]
        running = [it for it in playing if in_sight(interaction, it)]
        sections = [
            *(gathering_section(table, reply.t) for table in gathering[:LISTED]),
            *(quiet_section(table, reply.t) for table in running[:LISTED]),
        ]
        left = max(0, len(gathering) - LISTED) + max(0, len(running) - LISTED)
        more = reply.t("list-more", count=left) if left else ""
        words = text(reply.t("list-title" if sections else "list-none"), more)
        await reply.show(Layout(card(words, *sections)))

    @game.command(name="export", description=about("game export"))
    @described("game export")
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        reply: Reply = interaction.extras["reply"]
        it = await table_here(self.app.tables, interaction, table, reply.t)
        game = await self.app.tables.history.export(it.id, reply.person)
        name = f"{it.settings.game}-{it.id}.json"
        file = discord.File(io.BytesIO(game.encode()), name)
        await interaction.edit_original_response(
            content=reply.t("export-done", file=name), attachments=[file]
        )

    @export.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.app.texts(interaction)
        return await offered_tables(self.app.tables, interaction, typed, t)

    # The card

    @pressed("join", Answer.PRIVATE, once=True)
    async def join(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.join(press.number(0), reply.person, reply.id)
        await self.app.known.keep(reply.interaction.user, reply.interaction.locale)
        await reply.say(reply.t("lobby-joined", table=table.id))

    @pressed("here", Answer.PRIVATE, once=True)
    async def here(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.ready(press.number(0), reply.person, press=reply.id)
        running = table.status is Status.RUNNING
        await reply.say(reply.t("lobby-starting" if running else "lobby-ready"))

    @pressed("leave", Answer.PRIVATE, once=True)
    async def leave(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.leave(press.number(0), reply.person, reply.id)
        await reply.say(reply.t("lobby-left", table=table.id))

    @pressed("start", Answer.PRIVATE, once=True)
    async def start(self, reply: Reply, press: Press) -> None:
        number = press.number(0)
        try:
            await self.lobby.start(number, reply.person, reply.id)
        except Refused as refused:
            if refused.why is not Why.TOO_FEW:
                raise
            await self.show_missing(reply, await self.app.tables.finding.table(number))
        else:
            await reply.say(reply.t("lobby-starting"))

    @pressed("fill", Answer.SAME, once=True)
    async def fill(self, reply: Reply, press: Press) -> None:
        """Automas take the free seats, and the game begins."""
        await self.lobby.start(press.number(0), reply.person, reply.id, automas=True)
        await reply.show(Layout(text(reply.t("lobby-starting"))))

    async def show_missing(self, reply: Reply, table: Table) -> None:
        """Why the game cannot begin yet, and the ways out."""
        t, settings = reply.t, table.settings
        words = t(
            "lobby-too-few",
            game=t.game(settings.game),
            least=offers.least(settings),
            taken=len(table.seats),
        )
        free = settings.seats - len(table.seats)
        fill = button(t("lobby-fill", count=free), ids.make("fill", table.id), Style.success)
        invite = button(t("options-invite"), ids.make("invite", table.id))
        ways = [fill] if table.guild is None else [fill, invite]
        await reply.show(Layout(card(text(words), *rows(ways))))
