"""Alone in direct messages, from the list to the end."""

from itertools import pairwise
from random import Random

import pytest

from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import take_turn, verb_of


async def test_a_game_against_automas_wholly_in_messages(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    offered = (await anna.slash("solo")).message
    assert "Quay" in offered.selects[0].options
    await anna.select("Choose a game", "quay.base.2", on=offered)
    await all_told(table)
    await anna.sees("your turn")
    chance = Random(1)
    for number in range(40):
        if number == 2:
            await table.restart()
        await all_told(table)
        now = await app_of(table).tables.finding.table(1)
        if not now.asked:
            break
        if now.seats[now.asked[0].seat].actor == anna.id:
            await take_turn(anna, chance)
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    assert end.text.startswith("-# Quay, table 1")
    await anna.press("Rematch", on=end)
    await anna.sees(lambda seen: "Quay, table 2" in seen.text and "your turn" in seen.text)
    assert not table["boris"].messages(table.channel)


async def test_everything_that_can_be_played_alone_is_listed(table: Bench) -> None:
    offered = (await table["anna"].slash("solo")).message
    (menu,) = offered.selects
    assert [menu.options.count(game) for game in ("Ryozen", "Bonfire", "Rival")] == [3, 3, 1]


@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
async def test_an_automa_tells_its_whole_turn_at_once(table: Bench, game: str) -> None:
    anna, chance = table["anna"].go_to_dm(), Random(1)
    offered = (await anna.slash("solo")).message
    await anna.select("Choose a game", f"{game}.base.2", on=offered)
    for _ in range(4):
        await all_told(table)
        await take_turn(anna, chance)
    await all_told(table)
    told = [seen.text for seen in anna.messages() if seen.text and not seen.ephemeral]
    robots = ["🤖" in text for text in told]
    assert sum(robots) >= 3
    assert not any(one and other for one, other in pairwise(robots)), told


async def test_several_tables_in_one_place_say_which_they_are(table: Bench) -> None:
    anna, chance = table["anna"].go_to_dm(), Random(1)
    for _ in range(2):
        offered = (await anna.slash("solo")).message
        await anna.select("Choose a game", "quay.base.2", on=offered)
    await all_told(table)
    for number in (1, 2):
        called = next(
            seen
            for seen in anna.messages()
            if f"Quay, table {number}" in seen.text and "your turn" in seen.text
        )
        panel = (await anna.press("Take turn", on=called)).message
        assert f"table {number}" in panel.text
    assert "Which table?" in (await anna.slash("board")).text
    assert "2 tables wait for you" in (await anna.slash("mygames")).text
    await table.restart()
    await take_turn(anna, chance)


async def test_a_solo_mode_needs_nobody_else(table: Bench) -> None:
    anna = table["anna"]
    offered = (await anna.slash("solo")).message
    done = await anna.select("Choose a game", "rival.solo.1", on=offered)
    assert "ready in your direct messages" in done.text
    await anna.go_to_dm().sees("your turn")


async def test_closed_messages_are_explained(table: Bench) -> None:
    anna = table["anna"]
    anna.user.takes_dms = False
    offered = (await anna.slash("solo")).message
    refused = await anna.select("Choose a game", "quay.base.2", on=offered)
    assert "I may not write to you" in refused.further[0].text


async def test_when_discord_fails_one_is_asked_to_try_again(table: Bench) -> None:
    anna = table["anna"]
    offered = (await anna.slash("solo")).message
    table.sandbox.faults.fail(r"/channels/\d+/messages$", 503)
    refused = await anna.select("Choose a game", "rival.solo.1", on=offered)
    assert "try again in a minute" in refused.further[0].text
    done = await anna.select("Choose a game", "rival.solo.1", on=offered)
    assert "ready in your direct messages" in done.text
