"""Options on the call itself: a menu that everybody sees and only the called person may use."""

from random import Random

import pytest

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.asked import play_until
from tests.cogs.house import app_of, leap
from tests.cogs.playing import (
    ASKING,
    answer,
    button,
    called,
    live,
    prefer,
    sit_down,
    take_turn,
    turn_message,
)

PEOPLE = ["anna", "boris"]
SAIL = "Move the ship"
SAILED = "Where does your ship sail?"


async def call_of(table: Bench, words: str, whom: str = "") -> tuple[Person, Seen]:
    """Start a table of Bonfire; return the person whose call offers `words`, and the call."""
    return await next_call(table, await sit_down(table, "bonfire", PEOPLE), words, whom)


async def next_call(
    table: Bench, thread: Channel, words: str = "", whom: str = ""
) -> tuple[Person, Seen]:
    again = tries(f"to be offered {words!r}")
    while True:
        next(again)
        person = await called(table, thread)
        assert person is not None
        call = turn_message(person)
        if whom in ("", person.user.name) and offered(call, words):
            return person, call
        await take_turn(person, Random(1))


def offered(call: Seen, words: str) -> list[str]:
    return [it for menu in call.selects for it in menu.options if it.startswith(words)]


async def pick(person: Person, call: Seen, words: str) -> Seen:
    (menu,) = call.selects
    return (await person.select(menu.custom_id, offered(call, words)[0], on=call)).message


async def test_what_is_picked_is_in_the_draft(table: Bench) -> None:
    person, call = await call_of(table, SAIL)
    panel = await pick(person, call, SAIL)
    assert panel.ephemeral
    assert SAILED in panel.text


@pytest.mark.long
async def test_two_answers_in_one_pick(table: Bench) -> None:
    """One entry of a menu answers two questions: to place a fate tile, and which one."""
    person, call = await call_of(table, "Place a fate tile: ")
    panel = await pick(person, call, "Place a fate tile: ")
    assert " 2. Which fate tile" in panel.text
    assert "where does its middle go?" in panel.text


@pytest.mark.long
async def test_another_beginning_takes_the_place_of_the_draft(table: Bench) -> None:
    person, call = await call_of(table, SAIL)
    drafted = (await answer(person, await pick(person, call, SAIL), Random(1))).text
    leap(table, 10)
    assert (await pick(person, call, SAIL)).text == drafted, "it is there already"
    other = await pick(person, call, "Recruit a gnome")
    assert "Which gnome do you recruit?" in other.text
    assert "Where does your ship sail?" not in other.text


async def test_nobody_else_picks(table: Bench) -> None:
    person, call = await call_of(table, SAIL)
    other = next(table[it] for it in PEOPLE if table[it] is not person).go(person.channel)
    refused = await pick(other, call, SAIL)
    assert refused.ephemeral
    assert f"Waiting for {person.user.display}" in refused.text
    stranger = await pick(table["clara"].go(person.channel), call, SAIL)
    assert "You have no seat at this table" in stranger.text
    assert not (await app_of(table).tables.play.question(1, person.id)).chosen


@pytest.mark.long
async def test_a_call_of_long_ago_shows_how_things_stand(table: Bench) -> None:
    """Somebody picks from an old call that their client still shows with its menu."""
    person, call = await call_of(table, SAIL)
    (old,), thread = call.selects, person.channel
    entry, shown = offered(call, SAIL)[0], call.message.components
    await take_turn(person, Random(1))
    other, _ = await next_call(table, thread)
    assert other is not person
    call.message.components = shown
    late = (await person.select(old.custom_id, entry, on=call)).message
    assert f"Waiting for {other.user.display}" in late.text
    await take_turn(other, Random(1))
    assert (await next_call(table, thread))[0] is person
    leap(table, 10)
    call.message.components = shown
    late = (await person.select(old.custom_id, entry, on=call)).message
    assert "What will you do?" in late.text
    assert "So far" not in late.text


@pytest.mark.long
async def test_a_call_by_message_has_the_menu_too(table: Bench) -> None:
    anna = table["anna"]
    await prefer(anna, "pings", "messages")
    await call_of(table, SAIL, "anna")
    letter = next(seen for seen in anna.go_to_dm().messages() if offered(seen, SAIL))
    assert SAILED in (await pick(anna, letter, SAIL)).text


async def test_what_is_taken_back_can_be_chosen_anew_from_there(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", PEOPLE)
    person = (await play_until(table, 1, lambda it: it.point == "ryozen.companion")).go(thread)
    done = await take_turn(person, Random(1))
    while "undo-move" not in live(done):
        person = await called(table, thread) or person
        done = await take_turn(person, Random(1))
    back = (await person.press(button(done, "undo-move"), on=done)).message
    assert "Taken back" in back.text
    panel = (await person.press(button(back, "turn"), on=back)).message
    assert live(panel) & ASKING


async def test_a_hand_keeps_its_menu_private(table: Bench) -> None:
    thread = await sit_down(table, "candelabria", PEOPLE)
    await play_until(table, 1, lambda choice: choice.point == "candelabria.turn")
    assert await called(table, thread)
    shown = table["clara"].go(thread).messages()
    assert not any({"pick-now", "now"} & live(seen) for seen in shown)
