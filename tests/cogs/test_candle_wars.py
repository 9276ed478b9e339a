"""Whole games of The Curse of Candelabria, as friends play them: secrets, answers from now on,
people who come and go, automas, a challenge alone."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from rules.core import Event
from rules.core.save import load
from rules.core.verify import verify
from rules.search import Level
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Answer, Status, Table
from tests.bench import Bench, tries
from tests.candelabria.winning_lines import LINES
from tests.cogs import house
from tests.cogs.evening import PAUSE
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import (
    begin_alone,
    button,
    called,
    choose_variants,
    exported,
    live,
    open_panel,
    open_table,
    sit_down,
    start,
    take_turn,
    turn_at_once,
    turn_message,
)

pytestmark = pytest.mark.usefixtures("few_pictures")

GAME = "candelabria"
PUT_OUT, COMMIT = "candelabria.put_out", "candelabria.commit"
FOUR = ("anna", "boris", "clara", "dina")
NEWCOMER = "emil"
EXTRAS = ("option.quests", "option.withering")  # settings in one shared menu
BY_HAND = 40  # one turn in this many is played by presses

Wanted = Callable[[Table], bool]


async def state(table: Bench) -> Table:
    return await app_of(table).tables.finding.table(1)


async def later(table: Bench, thread: Channel) -> Person | None:
    """Let some minutes pass; return whoever is called."""
    leap(table, PAUSE)
    return await called(table, thread)


async def play_until(
    table: Bench, thread: Channel, chance: Random, wanted: Wanted
) -> Person | None:
    """Play at random until the table stands like this; return who is called then."""
    for turn in tries("to come so far", 3000):
        person = await later(table, thread)
        if person is None or wanted(await state(table)):
            return person
        if turn % BY_HAND:
            await turn_at_once(table, person, 1, chance)
        else:
            await take_turn(person, chance)
    raise AssertionError


def asks(point: str, people: int = 1) -> Wanted:
    return lambda now: sum(it.point == point for it in now.asked) >= people


def never(now: Table) -> bool:
    return False


# Four Houses


@pytest.mark.long
async def test_four_houses_with_quests_and_withering(tmp_path: Path) -> None:
    """The game is in Russian; one person answers beforehand, one hands a seat over, and the bot
    stops in a battle."""
    chance = Random(3)
    async with at_home(tmp_path, (*FOUR, NEWCOMER), seed=b"candle wars") as table:
        table.guild.locale = "ru"
        for person in table.people.values():
            person.user.locale = "ru"
        thread = await gather(table)
        seat = await decide_from_now_on(table, thread, chance)
        await hand_over(table, thread, chance, keeping=seat)
        await break_off_in_a_battle(table, thread, chance)
        assert await play_until(table, thread, chance, never) is None
        assert (await state(table)).status is Status.ENDED
        at_the_end = await sitting(table)
        person = next(it for it in table.people.values() if it.id == at_the_end[seat])
        told = await person.go(thread).sees(lambda seen: "rematch" in live(seen))
        saved = await exported(person)
        log = await app_of(table).tables.history.log(1, person.id, -1)
        assert not app_of(table).faults.latest()
    assert "Игра окончена" in told.text
    assert "Задания" in told.text
    answers = [entry for entry in log if entry.seat == seat and entry.point == PUT_OUT]
    assert answers
    assert {entry.by for entry in answers} == {"prepared"}
    assert verify(rules.GAMES[GAME], saved).replayed
    assert {id for id, value in saved.options.items() if value is True} == {"quests", "withering"}


async def gather(table: Bench) -> Channel:
    """Gather all four, with Quests and Withering."""
    host, *guests = (table[name] for name in FOUR)
    card = await open_table(table, host, GAME, len(FOUR))
    panel = (await host.press(button(card, "options"), on=card)).message
    await choose_variants(host, panel, dict.fromkeys(EXTRAS, ""))
    for guest in guests:
        await guest.press(button(card, "join"), on=card)
    return await start(table, host, card)


async def sitting(table: Bench) -> list[int | None]:
    return [seat.actor for seat in (await state(table)).seats]


async def decide_from_now_on(table: Bench, thread: Channel, chance: Random) -> int:
    """Let whoever is first asked what becomes of a flame answer for the future too."""
    person = await play_until(table, thread, chance, asks(PUT_OUT))
    assert person is not None
    more = (await person.press("Ещё", on=await open_panel(person))).message
    shown = (await person.press("Отвечать так и дальше", on=more)).message
    shown = (await person.select("Когда?", "всегда", on=shown)).message
    shown = (await person.press("В свой запас", on=shown)).message
    assert "Когда гасят ваше пламя земли → **В свой запас** · всегда" in shown.text
    return (await sitting(table)).index(person.id)


async def hand_over(table: Bench, thread: Channel, chance: Random, keeping: int) -> None:
    """Give somebody's seat to a newcomer, who is asked next."""
    again = tries("to call somebody else")
    person = await later(table, thread)
    while person is None or (await sitting(table)).index(person.id) == keeping:
        next(again)
        assert person is not None
        await turn_at_once(table, person, 1, chance)
        person = await later(table, thread)
    newcomer = table[NEWCOMER]
    call = turn_message(person)
    more = (await person.press(button(call, "more"), on=call)).message
    choice = (await person.press(button(more, "give-seat"), on=more)).message
    await person.select(choice.selects[0].custom_id, newcomer, on=choice)
    newcomer.go(thread)
    assert newcomer.id in await sitting(table)


async def break_off_in_a_battle(table: Bench, thread: Channel, chance: Random) -> None:
    """Restart the bot when only some have committed cards: nothing is lost, nothing is shown."""
    person = await play_until(table, thread, chance, asks(COMMIT, 2))
    assert person is not None
    assert re.search(
        r"Сражение: регион \d+, \d+ очк\w+\. Участвуют: .+сила \d", turn_message(person).text
    )
    others = [it for it in (None, *await sitting(table)) if it != person.id]
    seen = [await view(table, it) for it in others]
    await turn_at_once(table, person, 1, chance)
    assert [await view(table, it) for it in others] == seen, "cards for a battle are sealed"
    before = await state(table)
    assert any(it.point == COMMIT for it in before.asked)
    own = await view(table, person.id)
    await table.restart()
    after = await state(table)
    assert (after.asked, after.decisions) == (before.asked, before.decisions)
    assert await view(table, person.id) == own
    assert not any(it["war"] != ["", ""] for it in own["houses"])


async def view(table: Bench, person: int | None) -> dict[str, Any]:
    """Return a view, leaving out who is asked and who has answered, since everybody may
    know that."""
    seen = await app_of(table).tables.play.view(1, person)
    return {key: it for key, it in seen.items() if key not in ("pending", "answered")}


# Answers on the call itself


@pytest.mark.long
async def test_owners_of_flames_answer_on_one_call(tmp_path: Path) -> None:
    """One owner presses a button on the call, and the other decides for the whole season."""
    async with at_home(tmp_path, FOUR[:3], seed=b"flames 6") as table:
        thread = await sit_down(table, GAME, FOUR[:3])
        for turn in range(8):
            person = await later(table, thread)
            assert person is not None
            await turn_at_once(table, person, 1, Random(f"6/{turn}"))
        first = await later(table, thread)
        assert first is not None
        now = await state(table)
        assert [it.point for it in now.asked] == [PUT_OUT] * 2
        second = next(
            it
            for it in table.people.values()
            if it is not first and it.id in {now.seats[asked.seat].actor for asked in now.asked}
        )
        call = turn_message(first)
        assert first.mention in call.text
        assert second.mention in call.text
        decisions = now.decisions
        offer = (await second.go(thread).press("Answer this from now on", on=call)).message
        assert offer.ephemeral
        kept = (await second.press("To your supply", on=offer)).message
        assert "To your supply** · until the kindling of year I ends" in kept.text
        done = (await first.go(thread).press("To your supply", on=turn_message(first))).message
        assert done.ephemeral
        after = await state(table)
        assert after.decisions == decisions + 2
        assert not any(it.point == PUT_OUT for it in after.asked)
        assert not app_of(table).faults.latest()


# Two Houses, and six


async def test_two_houses_in_english(tmp_path: Path) -> None:
    chance = Random(4)
    async with at_home(tmp_path, FOUR[:2], seed=b"two candles") as table:
        thread = await sit_down(table, GAME, FOUR[:2], mode="two")
        assert await play_until(table, thread, chance, never) is None
        saved = await exported(table["anna"].go(thread))
        assert not app_of(table).faults.latest()
    assert verify(rules.GAMES[GAME], saved).replayed
    assert (saved.seats, saved.options["mode"]) == (2, "two")


def each_battle_is_one_message(told: Sequence[Seen], events: Sequence[Event]) -> None:
    """Check for one message from the choice of cards to the winner, whoever is asked meanwhile.

    The end of a war begins another message.
    """
    ids = [event.id for event in events]
    battles = [seen for seen in told if "Battle for" in seen.text]
    assert len(battles) == ids.count("battle") > 0
    for seen in battles:
        for words in ("Battle for", " wins region "):
            assert seen.text.count(words) == 1
        assert "The war is over" not in seen.text
        assert not live(seen), "whoever is next is called below"
        assert seen.files
    assert all(seen in battles for seen in told if " shows: " in seen.text)
    assert sum("The war is over" in seen.text for seen in told) == ids.count("peace") == 3


@pytest.mark.long
async def test_six_houses_by_automas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five automas that think little play with one person."""
    monkeypatch.setattr(house, "QUICK", Level("friendly", tries=2, worlds=1, finalists=1))
    async with at_home(tmp_path, FOUR[:1], seed=b"six candles") as table:
        anna = table["anna"]
        card = await open_table(table, anna, GAME, 6)
        for automas in range(5):
            panel = (await anna.press(button(card, "options"), on=card)).message
            await anna.press(f"e/automa/1/add/{automas}", on=panel)
        thread = await start(table, anna, card)
        while (await state(table)).status is Status.RUNNING:
            person = await later(table, thread)
            if person is None:
                break
            await turn_at_once(table, person, 1, Random(5))
        await all_told(table)
        told = anna.go(thread).messages(thread)
        log = await app_of(table).tables.history.log(1, anna.id, -1)
        saved = await exported(anna.go(thread))
        assert not app_of(table).faults.latest()
    each_battle_is_one_message(told, [event for entry in log for event in entry.events])
    result = load(rules.GAMES[GAME], saved).result
    assert result is not None
    assert len(result.scores) == 6


# Solo


async def test_a_challenge_in_messages_to_its_win(tmp_path: Path) -> None:
    """The stored line of the challenge is played, from its first question to its win."""
    async with at_home(tmp_path, ["anna"], seed=b"solo") as table:
        anna = table["anna"].go_to_dm()
        page = await begin_alone(anna, f"{GAME}.solo_first_spark.1")
        assert page.text
        play = app_of(table).tables.play
        await all_told(table)
        for keys in LINES["first_spark"]:
            await play.answer_line(1, anna.id, [Answer("", keys)])
        await all_told(table)
        now = await state(table)
        end = await anna.sees(lambda seen: "rematch" in live(seen))
        assert not app_of(table).faults.latest()
    assert now.status is Status.ENDED
    assert now.outcome is not None
    assert now.outcome.ranking[0].rank == 1
    assert "No enemy flame is left around the target." in end.text
