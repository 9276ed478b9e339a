"""The private panel: drafts, undo, stale presses, sealed answers, restarts."""

import re
from datetime import timedelta
from random import Random

import pytest

from cogs.presses import waiting
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.house import leap
from tests.cogs.playing import (
    answer,
    beside,
    button,
    called,
    draw_up,
    live,
    open_panel,
    play_on,
    sit_down,
    take_turn,
    turn_message,
    verb_of,
    words,
)
from tests.marks import long


@pytest.mark.long
async def test_a_draft_survives_a_restart_in_the_middle_of_a_turn(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance = Random(1)
    await play_on(table, thread, chance, turns=4)
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    panel = await answer(person, panel, chance)
    drafted = panel.text
    assert re.search(r"So far:(\n-#)? 1\. .+\? → \*\*.+\*\*", drafted)
    await table.restart()
    again = (await person.press("Take turn")).message
    assert again.text == drafted
    back = (await person.press("Back", on=panel)).message
    assert "So far:" not in back.text


@pytest.mark.long
async def test_who_waited_is_called_where_they_look(table: Bench) -> None:
    """The private answer to their last turn changes into a **Take turn**, and disappears when it is
    pressed."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance = Random(1)
    await play_on(table, thread, chance, turns=4)
    person = await called(table, thread)
    assert person is not None
    done = await take_turn(person, chance)
    t = words(person)
    assert t("panel-asked-again") not in done.text
    while (next_one := await called(table, thread)) is not person:
        assert next_one is not None
        await take_turn(next_one, chance)
    person.go(thread)
    (again,) = [seen for seen in person.messages() if seen.text == t("panel-asked-again")]
    assert again.id == done.id
    panel = (await person.press(t("take-turn"), on=again)).message
    assert verb_of(panel.buttons)
    assert again.id not in {seen.id for seen in person.messages()}


@pytest.mark.long
async def test_who_waited_too_long_is_called_by_the_table_alone(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "LASTS", timedelta(0))
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance = Random(1)
    await play_on(table, thread, chance, turns=4)
    person = await called(table, thread)
    assert person is not None
    done = await take_turn(person, chance)
    before = done.text
    while (next_one := await called(table, thread)) is not person:
        assert next_one is not None
        await take_turn(next_one, chance)
    person.go(thread)
    (still,) = [seen for seen in person.messages() if seen.id == done.id]
    assert still.text == before


async def test_back_and_start_over(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance = Random(2)
    await play_on(table, thread, chance, turns=4)
    person = await called(table, thread)
    assert person is not None
    fresh = (await person.press("Take turn")).message
    question = fresh.text
    one = await answer(person, fresh, chance)
    drafted = one.text
    two = await answer(person, one, chance)
    assert " 2. " in two.text
    assert (await person.press("Back", on=two)).text == drafted
    await answer(person, one, chance)
    assert (await person.press("Start over", on=await beside(person, one))).text == question


@pytest.mark.long
async def test_a_plain_payment_asks_nothing_and_can_be_made_differently(table: Bench) -> None:
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    person, panel, before = await paid_plainly(table, thread, Random(4))
    assert re.search(r"\*\* · 1 ", panel.text)
    asked = (await person.press("Pay differently", on=panel)).message
    assert "How do you pay" in asked.text
    assert "otherwise" not in live(asked)
    assert (await person.press("Back", on=asked)).text == before


async def paid_plainly(table: Bench, thread: Channel, chance: Random) -> tuple[Person, Seen, str]:
    """Return somebody whose panel has just paid by itself, and its text before that press."""
    for _ in range(30):
        person = await called(table, thread)
        assert person is not None
        panel, before, again = await open_panel(person), "", tries("to pay or to confirm")
        while not {"confirm", "otherwise"} & live(panel):
            next(again)
            before = panel.text
            panel = await answer(person, panel, chance)
        if "otherwise" in live(panel):
            return person, panel, before
        await person.press("Confirm", on=panel)
    raise AssertionError("nobody pays")


async def test_a_stale_panel_is_refused_and_changes_nothing(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance = Random(3)
    await play_on(table, thread, chance, turns=4)
    person = await called(table, thread)
    assert person is not None
    old = (await person.press("Take turn")).message
    await table.restart()  # without it the old panel would be deleted
    new = (await person.press("Take turn")).message
    new = await answer(person, new, chance)
    drafted = new.text
    answers = [one.custom_id for one in old.buttons if verb_of([one]) == "answer"]
    if answers:
        stale = await person.press(answers[0] or "", on=old)
    else:
        menu = old.selects[0]
        stale = await person.select(menu.custom_id, menu.options[0], on=old)
    assert "The table has moved on" in stale.further[0].text
    assert (await person.press("Take turn")).text == drafted


async def test_the_panel_before_goes(table: Bench) -> None:
    """Opening a second panel deletes the first; a press on the panel itself deletes nothing."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    old = (await person.press("Take turn")).message
    new = (await person.press("Take turn")).message
    assert old.gone
    assert new.buttons
    again = await answer(person, new, Random(3))
    assert again.id == new.id
    assert not again.gone, "a press on the panel itself takes nothing away"


async def test_who_is_not_asked_is_told_whom_the_table_waits_for(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    other = next(p for p in (table["anna"], table["boris"]) if p is not person)
    reply = await other.go(thread).press("Take turn")
    assert reply.ephemeral
    assert f"Waiting for {person.user.display}" in reply.text
    stranger = await table["clara"].go(thread).press("Take turn")
    assert "You have no seat at this table" in stranger.text


async def test_nobody_else_sees_a_panel(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    assert panel.ephemeral
    for other in table.people.values():
        if other is not person:
            assert all(seen.id != panel.id for seen in other.go(thread).messages())


async def test_sealed_answers_are_given_in_any_order_and_may_be_changed(table: Bench) -> None:
    thread = await sit_down(table, "masks", ["anna", "boris", "clara"])
    people = [table[name].go(thread) for name in ("anna", "boris", "clara")]
    for person in people:
        await person.sees(lambda seen: "turn" in live(seen))
    anna = people[0]
    await take_turn(anna, Random(1))
    await anna.sees(f"✓ {anna.mention}: answered.")
    sealed = await anna.sees("Your answer is sealed")
    await anna.press("Change my answer", on=sealed)
    await take_turn(anna, Random(2))
    await take_turn(people[1], Random(3))
    await anna.sees(f"✓ {anna.mention}, {people[1].mention}: answered.")
    await take_turn(people[2], Random(4))
    assert await play_on(table, thread, Random(5)) > 0
    await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")


async def test_one_mention_for_one_change_of_who_must_act(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    known: set[int] = set()
    chance = Random(6)
    before = await called(table, thread)
    for _ in range(8):
        leap(table, 600)
        assert before is not None
        await take_turn(before, chance)
        now = await called(table, thread)
        if now is None:
            break
        new = {seen.id for person in table.people.values() for seen in person.pings} - known
        if now is not before:
            assert new == {now.pings[-1].id}
        known |= new
        before = now
    assert len(known) > 1


async def test_whoever_is_looking_is_not_mentioned(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(6), turns=3)
    assert not table["anna"].pings
    assert not table["boris"].pings


async def test_a_call_that_was_answered_goes_grey(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(7), turns=3)
    await called(table, thread)
    anna = table["anna"].go(thread)

    def calls() -> list[Seen]:
        there = [seen for seen in anna.messages() if not seen.ephemeral]
        return [seen for seen in there if verb_of(seen.buttons) == "turn"]

    await table.world.until(lambda: len(calls()) == 1, "older calls to go grey")


async def test_pressing_confirm_twice_is_one_turn(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    panel = await draw_up(person, panel, Random(8))
    confirm = button(panel, "confirm")
    before = panel.message.components
    await person.press(confirm, on=panel)
    panel.message.components = before
    again = await person.press(confirm, on=panel)
    words = again.further[0].text
    assert "The table has moved on" in words or "You have nothing to decide" in words


@pytest.mark.parametrize(
    ("game", "moment"),
    [("ryozen", "Day · Round 1 of 3 · Due <t:"),
     long("bonfire", "Novices in the High Council: 0; the countdown begins with 7 · Due <t:")],
)  # fmt: skip
async def test_a_call_says_how_far_the_game_is_and_what_is_asked(
    table: Bench, game: str, moment: str
) -> None:
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(9), turns=6)
    person = await called(table, thread)
    assert person is not None
    call = turn_message(person)
    assert moment in call.text
    assert "?" in call.text
    assert call.images
