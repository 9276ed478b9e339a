"""The daily letter: when it comes, what it says, that it comes once, and that it replaces calls."""

import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from db import SqliteStore
from tables import Answer, News, PlaceGone, Profile, Refused, Settings
from tables.base.calendar import Quiet
from tables.base.model import DAY, HOUR
from tables.base.news import Daily, Nudge, Turn
from tests.faulty import FAULTS, Plan
from tests.marks import long

from .world import ANN, BOB, CAT, NOON, FakeTime, World, world

PIER = [Answer("", ["site:pier"])]
BANK = [Answer("", ["site:bank"])]
NINE = NOON + 21 * HOUR  # 9 o'clock on the next day


async def choose(w: World, person: int, *, only: bool = False, hour: int = 9) -> None:
    def change(profile: Profile) -> None:
        profile.digest, profile.digest_only, profile.digest_hour = True, only, hour

    await w.tables.absence.prefer(person, change)


def letters(w: World, person: int) -> list[Daily]:
    return [it.item for it in w.listener.shown if it.to.id == person and isinstance(it.item, Daily)]


async def days(w: World, count: int) -> None:
    for _ in range(count):
        await w.pass_time(DAY)
        await w.news()


# Its time


async def test_one_letter_a_day_at_the_chosen_hour(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    await choose(w, ANN)
    await w.pass_time(NINE - NOON - 1)
    await w.news()
    assert letters(w, ANN) == []
    await w.pass_time(1)
    await w.news()
    assert letters(w, ANN) == [Daily(NOON, NINE)]
    await w.pass_time(DAY - 1)
    await w.news()
    assert len(letters(w, ANN)) == 1
    await w.pass_time(1)
    await w.news()
    assert letters(w, ANN)[1:] == [Daily(NINE, NINE + DAY)]
    assert letters(w, BOB) == []


async def test_an_hour_is_one_of_the_persons_zone(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    await w.tables.absence.quiet_hours(ANN, "Asia/Tokyo", None)
    await choose(w, ANN, hour=7)
    await w.pass_time(DAY)
    await w.news()
    (letter,) = letters(w, ANN)
    there = datetime.fromtimestamp(letter.written, ZoneInfo("Asia/Tokyo"))
    assert (there.hour, there.minute) == (7, 0)


async def test_a_letter_waits_for_the_end_of_quiet_hours(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    await w.tables.absence.quiet_hours(ANN, "UTC", Quiet(22 * 60, 7 * 60))
    await choose(w, ANN, hour=23)
    await days(w, 3)
    hours = [datetime.fromtimestamp(it.written, UTC).hour for it in letters(w, ANN)]
    assert hours == [7, 7, 7]


async def test_no_letter_on_vacation_and_all_of_it_after(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await choose(w, BOB)
    await w.tables.absence.go_away(BOB, NOON, NOON + 3 * DAY)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.pass_time(3 * DAY)
    await w.news()
    assert letters(w, BOB) == []
    await w.pass_time(DAY)
    await w.news()
    assert letters(w, BOB) == [Daily(NOON, NINE + 3 * DAY)]


async def test_another_hour_makes_no_second_letter_of_the_same_day(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    await choose(w, ANN)
    await w.pass_time(NINE - NOON)
    await choose(w, ANN, hour=11)
    await w.tables.absence.prefer(ANN, lambda profile: setattr(profile, "digest", False))
    await choose(w, ANN, hour=13)
    await w.pass_time(DAY)
    await w.news()
    assert [it.written for it in letters(w, ANN)] == [NINE]
    await w.pass_time(5 * HOUR)
    await w.news()
    assert [it.written for it in letters(w, ANN)] == [NINE, NINE + DAY + 4 * HOUR]


async def test_who_takes_no_letters_any_more_gets_none(w: World) -> None:
    await w.start("quay", [ANN, BOB])
    await choose(w, ANN)
    await w.tables.absence.prefer(ANN, lambda profile: setattr(profile, "digest", False))
    await w.pass_time(2 * DAY)
    assert "Daily" not in await w.news()


def test_clocks_put_forward_do_not_lose_a_letter() -> None:
    """On that night 02:30 does not exist in Berlin."""
    berlin = ZoneInfo("Europe/Berlin")
    saturday = int(datetime(2025, 3, 29, 12, tzinfo=berlin).timestamp())
    profile = Profile(zone="Europe/Berlin", digest=True, digest_hour=2, digest_from=saturday)
    at = profile.letter_at
    assert at is not None
    assert datetime.fromtimestamp(at, berlin).isoformat() == "2025-03-30T03:00:00+02:00"


# Its content


async def test_a_letter_tells_what_waits_what_happened_and_what_ended(w: World) -> None:
    mine = await w.start("quay", [ANN, BOB])
    theirs = await w.start("quay", [BOB, ANN])
    over = await w.start("rival", [ANN])
    await choose(w, ANN)
    await w.pass_time(HOUR)
    await w.play(over.id, Random(1))
    await w.tables.play.answer_line(theirs.id, BOB, PIER)
    await w.tables.play.answer_line(theirs.id, ANN, BANK)
    settings = Settings(game="quay", seats=2)
    lobby = await w.tables.lobby.create(BOB, settings, guild=7)
    await w.tables.lobby.join(lobby.id, ANN)
    digest = await w.tables.digests.of(ANN, NOON + 1)
    assert [it.table.id for it in digest.waiting] == [mine.id]
    assert digest.waiting[0].due is not None
    (story,) = digest.stories
    assert (story.table.id, story.vote) == (theirs.id, False)
    assert [entry.seat for entry in story.entries] == [0, 1]
    assert [table.id for table in digest.over] == [over.id]
    later = await w.tables.digests.of(ANN, w.time.at + 1)
    assert (later.stories, later.over) == ([], [])
    assert [it.table.id for it in later.waiting] == [mine.id]


async def test_a_full_table_and_a_vote_wait_too(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    lobby = await w.tables.lobby.create(BOB, Settings(game="quay", seats=2), guild=7)
    await w.tables.lobby.join(lobby.id, CAT)
    await w.pass_time(HOUR)
    await w.tables.seats.propose_end(table.id, ANN)
    to_bob = await w.tables.digests.of(BOB, w.time.at)
    assert [(it.table.id, it.vote) for it in to_bob.stories] == [(table.id, True)]
    assert [it.id for it in to_bob.gathered] == [lobby.id]
    assert (await w.tables.digests.of(CAT, w.time.at)).empty == (not await ready(w, lobby.id, CAT))


async def ready(w: World, lobby: int, person: int) -> bool:
    table = await w.tables.finding.table(lobby)
    return any(seat.person == person and not seat.ready for seat in table.seats)


async def test_a_letter_tells_no_secrets_of_others(w: World) -> None:
    table = await w.start("masks", [ANN, BOB, CAT])
    for _ in range(6):
        await w.move(table.id, Random(3))
    for person, seat in ((ANN, 0), (BOB, 1), (CAT, 2)):
        digest = await w.tables.digests.of(person, NOON - 1)
        events = [e for it in digest.stories for entry in it.entries for e in entry.events]
        assert all(event.seen_by(seat) for event in events)


async def test_nothing_to_tell_is_no_letter(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.pass_time(HOUR)
    await choose(w, BOB)
    await w.pass_time(2 * DAY)
    assert "Daily" not in await w.news()
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.pass_time(DAY)
    await w.news()
    assert [it.written for it in letters(w, BOB)] == [NINE + 2 * DAY]


# Only once


async def test_a_letter_missed_while_nobody_was_running_comes_at_once(address: str) -> None:
    async with world(address) as w:
        await w.start("quay", [ANN, BOB])
        await choose(w, ANN)
    letters_of_each: list[int] = []
    for _ in range(2):
        async with world(address) as again:
            again.time.at = NINE + 3 * DAY + HOUR
            await again.tables.timekeeper.catch_up()
            await again.news()
            letters_of_each.append(len(letters(again, ANN)))
    assert letters_of_each == [1, 0]


def daily_rows(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT status FROM outbox WHERE topic = 'Daily'").fetchall()
    return [status for (status,) in found]


@pytest.mark.parametrize("after", [long(False), True])
async def test_a_fault_at_any_statement_leaves_one_letter(tmp_path: Path, after: bool) -> None:
    """The letter is written and sent once, whatever fails; the next attempt does the rest."""
    prepared = tmp_path / "prepared.sqlite"
    async with world(str(prepared)) as w:
        await w.start("quay", [ANN, BOB])
        await choose(w, ANN)
        await w.news()
    for number in range(1, 100):
        path = Path(shutil.copy(prepared, tmp_path / f"{number}.sqlite"))
        plan = Plan()
        store = await SqliteStore.start(path, plan.connect)
        w = World(store, FakeTime(NINE))
        plan.arm(number, FAULTS[number % len(FAULTS)], after=after)
        with suppress(Refused):
            await w.tables.timekeeper.catch_up()
            await w.sender.deliver_all()
        plan.left = 0
        await store.close()
        async with world(str(path)) as again:  # the next process
            again.time.at, again.listener.nonces = NINE + 61, w.listener.nonces
            await again.tables.timekeeper.catch_up()
            await again.news()
            assert len(letters(w, ANN) + letters(again, ANN)) == 1, plan.failed
        assert daily_rows(path) == ["delivered"], plan.failed
        if plan.failed is None:
            return
    raise AssertionError("there is no end of statements")


async def test_closed_messages_hold_one_letter_that_tells_it_all(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await choose(w, BOB)
    await w.news()

    async def deliver(news: News) -> int | None:
        if news.to.kind == "person":
            raise PlaceGone("closed")
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    await w.tables.play.answer_line(table.id, ANN, PIER)
    for _ in range(3):
        await w.pass_time(DAY)
        await w.sender.deliver_all()
    assert await w.tables.watching.closed(BOB)
    w.sender.deliver = w.listener.deliver
    await w.tables.watching.reachable(BOB)
    await w.news()
    assert letters(w, BOB) == [Daily(NOON, NINE)]
    await w.pass_time(DAY)
    await w.news()
    assert len(letters(w, BOB)) == 2


# Letters in place of calls


async def test_a_letter_instead_of_calls(w: World) -> None:
    """The thread names the person at once without calling; only the last reminder calls."""
    await w.tables.absence.quiet_hours(BOB, "UTC", Quiet(11 * 60, 20 * 60))
    await choose(w, BOB, only=True)
    await w.tables.absence.prefer(BOB, lambda profile: setattr(profile, "pings", "messages"))
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    turns = [(it.to.kind, it.item) for it in w.listener.shown if isinstance(it.item, Turn)]
    assert [(kind, turn.person, turn.mention) for kind, turn in turns] == [
        ("thread", ANN, True),
        ("thread", BOB, False),
    ]
    await w.pass_time(12 * DAY + 9 * HOUR)  # in the evening, outside quiet hours
    await w.news()
    nudges = [(it.to.kind, it.item) for it in w.listener.shown if isinstance(it.item, Nudge)]
    assert [(kind, nudge.level) for kind, nudge in nudges] == [("person", 2)]


async def test_a_reminder_that_was_wished_for_comes_nevertheless(w: World) -> None:
    await choose(w, ANN, only=True)
    table = await w.start("quay", [ANN, BOB])
    await w.tables.absence.snooze(table.id, ANN, NOON + HOUR)
    await w.pass_time(2 * HOUR)
    await w.news()
    assert [nudge.person for nudge in w.listener.items(Nudge)] == [ANN]


async def test_live_tables_call_everybody(w: World) -> None:
    await choose(w, ANN, only=True)
    await w.start("quay", [ANN, BOB], pace="live")
    await w.news()
    assert [turn.mention for turn in w.listener.items(Turn)] == [True]
