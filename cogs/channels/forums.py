"""Forums, where each table is a post: our tags for the states of tables, and conditions for
posting."""

import logging
from collections.abc import Mapping, Sequence

import discord

from tables import Status, Table

from ..words.texts import LANGUAGES, Texts

MOST_TAGS = 20  # tags that a forum may have
MOST_APPLIED = 5  # tags that a post may have
LOOKING = "looking"
STATES = ("gathering", "running", "over", LOOKING)

log = logging.getLogger(__name__)


def forum_of(client: discord.Client, channel: int | None) -> discord.ForumChannel | None:
    """Return the forum of this number; None for any other place."""
    found = client.get_channel(channel or 0)
    return found if isinstance(found, discord.ForumChannel) else None


def may_post(rights: discord.Permissions) -> bool:
    return rights.view_channel and rights.send_messages and rights.send_messages_in_threads


def states_by_name() -> Mapping[str, str]:
    """Map the names of our tags, in every language, to the states that they stand for."""
    return {Texts(it)(f"tag-{state}").casefold(): state for it in LANGUAGES for state in STATES}


def tags_of(forum: discord.ForumChannel) -> dict[str, discord.ForumTag]:
    """Return our tags in this forum that the bot may apply, by state."""
    known, rights = states_by_name(), forum.permissions_for(forum.guild.me)
    return {
        known[tag.name.casefold()]: tag
        for tag in forum.available_tags
        if tag.name.casefold() in known and (rights.manage_threads or not tag.moderated)
    }


def states_of(table: Table) -> list[str]:
    if table.status is Status.RUNNING:
        return ["running"]
    if table.status is not Status.LOBBY:
        return ["over"]
    free = len(table.seats) < table.settings.seats
    wanted = free and table.settings.visibility != "private"
    return ["gathering", LOOKING] if wanted else ["gathering"]


def tags_for(forum: discord.ForumChannel, table: Table) -> list[discord.ForumTag]:
    """Return the tags for the table's post."""
    return fitting(forum, states_of(table))


def fitting(forum: discord.ForumChannel, states: Sequence[str]) -> list[discord.ForumTag]:
    """Return our tags for these states, or any one of ours if none fits and the forum demands a
    tag."""
    there = tags_of(forum)
    found = [there[state] for state in states if state in there]
    return found or (list(there.values())[:1] if forum.flags.require_tag else [])


def is_untagged(forum: discord.ForumChannel) -> bool:
    return set(tags_of(forum)) != set(STATES)


def refuses_posts(forum: discord.ForumChannel) -> bool:
    """Tell if the forum demands a tag but has none of ours."""
    return forum.flags.require_tag and not tags_of(forum)


async def make_tags(forum: discord.ForumChannel, t: Texts) -> discord.ForumChannel:
    """Add our missing tags if the bot may; return the updated forum."""
    missing = [state for state in STATES if state not in tags_of(forum)]
    may = forum.permissions_for(forum.guild.me).manage_channels
    room = MOST_TAGS - len(forum.available_tags)
    there = {tag.name.casefold() for tag in forum.available_tags}
    new = [discord.ForumTag(name=t(f"tag-{state}")) for state in missing]
    made = [tag for tag in new if tag.name.casefold() not in there]
    if not may or not made or room < len(made):
        return forum
    try:
        return await forum.edit(available_tags=[*forum.available_tags, *made])
    except discord.HTTPException as refused:
        log.info("no tags in forum %d: %s", forum.id, refused)
        return forum
