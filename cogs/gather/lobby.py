"""Gathering at a table: `/game new`, the card with its buttons, the start."""

import io

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from rules import GAMES
from tables import PACES, PlaceKind, Refused, Status, Table, Tables, Why

from ..buttons import gathering
from ..buttons.who import EVERYBODY, LOOKERS
from ..channels.table_here import offered_tables, table_here
from ..channels.visibility import in_sight, is_afar
from ..layouts import table_settings
from ..layouts.kit import Layout, Style, button, card, rows, text
from ..layouts.suggestions import Suggestion, fixed, ranked
from ..layouts.table_list import gathering_section, quiet_section
from ..presses.doubles import ONCE
from ..presses.replies import Interaction, Reply
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import LANGUAGES
from ..words.translate import about, described
from . import typed_settings
from .opening import Opening

LISTED = 6  # tables of each kind; a message holds a dozen


class Lobby(commands.Cog):
    game = app_commands.Group(name="game", description=about("game"))

    def __init__(self, tables: Tables, names: Names, readers: Readers, opening: Opening) -> None:
        self.tables = tables
        self.names = names
        self.readers = readers
        self.opening = opening
        self.lobby = tables.lobby

    # /game new

    @game.command(name="new", description=about("game new"), extras=ONCE)
    @described("game new")
    @app_commands.choices(
        pace=fixed("pace", tuple(PACES)),
        language=fixed("language", LANGUAGES),
        undo=fixed("undo", table_settings.UNDO),
        absence=fixed("absence", table_settings.ABSENCE),
        who=fixed("visibility", table_settings.VISIBILITY),
    )
    @replying(EVERYBODY)
    async def new(
        self,
        reply: Reply,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        mode: str | None = None,
        options: str = "",
        pace: Suggestion | None = None,
        language: Suggestion | None = None,
        undo: Suggestion | None = None,
        absence: Suggestion | None = None,
        who: Suggestion | None = None,
    ) -> None:
        settings = await self.opening.defaults(reply, game, mode, seats)
        named = typed_settings.understood(game, options, reply.t, mode, seats)
        if mode is None and named:
            fitting = typed_settings.possible(game, named, seats=seats)
            settings = await self.opening.defaults(reply, game, fitting[0].id, seats)
        wanted = {"pace": pace, "language": language, "undo": undo, "absence": absence,
                  "visibility": who}  # fmt: skip
        agreed = {id: wish.value for id, wish in wanted.items() if wish is not None}
        chosen = {**settings.options, **named}
        settings = msgspec.structs.replace(settings, options=chosen, **agreed)
        await reply.say(await self.opening.open_table(reply, settings, reply.id))

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        return ranked(typed, [(t.game(game), game) for game in GAMES])

    @new.autocomplete("mode")
    async def modes(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        game = str(interaction.namespace.game or "")
        found = GAMES[game].modes if game in GAMES else {}
        return ranked(typed, [(t.mode(game, mode), mode) for mode in found])

    @new.autocomplete("options")
    async def own_options(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        said = interaction.namespace
        return typed_settings.offered(str(said.game or ""), typed, t, said.mode, said.seats)

    # /game list, /game export

    @game.command(name="list", description=about("game list"))
    @replying(EVERYBODY)
    async def show_list(self, reply: Reply) -> None:
        guild, finding = reply.server, self.tables.finding
        at, borrowed = reply.interaction.channel_id, reply.place_kind is PlaceKind.BORROWED
        if borrowed and at is not None:
            lobbies = await finding.borrowed(at, Status.LOBBY)
            playing = await finding.borrowed(at, Status.RUNNING)
        else:
            lobbies = await finding.lobbies(guild) if guild else []
            playing = await finding.running(guild) if guild else []
        gathering = [it for it in lobbies if in_sight(reply.interaction, it)]
        running = [it for it in playing if in_sight(reply.interaction, it)]
        sections = [
            *(gathering_section(table, reply.t) for table in gathering[:LISTED]),
            *[
                quiet_section(table, reply.t, await self.names.of(table, reply.t))
                for table in running[:LISTED]
            ],
        ]
        left = max(0, len(gathering) - LISTED) + max(0, len(running) - LISTED)
        more = reply.t("list-more", count=left) if left else ""
        words = text(reply.t("list-title" if sections else "list-none"), more)
        await reply.show(Layout(card(words, *sections)))

    @game.command(name="export", description=about("game export"))
    @described("game export")
    @replying(LOOKERS)
    async def export(self, reply: Reply, table: int | None = None) -> None:
        it = await table_here(self.tables, reply.interaction, table, reply.t)
        game = await self.tables.history.export(it.id, reply.person)
        name = f"{it.settings.game}-{it.id}.json"
        file = discord.File(io.BytesIO(game.encode()), name)
        await reply.hand_over(reply.t("export-done", file=name), file)

    @export.autocomplete("table")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.readers.texts(interaction)
        return await offered_tables(self.tables, interaction, typed, t)

    # The card

    @pressed(gathering.join, Answer.PRIVATE, once=True)
    async def join(self, reply: Reply, table: int) -> None:
        afar = is_afar(reply.interaction, await self.tables.finding.stored(table))
        it = await self.lobby.join(table, reply.person, reply.id, afar=afar)
        await self.names.keep(reply.interaction.user, reply.interaction.locale)
        await reply.say(reply.t("lobby-joined", table=it.id))

    @pressed(gathering.here, Answer.PRIVATE, once=True)
    async def here(self, reply: Reply, table: int) -> None:
        it = await self.lobby.ready(table, reply.person, press=reply.id)
        running = it.status is Status.RUNNING
        await reply.say(reply.t("lobby-starting" if running else "lobby-ready"))

    @pressed(gathering.leave, Answer.PRIVATE, once=True)
    async def leave(self, reply: Reply, table: int) -> None:
        it = await self.lobby.leave(table, reply.person, reply.id)
        await reply.say(reply.t("lobby-left", table=it.id))

    @pressed(gathering.start, Answer.PRIVATE, once=True)
    async def start(self, reply: Reply, table: int) -> None:
        try:
            await self.lobby.start(table, reply.person, reply.id)
        except Refused as refused:
            if refused.why is not Why.TOO_FEW:
                raise
            await self.show_missing(reply, await self.tables.finding.table(table))
        else:
            await reply.say(reply.t("lobby-starting"))

    @pressed(gathering.fill, Answer.SAME, once=True)
    async def fill(self, reply: Reply, table: int) -> None:
        """Fill the free seats with automas and begin."""
        await self.lobby.start(table, reply.person, reply.id, automas=True)
        await reply.show(Layout(text(reply.t("lobby-starting"))))

    async def show_missing(self, reply: Reply, table: Table) -> None:
        """Say why the game cannot begin yet, and what the host can do."""
        t, settings = reply.t, table.settings
        words = t(
            "lobby-too-few",
            game=t.game(settings.game),
            least=table_settings.least(settings),
            taken=len(table.seats),
        )
        free = settings.seats - len(table.seats)
        fill = button(t("lobby-fill", count=free), gathering.fill(table.id), Style.success)
        invite = button(t("options-invite"), gathering.invite(table.id))
        ways = [fill] if table.place_kind is PlaceKind.MESSAGES else [fill, invite]
        await reply.show(Layout(card(text(words), *rows(ways))))
