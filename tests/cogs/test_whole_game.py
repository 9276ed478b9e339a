"""From /game new to the end of the game, by clicks, over the real client."""

from random import Random

import pytest

from tests.bench import Bench
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import answer, called, play_on, sit_down, take_turn, turn_message, verb_of

pytestmark = pytest.mark.usefixtures("few_pictures")


async def test_a_game_by_clicks_with_a_restart(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris", "clara"])
    await play_on(table, thread, Random(1), turns=5)
    await table.restart()
    assert await play_on(table, thread, Random(2)) > 0
    await table["anna"].go(thread).sees("The game is over")


async def test_a_whole_game_of_ryozen_in_russian(table: Bench) -> None:
    for person in table.people.values():
        person.user.locale = "ru"
    thread = await sit_down(table, "ryozen", ["anna", "boris", "clara"], language="ru")
    assert await play_on(table, thread, Random(3)) > 10
    await table["anna"].go(thread).sees("Игра окончена")


async def test_a_whole_game_of_bonfire_with_all_that_can_happen(table: Bench) -> None:
    """Four people; one is called by message, one hands the seat over, something is undone by
    vote, and the bot's process ends in the middle of a turn."""
    names = ["anna", "boris", "clara", "dina"]
    panel = (await table["boris"].slash("settings")).message
    pings = next(m.custom_id for m in panel.selects if m.custom_id.endswith("/pings"))
    await table["boris"].select(pings, "messages", on=panel)
    thread = await sit_down(table, "bonfire", names)
    chance = Random(4)
    await play_on(table, thread, chance, turns=12)
    leap(table, 3600)

    person = await called(table, thread)
    assert person is not None
    draft = (await person.press("Take turn", on=turn_message(person))).message
    draft = await answer(person, draft, chance)
    await table.restart()
    await take_turn(person, chance)

    await undo_by_vote(table)
    dina, emil = table["dina"].go(thread), table["emil"]
    menu = (await dina.press("More", on=turn_message(dina))).message
    chosen = (await dina.press("Hand over my seat", on=menu)).message
    await dina.select(chosen.selects[0].custom_id, emil, on=chosen)
    await emil.go(thread).sees(f"{emil.mention} takes over")

    assert await play_on(table, thread, chance) > 10
    await emil.go(thread).sees("The game is over")
    now = await app_of(table).tables.finding.table(1)
    assert emil.id in [seat.person for seat in now.seats]
    assert not app_of(table).faults.latest()


async def undo_by_vote(table: Bench) -> None:
    """Anna asks to take the last decision back, and everybody agrees."""
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    thread = table.world.channels[now.thread or 0]
    anna = table["anna"].go(thread)
    menu = (await anna.press("More", on=turn_message(anna))).message
    chosen = (await anna.press("Undo", on=menu)).message
    steps = chosen.selects[0]
    await anna.select(steps.custom_id, steps.options[0], on=chosen)
    await all_told(table)
    vote = next((m for m in reversed(anna.messages()) if verb_of(m.buttons) == "vote"), None)
    for name in ("boris", "clara", "dina") if vote else ():
        await table[name].go(thread).press("Agree", on=vote)
    await all_told(table)
    after = await app_of(table).tables.finding.table(1)
    assert after.decisions < now.decisions
