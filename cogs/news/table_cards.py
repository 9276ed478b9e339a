"""The card of a table in the channel where its people gather."""

import logging

import discord

from tables import News, Table, Tables

from ..channels.forums import forum_of
from ..channels.threads import new_thread
from ..layouts import table_card
from ..layouts.kit import Layout
from ..presses.replies import BROKEN_LINE
from ..rulebook.citing import guide_button
from ..words.texts import Texts
from .forum_posts import ForumPosts
from .once import Once

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


def card_of(table: Table, *, install: int | None = None, here: int | None = None) -> Layout:
    """Return the card in the table's language."""
    t = Texts(table.settings.language)
    guide = guide_button(table.settings.game, t)
    return table_card.card_of(table, t, guide=guide, install=install, here=here)


class TableCards:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.posts = ForumPosts(client, tables)

    def place(self, table: Table) -> discord.PartialMessageable:
        """Return the channel, or the post of a forum, where people gather."""
        place = self.posts.place(table)
        return self.client.get_partial_messageable(place or 0, guild_id=table.guild)

    def card(self, table: Table) -> Layout:
        forum = forum_of(self.client, table.channel)
        return card_of(table, here=table.thread if forum is not None else None)

    async def thread(self, table: Table, channel: int, card: int | None) -> int:
        """Open the place where a table of this channel is played: a post, a thread under the card,
        or the channel itself."""
        forum = forum_of(self.client, channel)
        if forum is not None:
            return await self.posts.open(forum, table, card_of(table))
        return await new_thread(self.client, channel, table, card)

    async def show(self, told: News, table: Table) -> int | None:
        """Show the card again; a lost one is posted anew."""
        if table.channel is None:
            return None
        forum = forum_of(self.client, table.channel)
        place, view = self.place(table), self.card(table)
        if forum is not None and table.thread is None:
            return await self.posts.open(forum, table, view)
        await self.posts.tag(table)
        first = table.thread if forum is not None else None  # of a post that was opened anew
        for message in dict.fromkeys(it for it in (told.replaces, first) if it is not None):
            try:
                await place.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY)
            except discord.NotFound:
                log.info("the card of table %d is gone", table.id)
            else:
                return message
        return await Once.of(told).send(place, view)

    async def refresh(self, table: int) -> None:
        """Refresh the card with the table's present place, if that works."""
        card = await self.tables.watching.card(table)
        now = await self.tables.finding.table(table)
        if card is None or now.channel is None:
            return
        await self.posts.tag(now)
        view = self.card(now)
        try:
            await self.place(now).get_partial_message(card).edit(view=view, allowed_mentions=NOBODY)
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("the card of table %d stays as it is: %s", table, refused)
