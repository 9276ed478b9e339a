"""Hints for the next move, and the turning points of a game that is over."""

import asyncio
import re
from dataclasses import replace
from random import Random

import pytest

from cogs.look.turning import point_words
from cogs.play.hints import differences
from cogs.words.aims import aims_told, message_told
from cogs.words.texts import Texts
from rules.core import Aim, Message
from rules.lessons import taught
from rules.search import afterwards
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.house import QUICK, app_of
from tests.cogs.playing import (
    answer,
    button,
    called,
    live,
    open_panel,
    play_on,
    prefer,
    sit_down,
)
from tests.cogs.witness import CYRILLIC

TURNED = (
    r"\*\*1\. .+: chance to win −\d+ %\*\*\n"
    r"What happened: [^?]+\.\nA better turn: [^?]+\."
)


@pytest.mark.long
async def test_the_panel_tells_what_an_automa_would_do(table: Bench) -> None:
    """By default, tables give hints to people in their first game; a hint after an answer continues
    from the draft."""
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    await play_on(table, thread, Random(3), turns=8, every=100)
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    asked = panel.text
    told = await person.press(button(panel, "hint"), on=panel)
    assert told.ephemeral
    seen = told.message
    assert re.search(r"would do in your place\n1\. .+ → \*\*.+\*\*", seen.text)
    assert "The next best" in seen.text
    assert re.search(r"novices are still missing from the High Council\.", seen.text)
    assert len(seen.images) == 1
    again = (await person.press(button(seen, "turn"), on=seen)).message
    assert again.text == asked
    drafted = await answer(person, again, Random(1))
    if "hint" in live(drafted):
        further = (await person.press(button(drafted, "hint"), on=drafted)).message
        assert "would do in your place" in further.text


async def test_a_plan_is_taken_over_and_still_has_to_be_confirmed(table: Bench) -> None:
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    await play_on(table, thread, Random(3), turns=8, every=100)
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    told = (await person.press(button(panel, "hint"), on=panel)).message
    decisions = (await app_of(table).tables.finding.table(1)).decisions
    plan = re.findall(r"→ (\*\*.+\*\*)", told.text.partition("The next best")[0])
    drafted = (await person.press("Use this plan", on=told)).message
    assert "confirm" in live(drafted)
    assert plan[-1] in drafted.text
    assert (await app_of(table).tables.finding.table(1)).decisions == decisions
    late = await person.press(button(told, "use-plan"), on=told)
    assert "confirm" not in live(late.message)
    await person.press(button(drafted, "confirm"), on=drafted)
    assert (await app_of(table).tables.finding.table(1)).decisions > decisions


@pytest.mark.long
async def test_hints_in_words_and_in_russian(table: Bench) -> None:
    anna = table["anna"]
    await prefer(anna, "language", "ru")
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(5), turns=5, every=100)
    while await called(table, thread) is not anna:
        await play_on(table, thread, Random(6), turns=1, every=100)
    panel = await open_panel(anna)
    seen = (await anna.press(button(panel, "hint"), on=panel)).message
    assert CYRILLIC.search(seen.text)
    assert "на вашем месте" in seen.text


@pytest.mark.long
async def test_why_leads_to_the_step_that_teaches_it_or_to_the_rules(table: Bench) -> None:
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    await play_on(table, thread, Random(3), turns=8, every=100)
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    told = (await person.press(button(panel, "hint"), on=panel)).message
    why = (await person.press("Why?", on=told)).message
    assert "### Why?" in why.text
    assert "rulebook" in why.text
    begun = (await person.press(button(why, "chapter"), on=why)).message
    assert re.search(r"^-# \d\. .+ · \d+/\d+$", begun.text, re.MULTILINE), why.text
    forged = await forge(person, "e/why/bonfire.first/sea/nothing")
    assert "### Why?" not in forged.text


def test_a_plan_is_told_by_what_it_is_for() -> None:
    known = Aim("light", Message("aim-light", {"task": "condition:blue_05", "number": 3}), 40, 2)
    gone = Aim("old", Message("aim-of-older-rules"), 10)
    said = aims_told("bonfire", [known, gone], Texts("en"), [])
    assert said.startswith("light Bonfire 3 (“")
    assert said.endswith(" (about 2 more turns)")
    assert aims_told("bonfire", [gone], Texts("en"), []) == ""
    assert message_told("bonfire", None, Texts("en"), []) == ""


def test_a_plan_that_no_lesson_teaches_leads_to_its_rules() -> None:
    known = taught("bonfire", "bonfire.turn", ["build_path"], {})
    assert known is not None
    assert (known.lesson.id, known.step.id) == ("first", "path")
    assert taught("bonfire", "bonfire.turn", ["use_nothing"], {}) is None
    assert taught("bonfire", "bonfire.nowhere", ["build_path"], {}) is None
    other = taught("bonfire", "bonfire.sail", ["island:isle_x"], {})
    assert other is not None
    assert other.step.id == "isle", "each island is as good as the one that is lit"


async def test_a_table_without_hints_has_no_button(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"], agreed={"hints": "off"})
    person = await called(table, thread)
    assert person is not None
    panel = await open_panel(person)
    assert "hint" not in live(panel)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_differs_is_told_by_its_weight(language: str) -> None:
    best = {"tonight": 60, "favour": 10, "resources": 0, "shards": 1, "unheard-of": 900}
    other = {"favour": 0, "resources": 35}
    better, worse = differences("ryozen", best, other, Texts(language))
    assert [it.rpartition("+")[2] for it in better] == ["6", "1"]
    assert [it[-3:] for it in worse] == ["3,5" if language == "ru" else "3.5"]


@pytest.mark.long
async def test_where_the_game_turned(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may look once the game is over, and each turning point leads to the replay."""
    monkeypatch.setattr(afterwards, "LOOK", QUICK)
    monkeypatch.setattr(afterwards, "OTHERWISE", 1)
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(15), every=1000)
    dina.go(thread)
    end = await dina.sees("The game is over")
    asking = asyncio.create_task(dina.press(button(end, "turned"), on=end))
    waiting = await dina.sees("The page appears here by itself")
    seen = (await asking).message
    assert seen.id == waiting.id
    assert len(seen.images) == 1
    assert re.search(TURNED, seen.text)
    assert re.search(r"Luck.+: \w+ [+−±]\d+ %", seen.text)
    assert "?" not in seen.text  # sentences instead of questions and answers
    review = await app_of(table).tables.reviews.of(1, None)
    point, names = review.points[0], ["Anna", "Boris"]
    told = "\n".join(point_words(1, point, "ryozen", names, Texts("en")))
    owner = names[point.turning.seat]
    assert told.splitlines()[1].startswith(f"What happened: {owner}")
    handed = "\n".join(point_words(1, replace(point, handed=True), "ryozen", names, Texts("en")))
    assert owner not in handed.replace(f"{owner}'s predecessor", "")
    looked = (await dina.press("Look at 1", on=seen)).message
    assert "Replay of table" in looked.text
    kept = (await app_of(table).tables.finding.table(1)).review
    assert kept is not None
    again = (await dina.press(button(end, "turned"), on=end)).message
    assert again.text == seen.text
