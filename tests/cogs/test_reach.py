"""Commands find only tables within the person's reach, since numbers are easily guessed."""

from random import Random

import pytest

from sandbox.model import Channel, ChannelKind, Overwrite
from sandbox.people import Person
from sandbox.permissions import Right
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.playing import button, open_table, play_on, sit_down

COMMANDS = ("board", "log", "since", "replay", "game export")


async def tried(person: Person) -> list[str]:
    return [(await person.slash(command, table=1)).text for command in COMMANDS]


@pytest.mark.parametrize("elsewhere", ["server", "messages"])
async def test_another_servers_table_is_out_of_reach(table: Bench, elsewhere: str) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    dina = table["dina"]
    if elsewhere == "server":
        guild = table.world.add_guild("Elsewhere", dina.user)
        dina.go(table.world.add_channel(guild, "far away"))
        await table.quiet()
    else:
        dina.go_to_dm()
    assert all("no such table" in words for words in await tried(dina))


async def test_who_plays_or_watches_finds_it_from_anywhere(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    dina = table["dina"]
    await dina.slash("spectate table", table="1", where="messages")
    await play_on(table, thread, Random(1))
    await all_told(table)
    for person in (table["anna"], dina):
        assert not any("no such table" in words for words in await tried(person.go_to_dm()))
    clara = table["clara"]
    assert not any("no such table" in words for words in await tried(clara))
    await clara.slash("spectate server", where="messages")
    assert not any("no such table" in words for words in await tried(clara.go_to_dm()))


# Hidden channels


async def hide(table: Bench, channel: Channel) -> None:
    """Hide a channel from everybody but the bot, the server's owner, and the table's people."""
    kept = [Overwrite(one.user.id, True, allow=Right.VIEW_CHANNEL) for one in insiders(table)]
    bot = Overwrite(table.world.bot.id, True, allow=Right.VIEW_CHANNEL)
    everybody = Overwrite(table.guild.id, False, deny=Right.VIEW_CHANNEL)
    table.world.change_channel(channel, overwrites=[everybody, bot, *kept])
    await table.quiet()


def insiders(table: Bench) -> list[Person]:
    return [table["anna"], table["boris"]]


async def finds(person: Person) -> list[bool]:
    """Tell if `/game list`, both autocompletes and the commands with its number find table 1."""
    listed = "table 1" in (await person.slash("game list")).text
    watched = await person.autocomplete("spectate table", "table", "")
    near = await person.autocomplete("board", "table", "")
    told = [*await tried(person), (await person.slash("spectate table", table="1")).text]
    refused = ["no such table" in words for words in told]
    assert len(set(refused)) == 1
    return [listed, bool(watched), bool(near), not refused[0]]


async def test_a_table_in_a_hidden_channel_is_for_those_who_see_it(table: Bench) -> None:
    world, dina, clara = table.world, table["dina"], table["clara"]
    inner, square = (
        world.add_channel(table.guild, "inner"),
        world.add_channel(table.guild, "square"),
    )
    await table.quiet()
    for person in insiders(table):
        person.go(inner)
    await sit_down(table, "quay", ["anna", "boris"])
    dina.go(square)
    assert await finds(dina) == [True] * 4
    await hide(table, inner)
    assert await finds(dina) == [False] * 4
    for person in insiders(table):
        assert await finds(person.go(square)) == [True] * 4
    role = world.add_role(table.guild, "friends")
    inner.overwrites.append(Overwrite(role.id, False, allow=Right.VIEW_CHANNEL))
    world.change_channel(inner)
    table.guild.members[clara.user.id].roles.append(role.id)
    await table.quiet()
    assert await finds(clara.go(square)) == [True] * 4


async def test_a_table_in_a_private_thread_is_found_from_inside(table: Bench) -> None:
    world, anna, boris = table.world, table["anna"], table["boris"]
    thread = world.add_thread(table.channel, "us", ChannelKind.PRIVATE_THREAD, anna.user)
    for user in (boris.user, world.bot, table["clara"].user):
        world.join_thread(thread, user)
    await table.quiet()
    card = await open_table(table, anna.go(thread), "quay", 3)
    assert "table 1" in (await table["clara"].go(thread).slash("game list")).text
    assert "table 1" not in (await table["dina"].slash("game list")).text
    assert "no such table" in (await table["dina"].slash("board", table=1)).text
    await table["clara"].slash("spectate table", table="1", where="messages")
    await boris.go(thread).press(button(card, "join"), on=card)
    assert "table 1" in (await boris.go("games").slash("game list")).text
    clara = table["clara"].go_to_dm()
    assert not any("no such table" in words for words in await tried(clara))
    world.leave_thread(thread, clara.user)
    assert all("no such table" in words for words in await tried(clara))


async def test_who_lost_sight_of_a_table_is_told_no_more(table: Bench) -> None:
    """Whoever follows all tables of a server hears nothing of a table whose channel gets hidden."""
    dina = table["dina"]
    await dina.slash("spectate server", where="messages", level="turn")
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=2)
    await all_told(table)
    before = len(dina.dms)
    assert before
    await hide(table, table.channel)
    await play_on(table, thread, Random(1), turns=2)
    await all_told(table)
    assert len(dina.dms) == before
    assert all("no such table" in words for words in await tried(dina.go_to_dm()))
