"""Turning points replayed: only one's own, as the seat knew them, kept and repeated."""

import logging
import sys
from random import Random

import pytest

from rules.search import Exercise, afterwards, coaching
from tables import Compared, Exercised, Minds, Panel, Status, Table, Tables, Why, Worker
from tables.base.model import DAY
from tables.turn.drafting import nothing

from .world import ANN, BOB, CAT, QUICK, World, refused

SEED = b"exercise"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search look at each turn only briefly, with few deals."""
    monkeypatch.setattr(afterwards, "LOOK", QUICK)
    monkeypatch.setattr(afterwards, "OTHERWISE", 1)
    monkeypatch.setattr(coaching, "STEADY", QUICK)
    monkeypatch.setattr(coaching, "REDEALS", range(2))
    monkeypatch.setattr(coaching, "FIRST_LOOK", range(9, 10))


async def over(w: World) -> Table:
    table = await w.start("ryozen", [ANN, BOB])
    return await w.finish(table.id, Random(3))


async def begun(w: World, it: Exercised) -> Panel:
    return await w.tables.coach.begin(it.table, ANN, it.practice.exercise.at)


async def planned(w: World, panel: Panel, steps: list[tuple[str, tuple[str, ...]]]) -> Panel:
    """Answer by this plan as far as it goes, and then with the first options."""
    left = list(steps)
    while panel.question is not None:
        asked = panel.question
        fits = left and left[0][0] == asked.point
        keys = left.pop(0)[1] if fits else asked.keys[: max(1, asked.least)]
        panel = await w.tables.coach.choose(panel.table.id, ANN, panel.step, list(keys))
    return panel


async def compared(w: World, it: Exercised, *, better: bool) -> Compared:
    exercise = it.practice.exercise
    panel = await planned(w, await begun(w, it), exercise.better if better else exercise.played)
    return await w.tables.coach.compare(it.table, ANN, panel.step)


@pytest.mark.long
async def test_ones_own_turns_are_found_once_and_kept(w: World) -> None:
    table = await over(w)
    counted = await w.tables.statistics.of(ANN)
    found = await w.tables.coach.of_table(table.id, ANN)
    assert found
    seat = table.seat_of(ANN)
    assert {it.practice.exercise.seat for it in found} == {seat}
    assert all(it.practice.exercise.holds for it in found)
    w.tables = Tables(w.house, Minds())
    assert await w.tables.coach.of_table(table.id, ANN) == found
    assert await w.tables.coach.of(BOB) == []
    assert await w.tables.coach.due(ANN) == []
    await compared(w, found[0], better=True)
    assert await w.tables.statistics.of(ANN) == counted


async def test_the_position_is_what_the_seat_knew(w: World) -> None:
    table = await over(w)
    it = (await w.tables.coach.of_table(table.id, ANN))[0]
    panel = await begun(w, it)
    async with w.house.open(table.id) as opened:
        past = opened.past(it.practice.exercise.at)
    assert panel.view == past.view(panel.seat)
    assert panel.question is not None
    asked = past.choice_for(panel.seat)
    assert asked is not None
    assert panel.question.keys == asked.keys


async def test_a_turn_is_planned_taken_back_and_compared(w: World) -> None:
    table = await over(w)
    coach = w.tables.coach
    it = (await coach.of_table(table.id, ANN))[0]
    start = await begun(w, it)
    assert await refused(coach.back(table.id, ANN, start.step)) is Why.NOTHING_DRAFTED
    assert await refused(coach.compare(table.id, ANN, start.step)) is Why.STALE
    panel = await planned(w, start, it.practice.exercise.better)
    assert await refused(coach.choose(table.id, ANN, start.step, ["x"])) is Why.STALE
    back = await coach.back(table.id, ANN, panel.step, implied=nothing)
    assert len(back.chosen) == len(panel.chosen) - 1
    again = await coach.start_over(table.id, ANN, back.step)
    assert again.step == start.step
    panel = await planned(w, again, it.practice.exercise.better)
    first = panel.chosen[0]
    instead = await coach.instead(table.id, ANN, panel.step, 0, first.keys)
    assert instead.chosen[0].keys == first.keys
    assert (await coach.confirm(table.id, ANN, instead.step)).events == []
    panel = await planned(w, instead, [])
    told = await coach.compare(table.id, ANN, panel.step)
    assert told.then.appraisal == it.practice.exercise.then
    assert told.now.chosen[0].keys == first.keys
    assert told.best.chosen[0].choice.point == told.then.chosen[0].choice.point
    assert told.gained == told.now.appraisal.worth - told.then.appraisal.worth
    assert (await w.tables.finding.table(table.id)).decisions == table.decisions


@pytest.mark.long
@pytest.mark.parametrize("tables", [1, 2])
async def test_one_like_it_comes_in_its_place(
    w: World, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    """A similar exercise is due next, from the same table or from another one."""
    monkeypatch.setattr(coaching.Exercise, "part", "resources")
    coach = w.tables.coach
    played = [await over(w) for _ in range(tables)]
    for table in played:
        await coach.of_table(table.id, ANN)
    known = await coach.of(ANN)
    it, other = known[-1], next(one for one in known if one != known[-1])
    assert (it.table != other.table) == (tables == 2)
    told = await compared(w, it, better=True)
    assert told.gained > 0
    assert told.comes_at == w.time.at + DAY
    assert told.following is not None
    assert await coach.due(ANN) == []
    w.time.at += DAY
    (due,) = await coach.due(ANN)
    assert (due.table, due.practice.exercise) == (other.table, other.practice.exercise)
    assert due.practice.times == 1


@pytest.mark.long
async def test_what_went_no_better_comes_again_tomorrow_and_what_is_learnt_does_not(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(w)
    coach = w.tables.coach
    it = (await coach.of_table(table.id, ANN))[0]

    async def none_alike(*_: object) -> None:
        """Find no similar exercise."""

    monkeypatch.setattr(coach, "_similar", none_alike)
    days = []
    for better in (False, True, False, True, True):
        told = await compared(w, it, better=better)
        days.append((told.comes_at - w.time.at) // DAY if told.comes_at else 0)
        w.time.at = max(w.time.at, told.comes_at)
    assert days == [1, 1, 1, 7, 0]


async def test_it_is_for_whoever_played_there_when_it_is_over(w: World) -> None:
    running = await w.start("ryozen", [ANN, BOB])
    coach = w.tables.coach
    assert await refused(coach.of_table(running.id, ANN)) is Why.NOT_ENDED
    table = await w.finish(running.id, Random(3))
    assert table.status is Status.ENDED
    assert await refused(coach.of_table(table.id, CAT)) is Why.NOT_SEATED
    assert await refused(coach.begin(table.id, ANN, 1)) is Why.NO_EXERCISE
    (it, *_) = await coach.of_table(table.id, ANN)
    assert await refused(coach.begin(it.table, BOB, it.practice.exercise.at)) is Why.NO_EXERCISE


async def test_what_cannot_be_worked_out_is_said(w: World) -> None:
    table = await over(w)
    await w.tables.reviews.of(table.id, ANN)

    class Blank(Minds):
        async def exercises(self, *_: object) -> None:
            """Find no exercise."""

        async def appraise(self, *_: object) -> None:
            """Find no result to compare with."""

    blank = Tables(w.house, Blank())
    assert await refused(blank.coach.of_table(table.id, ANN)) is Why.NO_REVIEW
    it = (await w.tables.coach.of_table(table.id, ANN))[0]
    panel = await planned(w, await begun(w, it), [])
    assert await refused(blank.coach.compare(table.id, ANN, panel.step)) is Why.NO_REVIEW


async def test_whoever_is_forgotten_during_the_search_gets_none(w: World) -> None:
    """The search takes minutes; nothing of it is kept for a person who has gone meanwhile."""
    table = await over(w)

    class Slow(Minds):
        async def exercises(self, *_: object) -> list[Exercise]:
            """Let the person have their data deleted before the search ends."""
            await w.tables.privacy.delete(ANN)
            return []

    slow = Tables(w.house, Slow())
    assert await refused(slow.coach.of_table(table.id, ANN)) is Why.NOT_SEATED
    assert not await w.store.exercises_of(ANN)


async def test_of_two_who_change_it_at_once_one_wins(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(w)
    it = (await w.tables.coach.of_table(table.id, ANN))[0]
    panel = await begun(w, it)

    async def too_late(*_: object) -> bool:
        return False

    monkeypatch.setattr(w.store, "keep_exercises", too_late)
    assert panel.question is not None
    keys = list(panel.question.keys[: max(1, panel.question.least)])
    assert await refused(w.tables.coach.choose(table.id, ANN, panel.step, keys)) is Why.CONFLICT


@pytest.mark.long
async def test_the_scribe_finds_them_and_plays_on_in_a_process_of_its_own(
    w: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(w)
    async with w.house.open(table.id) as opened:
        game = opened.game.clone()
    at = next(n for n, it in enumerate(game.line) if n > 40 and it.seat == 0)
    answers = [(game.line[at].point, tuple(game.line[at].keys))]
    minds = Minds(scribe=Worker(patience=120))
    assert await minds.exercises(game, [], SEED) == []
    told = await minds.appraise(game, 0, answers, SEED, at)
    assert told is not None
    assert set(told.parts) == {*game.book.prospects(game.state, 0), "rivals"}
    dead = Minds(scribe=Worker((sys.executable, "-c", "import sys; sys.stdin.readline()")))
    with caplog.at_level(logging.WARNING):
        assert await dead.exercises(game, [], SEED) is None
        assert await dead.appraise(game, 0, answers, SEED, at) is None
    assert "no use of the worker" in caplog.text
