"""Playing alone, wholly in direct messages: solo modes, and tables against automas."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from rules import GAMES
from tables import Refused, Settings, Status, Table, Why

from . import ids
from .app import Emberboard
from .faults import Told
from .pieces.kit import ENTRIES, Entry, Layout, card, select, text
from .replies import Interaction, Outdated, Press, Reply, passes
from .router import Answer, pressed
from .texts import Texts
from .translate import about


@dataclass(frozen=True)
class Offer:
    """Something that can be played alone; ``seats`` above one are filled with automas."""

    game: str
    mode: str
    seats: int

    @property
    def key(self) -> str:
        return f"{self.game}.{self.mode}.{self.seats}"


def offers() -> Iterator[Offer]:
    """Every solo mode; where a game has none, its first mode against automas."""
    for game, book in GAMES.items():
        alone = [Offer(game, mode.id, 1) for mode in book.modes.values() if 1 in mode.seats]
        first = next(iter(book.modes.values()))
        yield from alone or [Offer(game, first.id, seats) for seats in first.seats]


class Solo(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.lobby = app.tables.lobby

    @app_commands.command(name="solo", description=about("solo"))
    async def solo(self, interaction: Interaction) -> None:
        await self.show(interaction.extras["reply"], Press(()))

    @pressed("alone", Answer.PRIVATE)
    async def show(self, reply: Reply, press: Press) -> None:
        entries = [
            Entry(offer_name(offer, reply.t), offer.key, offer_about(offer, reply.t))
            for offer in offers()
        ]
        choose = select(ids.make("solo"), reply.t("solo-choose"), entries[:ENTRIES])
        await reply.show(Layout(card(text(reply.t("solo-hint")), choose)))

    @pressed("solo", Answer.SAME, once=True)
    async def start(self, reply: Reply, press: Press) -> None:
        offer = next((offer for offer in offers() if offer.key == press.values[0]), None)
        if offer is None:
            raise Outdated
        table = await self.lobby.opened_by(reply.menu) or await self.open(reply, offer)
        await self.begin(reply, table)
        await reply.show(Layout(text(reply.t("solo-opened", table=table.id))))

    async def begin(self, reply: Reply, table: Table) -> None:
        """Unless it has begun: by another choice of the same menu, perhaps at this very moment."""
        if table.status is not Status.LOBBY:
            return
        try:
            await self.lobby.start(table.id, reply.person, automas=True)
        except Refused as refused:
            if refused.why is not Why.NOT_LOBBY:
                raise

    async def open(self, reply: Reply, offer: Offer) -> Table:
        """A menu opens one table, in messages that reach the person."""
        place = await self.knock(reply, offer)
        settings = Settings(
            game=offer.game,
            seats=offer.seats,
            options={"mode": offer.mode},
            language=reply.t.language,
            pace="none",
            visibility="private",
        )
        return await self.lobby.create(reply.person, settings, channel=place, press=reply.menu)

    async def knock(self, reply: Reply, offer: Offer) -> int:
        user = reply.interaction.user
        try:
            place = user.dm_channel or await user.create_dm()
            await place.send(reply.t("solo-opening", game=offer_name(offer, reply.t)))
        except discord.Forbidden as closed:
            if passes(closed):
                raise
            raise Told(reply.t("dm-closed")) from closed
        await self.app.known.keep(user, reply.interaction.locale)
        await self.app.tables.watching.reachable(user.id)
        return place.id


def offer_name(offer: Offer, t: Texts) -> str:
    name = t.game(offer.game)
    if len(GAMES[offer.game].modes) > 1:
        name = f"{name}: {t.mode(offer.game, offer.mode)}"
    return name


def offer_about(offer: Offer, t: Texts) -> str:
    return t("solo-alone") if offer.seats == 1 else t("solo-automas", count=offer.seats - 1)
