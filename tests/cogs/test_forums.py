"""Tables in a forum: each is a post, from its card to its result."""

from collections.abc import Sequence
from random import Random

import pytest

from sandbox.errors import RefusedError
from sandbox.model import Channel, ChannelKind, ForumTag, Overwrite
from sandbox.permissions import BOT, Right
from sandbox.posting import delete
from tables import Status
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.mending import settle
from tests.cogs.playing import button, called, card_of, play_on, take_turn, verb_of

pytestmark = pytest.mark.usefixtures("hurried")

TAGS = ("Gathering", "Running", "Over", "Looking for players")
REQUIRED = Right.MANAGE_CHANNELS | BOT


async def forum_of(table: Bench, *, makes_tags: bool = True, tags: Sequence[str] = ()) -> Channel:
    """Return a forum that the server's owner has chosen for tables."""
    world = table.world
    forum = world.add_channel(table.guild, "tables", ChannelKind.FORUM)
    if tags:
        world.tag_forum(forum, *(ForumTag(world.clock.new_id(), name) for name in tags))
    if makes_tags:
        world.set_rights(world.bot_role(table.guild), table.guild, REQUIRED)
    await table.quiet()
    await chosen(table, forum)
    return forum


async def chosen(table: Bench, forum: Channel) -> str:
    """Choose a forum for tables; return what the owner is told."""
    panel = (await table["anna"].slash("setup server")).message
    return (await table["anna"].select("e/server/channel", forum, on=panel)).text


def post_of(table: Bench, forum: Channel) -> Channel:
    """Return the forum's newest post."""
    return table.world.threads_of(forum)[-1]


def tagged(table: Bench, post: Channel) -> set[str]:
    there = {tag.id: tag.name for tag in table.world.tags[post.parent_id or 0]}
    return {there[number] for number in table.world.applied[post.id]}


async def gathered(table: Bench, forum: Channel, game: str = "quay") -> Channel:
    """Let two people sit down at a table; return its post."""
    anna, boris = table["anna"], table["boris"]
    told = await anna.slash("game new", game=game, seats=2)
    assert f"<#{forum.id}>" in told.text
    await all_told(table)
    post = post_of(table, forum)
    card = await card_of(anna.go(post), 1)
    assert card.id == post.id, "the card is what the post begins with"
    await boris.go(post).press("Join", on=card)
    await all_told(table)
    return post


async def begun(table: Bench, forum: Channel, game: str = "quay") -> Channel:
    post = await gathered(table, forum, game)
    card = await card_of(table["anna"], 1)
    await table["anna"].press(button(card, "start"), on=card)
    await all_told(table)
    return post


async def test_a_table_is_a_post_from_its_card_to_its_result(table: Bench) -> None:
    forum = await forum_of(table)
    assert {tag.name for tag in table.world.tags[forum.id]} == set(TAGS)
    anna = table["anna"]
    await anna.slash("game new", game="quay", seats=2)
    await all_told(table)
    post = post_of(table, forum)
    assert tagged(table, post) == {"Gathering", "Looking for players"}
    card = await card_of(anna.go(post), 1)
    await table["boris"].go(post).press("Join", on=card)
    await all_told(table)
    assert tagged(table, post) == {"Gathering"}
    await anna.press("Start", on=await card_of(anna, 1))
    await all_told(table)
    assert tagged(table, post) == {"Running"}
    assert "right here" in anna.messages()[0].text
    assert "table 1" not in (await anna.sees("your turn")).text, "nothing else is in the post"
    await play_on(table, post, Random(1), turns=2)
    await table.restart()
    await play_on(table, post, Random(1))
    await all_told(table)
    assert (await app_of(table).tables.finding.table(1)).status is Status.ENDED
    assert tagged(table, post) == {"Over"}
    assert table.world.threads_of(forum) == [post], "one table is one post"
    said = table.world.messages[table.channel.id].values()
    assert all(it.only_for for it in said), "nothing is said elsewhere"


@pytest.mark.long
async def test_a_rematch_is_a_post_of_its_own(table: Bench) -> None:
    forum = await forum_of(table)
    post = await begun(table, forum)
    await play_on(table, post, Random(1))
    await all_told(table)
    anna = table["anna"].go(post)
    result = next(it for it in reversed(anna.messages()) if "Rematch" in str(it.buttons))
    await anna.press("Rematch", on=result)
    await all_told(table)
    assert len(table.world.threads_of(forum)) == 2
    assert (await card_of(anna.go(post_of(table, forum)), 2)).id == post_of(table, forum).id


async def test_a_post_that_falls_asleep_is_opened_again(table: Bench) -> None:
    """Buttons in an archived post do not work on phones."""
    post = await begun(table, await forum_of(table))
    state = post.thread
    assert state is not None
    table.world.change_thread(post, archived=True)
    person = table["anna"].go(post)
    with pytest.raises(RefusedError, match="asleep"):
        await person.press("Take turn")
    await table.world.until(lambda: not state.archived, "the post to be opened")
    await play_on(table, post, Random(1), turns=1)


async def test_a_post_that_fell_asleep_in_the_bot_s_absence_is_opened_again(table: Bench) -> None:
    post = await begun(table, await forum_of(table))
    state = post.thread
    assert state is not None
    await table.client.close()
    table.world.change_thread(post, archived=True)
    await table.restart()
    await table.world.until(lambda: not state.archived, "the post to be opened")


@pytest.mark.long
async def test_a_sleeping_post_is_opened_before_anything_is_told_there(table: Bench) -> None:
    """A sleeping card cannot be changed; the post of a table that is over may sleep."""
    post = await begun(table, await forum_of(table))
    await play_on(table, post, Random(1))
    await all_told(table)
    state = post.thread
    assert state is not None
    table.world.change_thread(post, archived=True)
    await settle(table)
    assert state.archived, "nobody has to press anything in it"
    app = app_of(table)
    held = await app.tables.finding.table(1)
    await app.post.cards.posts.reopen(held)
    assert not state.archived


async def test_a_locked_post_stays_shut(table: Bench) -> None:
    world = table.world
    world.set_rights(world.bot_role(table.guild), table.guild, BOT & ~Right.MANAGE_THREADS)
    forum = await forum_of(table, makes_tags=False)
    post = await begun(table, forum)
    world.change_thread(post, archived=True, locked=True)
    await settle(table)
    assert post.thread is not None
    assert post.thread.archived
    owner = table["anna"].go(table.channel)
    told = (await owner.slash("table repair", table=1)).text
    again = post_of(table, forum)
    assert again is not post
    assert f"<#{again.id}>" in told
    await settle(table)
    assert await called(table, again) is not None


async def test_a_deleted_post_comes_back_with_its_card(table: Bench) -> None:
    forum = await forum_of(table)
    post = await gathered(table, forum)
    table.world.remove_channel(post)
    await table.quiet()
    owner = table["anna"].go(table.channel)
    await owner.slash("table repair", table=1)
    await all_told(table)
    again = post_of(table, forum)
    assert (await card_of(owner.go(again), 1)).id == again.id


async def test_a_table_moves_out_of_a_forum(table: Bench) -> None:
    forum = await forum_of(table)
    await gathered(table, forum)
    anna = table["anna"].go(table.channel)
    await anna.slash("game move", table=1)
    await all_told(table)
    card = await card_of(anna, 1)
    await anna.press(button(card, "start"), on=card)
    await all_told(table)
    held = await app_of(table).tables.finding.table(1)
    assert table.world.channels[held.thread or 0].parent_id == table.channel.id
    (post,) = table.world.threads_of(forum)
    assert tagged(table, post) == {"Over"}
    assert "has moved" in anna.messages(post)[-1].text


async def test_a_running_table_moves_out_of_a_forum_and_back(table: Bench) -> None:
    """The old post says that the table has moved, and gets no news until the table is back."""
    forum = await forum_of(table)
    post = await begun(table, forum)
    anna, boris = table["anna"].go(table.channel), table["boris"].go(post)
    await anna.slash("game move", table=1)
    await all_told(table)
    ballot = await boris.sees(lambda seen: verb_of(seen.buttons) == "vote")
    await boris.press(button(ballot, "vote"), on=ballot)
    await all_told(table)
    assert tagged(table, post) == {"Over"}
    assert "has moved" in boris.messages(post)[-1].text
    held = await app_of(table).tables.finding.table(1)
    assert table.world.channels[held.thread or 0].parent_id == table.channel.id
    last = len(boris.messages(post))
    await play_on(table, table.world.channels[held.thread or 0], Random(1), turns=1)
    assert len(boris.messages(post)) == last


async def test_a_post_that_is_gone_hears_of_no_move(table: Bench) -> None:
    forum = await forum_of(table)
    post = await gathered(table, forum)
    table.world.remove_channel(post)
    await table.quiet()
    anna = table["anna"].go(table.channel)
    await anna.slash("game move", table=1)
    await all_told(table)
    assert (await card_of(anna, 1)).buttons


async def test_a_lost_card_is_posted_anew_in_its_post(table: Bench) -> None:
    post = await gathered(table, await forum_of(table))
    anna = table["anna"]
    delete(table.world, post, anna.messages()[0].message)
    await app_of(table).tables.lobby.leave(1, table["boris"].id)
    await all_told(table)
    assert "Join" in [one.label for one in (await card_of(anna, 1)).buttons]


async def test_moderators_tags_count_in_any_language(table: Bench) -> None:
    forum = await forum_of(table, makes_tags=False, tags=["собирается", "Идёт игра", "Rules"])
    post = await gathered(table, forum)
    assert tagged(table, post) == {"собирается"}
    rules = next(tag.id for tag in table.world.tags[forum.id] if tag.name == "Rules")
    table.world.applied[post.id].append(rules)
    table.world.change_thread(post, name=post.name)
    await table.quiet()
    await table["anna"].press("Start", on=await card_of(table["anna"], 1))
    await all_told(table)
    assert tagged(table, post) == {"Идёт игра", "Rules"}


async def test_without_tags_a_post_has_none(table: Bench) -> None:
    forum = await forum_of(table, makes_tags=False)
    assert "Manage Channels" in await chosen(table, forum)
    post = await begun(table, forum)
    assert table.world.applied[post.id] == []


async def test_a_forum_that_demands_a_tag(table: Bench) -> None:
    world, anna = table.world, table["anna"]
    forum = await forum_of(table, makes_tags=False)
    world.tag_forum(forum, ForumTag(world.clock.new_id(), "News"), required=True)
    await table.quiet()
    assert "needs a tag" in (await anna.slash("game new", game="quay", seats=2)).text
    assert not await app_of(table).tables.finding.lobbies(table.guild.id)
    world.tag_forum(forum, ForumTag(world.clock.new_id(), "Over"), required=True)
    await table.quiet()
    post = await gathered(table, forum)
    assert tagged(table, post) == {"Over"}, "better than no table"


@pytest.mark.parametrize("right", [Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS])
async def test_a_closed_forum_is_named_and_nothing_is_opened(table: Bench, right: Right) -> None:
    forum = await forum_of(table)
    table.world.change_channel(forum, overwrites=[Overwrite(table.world.bot.id, True, deny=right)])
    await table.quiet()
    told = (await table["anna"].slash("game new", game="quay", seats=2)).text
    assert f"<#{forum.id}>" in told
    assert "may not write" in told
    missing = (await table["anna"].slash("setup check")).text
    assert f"<#{forum.id}>" in missing
    assert not table.world.threads_of(forum)


async def test_a_deleted_forum_is_told_and_games_go_on_elsewhere(table: Bench) -> None:
    forum = await forum_of(table)
    await begun(table, forum)
    table.world.remove_channel(forum)
    await table.quiet()
    owner = table["anna"].go(table.channel)
    assert "was deleted" in (await owner.slash("game new", game="quay", seats=2)).text
    await owner.slash("table repair", table=1)
    await settle(table)
    held = await app_of(table).tables.finding.table(1)
    thread = table.world.channels[held.thread or 0]
    assert thread.parent_id == table.channel.id
    assert await called(table, thread) is not None


BREAKING = {
    "429": lambda table, path: table.sandbox.faults.rate_limit(path, times=2, retry_after=0.01),
    "500": lambda table, path: table.sandbox.faults.fail(path, 500, times=7),
    "cut": lambda table, path: table.sandbox.faults.cut(path),
}


@pytest.mark.parametrize("how", BREAKING)
async def test_a_post_is_opened_once_whatever_fails(table: Bench, how: str) -> None:
    forum = await forum_of(table)
    fault = BREAKING[how](table, f"/channels/{forum.id}/threads$")
    await table["anna"].slash("game new", game="quay", seats=2)
    await settle(table)
    assert fault.struck
    (post,) = table.world.threads_of(forum)
    assert len(table.world.messages[post.id]) == 1
    assert (await app_of(table).tables.finding.table(1)).thread == post.id
    table.forgive()


async def test_a_forum_that_refuses_is_told_by_message(table: Bench) -> None:
    forum = await forum_of(table)
    table.sandbox.faults.refuse(f"/channels/{forum.id}/threads$", "missing_permissions")
    await table["anna"].slash("game new", game="quay", seats=2)
    await settle(table)
    assert "table repair" in table["anna"].dms[-1].text


async def test_tags_that_are_refused_stop_nothing(table: Bench) -> None:
    forum = await forum_of(table)
    post = await gathered(table, forum)
    table.sandbox.faults.refuse(f"/channels/{post.id}$", "missing_permissions", method="PATCH")
    await table["anna"].press("Start", on=await card_of(table["anna"], 1))
    await settle(table)
    assert await called(table, post) is not None
    person = await called(table, post)
    assert person is not None
    await take_turn(person, Random(1))
    assert verb_of(person.last.buttons) != ""
