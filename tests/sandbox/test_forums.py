"""Forums of the stand-in: posts, tags, and what Discord refuses there."""

from collections.abc import AsyncIterator, Awaitable
from typing import Any

import discord
import pytest
from discord import ui

from sandbox.errors import RefusedError
from sandbox.model import Channel, ChannelKind, ForumTag
from sandbox.page_view import state
from sandbox.permissions import BOT, Right
from sandbox.seed import Seed, plant
from sandbox.world import World
from tests.bench import Bench, bench
from tests.bench.demo import DemoBot

NAME_OF_TAG = "Open"


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(DemoBot) as it:
        yield it


async def forum_in(
    table: Bench, *tags: ForumTag, required: bool = False
) -> tuple[Channel, discord.ForumChannel]:
    there = table.world.add_channel(table.guild, "forum", ChannelKind.FORUM)
    table.world.tag_forum(there, *tags, required=required)
    await table.quiet()
    found = table.client.get_channel(there.id)
    assert isinstance(found, discord.ForumChannel)
    return there, found


def card() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("the first message"))
    return view


async def refused(doing: Awaitable[Any], code: int) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    assert caught.value.code == code


async def test_a_post_begins_with_its_message(table: Bench) -> None:
    there, forum = await forum_in(table, ForumTag(7, NAME_OF_TAG))
    made = await forum.create_thread(name="Game", view=card(), applied_tags=forum.available_tags)
    assert made.message.id == made.thread.id
    assert [tag.name for tag in made.thread.applied_tags] == [NAME_OF_TAG]
    anna = table["anna"].go("Game")
    assert "the first message" in anna.last.text
    for doing in (anna.say("hello"), anna.slash("demo board")):
        anna.go(there)
        with pytest.raises(RefusedError):
            await doing
    await made.thread.edit(archived=True)
    with pytest.raises(RefusedError, match="asleep"):
        await anna.go("Game").slash("demo board")
    await refused(made.message.edit(view=card()), 50083)
    await refused(made.thread.edit(applied_tags=[]), 50083)
    await made.thread.edit(archived=False, applied_tags=[])
    assert table.world.applied[made.thread.id] == []


async def test_tags_of_a_forum_are_made_by_who_manages_channels(table: Bench) -> None:
    there, forum = await forum_in(table, ForumTag(7, NAME_OF_TAG))
    new = [*forum.available_tags, discord.ForumTag(name="Full")]
    await refused(forum.edit(available_tags=new), 50013)
    world = table.world
    world.set_rights(world.bot_role(table.guild), table.guild, BOT | Right.MANAGE_CHANNELS)
    changed = await forum.edit(available_tags=new)
    assert [tag.name for tag in changed.available_tags] == [NAME_OF_TAG, "Full"]
    assert world.tags[there.id][0].id == 7
    await refused(forum.edit(available_tags=[*new, discord.ForumTag(name="open")]), 50035)
    many = [discord.ForumTag(name=f"tag {number}") for number in range(21)]
    await refused(forum.edit(available_tags=many), 50035)


async def test_what_a_forum_demands(table: Bench) -> None:
    moderated = ForumTag(8, "Official", moderated=True)
    _, forum = await forum_in(table, ForumTag(7, NAME_OF_TAG), moderated, required=True)
    world = table.world
    await refused(forum.create_thread(name="Game", view=card()), 40067)
    world.set_rights(world.bot_role(table.guild), table.guild, BOT & ~Right.MANAGE_THREADS)
    unknown, official = discord.Object(9), forum.available_tags[1]
    for tag, code in ((unknown, 50035), (official, 50013)):
        tags: Any = [tag]
        await refused(forum.create_thread(name="Game", view=card(), applied_tags=tags), code)
    assert not [it for it in world.channels.values() if it.thread]
    for right in (Right.SEND_MESSAGES, Right.VIEW_CHANNEL):
        for role in (world.bot_role(table.guild), table.guild.roles[table.guild.id]):
            world.set_rights(role, table.guild, role.permissions & ~right)
        code = 50013 if right is Right.SEND_MESSAGES else 50001
        tags = forum.available_tags[:1]
        await refused(forum.create_thread(name="Game", view=card(), applied_tags=tags), code)


async def test_the_page_shows_posts_with_their_tags() -> None:
    world = World()
    guild = plant(world, Seed(forum="tables"))
    forum = next(it for it in world.channels.values() if it.kind is ChannelKind.FORUM)
    world.tag_forum(forum, ForumTag(7, NAME_OF_TAG))
    mira = next(user for user in world.users.values() if user.name == "mira")
    post = world.add_thread(forum, "Game", ChannelKind.PUBLIC_THREAD, mira)
    world.applied[post.id] = [7]
    listed = {it["name"]: it for it in state(world, mira, None)["servers"][0]["channels"]}
    assert listed["Game"]["tags"] == [NAME_OF_TAG]
    assert listed["Game"]["parent"] == listed["tables"]["id"]
    assert not listed["tables"]["may_write"]
    assert guild.id == forum.guild_id
    world.clock.stop()
