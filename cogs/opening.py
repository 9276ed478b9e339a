"""A new table: what holds where nothing was said, and where its card is shown."""

import discord

from rules import GAMES
from tables import Server, Settings

from . import ids, offers, servers, threads
from .app import Emberboard
from .faults import Told
from .pieces.kit import Button, Style, button
from .replies import Reply
from .texts import Texts, language_of


def open_button(t: Texts) -> Button:
    """To a table in two presses."""
    return button(t("help-open"), ids.make("open-table"), Style.success)


async def defaults(
    app: Emberboard,
    reply: Reply,
    game: str,
    mode: str | None = None,
    seats: int | None = None,
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
    it = reply.interaction
    alone = it.guild_id is None
    server = await app.tables.servers.of(it.guild_id)
    return Settings(
        game=game,
        seats=seats or first.seats[-1],
        options={"mode": first.id},
        language=language_here(reply, server),
        pace="none" if alone else server.pace,
        visibility="private" if alone else "open",
    )


async def open_table(app: Emberboard, reply: Reply, settings: Settings, press: int) -> str:
    """What is to be said about it. The same press opens the same table."""
    it = reply.interaction
    server = await app.tables.servers.of(it.guild_id)
    servers.check(reply, server)
    place = servers.gathering(reply, server)
    if place == it.channel_id:
        await threads.need_entry(app, it, reply.t)
    await app.known.keep(it.user, it.locale)
    table = await app.tables.lobby.create(
        reply.person, settings, guild=it.guild_id, channel=place, press=press
    )
    if it.guild_id is None:
        return reply.t("lobby-opened-alone", table=table.id)
    if place == it.channel_id:
        return reply.t("lobby-opened", table=table.id)
    return reply.t("lobby-opened-there", table=table.id, place=str(place))


def language_here(reply: Reply, server: Server) -> str:
    """What the server's owners chose, or else the host; or what Discord knows of the server.
    American English is what every server begins with: it says nothing, the host's own counts."""
    chosen = server.language or reply.profile.language
    here = reply.interaction.guild_locale
    told = here is not None and here is not discord.Locale.american_english
    return language_of(here if told else reply.interaction.locale, chosen)
