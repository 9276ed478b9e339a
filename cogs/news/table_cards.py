"""The card of a table in the channel where its people gather."""

import logging

import discord

from tables import News, Table, Tables

from ..layouts import table_card
from ..layouts.kit import Layout
from ..presses.replies import BROKEN_LINE
from ..rulebook.citing import guide_button
from ..words.texts import Texts
from .once import Once

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


def card_of(table: Table, *, install: int | None = None) -> Layout:
    """Return the card in the table's language."""
    t = Texts(table.settings.language)
    guide = guide_button(table.settings.game, t)
    return table_card.card_of(table, t, guide=guide, install=install)


class TableCards:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    def place(self, table: Table) -> discord.PartialMessageable:
        """Return the channel or forum thread where people gather."""
        return self.client.get_partial_messageable(table.channel or 0, guild_id=table.guild)

    async def show(self, told: News, table: Table) -> int | None:
        """Show the card again; a lost one is posted anew."""
        if table.channel is None:
            return None
        place = self.place(table)
        view = card_of(table)
        message = told.replaces
        if message is not None:
            try:
                await place.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY)
            except discord.NotFound:
                log.info("the card of table %d is gone; posted anew", table.id)
            else:
                return message
        return await Once.of(told).send(place, view)

    async def refresh(self, table: int) -> None:
        """Refresh the card with the table's present place, if that works."""
        card = await self.tables.watching.card(table)
        now = await self.tables.finding.table(table)
        if card is None or now.channel is None:
            return
        view = card_of(now)
        try:
            await self.place(now).get_partial_message(card).edit(view=view, allowed_mentions=NOBODY)
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("the card of table %d stays as it is: %s", table, refused)
