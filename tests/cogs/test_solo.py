"""Alone in direct messages, from the list to the end."""

from random import Random

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
    await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    assert not table["boris"].messages(table.channel)


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
