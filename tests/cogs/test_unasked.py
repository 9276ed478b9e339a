"""Answers that nearly everybody gives are taken, shown, and changed by one press."""

from collections import Counter
from random import Random

import pytest

from cogs.words.unasked import payment, unasked
from rules import new_game
from rules.core import Choice
from rules.play import random_decision
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Final
from tables.base.model import Answer
from tables.base.trial import Trial
from tests.bench import Bench
from tests.cogs.asked import play_until
from tests.cogs.forging import forge
from tests.cogs.house import app_of
from tests.cogs.playing import button, live, named, open_panel, prefer, sit_down

USUAL = {
    "bonfire": {"bonfire.island_action", "bonfire.guardian_goal"},
    "ghost_stories": {"ghost_stories.reroll_curse"},
    "ryozen": {"ryozen.side", "ryozen.day_effect", "ryozen.bonus"},
}
GAMES = 12
OFTEN = 30
PEOPLE = ["anna", "boris", "clara"]


@pytest.mark.parametrize("game", USUAL)
def test_nothing_hidden_random_or_irrevocable_comes_of_it(game: str) -> None:
    met = Counter[str]()
    for number in range(GAMES):
        played = new_game(game, seats=3, seed=b"unasked %d" % number)
        chance = Random(number)
        while not played.over:
            for choice in played.pending:
                if choice.usual is None or met[choice.point] > OFTEN:
                    continue
                met[choice.point] += 1
                assert not choice.secret
                trial = Trial(played, choice.seat)
                trial.add(Answer("", choice.usual))
                assert trial.final not in (Final.HIDDEN, Final.ENDS, Final.SEALED), choice
            random_decision(played, chance)
    assert set(met) == USUAL[game]


async def at_a_place(table: Bench) -> tuple[Person, Seen]:
    """Return somebody who has picked, by a menu, a place where a cloak can be paid."""
    thread = await sit_down(table, "ryozen", PEOPLE)
    person = (await play_until(table, 1, many_places)).go(thread)
    panel = await open_panel(person)
    menu = next(it for it in panel.selects if named(it) == "choose")
    place = next(it for it in menu.options if "Capital" in it)
    return person, (await person.select(menu.custom_id, place, on=panel)).message


def many_places(choice: Choice) -> bool:
    """Tell if there are too many places to list each with both sides."""
    places = {it.together("en") for it in choice.options}
    return choice.point == "ryozen.place" and len(places) > 12


async def chosen(table: Bench, person: Person) -> list[list[str]]:
    """Return the draft's answers from the one that picks a place."""
    panel = await app_of(table).tables.play.question(1, person.id)
    return [it.keys for it in panel.chosen if it.choice.point != "ryozen.companion"]


async def test_it_is_shown_and_one_press_changes_it(table: Bench) -> None:
    """Changing one answer keeps those after it."""
    person, panel = await at_a_place(table)
    place, *rest = await chosen(table, person)
    assert rest == [["revealed"], ["apply"]]
    assert "** · Openly: 1 influence · Apply" in panel.text
    assert "confirm" in live(panel)
    panel = (await person.press("Instead: Cloaked for 1 coin: 2 influence", on=panel)).message
    assert await chosen(table, person) == [place, ["cloaked"], ["apply"]]
    panel = (await person.press("Instead: Do without", on=panel)).message
    assert await chosen(table, person) == [place, ["cloaked"], []]
    await person.press(button(panel, "back"), on=panel)
    assert await chosen(table, person) == [place, ["cloaked"]]


async def test_back_takes_it_away_with_the_answer_before(table: Bench) -> None:
    person, panel = await at_a_place(table)
    await person.press(button(panel, "back"), on=panel)
    assert await chosen(table, person) == []


async def test_what_is_not_drafted_any_more_is_not_changed(table: Bench) -> None:
    person, panel = await at_a_place(table)
    old = button(panel, "instead").split("/")
    missing = "/".join([*old[:4], "9", *old[5:]])
    reply = await forge(person, missing)
    assert [it for it in reply.further if "There is nothing to confirm" in it.text]


async def test_who_wants_to_be_asked_everything_is_asked(table: Bench) -> None:
    for name in PEOPLE:
        await prefer(table[name], "usual", "asked")
    person, panel = await at_a_place(table)
    assert len(await chosen(table, person)) == 1
    assert "Openly, or under a cloak?" in panel.text
    assert "instead" not in live(panel)


async def test_the_last_answer_may_count_at_once_for_who_prefers_it(table: Bench) -> None:
    """If the bot filled in an answer of the turn, the turn still needs Confirm."""
    for name in PEOPLE:
        await prefer(table[name], "last", "at_once")
    person, panel = await at_a_place(table)
    assert "confirm" in live(panel)
    for name in PEOPLE:
        await prefer(table[name], "usual", "asked")
    panel = (await person.press(button(panel, "back"), on=panel)).message
    while "answer" not in live(panel) or await point(table, person) != "ryozen.day_effect":
        panel = await next_panel(person, panel)
    decisions = (await app_of(table).tables.finding.table(1)).decisions
    await person.press(button(panel, "answer"), on=panel)
    assert (await app_of(table).tables.finding.table(1)).decisions > decisions


async def point(table: Bench, person: Person) -> str:
    now = await app_of(table).tables.play.question(1, person.id)
    return now.question.point if now.question else ""


async def next_panel(person: Person, panel: Seen) -> Seen:
    """Press the first thing that is offered; return the next panel."""
    if "answer" in live(panel):
        return (await person.press(button(panel, "answer"), on=panel)).message
    menu = next(it for it in panel.selects if named(it) == "choose")
    place = next(it for it in menu.options if "Capital" in it)
    return (await person.select(menu.custom_id, place, on=panel)).message


def test_payments_are_among_it() -> None:
    played, chance = new_game("bonfire", seats=2, seed=b"paying"), Random(1)
    met = 0
    while met < 5:
        for choice in played.pending:
            if payment(choice) is not None:
                assert unasked(choice) == payment(choice)
                met += 1
        random_decision(played, chance)
