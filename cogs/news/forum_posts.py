"""A table in a forum is a post: its first message is the card, and its tags show the table's
state."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from tables import Refused, Table, Tables

from ..channels.forums import MOST_APPLIED, fitting, forum_of, tags_for, tags_of
from ..channels.threads import WEEK
from ..layouts.kit import Layout
from ..presses.replies import BROKEN_LINE
from ..words.texts import Texts

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


def with_files(files: Sequence[discord.File]) -> dict[str, Any]:
    """Return the argument ``files``, left out if there are none: discord.py accepts no None
    here."""
    return {"files": list(files)} if files else {}


class ForumPosts:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    def place(self, table: Table) -> int | None:
        """Return the post, or the channel where people gather."""
        forum = forum_of(self.client, table.channel)
        return table.channel if forum is None else table.thread or table.channel

    def is_missing(self, table: Table) -> bool:
        return table.thread is None and forum_of(self.client, table.channel) is not None

    async def open(
        self,
        forum: discord.ForumChannel,
        table: Table,
        card: Layout,
        files: Sequence[discord.File] = (),
    ) -> int:
        """Open the post with its card, unless an earlier try got through. The table is played there
        from now on."""
        t = Texts(table.settings.language)
        name = t("thread-name", game=t.game(table.settings.game), table=table.id)
        post = await self.opened_before(forum, name, table.thread)
        if post is None:
            made = await forum.create_thread(
                name=name,
                view=card,
                auto_archive_duration=WEEK,
                applied_tags=tags_for(forum, table),
                allowed_mentions=NOBODY,
                **with_files(files),
            )
            post = made.thread.id
        await self.tables.watching.set_thread(table.id, post)
        return post

    async def opened_before(
        self, forum: discord.ForumChannel, name: str, lost: int | None
    ) -> int | None:
        """Return the post that an earlier try opened for this table: Discord has no nonce for
        posts, so look for its name."""
        for post in await forum.guild.active_threads():
            own = post.parent_id == forum.id and post.owner_id == forum.guild.me.id
            if own and post.name == name and not post.locked and post.id != lost:
                return post.id
        return None

    async def reopen(self, table: Table) -> None:
        """Wake a sleeping post: nobody can edit anything in it, and phones disable its buttons."""
        forum = forum_of(self.client, table.channel)
        if forum is None or table.thread is None or forum.get_thread(table.thread) is not None:
            return
        try:
            post = await self.client.fetch_channel(table.thread)
            if isinstance(post, discord.Thread) and post.archived and not post.locked:
                await post.edit(archived=False)
        except (discord.NotFound, discord.Forbidden) as refused:
            log.info("the post of table %d stays as it is: %s", table.id, refused)

    async def tag(self, table: Table) -> None:
        """Show the table's state by tags; keep the tags that others have added."""
        forum = forum_of(self.client, table.channel)
        post = forum.get_thread(table.thread or 0) if forum is not None else None
        if forum is not None and post is not None:
            await retag(forum, post, tags_for(forum, table))

    async def leave(self, thread: int) -> None:
        """Show by its tags that a table has gone from a post."""
        post = await self.client.fetch_channel(thread)
        if isinstance(post, discord.Thread) and isinstance(post.parent, discord.ForumChannel):
            await retag(post.parent, post, fitting(post.parent, ["over"]))


async def retag(
    forum: discord.ForumChannel, post: discord.Thread, tags: Sequence[discord.ForumTag]
) -> None:
    """Replace our tags of a post; keep those that others have added."""
    ours = set(tags_of(forum).values())
    others = [tag for tag in post.applied_tags if tag not in ours]
    wanted = [*tags, *others][:MOST_APPLIED]
    if set(wanted) == set(post.applied_tags):
        return
    try:
        await post.edit(applied_tags=wanted)
    except (discord.HTTPException, *BROKEN_LINE) as refused:
        log.info("the tags of post %d stay: %s", post.id, refused)


class SleepingPosts(commands.Cog):
    """Opens the posts of gathering and running tables again when Discord lets them fall asleep,
    unless a moderator has locked them."""

    def __init__(self, tables: Tables, posts: ForumPosts) -> None:
        self.finding = tables.finding
        self.posts = posts

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if after.archived and not after.locked and isinstance(after.parent, discord.ForumChannel):
            await self.wake(after.guild.id, after.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Wake the posts that fell asleep while the bot was away."""
        for guild in self.posts.client.guilds:
            if guild.forums:
                await self.wake(guild.id)

    async def wake(self, guild: int, post: int | None = None) -> None:
        try:
            for table in await self.finding.live(guild):
                if post in (None, table.thread):
                    await self.posts.reopen(table)
        except (discord.HTTPException, Refused, *BROKEN_LINE) as fault:
            log.info("posts of server %d sleep on: %s", guild, fault)
