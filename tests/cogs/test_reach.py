"""Which tables a command finds by their number: numbers are easily guessed."""

from random import Random

import pytest

from sandbox.people import Person
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.playing import play_on, sit_down

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
