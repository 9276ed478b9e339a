"""A new table: its usual settings, and the place of its card."""

from collections.abc import Sequence

import discord

from rules import GAMES
from tables import PlaceKind, Server, Settings, Tables
from tables.people import codes

from ..buttons import gathering
from ..channels import threads
from ..layouts import table_settings
from ..layouts.kit import Button, Style, button
from ..presses.faults import Told
from ..presses.places import is_private
from ..presses.replies import Reply
from ..servers import house_rules
from ..words.names import Names
from ..words.texts import Texts, language_of


def open_button(t: Texts) -> Button:
    """Return the button that opens a table with one more press."""
    return button(t("help-open"), gathering.open_table(), Style.success)


class Opening:
    """Opens tables, however that was asked for."""

    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    async def defaults(
        self, reply: Reply, game: str, mode: str | None = None, seats: int | None = None
    ) -> Settings:
        """Return the settings that apply where nothing was chosen: the server's habits, and the
        first mode of the game that fits. Raise Told if there is no such game, mode or number of
        seats."""
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
            numbers = ", ".join(map(str, table_settings.seat_numbers(game)))
            raise Told(reply.t("no-such-seats", game=reply.t.game(game), seats=numbers))
        first = fitting[0]
        alone = reply.place_kind is PlaceKind.MESSAGES
        server = await self.tables.servers.of(reply.server)
        return Settings(
            game=game,
            seats=seats or first.seats[-1],
            options={"mode": first.id},
            language=language_here(reply, server),
            pace="none" if alone else server.pace,
            visibility="private" if alone else "open",
        )

    async def open_table(
        self, reply: Reply, settings: Settings, press: int, invited: Sequence[int] = ()
    ) -> str:
        """Open a table and return the sentence that announces it. A repeated press opens no
        second table."""
        it = reply.interaction
        server = await self.tables.servers.of(reply.server)
        house_rules.check(reply, server)
        place = house_rules.gathering(reply, server)
        borrowed = it.guild_id or 0 if reply.place_kind is PlaceKind.BORROWED else None
        if place == it.channel_id and borrowed is None:
            await threads.need_entry(it, reply.t)
        await self.names.keep(it.user, it.locale)
        table = await self.tables.lobby.create(
            reply.person,
            settings,
            guild=reply.server,
            channel=place,
            borrowed=borrowed,
            invited=invited,
            press=press,
        )
        if borrowed is not None and is_private(it):
            with_code = await self.tables.lobby.code(table.id, reply.person)
            code = codes.written(with_code.code)
            return reply.t("lobby-opened-unseen", table=table.id, code=code)
        if reply.place_kind is PlaceKind.MESSAGES:
            return reply.t("lobby-opened-alone", table=table.id)
        if place == it.channel_id:
            return reply.t("lobby-opened", table=table.id)
        return reply.t("lobby-opened-there", table=table.id, place=str(place))


def language_here(reply: Reply, server: Server) -> str:
    """Return the language for a table opened here: the server's if its owners chose one, or else
    the host's choice, or else the one Discord names for the server. Every server starts out as
    American English, so that says nothing and the language of the host's client counts."""
    chosen = server.language or reply.profile.language
    here = reply.interaction.guild_locale
    told = here is not None and here is not discord.Locale.american_english
    return language_of(here if told else reply.interaction.locale, chosen)
