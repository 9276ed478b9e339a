"""Look-ups, playing alone and gathering work wherever the commands are typed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.model import Channel
from tables import PlaceKind, Status
from tests.bench import Bench
from tests.cogs.friends import gathered, public, stored
from tests.cogs.house import app_of, at_home
from tests.cogs.playing import begin_alone, button, words

PLACES = ("group", "friend", "far")
LOOKED_UP = {
    "card": {"name": "Temple", "game": "ghost_stories"},
    "rules": {"topic": "portal"},
    "learn": {},
    "help": {},
    "mygames": {},
    "stats": {},
    "settings": {},
    "privacy": {},
    "game list": {},
    "solo games": {},
    "solo today": {},
    "spectate list": {},
}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, ("anna", "boris", "clara")) as it:
        it.world.install(it["anna"].user)
        yield it


def brought_to(table: Bench, where: str) -> Channel:
    """Put Anna and Boris in a group, a message of two friends, or a server without the bot."""
    world, (anna, boris) = table.world, (table["anna"].user, table["boris"].user)
    if where == "group":
        return world.add_group("Friends", anna, boris, table["clara"].user)
    if where == "friend":
        return world.dm_between(anna, boris)
    far = world.add_guild("Far", boris, channels=["den"], with_bot=False)
    world.add_member(far, anna)
    return next(it for it in world.channels.values() if it.guild_id == far.id)


@pytest.mark.parametrize("where", PLACES)
async def test_look_ups_answer_everywhere_and_to_one_person(table: Bench, where: str) -> None:
    anna = table["anna"].go(brought_to(table, where))
    for path, options in LOOKED_UP.items():
        said = await anna.slash(path, **options)
        assert said.ephemeral, path
        assert said.text or said.message.images, path
    assert not public(table["boris"].go(anna.channel))
    assert not app_of(table).faults.latest()


@pytest.mark.parametrize("where", PLACES)
async def test_playing_alone_begins_from_anywhere(table: Bench, where: str) -> None:
    anna = table["anna"].go(brought_to(table, where))
    await begin_alone(anna, "bonfire.solo.1")
    (alone,) = await app_of(table).tables.finding.mine(anna.id)
    assert alone.place_kind is PlaceKind.MESSAGES
    await anna.sees(lambda seen: bool(seen.buttons), anna.go_to_dm().channel)


@pytest.mark.parametrize("where", PLACES)
async def test_a_table_gathers_in_every_borrowed_place(table: Bench, where: str) -> None:
    """Even when the host has uninstalled the bot, others can join and the game can begin."""
    anna = table["anna"].go(brought_to(table, where))
    boris = table["boris"].go(anna.channel)
    card, number = await gathered(table, "bonfire", seats=2)
    assert words(anna)("lobby-borrowed") in card.text
    table.world.uninstall(anna.user)
    await boris.press(button(card, "join"), on=card)
    await anna.press(button(card, "start"), on=card)
    now = await stored(table, number)
    assert (now.status, now.place_kind) == (Status.RUNNING, PlaceKind.BORROWED)
    assert "turn" in str([one.custom_id for one in public(boris)[-1].buttons])
