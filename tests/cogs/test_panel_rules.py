"""The way from a panel's question to the rules about it, and back to the same panel."""

import copy
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from discord import ui

from cogs.layouts.kit import Item
from cogs.learn import rules
from cogs.play.panels import why_nots
from cogs.rulebook import contents
from cogs.words.texts import Texts
from render.painters import face
from rules import new_game
from rules.play import random_decision
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import (
    answer,
    beside,
    button,
    called,
    draw_up,
    finish_turn,
    live,
    open_panel,
    play_on,
    sit_down,
    verb_of,
)
from tests.marks import all_but_first_long
from tests.rules.variants import sampled

LANGUAGES = {"en": "en-US", "ru": "ru"}


async def asked(
    table: Bench, game: str, turns: int, locale: str = "en-US"
) -> tuple[Channel, Person, Seen]:
    """Return the thread, and somebody with their panel."""
    for one in table.people.values():
        one.user.locale = locale
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(4), turns=turns)
    person = await called(table, thread)
    assert person is not None
    return thread, person, await open_panel(person)


async def point_of(table: Bench, person: Person) -> str:
    now = await app_of(table).tables.play.question(1, person.id)
    assert now.question is not None
    return now.question.point


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize("game", all_but_first_long(reversed(contents.games())))
async def test_the_rules_of_a_question_and_back(table: Bench, game: str, language: str) -> None:
    _, person, shown = await asked(table, game, 6, LANGUAGES[language])
    t = Texts(language)
    chance = Random(2)
    for _ in range(3):
        before = shown.text, shown.buttons, shown.selects
        shown = await beside(person, shown)
        listed = copy.deepcopy(shown.message.components)
        told = (await person.press(button(shown, "topic-open"), on=shown)).message
        id = contents.explaining(game, await point_of(table, person), {})
        assert id is not None
        topic = contents.topic(game, id, language)
        assert told.ephemeral
        assert topic.title in told.text
        assert topic.text in told.text
        assert shown.message.components == listed
        back = next(one for one in told.buttons if verb_of([one]) == "put-away")
        assert back.label == t("rules-back")
        await person.press(back.label, on=told)
        assert told.id not in [seen.id for seen in person.messages()]
        shown = (await person.press(t("rules-back"), on=shown)).message
        assert (shown.text, shown.buttons, shown.selects) == before
        shown = await answer(person, shown, chance)
        if (await app_of(table).tables.play.question(1, person.id)).question is None:
            break
    await finish_turn(person, shown, chance)


@pytest.mark.long
async def test_reading_on_and_closing(table: Bench) -> None:
    _, person, shown = await asked(table, "ryozen", 8)
    shown = await beside(person, shown)
    told = (await person.press("Rules", on=shown)).message
    told = (await person.press("Next ›", on=told)).message
    told = (await person.press("Contents", on=told)).message
    assert "the rules in short" in told.text
    await table.restart()
    await person.press("Close", on=told)
    assert told.id not in [seen.id for seen in person.messages()]
    assert shown.id in [seen.id for seen in person.messages()]


@pytest.mark.long
async def test_closing_what_was_dismissed_meanwhile_is_no_fault(table: Bench) -> None:
    _, person, shown = await asked(table, "ryozen", 8)
    shown = await beside(person, shown)
    told = (await person.press("Rules", on=shown)).message
    answers = r"/webhooks/\d+/[^/]+/messages/@original"
    table.sandbox.faults.refuse(answers, "unknown_message", method="DELETE")
    reply = await person.press("Back to my turn", on=told)
    assert not reply.failed
    assert not reply.further
    assert not app_of(table).faults.latest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_is_told_with_the_rules(language: str) -> None:
    """When a companion's ability asks, its own words stand above the general rule."""
    t = Texts(language)
    topic = contents.topic("ryozen", "strike", language)
    archer = face("ryozen", "companion:archer", language)
    assert f"> **{archer.title}**: {archer.words}" in words(rules.page(topic, "ryozen.archer", t))
    assert archer.words not in words(rules.page(topic, "ryozen.place", t))


def words(items: Sequence[Item | None]) -> str:
    return "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))


@pytest.mark.long
async def test_nothing_asked_needs_no_rules(table: Bench) -> None:
    _, person, shown = await asked(table, "ryozen", 8)
    shown = await draw_up(person, shown, Random(3))
    shown = await beside(person, shown)
    assert "topic-open" not in live(shown)
    assert {"guide-open", "restart", "board", "log"} < live(shown)
    back = (await person.press("Back to my turn", on=shown)).message
    assert "confirm" in live(back)


@pytest.mark.parametrize("game", ["ryozen", "bonfire", "ghost_stories", "candelabria"])
def test_why_not_has_words_for_whatever_is_refused(game: str) -> None:
    """Sentences about missing options have no gaps where a refused thing has no name."""
    chance = Random(game)
    names = [f"Seat {seat}" for seat in range(5)]
    for _ in range(8):
        position = sampled(game, chance).midway(chance.randrange(60), chance.randrange(1000))
        for choice, language in product(position.pending, LANGUAGES):
            reasons = why_nots(choice, game, Texts(language), names)
            assert bool(reasons) == bool(choice.refused)
            assert not [it for it in reasons if "****" in it or "- :" in it]


def test_what_is_refused_for_the_same_reason_stands_together() -> None:
    game, chance = new_game("ryozen", seats=2, seed=b"reasons"), Random(1)
    while game.pending[0].point != "ryozen.companion":
        random_decision(game, chance)
    choice = game.pending[0]
    first, *others = why_nots(choice, "ryozen", Texts("en"), ["Mira", "Juno"])
    assert "**Archer**, **Bard**" in first
    assert "They are still in your clan stack" in first
    assert "(×0)" not in first
    assert len(others) < len(choice.refused) / 3
