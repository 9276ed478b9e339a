"""The card of a table in the channel where its people gather."""

import logging

import discord

from render.kit.encode import Picture
from render.kit.theme import THEMES
from tables import News, Status, Table, Tables

from ..channels.forums import forum_of
from ..channels.threads import new_thread
from ..layouts import table_card
from ..layouts.kit import Layout
from ..pictures import painting
from ..presses.replies import BROKEN_LINE, files_of, shown
from ..rulebook.citing import guide_button
from ..words.texts import Texts
from .forum_posts import ForumPosts, with_files
from .once import Once

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


def card_of(
    table: Table,
    cover: Picture | None = None,
    *,
    install: int | None = None,
    here: int | None = None,
) -> Layout:
    """Return the card in the table's language."""
    t = Texts(table.settings.language)
    guide = guide_button(table.settings.game, t)
    face = shown(cover) if cover else None
    return table_card.card_of(table, t, cover=face, guide=guide, install=install, here=here)


async def cover_of(table: Table) -> Picture | None:
    """Draw the game's cover while people gather; once they play, the card is just a line in the
    channel's history."""
    settings = table.settings
    if table.status is not Status.LOBBY:
        return None
    try:
        return await painting.cover(settings.game, settings.language, THEMES[0])
    except Exception:  # a game's painter may raise anything, and the card works without a cover
        log.exception("no cover for table %d", table.id)
        return None


class TableCards:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.posts = ForumPosts(client, tables)

    def place(self, table: Table) -> discord.PartialMessageable:
        """Return the channel, or the post of a forum, where people gather."""
        place = self.posts.place(table)
        return self.client.get_partial_messageable(place or 0, guild_id=table.guild)

    def card(self, table: Table, cover: Picture | None) -> Layout:
        forum = forum_of(self.client, table.channel)
        return card_of(table, cover, here=table.thread if forum is not None else None)

    async def thread(self, table: Table, channel: int, card: int | None) -> int:
        """Open the place where a table of this channel is played: a post, a thread under the card,
        or the channel itself."""
        forum = forum_of(self.client, channel)
        if forum is not None:
            return await self.posts.open(forum, table, card_of(table))
        return await new_thread(self.client, channel, table, card)

    async def show(self, told: News, table: Table) -> int | None:
        """Show the card again; post a new one if it was deleted. Leave out the cover if files are
        forbidden there."""
        if table.channel is None:
            return None
        cover = await cover_of(table)
        try:
            return await self.posted(told, table, cover)
        except discord.Forbidden:
            if cover is None:
                raise
        return await self.posted(told, table, None)

    async def posted(self, told: News, table: Table, cover: Picture | None) -> int:
        forum = forum_of(self.client, table.channel)
        view, files = self.card(table, cover), files_of([cover] if cover else [])
        if forum is not None and table.thread is None:
            return await self.posts.open(forum, table, view, files)
        await self.posts.tag(table)
        first = table.thread if forum is not None else None  # in a forum the post's first message
        for message in dict.fromkeys(it for it in (told.replaces, first) if it is not None):
            try:
                await self.change(message, table, cover)
            except discord.NotFound:
                log.info("the card of table %d is gone", table.id)
            else:
                return message
        return await Once.of(told).send(self.place(table), view, **with_files(files))

    async def change(self, card: int, table: Table, cover: Picture | None) -> None:
        message = self.place(table).get_partial_message(card)
        files = files_of([cover] if cover else [])
        view = self.card(table, cover)
        await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)

    async def refresh(self, table: int) -> None:
        """Refresh the card with the table's present place, if that works."""
        card = await self.tables.watching.card(table)
        now = await self.tables.finding.table(table)
        if card is None or now.channel is None:
            return
        await self.posts.tag(now)
        try:
            await self.change(card, now, await cover_of(now))
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("the card of table %d stays as it is: %s", table, refused)
