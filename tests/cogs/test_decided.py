"""Answers from now on: offered with the question, listed under My seat, known to nobody else."""

import pytest

from rules import GAMES
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Answer
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import (
    beside,
    button,
    called,
    live,
    open_panel,
    sit_down,
    verb_of,
)

SHOW = "siege.show"
ALWAYS, ROUND = "always", "until the end of round 1"


async def siege(table: Bench) -> Channel:
    """Ask Anna, then Boris, whether they show a card."""
    thread = await sit_down(table, "siege", ["anna", "boris"])
    await plans(table)
    return thread


async def plans(table: Bench) -> None:
    """Answer the council's questions with their first options until only ``SHOW`` is asked."""
    play = app_of(table).tables.play
    while True:
        await all_told(table)
        now = await app_of(table).tables.finding.table(1)
        asked = next((it for it in now.asked if it.point != SHOW), None)
        if asked is None:
            return
        person = now.seats[asked.seat].actor
        assert person is not None
        panel = await play.question(1, person)
        assert panel.question is not None
        keys = list(panel.question.keys)[: panel.question.least]
        await play.answer_line(1, person, [Answer("", keys)])


async def decide(person: Person, answer: str, when: str) -> Seen:
    """Decide from the panel, which confirms it at once, and open the list of decisions."""
    shown = await beside(person, await open_panel(person))
    shown = (await person.press("Answer this from now on", on=shown)).message
    shown = (await person.select("When?", when, on=shown)).message
    return (await person.press(answer, on=shown)).message


async def my_seat(person: Person) -> Seen:
    call = await person.sees(lambda seen: "seat" in live(seen))
    return (await person.press(button(call, "seat"), on=call)).message


async def asked(table: Bench) -> list[int]:
    return [it.seat for it in (await app_of(table).tables.finding.table(1)).asked]


async def test_decided_where_it_is_asked_and_not_asked_again(table: Bench) -> None:
    thread = await siege(table)
    anna = table["anna"].go(thread)
    shown = await decide(anna, "Show none", ALWAYS)
    assert "Noted" in shown.text
    assert "When you could show a card → **show none** · always" in shown.text
    assert await asked(table) == [1]
    boris = await called(table, thread)
    assert boris is table["boris"]
    play = app_of(table).tables.play
    await play.answer_line(1, boris.id, [Answer(SHOW, [])])
    await plans(table)
    assert await asked(table) == [1], "Anna has answered in the next round as well"


async def test_looked_at_and_left(table: Bench) -> None:
    thread = await siege(table)
    anna = table["anna"].go(thread)
    panel = await open_panel(anna)
    before = panel.text
    shown = (await anna.press("Answer this from now on", on=await beside(anna, panel))).message
    assert "Nobody else learns of it" in shown.text
    back = (await anna.press("Back to the question", on=shown)).message
    assert back.text == before
    assert await app_of(table).tables.standing.of(1, anna.id) == []


async def test_listed_changed_and_ended_under_my_seat(table: Bench) -> None:
    thread = await siege(table)
    anna = table["anna"].go(thread)
    shown = await decide(anna, "Show none", "if north has one stone left")
    assert button(shown, "turn"), "the condition does not hold: the question is open still"
    await table.restart()
    seat = await my_seat(anna)
    shown = (await anna.press("Decided beforehand", on=seat)).message
    assert "if north has one stone left" in shown.text
    one = (await anna.select("Change or end one of them", shown.selects[0].options[0])).message
    shown = (await anna.select("When?", ROUND, on=one)).message
    assert "Changed." in shown.text
    assert ROUND in shown.text
    assert await asked(table) == [1]
    one = (await anna.select("Change or end one of them", shown.selects[0].options[0])).message
    shown = (await anna.press("Ask me again", on=one)).message
    assert "You have decided nothing beforehand" in shown.text
    assert "standing" not in live(await my_seat(anna))


async def test_a_stale_panel_decides_nothing(table: Bench) -> None:
    thread = await siege(table)
    anna = table["anna"].go(thread)
    panel = await open_panel(anna)
    offer = (await anna.press("Answer this from now on", on=await beside(anna, panel))).message
    await app_of(table).tables.play.answer_line(1, anna.id, [Answer(SHOW, [])])
    late = (await anna.press("Show none", on=offer)).message
    assert "Noted" not in late.text
    assert await app_of(table).tables.standing.of(1, anna.id) == []


async def test_a_draft_is_not_decided_on(table: Bench) -> None:
    """Only the question asked now has the button, not a later question of the draft."""
    thread = await siege(table)
    anna = table["anna"].go(thread)
    panel = await open_panel(anna)
    assert "stand-apart" in live(await beside(anna, panel))
    panel = await open_panel(anna)
    answer = next(it for it in panel.buttons if verb_of([it]) in ("answer", "skip"))
    panel = (await anna.press(answer.label, on=panel)).message
    assert "stand-apart" not in live(await beside(anna, panel))


async def test_in_ones_own_language(table: Bench) -> None:
    table["anna"].user.locale = "ru"
    thread = await siege(table)
    anna = table["anna"].go(thread)
    besides = await beside(anna, await open_panel(anna))
    shown = (await anna.press("Отвечать так и дальше", on=besides)).message
    shown = (await anna.select("Когда?", "всегда", on=shown)).message
    shown = (await anna.press("Не показывать", on=shown)).message
    assert "Когда можно показать карту → **не показывать** · всегда" in shown.text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_question_that_can_be_decided_beforehand_is_told(language: str) -> None:
    """Each has a sentence for "answer this from now on", and one for declining where that is
    possible."""
    for game in GAMES.values():
        speaker = game.speaker(language)
        for point in game.conditional:
            told = speaker.forms(game.standing(point))
            assert told[""]
            assert "none" in told or point not in game.passing, point
