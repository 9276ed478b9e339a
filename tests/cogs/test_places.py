"""The channels in which tables gather and are played: every kind, with the fewest permissions.

The bot creates nothing but one thread a table.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cogs.channels.threads import new_thread
from sandbox.model import Channel, ChannelKind, Overwrite
from sandbox.permissions import Right
from tables import News, Settings, Table
from tests.bench import PATIENCE, Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.mending import settle
from tests.cogs.playing import button, called, card_of, open_table
from tests.cogs.world import take_right


@contextmanager
def newcomers(table: Bench) -> Iterator[list[Channel]]:
    """Collect the channels and threads created meanwhile; roles and members must not change."""
    world, found = table.world, list[Channel]()
    before, roles = set(world.channels), set(table.guild.roles)
    members = set(table.guild.members)
    yield found
    found += [channel for id, channel in world.channels.items() if id not in before]
    assert set(table.guild.roles) == roles
    assert set(table.guild.members) == members


async def test_three_clicks_to_a_running_game_and_one_thread(table: Bench) -> None:
    """One person opens the table by a command; then it takes Join and Start, and another Join for
    three players. The first question is one press further."""
    anna, boris = table["anna"], table["boris"]
    clicks = 0
    with newcomers(table) as made:
        await anna.slash("game new", game="ryozen")
        clicks += 1
        card = await card_of(anna, 1)
        await boris.press("Join", on=card)
        clicks += 1
        await anna.press("Start", on=card)
        clicks += 1
        await all_told(table)
    assert clicks == 3
    assert [channel.name for channel in made] == ["Ryozen 1"]
    assert (await app_of(table).tables.finding.table(1)).asked
    call = await anna.go(made[0]).sees("your turn")
    assert "Take turn" in [one.label for one in call.buttons]


PLACES = ("text", "announcement", "thread", "forum post", "voice")


def place_of(table: Bench, kind: str) -> Channel:
    world, guild, owner = table.world, table.guild, table["anna"].user
    match kind:
        case "announcement":
            return world.add_channel(guild, "news", ChannelKind.ANNOUNCEMENT)
        case "thread":
            return world.add_thread(table.channel, "talk", ChannelKind.PUBLIC_THREAD, owner)
        case "forum post":
            forum = world.add_channel(guild, "forum", ChannelKind.FORUM)
            return world.add_thread(forum, "post", ChannelKind.PUBLIC_THREAD, owner)
        case "voice":
            return world.add_channel(guild, "voice", ChannelKind.VOICE)
    return table.channel


@pytest.mark.parametrize("kind", PLACES)
async def test_a_table_in_every_kind_of_channel(table: Bench, kind: str) -> None:
    anna, boris = table["anna"], table["boris"]
    place = place_of(table, kind)
    await table.quiet()
    for person in (anna, boris):
        person.go(place)
    with newcomers(table) as made:
        card = await open_table(table, anna, "quay", 2)
        await boris.press("Join", on=card)
        await anna.press("Start", on=card)
        await all_told(table)
    if kind in ("text", "announcement"):
        assert [(it.parent_id, it.thread is not None) for it in made] == [(place.id, True)]
        await anna.go(made[0]).sees("your turn")
    else:
        assert not made
        called = await anna.sees("your turn")
        assert "Quay, table 1" in called.text, "others talk here as well"


async def test_a_lost_card_of_an_announcement_channel_leaves_a_thread(table: Bench) -> None:
    app, place = app_of(table), place_of(table, "announcement")
    await table.quiet()
    await open_table(table, table["anna"].go(place), "quay", 2)
    held = await app.tables.finding.table(1)
    thread = await new_thread(app, place.id, held, 4711)
    assert table.world.channels[thread].kind is ChannelKind.ANNOUNCEMENT_THREAD


async def test_a_thread_in_which_nothing_may_be_said_is_not_opened(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    take_right(table, Right.SEND_MESSAGES_IN_THREADS)
    with newcomers(table) as made:
        card = await open_table(table, anna, "quay", 2)
        await boris.press("Join", on=card)
        await anna.press("Start", on=card)
        await anna.sees("The game has begun, right here")
        await anna.sees("your turn")
    assert not made
    talk = table.world.add_thread(table.channel, "t", ChannelKind.PUBLIC_THREAD, anna.user)
    await table.quiet()
    refused = await anna.go(talk).slash("game new", game="quay")
    assert "I may not write in this channel" in refused.text


async def private_thread(table: Bench) -> Channel:
    """Return a private thread of anna's without the bot, which may not look into others'
    threads."""
    take_right(table, Right.MANAGE_THREADS)
    kind, owner = ChannelKind.PRIVATE_THREAD, table["anna"].user
    thread = table.world.add_thread(table.channel, "among us", kind, owner)
    for person in table.people.values():
        table.world.join_thread(thread, person.user)
    await table.quiet()
    return thread


async def test_in_a_private_thread_the_bot_asks_to_be_added(table: Bench) -> None:
    """Nothing is opened before somebody mentions the bot; then the table is played there."""
    anna, boris, thread = table["anna"], table["boris"], await private_thread(table)
    anna.go(thread)
    for command in ("game new", "spectate server"):
        given = {"game": "quay", "seats": 2} if command == "game new" else {}
        refused = await anna.slash(command, **given)
        assert f"Mention me, <@{table.world.bot.id}>" in refused.text
    assert not await app_of(table).tables.finding.lobbies(table.guild.id)
    assert not await app_of(table).tables.watching.watched(thread.id)
    opening = (await anna.press("Open a table", on=(await anna.slash("help")).message)).message
    refused = await anna.select(opening.selects[0].custom_id, "quay", on=opening)
    assert "Mention me" in refused.further[0].text
    await anna.say(f"<@{table.world.bot.id}>, come in")
    await table.quiet()
    with newcomers(table) as made:
        card = await open_table(table, anna, "quay", 2)
        await boris.go(thread).press(button(card, "join"), on=card)
        await anna.press(button(card, "start"), on=card)
        await all_told(table)
    assert not made
    await anna.sees("your turn")


async def test_a_table_that_starts_in_an_outage_gets_its_thread(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot may even have come back in the middle of the outage, knowing no channel of the
    server."""
    anna, boris, world = table["anna"], table["boris"], table.world
    card = await open_table(table, anna, "quay", 2)
    await boris.press(button(card, "join"), on=card)
    await all_told(table)
    world.begin_outage(table.guild)
    await table.restart()
    app, tried = app_of(table), asyncio.Event()
    tell = app.post.tell

    async def attempt(told: News, held: Table) -> int | None:
        try:
            return await tell(told, held)
        finally:
            tried.set()

    monkeypatch.setattr(app.post, "tell", attempt)
    await app.tables.lobby.start(1, anna.user.id)
    await asyncio.wait_for(tried.wait(), PATIENCE)
    assert (await app.tables.finding.table(1)).thread is None
    world.end_outage(table.guild)
    await table.quiet()
    await settle(table)
    now = await app.tables.finding.table(1)
    assert now.thread is not None
    assert world.channels[now.thread].parent_id == table.channel.id
    assert await called(table, world.channels[now.thread]) is not None


async def channel_is_set(table: Bench, channel: Channel) -> None:
    await app_of(table).tables.servers.change(
        table.guild.id, table["anna"].id, lambda server: setattr(server, "channel", channel.id)
    )


async def test_tables_gather_in_the_server_s_own_channel(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    hall = table.world.add_channel(table.guild, "hall")
    await table.quiet()
    await channel_is_set(table, hall)
    reply = await anna.slash("game new", game="quay", seats=2)
    assert f"<#{hall.id}>" in reply.text
    card = await card_of(anna.go(hall), 1)
    await boris.go(hall).press("Join", on=card)
    with newcomers(table) as made:
        await anna.press("Start", on=card)
        await all_told(table)
    assert [it.parent_id for it in made] == [hall.id]


async def test_a_closed_channel_for_tables_is_named_and_nothing_is_opened(table: Bench) -> None:
    anna, world = table["anna"], table.world
    hall = world.add_channel(table.guild, "hall")
    silence = Overwrite(world.bot.id, True, deny=Right.SEND_MESSAGES)
    world.change_channel(hall, overwrites=[silence])
    await table.quiet()
    await channel_is_set(table, hall)
    reply = await anna.slash("game new", game="quay", seats=2)
    assert f"<#{hall.id}>" in reply.text
    assert "You are not playing anywhere yet" in (await anna.slash("mygames")).text


async def test_two_servers_keep_their_tables_apart(table: Bench) -> None:
    anna, boris, world = table["anna"], table["boris"], table.world
    other = world.add_guild("Other", anna.user, channels=["den"])
    world.add_member(other, boris.user)
    den = next(c for c in world.channels.values() if c.guild_id == other.id)
    await table.quiet()
    await open_table(table, anna, "quay", 2)
    await open_table(table, anna.go(den), "masks", 3)
    here = (await boris.slash("game list")).text
    there = (await boris.go(den).slash("game list")).text
    assert "Quay, table 1" in here
    assert "Masks" not in here
    assert "Masks, table 2" in there
    assert "Quay" not in there


async def test_in_direct_messages_automas_take_the_seats(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    with newcomers(table) as made:
        reply = await anna.slash("game new", game="quay", seats=2)
        assert "against automas" in reply.text
        card = await card_of(anna, 1)
        assert [one.label for one in card.buttons] == ["Leave", "Options", "Start"]
        panel = (await anna.press("Options", on=card)).message
        assert "Invite" in [one.label for one in panel.buttons]  # the invitation is a code
        missing = (await anna.press("Start", on=card)).message
        await anna.press(button(missing, "fill"), on=missing)
        called = await anna.sees("your turn")
    assert not made
    assert "Due" not in called.text


@pytest.mark.long
async def test_a_long_list_of_tables_has_room_in_one_message(table: Bench) -> None:
    app, anna = app_of(table), table["anna"]
    for number in range(16):
        host = 1000 + number
        settings = Settings(game="quay", seats=2, visibility="open")
        made = await app.tables.lobby.create(
            host, settings, guild=table.guild.id, channel=table.channel.id
        )
        await app.tables.lobby.invite(made.id, host, anna.id)
        if number % 2:
            await app.tables.lobby.start(made.id, host, automas=True)
    await all_told(table)
    listed = await anna.slash("game list")
    assert "4 more are not shown here" in listed.text
    assert len(listed.message.buttons) == 12
    assert (await anna.slash("mygames")).message.buttons[0].label == "Join"
