"""Whole solo games in direct messages, each with a restart in the middle."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from rules.play import random_answer
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Status, Table
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import begin_alone, button, live, menu, page_alone, take_turn, words

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_pictures")]

RESTART, BY_HAND = 6, 12  # one decision in so many restarts the bot, or is made by presses
MOST = 400


async def answers(
    table: Bench, person: Person, number: int, wanted: Sequence[str], chance: Random
) -> None:
    """Give one answer without showing anything: a key of `wanted` if it is offered, else at
    random."""
    play = app_of(table).tables.play
    panel = await play.question(number, person.id)
    asked = panel.question
    assert asked is not None
    keys = [key for key in asked.keys if key in wanted] or random_answer(asked, chance)
    panel = await play.choose(number, person.id, panel.step, keys)
    await play.confirm(number, person.id, panel.step)


async def asks_for(table: Bench, person: Person, number: int, wanted: Sequence[str]) -> bool:
    asked = (await app_of(table).tables.play.question(number, person.id)).question
    return asked is not None and any(key in wanted for key in asked.keys)


async def play_through(
    table: Bench,
    person: Person,
    number: int,
    wanted: Sequence[str] = (),
    hand: int = BY_HAND,
    read: Callable[[str], object] = len,
) -> Seen:
    """Play to the end with a restart on the way; return the message that tells it.

    ``read`` is given the page's text after each answer.
    """
    person.go_to_dm()
    chance, finding = Random(7), app_of(table).tables.finding
    for step in range(MOST):
        await all_told(table)
        for seen in person.messages():
            read(seen.text)
        if (await finding.table(number)).status is not Status.RUNNING:
            break
        if step == RESTART:
            await table.restart()
            finding = app_of(table).tables.finding
            await all_told(table)
        if (step + 1) % hand or await asks_for(table, person, number, wanted):
            await answers(table, person, number, wanted, chance)
        else:
            await take_turn(person, chance)
    return await person.sees(lambda seen: "rematch" in live(seen))


async def record_of(table: Bench, number: int) -> list[str]:
    """Return the ids of a table's events in order; an event ``tale`` is given by its tale's own
    name."""
    entries = await app_of(table).tables.history.log(number, None, -1)
    return [
        str(event.args["tale"]) if event.id == "tale" else event.id
        for entry in entries
        for event in entry.events
    ]


async def the_end(table: Bench, number: int) -> Table:
    over = await app_of(table).tables.finding.table(number)
    assert over.status is Status.ENDED
    assert not app_of(table).faults.latest()
    return over


async def test_a_standard_game_on_heroic_in_russian(tmp_path: Path) -> None:
    async with at_home(tmp_path, ["anna"], seed=b"heroic") as table:
        anna = table["anna"]
        anna.user.locale = "ru"

        page = await page_alone(anna, "ryozen.solo.1")
        page = (await anna.select(menu(page, "0.0/0"), "3", on=page)).message
        await anna.press(button(page, "solo-begin"), on=page)
        end = await play_through(table, anna, 1)
        over = await the_end(table, 1)
        assert over.outcome is not None
        assert over.outcome.level == "heroic"
        t = words(anna)
        assert t.value("ryozen", "difficulty", "heroic") in end.text
        assert "Василиск" in end.text
        told = "\n".join(seen.text for seen in anna.messages())
        assert "Василиск" in told
        page = await page_alone(anna, "ryozen.solo.1")
        assert t.value("ryozen", "difficulty", "heroic") in page.text
        assert str(over.outcome.ranking[0].score) in page.text


async def test_a_story_whose_last_act_remembers(tmp_path: Path) -> None:
    wanted = ["option:join_the_dance", "option:search_the_crowd", "option:accuse_aloud"]
    async with at_home(tmp_path, ["anna"], seed=b"story") as table:
        anna = table["anna"]
        page = await page_alone(anna, "ryozen.story.1")
        page = (await anna.select(menu(page, "0.0.0/0"), "1", on=page)).message
        await anna.press(button(page, "solo-begin"), on=page)
        shown = list[str]()
        end = await play_through(table, anna, 1, wanted, hand=MOST, read=shown.append)
        over = await the_end(table, 1)
        told = await record_of(table, 1)
        tales = [it for it in told if it.startswith("tale:")]
        assert [it for it in tales if "recall" in it] == [
            "tale:recall-trust",
            "tale:recall-sleeves",
        ]
        recalled = "> -# One of the sleeves you pulled at has a hand in it after all"
        chosen = "> -# You walk against the stream and pull at one sleeve after the other"
        for prose in (recalled, chosen):  # shown as long as the act lasts
            assert sum(prose in text for text in shown) > 10
        assert over.outcome is not None
        assert over.outcome.reason.startswith("ending-accuse_aloud-")
        endings = ("and then only at you", "From the balcony somebody waves")
        assert any(words in end.text for words in endings)
        page = await page_alone(anna, "ryozen.story.1")
        seen = (await anna.press(button(page, "solo-progress"), on=page)).text
        assert "**Masquerade of Embers** · 4/7" in seen


@pytest.mark.parametrize(("seed", "early"), [(b"49", False), (b"7", True)])
async def test_tom_to_a_countdown_and_to_an_early_end(
    seed: bytes, early: bool, tmp_path: Path
) -> None:
    async with at_home(tmp_path, ["anna"], seed=seed) as table:
        anna = table["anna"]
        await begin_alone(anna, "bonfire.solo.1")
        end = await play_through(table, anna, 1, hand=MOST)
        await the_end(table, 1)
        told = await record_of(table, 1)
        assert ("tom_last_card" in told) is early
        assert early or "countdown" in told
        assert "Tom" in end.text


async def test_two_games_that_change_the_handicap(tmp_path: Path) -> None:
    """Two games are open at once with the same handicap; each result changes it when it comes."""
    async with at_home(tmp_path, ["anna"], seed=b"handicap") as table:
        anna = table["anna"]
        for _ in range(2):
            assert (
                "Handicap of this game: −10" in (await page_alone(anna, "bonfire.handicap.1")).text
            )
            await begin_alone(anna, "bonfire.handicap.1")
        expected = -10
        for number in (2, 1):
            end = await play_through(table, anna, number, hand=MOST)
            over = await the_end(table, number)
            assert over.outcome is not None
            own, (tom,) = over.outcome.ranking[0].score, over.outcome.rivals
            expected += 5 if own > tom.score else -2 if own < tom.score else 0
            assert f"Handicap: {expected:+d}".replace("-", "−") in end.text
            assert f"after {'one game' if number == 2 else '2 games'}" in end.text
            page = await page_alone(anna, "bonfire.handicap.1")
            assert f"Handicap of this game: {expected:+d}".replace("-", "−") in page.text
        assert expected != -10
        assert "after 2 games" in page.text
