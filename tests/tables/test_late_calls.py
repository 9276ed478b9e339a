"""News delayed until the night calls nobody before the morning, and then once."""

import pytest

from tables import Answer, PlaceGone, TryLater
from tables.base import news
from tables.base.calendar import Quiet
from tables.base.model import HOUR

from .world import ANN, BOB, NOON, World

EVENING, NIGHT, MORNING = 9 * HOUR, 11 * HOUR, 20 * HOUR  # after noon: 21, 23 and 8 o'clock
LATER = NIGHT + 600


async def asleep_from_ten(w: World) -> None:
    await w.tables.absence.quiet_hours(BOB, "UTC", Quiet(22 * 60, 8 * 60))


async def held_up(w: World, telling: str, pings: str = "thread", until: int = LATER) -> None:
    """Let Ann play in the evening while Discord is down; it is up again when Bob is asleep."""
    await asleep_from_ten(w)
    await w.tables.absence.prefer(BOB, lambda profile: setattr(profile, "pings", pings))
    await w.start(pace="none", telling=telling)
    await w.news()
    w.listener.shown.clear()
    await w.pass_time(EVENING)
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    w.listener.down = {"thread": TryLater(), "person": TryLater()}
    await w.news()
    w.time.at = NOON + NIGHT
    await w.news()
    w.listener.down = {}
    w.time.at = NOON + until
    await w.news()


def called(w: World) -> list[int]:
    by_page = [it for told in w.listener.shown if told.page for it in told.page.called]
    by_name = [
        told.item.person
        for told in w.listener.shown
        if told.page is None
        and isinstance(told.item, news.Turn)
        and told.item.mention
        and told.item.person not in told.asleep
    ]
    return by_page + by_name


@pytest.mark.parametrize("telling", ["turns", "moves"])
async def test_who_is_asleep_by_now_is_called_in_the_morning(w: World, telling: str) -> None:
    await held_up(w, telling)
    assert called(w) == []
    assert "Moved" in w.listener.told("thread")
    await w.pass_time(MORNING - LATER - 1)
    await w.news()
    assert called(w) == []
    await w.pass_time(1)
    await w.news()
    assert called(w) == [BOB]


async def test_a_call_that_fails_all_night_is_one_call_in_the_morning(w: World) -> None:
    await held_up(w, "turns", until=MORNING)
    assert called(w) == [BOB]


async def test_nobody_is_woken_by_message(w: World) -> None:
    await held_up(w, "turns", "messages")
    assert "Turn" not in w.listener.told("person")
    await w.pass_time(MORNING - LATER)
    await w.news()
    assert w.listener.told("person", BOB) == ["Turn"]


async def test_whose_thread_is_gone_is_called_once_by_message(w: World) -> None:
    """Bob was just at the table, so the thread would mention him later; he gets one direct message
    and no more."""
    await w.start(pace="none")
    await w.news()
    w.listener.down = {"thread": PlaceGone("deleted")}
    await w.tables.play.question(1, BOB)
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    await w.news()
    await w.pass_time(HOUR)
    await w.news()
    assert w.listener.told("person", BOB).count("Turn") == 1


async def test_who_sleeps_is_not_called_to_vote(w: World) -> None:
    await asleep_from_ten(w)
    await w.start(pace="none")
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    await w.pass_time(NIGHT)
    await w.tables.seats.propose_end(1, ANN)
    await w.pass_time(24 * HOUR)
    await w.news()
    reminders = [it for it in w.listener.shown if isinstance(it.item, news.VoteReminder)]
    assert [BOB in it.asleep for it in reminders] == [True]


async def test_at_a_live_table_everybody_is_called_at_once(w: World) -> None:
    await asleep_from_ten(w)
    await w.start(pace="live")
    await w.pass_time(NIGHT)
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    await w.news()
    assert BOB in called(w)
