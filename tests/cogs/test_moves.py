"""Tables that move: from a group into a thread and back, with a team from everywhere."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.model import Channel, ChannelKind, Overwrite
from sandbox.people import Person
from sandbox.permissions import Right
from tables import PlaceKind, Status
from tests.bench import Bench
from tests.cogs.friends import begun, group, public, stored
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import button, finish_turn, live, open_table, turn_at_once


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, ("anna", "boris", "clara")) as it:
        yield it


async def agree(person: Person) -> None:
    """Press Agree on the newest vote that this person sees."""
    vote = next(seen for seen in reversed(public(person)) if "vote" in live(seen))
    await person.press(button(vote, "vote"), on=vote)


@pytest.mark.long
async def test_a_table_moves_from_a_group_into_a_thread_and_back(table: Bench) -> None:
    friends = ("anna", "boris", "clara")
    channel = group(table, having_it=friends)
    number = await begun(table)
    world = table.world
    thread = world.add_thread(
        table.channel, "our game", ChannelKind.PUBLIC_THREAD, table["anna"].user
    )
    await table["anna"].go(thread).slash("game move", table=number)
    await table["anna"].go(channel).slash("help")
    for name in ("boris", "clara"):
        await agree(table[name])
    assert (await stored(table, number)).place_kind is PlaceKind.SERVER
    await all_told(table)
    anna = table["anna"].go(thread)
    assert any("turn" in live(seen) for seen in public(anna))
    chance = Random(1)
    for _ in range(3):
        now = await stored(table, number)
        actor = now.seats[now.asked[0].seat].actor
        person = next(it for it in table.people.values() if it.id == actor).go(thread)
        call = next(seen for seen in reversed(public(person)) if "turn" in live(seen))
        await finish_turn(
            person, (await person.press(button(call, "turn"), on=call)).message, chance
        )
        await all_told(table)
    await anna.go(channel).slash("game move", table=number)
    await all_told(table)
    for name in ("boris", "clara"):
        await agree(table[name].go(thread))
    assert (await stored(table, number)).channel == channel.id
    await anna.slash("help")
    assert "turn" in live(public(anna)[-1])


async def test_where_nobody_would_see_it_nothing_moves(table: Bench) -> None:
    anna = table["anna"]
    assert "Which" in (await anna.slash("game move")).text
    await open_table(table, anna, "bonfire", 3)
    assert "already" in (await anna.slash("game move")).text
    said = await anna.go_to_dm().slash("game move")
    assert "Nobody else" in said.text
    assert (await stored(table, 1)).guild == table.guild.id


@pytest.mark.long
async def test_a_team_across_two_servers_and_direct_messages(table: Bench) -> None:
    """A table of Ghost Stories gathers in one server and is joined from another one and from direct
    messages; each plays where they are."""
    world, anna = table.world, table["anna"]
    card = await open_table(table, anna, "ghost_stories", 3, who="private")
    panel = (await anna.press(button(card, "options"), on=card)).message
    asked = (await anna.press(button(panel, "invite"), on=panel)).message
    told = (await anna.press(button(asked, "code"), on=asked)).message
    (code,) = re.findall(r"[A-Z0-9]{4}-[A-Z0-9]{4}", told.text)
    dina = world.add_user("dina")
    other = world.add_guild("Other", dina, channels=["den"])
    den = next(it for it in world.channels.values() if it.guild_id == other.id)
    people = [Person(world, dina, den, table.quiet), table["boris"].go_to_dm()]
    for person in people:
        await person.slash("join", code=code)
    await anna.press(button(card, "start"), on=card)
    chance, by_message = Random(1), set()
    for turn in range(24):
        await all_told(table)
        now = await stored(table, 1)
        if now.status is not Status.RUNNING:
            break
        actor = now.seats[now.asked[0].seat].actor
        assert actor is not None
        far = next((it for it in people if it.id == actor), None)
        if far is None or turn % 3:
            who = far or anna
            await turn_at_once(table, who, 1, chance)
            continue
        call = next(seen for seen in reversed(far.dms) if "turn" in live(seen))
        by_message.add(far.id)
        far.go_to_dm()
        await finish_turn(far, (await far.press(button(call, "turn"), on=call)).message, chance)
    assert by_message
    assert app_of(table).faults.latest() == []


async def hidden_from(table: Bench, person: Person) -> Channel:
    """Return a channel of the server that this person does not see."""
    channel = table.world.add_channel(table.guild, "inner")
    closed = Overwrite(person.id, True, deny=Right.VIEW_CHANNEL)
    table.world.change_channel(channel, overwrites=[closed])
    await table.quiet()
    return channel


async def test_who_does_not_see_the_new_place_is_called_by_message(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    await boris.press(button(card, "join"), on=card)
    inner = await hidden_from(table, boris)
    await anna.go(inner).slash("game move", table=1)
    assert (await stored(table, 1)).afar == [boris.id]


@pytest.mark.parametrize("way", ["code", "invitation"])
async def test_who_joins_without_seeing_the_place_is_called_by_message(
    table: Bench, way: str
) -> None:
    """A code and an invitation reach a channel that is hidden in the same server."""
    anna, boris = table["anna"], table["boris"]
    inner = await hidden_from(table, boris)
    await open_table(table, anna.go(inner), "quay", 2)
    lobby = app_of(table).tables.lobby
    if way == "code":
        await boris.slash("join", code=(await lobby.code(1, anna.id)).code)
    else:
        await lobby.invite(1, anna.id, boris.id)
        listed = (await boris.slash("mygames")).message
        await boris.press(button(listed, "join"), on=listed)
    assert (await stored(table, 1)).afar == [boris.id]
