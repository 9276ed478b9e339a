"""Looks at a table replace the look before them."""

from datetime import timedelta
from random import Random

import pytest

from cogs.presses import one_panel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.playing import button, called, open_panel, play_on, sit_down, turn_message

LOOKS = ("seat", "log", "board", "more", "log")


@pytest.fixture
async def person(table: Bench) -> Person:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(4), turns=5)
    found = await called(table, thread)
    assert found is not None
    return found


def private(person: Person) -> list[Seen]:
    return [seen for seen in person.messages() if seen.ephemeral]


async def look(person: Person, at: str) -> Seen:
    """Open a view of table 1 by a button on the person's panel or call."""
    return (await person.press(f"e/{at}/1", on=turn_message(person))).message


async def test_five_looks_leave_one_answer_beside_the_panel(person: Person) -> None:
    panel = await open_panel(person)
    for at in LOOKS:
        last = await look(person, at)
    assert [seen.text for seen in private(person)] == [panel.text, last.text]


async def test_reasons_and_rules_are_looks_too(person: Person) -> None:
    panel = await open_panel(person)
    seat = await look(person, "seat")
    assert seat.text in [seen.text for seen in private(person)]
    reasons = (await person.press(button(panel, "why-not"), on=panel)).message
    assert [seen.text for seen in private(person)] == [panel.text, reasons.text]


async def test_a_refusal_replaces_the_one_before(person: Person) -> None:
    panel = await open_panel(person)
    refused = [await forge(person, f"e/answer/1/0.{place}/0") for place in range(3)]
    words = refused[-1].further[-1].text
    assert [seen.text for seen in private(person)].count(words) == 1
    assert panel.text in [seen.text for seen in private(person)]


async def test_a_refusal_that_was_pressed_stays(person: Person) -> None:
    stale = (await forge(person, "e/answer/1/0.0/0")).further[-1]
    panel = (await person.press(button(stale, "turn"), on=stale)).message
    again = (await forge(person, "e/answer/1/0.1/0")).further[-1]
    shown = [seen.text for seen in private(person)]
    assert again.text in shown
    assert panel.text in shown


async def typed(person: Person, command: str, **options: str) -> Seen:
    return (await person.slash(command, **options)).message


@pytest.mark.long
async def test_ten_looks_of_all_kinds_leave_one_answer(person: Person) -> None:
    """Commands and refused look-ups replace the last look, too. Lists of tables stay, since people
    look from there."""
    before = len(private(person))
    for command in ("mygames", "mygames", "stats", "rules"):
        await typed(person, command)
    for at in LOOKS:
        await look(person, at)
    await typed(person, "board")
    unknown = await typed(person, "card", name="qqqqqqq")
    assert len(private(person)) == before + 2
    assert private(person)[-1].text == unknown.text
    card = await typed(person, "card", name="archer")
    assert len(private(person)) == before + 2
    assert private(person)[-1].text == card.text


@pytest.mark.long
async def test_another_person_keeps_theirs(table: Bench, person: Person) -> None:
    other = next(table[it] for it in ("anna", "boris") if table[it] is not person)
    other.go(person.channel)
    kept = await look(other, "log")
    await look(person, "log")
    assert kept.text in [seen.text for seen in private(other)]


@pytest.mark.long
async def test_what_is_too_old_to_be_taken_away_stays(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await look(person, "seat")
    monkeypatch.setattr(one_panel, "LASTS", timedelta(0))
    await look(person, "log")
    assert seat.text in [seen.text for seen in private(person)]
