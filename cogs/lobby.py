"""Gathering at a table: `/game new`, the card with its buttons, options, invitations, start."""

import io

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from rules import GAMES
from tables import PACES, Refused, Settings, Status, Table, Why

from . import ids, offers, people, servers
from .app import Emberboard
from .choices import Choice, fixed, ranked
from .faults import Told
from .here import offered_tables, table_here
from .pieces.kit import Layout, Style, button, card, field, form, people_select, text
from .pieces.lobby import OptionsPanel, options
from .pieces.tables import quiet_section, table_name
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .texts import LANGUAGES, Texts, joined, language_of
from .translate import about, described

MANNERS = 300
LISTED = 8  # tables of each kind
INVITED_AT_ONCE = 10


class Lobby(commands.Cog):
    game = app_commands.Group(name="game", description=about("game"))

    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.lobby = app.tables.lobby

    # /game new

    @game.command(name="new", description=about("game new"))
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
        pace: Choice | None = None,
        language: Choice | None = None,
        undo: Choice | None = None,
        absence: Choice | None = None,
        who: Choice | None = None,
    ) -> None:
        reply: Reply = interaction.extras["reply"]
        settings = await self.defaults(interaction, reply, game, mode, seats)
        wishes = {"pace": pace, "language": language, "undo": undo, "absence": absence,
                  "visibility": who}  # fmt: skip
        agreed = {id: wish.value for id, wish in wishes.items() if wish is not None}
        settings = msgspec.structs.replace(settings, **agreed)
        await self.open_table(reply, settings)

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

    # /game list, /game export

    @game.command(name="list", description=about("game list"))
    async def show_list(self, interaction: Interaction) -> None:
        reply: Reply = interaction.extras["reply"]
        guild = interaction.guild_id
        gathering = await self.app.tables.finding.lobbies(guild) if guild else []
        running = await self.app.tables.finding.running(guild) if guild else []
        sections = [
            *(gathering_section(table, reply.t) for table in gathering[:LISTED]),
            *(quiet_section(table, reply.t) for table in running[:LISTED]),
        ]
        words = text(reply.t("list-title" if sections else "list-none"))
        await reply.show(Layout(card(words, *sections)))

    @game.command(name="export", description=about("game export"))
    @described("game export")
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        reply: Reply = interaction.extras["reply"]
        it = await table_here(self.app.tables, interaction, table, reply.t)
        game = await self.app.tables.history.export(it.id)
        name = f"{it.settings.game}-{it.id}.json"
        file = discord.File(io.BytesIO(game.encode()), name)
        await interaction.edit_original_response(
            content=reply.t("export-done", file=name), attachments=[file]
        )

    @export.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.app.texts(interaction)
        return await offered_tables(self.app.tables, interaction, typed, t)

    async def defaults(
        self, interaction: Interaction, reply: Reply, game: str, mode: str | None, seats: int | None
    ) -> Settings:
        """What holds where nothing was said: the server's habits, and the game's first mode."""
        if game not in GAMES:
            known = ", ".join(reply.t.game(id) for id in GAMES)
            raise Told(reply.t("no-such-game", games=known))
        book = GAMES[game]
        if mode is not None and mode not in book.modes:
            known = ", ".join(reply.t.mode(game, id) for id in book.modes)
            raise Told(reply.t("no-such-mode", modes=known))
        fitting = [
            m
            for m in book.modes.values()
            if mode in (None, m.id) and (seats is None or seats in m.seats)
        ]
        if not fitting:
            numbers = ", ".join(map(str, offers.seat_numbers(game)))
            raise Told(reply.t("no-such-seats", game=reply.t.game(game), seats=numbers))
        first = fitting[0]
        server = await self.app.tables.servers.of(interaction.guild_id)
        chosen = server.language or reply.profile.language
        return Settings(
            game=game,
            seats=seats or first.seats[-1],
            options={"mode": first.id},
            language=language_of(interaction.guild_locale or interaction.locale, chosen),
            pace=server.pace,
        )

    async def open_table(self, reply: Reply, settings: Settings) -> Table:
        it = reply.interaction
        server = await self.app.tables.servers.of(it.guild_id)
        await servers.check(self.app.tables, reply, server)
        rights = it.app_permissions
        if not (rights.view_channel and rights.send_messages):
            raise Told(reply.t("lobby-elsewhere"))
        await self.app.known.keep(it.user, it.locale)
        place = server.channel or it.channel_id
        table = await self.lobby.create(
            reply.person, settings, guild=it.guild_id, channel=place, press=reply.id
        )
        await reply.say(reply.t("lobby-opened", table=table.id))
        return table

    # The card

    @pressed("join", Answer.PRIVATE)
    async def join(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.join(press.number(0), reply.person, reply.id)
        await self.app.known.keep(reply.interaction.user, reply.interaction.locale)
        await reply.say(reply.t("lobby-joined", table=table.id))

    @pressed("here", Answer.PRIVATE)
    async def here(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.ready(press.number(0), reply.person, press=reply.id)
        running = table.status is Status.RUNNING
        await reply.say(reply.t("lobby-starting" if running else "lobby-ready"))

    @pressed("leave", Answer.PRIVATE)
    async def leave(self, reply: Reply, press: Press) -> None:
        table = await self.lobby.leave(press.number(0), reply.person, reply.id)
        await reply.say(reply.t("lobby-left", table=table.id))

    @pressed("start", Answer.PRIVATE)
    async def start(self, reply: Reply, press: Press) -> None:
        await self.lobby.start(press.number(0), reply.person, reply.id)
        await reply.say(reply.t("lobby-starting"))

    # Options

    @pressed("options", Answer.PRIVATE)
    async def options(self, reply: Reply, press: Press) -> None:
        await self.show_options(reply, await self.app.tables.finding.table(press.number(0)))

    @pressed("set", Answer.SAME)
    async def set(self, reply: Reply, press: Press) -> None:
        table = await self.app.tables.finding.table(press.number(0))
        settings = offers.changed(table.settings, press.word(1), press.values[0])
        await self.change(reply, table, settings)

    @pressed("manners", Answer.FORM)
    async def manners(self, interaction: Interaction, press: Press) -> None:
        t = await self.app.texts(interaction)
        box = field(
            t("options-manners"), "manners", about=t("options-manners-about"), long=True,
            required=False, most=MANNERS,
        )  # fmt: skip
        made = form(t("options-manners"), ids.make("manners-set", press.word(0)), box)
        await interaction.response.send_modal(made)

    @pressed("manners-set", Answer.SAME)
    async def set_manners(self, reply: Reply, press: Press) -> None:
        table = await self.app.tables.finding.table(press.number(0))
        manners = press.fields["manners"].strip()
        await self.change(reply, table, msgspec.structs.replace(table.settings, manners=manners))

    async def change(self, reply: Reply, table: Table, settings: Settings) -> None:
        changed = await self.lobby.change(table.id, reply.person, settings, reply.id)
        await self.show_options(reply, changed)

    async def show_options(self, reply: Reply, table: Table) -> None:
        t = reply.t
        it = OptionsPanel(
            table.id,
            t("options-title", table=table.id),
            list(offers.menus(table.settings, t)),
            host=table.host == reply.person and table.status is Status.LOBBY,
            room=len(table.seats) < table.settings.seats,
            automas=any(seat.automa for seat in table.seats),
        )
        await reply.show(options(it, t))

    @pressed("automa", Answer.SAME)
    async def automa(self, reply: Reply, press: Press) -> None:
        """Seat an automa, or let the last one go."""
        change = self.lobby.add_automa if press.word(1) == "add" else self.lobby.remove_automa
        await self.show_options(reply, await change(press.number(0), reply.person, reply.id))

    @pressed("close", Answer.SAME)
    async def close(self, reply: Reply, press: Press) -> None:
        table = await self.app.tables.finding.table(press.number(0))
        if table.host != reply.person:
            raise Refused(Why.NOT_HOST)
        for seat in list(table.seats):
            if seat.person is not None and seat.person != reply.person:
                await self.lobby.kick(table.id, reply.person, seat.person)
        await self.lobby.leave(table.id, reply.person, reply.id)
        await reply.show(Layout(card(text(reply.t("lobby-closed")))))

    # Invitations

    @pressed("invite", Answer.PRIVATE)
    async def invite(self, reply: Reply, press: Press) -> None:
        custom_id = ids.make("invite-them", press.word(0))
        whom = people_select(custom_id, reply.t("invite-whom"), most=INVITED_AT_ONCE)
        await reply.show(Layout(card(text(reply.t("invite-hint")), whom)))

    @pressed("invite-them", Answer.SAME)
    async def invite_them(self, reply: Reply, press: Press) -> None:
        table = press.number(0)
        guests = people.picked(reply, press)
        for guest in guests:
            await self.lobby.invite(table, reply.person, guest)
        told = ", ".join(f"<@{guest}>" for guest in guests)
        await reply.show(Layout(text(reply.t("invite-done", people=told))))


def gathering_section(table: Table, t: Texts) -> ui.Section[ui.LayoutView]:
    full = len(table.seats) == table.settings.seats
    join = button(t("lobby-join"), ids.make("join", table.id), Style.primary, disabled=full)
    state = t("mine-gathering", taken=len(table.seats), all=table.settings.seats)
    words = joined([f"**{table_name(table, t)}**", state])
    return ui.Section(words, *offers.facts(table.settings, t), accessory=join)
