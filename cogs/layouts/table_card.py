"""A table's card in the channel where people gather."""

import discord
import msgspec

from rules.lessons import lessons_of
from tables import PlaceKind, Settings, Status, Table

from ..words.texts import Texts, quoted
from ..words.voice import mention, seat_title
from . import table_settings
from .kit import Button, Layout, Shown
from .lobby import LobbyCard, Sitter, lobby

COMMANDS = ("applications.commands",)  # all that a person is asked to allow


def card_of(
    table: Table,
    t: Texts,
    *,
    cover: Shown | None = None,
    guide: Button | None = None,
    install: int | None = None,
    here: int | None = None,
) -> Layout:
    """Lay out the card. ``guide`` opens the game's introduction; ``install`` is the application,
    where people may want to install it; ``here`` is the post of a forum that begins with the
    card."""
    alone = table.place_kind is PlaceKind.MESSAGES
    sitters = [
        Sitter(seat_title(seat, number, t), ready=seat.ready)
        for number, seat in enumerate(table.seats)
    ]
    return lobby(
        LobbyCard(
            table=table.id,
            game=t.game(table.settings.game),
            host=mention(table.host),
            facts=table_settings.facts(as_played(table), t),
            customs=() if alone else table_settings.customs(table.settings, t),
            sitters=sitters,
            size=table.settings.seats,
            least=table_settings.least(table.settings),
            alone=alone,
            lesson=table.settings.game if lessons_of(table.settings.game) else "",
            cover=cover,
            guide=guide,
            install=installing(install) if install is not None else "",
            manners=quoted(table.settings.manners),
            open=table.status is Status.LOBBY,
            end=how_it_ended(table, t, here),
        ),
        t,
    )


def installing(application: int) -> str:
    """Return the address at which people get the bot for themselves, wherever they are."""
    return f"{discord.utils.oauth_url(application, scopes=COMMANDS)}&integration_type=1"


def as_played(table: Table) -> Settings:
    """Return the settings with the seats actually taken, which may be fewer."""
    if table.started is None:
        return table.settings
    return msgspec.structs.replace(table.settings, seats=len(table.seats))


def how_it_ended(table: Table, t: Texts, here: int | None) -> str:
    if table.status is Status.LOBBY:
        return ""
    if table.started is None:
        return t("lobby-closed")
    if table.thread is None or table.thread in (table.channel, here):
        return t("lobby-started-here")
    return t("lobby-started", thread=str(table.thread))
