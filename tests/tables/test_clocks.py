"""Clocks: arithmetic on given times, and its use at tables."""

import asyncio
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables import PACES, Answer, Refused, Why
from tables.base import clocks
from tables.base.calendar import LONGEST_QUIET, MINUTES, Calendar, Quiet
from tables.base.model import DAY, HOUR, Clock, Pace
from tables.base.news import Nudge, Overdue, TimeGiven, Turn
from tables.base.timing import RealTime
from tables.people import overdue

from .world import ANN, BOB, CAT, NOON, World

ZONES = ["UTC", "Europe/Moscow", "Europe/Berlin", "America/New_York", "Asia/Kathmandu",
         "Australia/Lord_Howe", "Pacific/Apia", "America/Sao_Paulo"]  # fmt: skip
YEAR = 365 * DAY

moments = st.integers(NOON, NOON + YEAR)
spans = st.tuples(moments, st.integers(1, 20 * DAY)).map(lambda s: (s[0], s[0] + s[1]))
quiets = st.builds(
    lambda start, length: Quiet(start, (start + length) % MINUTES),
    st.integers(0, MINUTES - 1),
    st.integers(0, LONGEST_QUIET),
)
calendars = st.builds(
    Calendar,
    st.sampled_from(ZONES),
    st.none() | quiets,
    st.lists(spans, max_size=3),
)
paces = st.sampled_from([pace for pace in PACES.values() if pace is not None])


@given(calendars, moments, st.integers(0, 30 * DAY), st.integers(0, 30 * DAY))
@settings(deadline=None)
def test_time_adds_up_however_it_is_cut(
    calendar: Calendar, start: int, first: int, second: int
) -> None:
    middle, end = start + first, start + first + second
    whole = calendar.active(start, end)
    assert whole == calendar.active(start, middle) + calendar.active(middle, end)
    assert 0 <= whole <= end - start


@given(calendars, moments, st.integers(1, 20 * DAY))
@settings(deadline=None)
def test_a_deadline_is_when_so_much_has_run(calendar: Calendar, start: int, seconds: int) -> None:
    until = calendar.after(start, seconds)
    assert calendar.active(start, until) == seconds
    assert calendar.active(start, until - 1) == seconds - 1


@given(calendars, moments)
@settings(deadline=None)
def test_awake_is_the_next_moment_in_which_a_clock_runs(calendar: Calendar, now: int) -> None:
    awake = calendar.awake(now)
    assert awake >= now
    assert calendar.active(awake, awake + 1) == 1
    assert calendar.active(now, awake) == 0


@given(calendars, paces, moments, st.lists(st.integers(0, 3 * DAY), max_size=8))
@settings(deadline=None)
def test_pausing_never_adds_time(
    calendar: Calendar, pace: Pace, start: int, pauses: list[int]
) -> None:
    """A clock that is held now and then may run exactly as long as one that is not."""
    clock, now, ran = Clock(bank=pace.bank), start, 0
    clocks.start(clock, now, running=True)
    for number, length in enumerate(pauses):
        later = now + length
        if number % 2:
            clock.since = later
        else:
            ran += calendar.active(now, later)
            clocks.hold(clock, calendar, later)
        now = later
    clock.since = now
    up = clocks.deadline(clock, pace, calendar)
    assert up is not None
    assert clock.used == ran
    left = pace.grace + pace.bank - ran
    assert up == calendar.after(now, left) if left > 0 else up == now


@given(calendars, paces, moments, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
@settings(deadline=None)
def test_a_bank_pays_only_what_the_grace_does_not(
    calendar: Calendar, pace: Pace, start: int, thought: int, before: int
) -> None:
    bank = min(before, pace.cap)
    clock = Clock(bank=bank)
    clocks.start(clock, start, running=True)
    used = clocks.stop(clock, pace, calendar, start + thought)
    assert used == calendar.active(start, start + thought)
    paid = max(0, used - pace.grace)
    assert clock.bank == min(pace.cap, max(0, bank - paid) + pace.increment)
    assert clock.since is None


@given(calendars, paces, moments)
@settings(deadline=None)
def test_no_clock_runs_for_a_seat_that_is_not_asked(
    calendar: Calendar, pace: Pace, start: int
) -> None:
    clock = Clock(bank=pace.bank)
    clocks.start(clock, start, running=True)
    clocks.stop(clock, pace, calendar, start)
    bank = clock.bank
    clocks.settle(clock, calendar, start + 100 * DAY)
    assert (clock.bank, clock.used) == (bank, 0)
    assert clocks.deadline(clock, pace, calendar) is None


@given(st.sampled_from(ZONES), quiets, moments)
@settings(max_examples=50, deadline=None)
def test_sleep_never_costs_at_a_slow_pace(zone: str, quiet: Quiet, start: int) -> None:
    """An answer within half a day of waking time costs nothing, whenever the turn comes."""
    for name in ("relaxed", "steady"):
        pace = PACES[name]
        assert pace is not None
        calendar, clock = Calendar(zone, quiet), Clock(bank=pace.bank)
        clocks.start(clock, start, running=True)
        clocks.stop(clock, pace, calendar, calendar.after(start, 12 * HOUR))
        assert clock.bank >= min(pace.cap, pace.bank)


def test_quiet_hours_follow_the_zone_through_the_change_of_clocks() -> None:
    """In Berlin the night of 29 March 2026 lacks the hour from two to three."""
    calendar = Calendar("Europe/Berlin", Quiet(22 * 60, 7 * 60))
    evening = int(datetime(2026, 3, 28, 20, tzinfo=UTC).timestamp())  # 21:00 in that zone
    assert calendar.after(evening, HOUR) == evening + HOUR
    assert calendar.after(evening, 2 * HOUR) == evening + HOUR + 8 * HOUR + HOUR
    assert calendar.active(evening, evening + 12 * HOUR) == 4 * HOUR


async def test_two_nudges_then_the_time_is_up(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")
    await w.news()
    await w.pass_time(40 * DAY)
    await w.news()
    assert [nudge.level for nudge in w.listener.items(Nudge)] == [1, 2]
    assert [late.person for late in w.listener.items(Overdue)] == [ANN]
    found = await w.tables.finding.table(table.id)
    assert found.seats[0].clock.overdue
    assert found.seats[1].clock == Clock(bank=DAY)  # it was not asked


async def test_a_reminder_comes_once_whatever_is_left_of_the_time(w: World) -> None:
    """An odd number of seconds has no exact half; at the reminder's second, half of the time still
    counts as used."""
    table = await w.start(pace="steady")
    pace = PACES["steady"]
    assert pace is not None
    async with w.house.change(table.id) as opened:
        clock = opened.table.seats[0].clock
        clock.bank += 1
        at = clocks.nudge_at(clock, pace, Calendar())
    assert at is not None
    w.time.at = at
    async with w.house.change(table.id) as opened:
        overdue.nudge(opened, 0)
        assert opened.table.seats[0].clock.nudged == 1


async def test_a_snooze_moves_the_nudge_and_keeps_it_the_only_one(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")
    await w.pass_time(16 * HOUR)  # half of the time: eight hours, and a day in the bank
    await w.news()
    assert len(w.listener.items(Nudge)) == 1
    await w.tables.absence.snooze(table.id, ANN, w.time.at + 12 * HOUR)
    await w.pass_time(11 * HOUR)  # more than 80 % of the time is used
    await w.news()
    assert len(w.listener.items(Nudge)) == 1
    await w.pass_time(2 * HOUR)
    await w.news()
    assert [nudge.level for nudge in w.listener.items(Nudge)] == [1, 2]
    with pytest.raises(Refused) as refused:
        await w.tables.absence.snooze(table.id, ANN, w.time.at + 30 * DAY)
    assert refused.value.why is Why.BAD_TIME


async def test_who_wants_no_nudges_gets_none(w: World) -> None:
    await w.tables.absence.prefer(ANN, lambda profile: setattr(profile, "nudges", False))
    await w.start("quay", [ANN, BOB], pace="brisk")
    await w.pass_time(40 * DAY)
    await w.news()
    assert w.listener.items(Nudge) == []
    assert len(w.listener.items(Overdue)) == 1


async def test_anybody_may_give_another_a_day(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")
    (before,) = await w.tables.finding.waiting(ANN)
    await w.tables.absence.give_time(table.id, BOB, 0, press=5)
    await w.tables.absence.give_time(table.id, BOB, 0, press=5)
    (after,) = await w.tables.finding.waiting(ANN)
    assert before.due is not None
    assert after.due == before.due + DAY
    with pytest.raises(Refused) as refused:
        await w.tables.absence.give_time(table.id, ANN, 0)
    assert refused.value.why is Why.OWN_SEAT
    await w.news()
    assert [gift.by for gift in w.listener.items(TimeGiven)] == [BOB]


async def test_a_vacation_stops_the_clock_and_ends_with_the_first_move(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")
    await w.pass_time(10 * HOUR)
    profile = await w.tables.absence.go_away(ANN, w.time.at, w.time.at + 10 * DAY)
    assert profile.vacation_left(w.time.at) == 20 * DAY
    await w.pass_time(5 * DAY)
    assert (await w.tables.finding.table(table.id)).seats[0].clock.used == 10 * HOUR
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    profile = await w.house.profiles.of(ANN)
    assert profile.away(w.time.at) is None
    assert profile.vacation_left(w.time.at) == 25 * DAY
    found = await w.tables.finding.table(table.id)
    assert found.seats[0].clock.bank == DAY - 2 * HOUR + 4 * HOUR
    await w.tables.absence.come_back(ANN)
    told = await w.news()
    assert ("Away" in told, "Back" in told) == (True, False)


async def test_vacations_have_a_budget(w: World) -> None:
    absence = w.tables.absence
    with pytest.raises(Refused) as refused:
        await absence.go_away(ANN, NOON, NOON + 31 * DAY)
    assert (refused.value.why, refused.value.details) == (Why.NO_VACATION, {"days": 30})
    await absence.go_away(ANN, NOON + 5 * DAY, NOON + 25 * DAY)
    with pytest.raises(Refused) as refused:
        await absence.go_away(ANN, NOON, NOON + DAY)
    assert refused.value.why is Why.AWAY
    assert (await absence.come_back(ANN)).vacation_left(NOON) == 30 * DAY


async def test_changed_quiet_hours_count_from_now_on(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")  # at noon
    await w.pass_time(4 * HOUR)
    await w.tables.absence.quiet_hours(ANN, "UTC", Quiet(10 * 60, 20 * 60))
    await w.pass_time(5 * HOUR)
    await w.tables.absence.quiet_hours(ANN, "UTC", None)
    assert (await w.tables.finding.table(table.id)).seats[0].clock.used == 5 * HOUR
    for zone, quiet, why in (
        ("Mars/Olympus", None, Why.BAD_ZONE),
        ("UTC", Quiet(0, 13 * 60), Why.BAD_HOURS),
        ("UTC", Quiet(0, 5000), Why.BAD_HOURS),
    ):
        with pytest.raises(Refused) as refused:
            await w.tables.absence.quiet_hours(ANN, zone, quiet)
        assert refused.value.why is why


async def test_a_ping_waits_until_quiet_hours_are_over(w: World) -> None:
    await w.tables.absence.quiet_hours(BOB, "UTC", Quiet(11 * 60, 14 * 60))
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    assert (await w.news())[-1] == "Moved"
    await w.pass_time(HOUR)
    assert (await w.news())[-1] == "Moved"
    await w.pass_time(HOUR)
    assert (await w.news())[-1] == "Turn"
    assert [turn.person for turn in w.listener.items(Turn)] == [BOB]


async def test_a_paused_table_stands_still(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk")
    await w.pass_time(HOUR)
    with pytest.raises(Refused) as refused:
        await w.tables.absence.pause(table.id, BOB)
    assert refused.value.why is Why.NOT_HOST
    await w.tables.absence.pause(table.id, ANN)
    await w.pass_time(60 * DAY)
    with pytest.raises(Refused) as refused:
        await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    assert refused.value.why is Why.PAUSED
    await w.tables.absence.resume(table.id, ANN)
    await w.pass_time(HOUR)
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    log = await w.store.log(table.id)
    assert log[-1].took == 2 * HOUR
    assert "Overdue" not in await w.news()


async def test_where_time_is_up_the_table_waits_asks_or_lets_the_automa_play(w: World) -> None:
    waits = await w.start("quay", [ANN, BOB], pace="brisk", absence="wait")
    asks = await w.start("quay", [ANN, BOB, CAT], pace="brisk", absence="vote")
    plays = await w.start("quay", [ANN, BOB], pace="brisk", absence="automa")
    await w.pass_time(2 * DAY)
    assert (await w.tables.finding.table(waits.id)).decisions == 0
    found = await w.tables.finding.table(asks.id)
    assert found.vote is not None
    assert (found.vote.kind, found.vote.about) == ("absence", 0)
    await w.tables.voting.vote(asks.id, BOB, 1, agree=True)
    await w.tables.voting.vote(asks.id, CAT, 1, agree=True)
    await w.pass_time(1)
    for table in (asks, plays):
        found = await w.tables.finding.table(table.id)
        assert found.seats[0].automa
        assert found.decisions > 0
        assert found.asked[0].seat == 1
    found = await w.tables.seats.take_back(plays.id, ANN)
    assert found.seats[0].actor == ANN


async def test_others_may_rather_wait_another_day(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="brisk", absence="vote")
    await w.pass_time(33 * HOUR)
    await w.tables.voting.vote(table.id, BOB, 1, agree=False)
    await w.pass_time(22 * HOUR)
    assert (await w.tables.finding.table(table.id)).vote is None
    await w.pass_time(3 * HOUR)
    found = await w.tables.finding.table(table.id)
    assert found.vote is not None
    assert found.vote.number == 2


async def test_without_a_pace_there_is_no_clock(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], pace="none")
    await w.pass_time(400 * DAY)
    assert await w.store.next_due(0) is None
    with pytest.raises(Refused) as refused:
        await w.tables.absence.give_time(table.id, BOB, 0)
    assert refused.value.why is Why.NO_CLOCK


async def test_who_waits_can_be_stopped_in_the_moment_of_waking() -> None:
    woken = asyncio.Event()
    waiting = asyncio.create_task(RealTime().wait(RealTime().now() + DAY, woken))
    await asyncio.sleep(0)
    woken.set()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
