"""A new table: what holds where nothing was said, and where its card is shown."""

from rules import GAMES
from tables import Settings, Table

from . import offers, servers
from .app import Emberboard
from .faults import Told
from .places import gathering_place
from .replies import Reply
from .texts import language_of


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
    chosen = reply.t.language if alone else server.language or reply.profile.language
    return Settings(
        game=game,
        seats=seats or first.seats[-1],
        options={"mode": first.id},
        language=language_of(it.guild_locale, chosen),
        pace="none" if alone else server.pace,
        visibility="private" if alone else "open",
    )


async def open_table(app: Emberboard, reply: Reply, settings: Settings) -> Table:
    it = reply.interaction
    server = await app.tables.servers.of(it.guild_id)
    await servers.check(app.tables, reply, server)
    place = gathering_place(reply, server)
    await app.known.keep(it.user, it.locale)
    table = await app.tables.lobby.create(
        reply.person, settings, guild=it.guild_id, channel=place, press=reply.id
    )
    if it.guild_id is None:
        await reply.say(reply.t("lobby-opened-alone", table=table.id))
    elif place == it.channel_id:
        await reply.say(reply.t("lobby-opened", table=table.id))
    else:
        await reply.say(reply.t("lobby-opened-there", table=table.id, place=str(place)))
    return table
