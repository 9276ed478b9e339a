"""Commands in the menus of messages and people."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.people import Person
from tables import Status
from tests.bench import Bench
from tests.cogs.forging import forge_menu
from tests.cogs.friends import begun, group, public
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import play_on, sit_down, words

PEOPLE = ("anna", "boris", "clara")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, PEOPLE) as it:
        yield it


@pytest.mark.long
async def test_a_message_leads_into_the_replay_and_says_what_happened(table: Bench) -> None:
    """The commands work on an old message without buttons, for a player and for a spectator."""
    anna, clara = table["anna"], table["clara"]
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=4)
    pages = [seen for seen in public(anna.go(thread)) if seen.text]
    told = pages[2]
    for person in (anna, clara.go(thread)):
        said = await person.menu("What happened here?", told)
        assert words(person)("since-message") in said.text
        assert said.message.images
        replay = await person.menu("Replay from here", told)
        assert "Replay" in replay.text
        last = await person.menu("Replay from here", pages[-1])
        assert last.text != replay.text


async def test_what_tells_nothing_is_said_so(table: Bench) -> None:
    anna = table["anna"]
    await sit_down(table, "bonfire", ["anna", "boris"])
    await all_told(table)
    card = public(anna.go("games"))[0]
    assert words(anna)("message-no-moves") in (await anna.menu("What happened here?", card)).text
    own = await anna.say("Hello!")
    assert words(anna)("message-unknown") in (await anna.menu("Replay from here", own)).text


async def test_a_message_of_a_table_out_of_reach_leads_nowhere(table: Bench) -> None:
    """The command is used on a message id from a group that the person is not in."""
    group(table)
    await begun(table)
    told = public(table["anna"])[-1]
    dina = table.world.add_user("dina")
    table.world.install(dina)
    elsewhere = table.world.add_group("Others", dina)
    stranger = Person(table.world, dina, elsewhere, table.quiet)
    said = await stranger.menu("Replay from here", told)
    assert "no such table" in said.text


async def test_our_games_with_a_person(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    said = await anna.menu("Our games", boris)
    assert boris.mention in said.text
    assert (await anna.menu("Our games", anna)).text
    bot = Person(table.world, table.world.bot, anna.channel, table.quiet)
    assert words(anna)("no-bots") in (await anna.menu("Our games", bot)).text


async def test_a_challenge_invites_to_a_game_for_two(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    asked = await anna.menu("Challenge", boris)
    done = await anna.select(asked.message.selects[0].custom_id, "bonfire", on=asked.message)
    assert boris.mention in done.text
    (lobby,) = await app_of(table).tables.finding.mine(anna.id, Status.LOBBY)
    assert (lobby.settings.seats, lobby.invited) == (2, [boris.id])
    assert lobby.settings.visibility == "invited"
    again = await anna.menu("Challenge", anna)
    assert words(anna)("challenge-oneself") in again.text
    bot = Person(table.world, table.world.bot, anna.channel, table.quiet)
    assert words(anna)("no-bots") in (await anna.menu("Challenge", bot)).text
    forged = await forge_menu(anna, "e/challenge-to/-1", "bonfire")
    assert words(anna)("no-bots") in forged.further[0].text
