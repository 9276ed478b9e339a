"""The page of a solo game in direct messages: one message, which each next question replaces."""

from collections.abc import Sequence
from random import Random

import pytest

from rules.play import random_answer
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Panel, Refused, Why
from tables.table.presence import Presence
from tables.turn.play import Play
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import (
    answer,
    begin_alone,
    button,
    draw_up,
    finish_turn,
    is_page,
    live,
    page_alone,
    prefer,
    take_turn,
    turn_message,
)
from tests.marks import long

GAMES = [
    long("ryozen.solo.1"),
    long("bonfire.solo.1"),
    long("candelabria.solo_first_spark.1"),
    "ghost_stories.base.2",
]


async def begun(table: Bench, offer: str) -> tuple[Person, Seen]:
    """Return Anna, and the page of her game."""
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, offer)
    await all_told(table)
    return anna, turn_message(anna)


def message_ids(person: Person) -> list[int]:
    """Return the messages that stay, without answers that only they see."""
    return [seen.id for seen in person.messages() if not seen.ephemeral]


def page_of(person: Person) -> Seen:
    (page,) = [seen for seen in person.messages() if "beside" in live(seen) and not seen.ephemeral]
    return page


async def through_the_door(table: Bench, person: Person, number: int = 1) -> None:
    """Confirm an answer without the page, as from another place."""
    play = app_of(table).tables.play
    now = await play.question(number, person.id)
    assert now.question is not None
    now = await play.choose(number, person.id, now.step, random_answer(now.question, Random(1)))
    await play.confirm(number, person.id, now.step)
    await all_told(table)


async def presses_again(person: Person, page: Seen, custom_id: str) -> None:
    """Press a button that the page no longer has, as from a client that still shows it."""
    (card,) = page.message.components
    row = next(part for part in card["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id
    await person.press(custom_id, on=page)


@pytest.mark.parametrize("offer", GAMES)
async def test_a_whole_evening_is_one_message(table: Bench, offer: str) -> None:
    """Eight turns are played, unless the game ends before."""
    anna, page = await begun(table, offer)
    before, chance, asked = message_ids(anna), Random(3), list[str]()
    while len(asked) < 8 and pages(anna):
        assert message_ids(anna) == before
        assert page.id == before[-1]
        asked.append(page.text)
        page = await take_turn(anna, chance)
        await all_told(table)
    assert len(set(asked)) == len(asked) > 2


async def test_it_takes_no_press_to_be_asked_and_one_to_answer(table: Bench) -> None:
    anna, page = await begun(table, "quay.base.2")
    assert "turn" not in live(page)
    decisions = await decided(table)
    await anna.press(button(page, "at-once"), on=page)
    await all_told(table)
    assert await decided(table) > decisions
    assert is_page(turn_message(anna))


async def test_a_menu_of_few_options_counts_at_once_if_it_can_be_taken_back(table: Bench) -> None:
    """This answer cannot be taken back, as chance follows it; so the menu only drafts it."""
    anna, page = await begun(table, "bonfire.solo.1")
    (menu,) = page.selects
    assert "pick-at-once" in live(page)
    decisions = await decided(table)
    page = (await anna.select(menu.custom_id, menu.options[0], on=page)).message
    assert await decided(table) == decisions
    assert "So far" in page.text
    assert "confirm" in live(page)


async def test_an_answer_of_a_menu_is_confirmed_and_can_be_taken_back(table: Bench) -> None:
    anna, page = await begun(table, "ryozen.solo.1")
    page = await to_a_menu(table, anna)
    asked = page.text
    page = await draw_up(anna, page, Random(1))
    decisions = await decided(table)
    await anna.press(button(page, "confirm"), on=page)
    await all_told(table)
    assert await decided(table) > decisions
    page = turn_message(anna)
    page = (await anna.press(button(page, "undo-here"), on=page)).message
    assert page.text == asked
    assert await decided(table) == decisions


async def to_a_menu(table: Bench, person: Person) -> Seen:
    for _ in range(20):
        page = turn_message(person)
        if "choose" in live(page):
            return page
        await take_turn(person, Random(1))
        await all_told(table)
    raise AssertionError("nothing is chosen from a menu")


async def decided(table: Bench) -> int:
    return (await app_of(table).tables.finding.table(1)).decisions


async def test_a_draft_and_the_page_survive_a_restart(table: Bench) -> None:
    anna, _ = await begun(table, "ryozen.solo.1")
    page = await to_a_menu(table, anna)
    before = message_ids(anna)
    page = await answer(anna, page, Random(1))
    drafted = page.text
    assert "So far" in drafted
    await table.restart()
    while "back" in live(page):
        page = (await anna.press(button(page, "back"), on=page)).message
    page = await answer(anna, page, Random(1))
    assert page.text == drafted
    await take_turn(anna, Random(1))
    await all_told(table)
    assert message_ids(anna) == before


async def test_an_outdated_button_shows_how_things_stand(table: Bench) -> None:
    anna, page = await begun(table, "rival.solo.1")
    old = button(page, "at-once")
    await through_the_door(table, anna)
    now = turn_message(anna).text
    decisions, before = await decided(table), message_ids(anna)
    await presses_again(anna, page, old)
    assert (turn_message(anna).text, message_ids(anna)) == (now, before)
    assert await decided(table) == decisions


async def test_a_page_that_is_gone_is_written_anew(table: Bench) -> None:
    anna, page = await begun(table, "rival.solo.1")
    place = anna.channel
    del table.world.messages[place.id][page.id]
    await through_the_door(table, anna)
    (again,) = pages(anna)
    assert again.id != page.id
    await take_turn(anna, Random(1))
    await all_told(table)
    assert pages(anna)[0].id == again.id


@pytest.mark.parametrize("why", [Why.NOT_RUNNING, Why.NOT_SEATED])
async def test_a_game_that_ends_while_its_page_is_made_is_told_all_the_same(
    table: Bench, monkeypatch: pytest.MonkeyPatch, why: Why
) -> None:
    anna, page = await begun(table, "rival.solo.1")
    assert is_page(page)

    async def over(self: Play, number: int, person: int) -> Panel:
        raise Refused(why)

    monkeypatch.setattr(Play, "glance", over)
    await through_the_door(table, anna)
    told = anna.messages()[-1]
    assert "your turn" in told.text
    assert not is_page(told)


def pages(person: Person) -> Sequence[Seen]:
    return [seen for seen in person.messages() if is_page(seen)]


async def test_who_has_left_is_called_by_a_new_message(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord notifies nobody of an edit, so the page is sent anew and the old one deleted."""
    anna, _ = await begun(table, "quay.base.2")
    before = message_ids(anna)
    monkeypatch.setattr(Presence, "looking", lambda *here: False)
    await take_turn(anna, Random(1))
    await all_told(table)
    (again,) = pages(anna)
    assert again.id not in before
    assert message_ids(anna) == [*before[:-1], again.id]


async def test_beside_other_tables_and_letters_it_stays_one_message(table: Bench) -> None:
    anna, first = await begun(table, "quay.base.2")
    await begin_alone(anna, "rival.solo.1")
    await all_told(table)
    second = next(seen for seen in pages(anna) if seen.id != first.id)
    for _ in range(3):
        page = next(seen for seen in pages(anna) if seen.id == first.id)
        await finish_turn(anna, page, Random(1))
        await all_told(table)
    assert {seen.id for seen in pages(anna)} == {first.id, second.id}


async def test_an_answer_in_a_panel_beside_it_shows_on_the_page(table: Bench) -> None:
    anna, page = await begun(table, "rival.solo.1")
    asked = page.text
    beside = (await anna.slash("turn")).message
    assert beside.ephemeral
    await take_turn(anna, Random(1))
    await all_told(table)
    assert turn_message(anna).text != asked


@pytest.mark.long
async def test_in_words_for_those_who_play_without_pictures(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    await prefer(anna, "text_only", "on")
    page = await page_alone(anna, "ryozen.solo.1")
    await anna.press(button(page, "solo-begin"), on=page)
    for _ in range(4):
        await all_told(table)
        seen = turn_message(anna)
        assert not seen.images
        await take_turn(anna, Random(1))


async def test_the_end_leaves_the_story_and_nothing_to_press(table: Bench) -> None:
    anna, page = await begun(table, "rival.solo.1")
    for _ in range(60):
        await take_turn(anna, Random(1))
        await all_told(table)
        if not pages(anna):
            break
    (left,) = [seen for seen in anna.messages() if seen.id == page.id]
    assert not left.buttons
    assert not left.selects
