"""Exercises: a person replays a costly turn of their own from the position before it, as their seat
knew it, in a private copy. The new turn is then compared with the original."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary
from zlib import crc32

from db import ExercisesRow, LogRow
from rules.core import Decision
from rules.search import Appraisal, Exercise, Turning
from rules.search.coaching import position
from rules.search.plans import Planned

from ..base.coached import AFTER, NEW, Practice, Practices, seed_for, unpack
from ..base.errors import Refused, Why, refusals
from ..base.keeping import AnyGame, pack, unpack_row
from ..base.model import Person, Table
from ..base.trial import Chosen, Trial
from ..table.house import House
from ..table.opened import OpenTable
from ..turn.drafting import Pressed
from ..turn.minds import Minds
from ..turn.panels import Panel
from .planned import Planning, as_left, begun, keys_of, number_of, panel_of, steps_of
from .reviews import Reviews, need_over, told

PREFIX = "c"  # the beginning of the steps of an exercise's panels
MOST_TABLES = 60  # the most tables for which a person keeps exercises
SAME = 0.5  # tenths of a point: smaller differences count as none


@dataclass(frozen=True, slots=True)
class Exercised:
    """An exercise found at a table, as listed for its person."""

    table: int
    game: str
    practice: Practice


@dataclass(frozen=True, slots=True)
class Path:
    """A plan for the turn, and its appraisal."""

    chosen: list[Chosen]
    appraisal: Appraisal


@dataclass(frozen=True, slots=True)
class Compared:
    """Three turns compared: the original one, the new one, and the plan the search prefers."""

    table: Table
    seat: int
    practice: Practice
    then: Path
    now: Path
    best: Path
    following: Exercised | None  # a similar exercise, scheduled instead of this one
    comes_at: int  # when this exercise or the similar one is due; 0: neither

    @property
    def gained(self) -> float:
        return self.now.appraisal.worth - self.then.appraisal.worth

    @property
    def missed(self) -> bool:
        """Tell if the search's plan is worth more than the new turn."""
        return self.best.appraisal.worth > self.now.appraisal.worth + SAME


@dataclass(slots=True)
class Opened:
    """An exercise in progress, with its person's draft."""

    row: ExercisesRow
    body: Practices
    practice: Practice
    table: Table
    over: AnyGame  # the finished game
    start: AnyGame  # the position before the turn, with all that the seat did not know dealt anew
    trial: Trial

    @property
    def seat(self) -> int:
        return self.practice.exercise.seat

    @property
    def step(self) -> str:
        it = self.practice
        return f"{PREFIX}{it.exercise.at}.{crc32(pack([it.answers, it.times])):x}"

    def panel(self) -> Panel:
        return panel_of(self, self.table, "coach", moment=self.practice.moment)


class Coach(Planning[Opened]):
    """Coaches a person through exercises; a turn is drawn up with the same presses as at a
    table."""

    def __init__(self, house: House, minds: Minds, reviews: Reviews) -> None:
        super().__init__(house)
        self._minds = minds
        self._reviews = reviews
        self._in_work: WeakValueDictionary[tuple[int, Person], asyncio.Lock] = WeakValueDictionary()

    # Finding exercises

    async def of(self, person: Person) -> list[Exercised]:
        """Return all exercises of this person, those of the newest table first."""
        return [
            Exercised(row.table, body.game, it)
            for row in await self._rows(person)
            for body in [unpack(row.body)]
            for it in body.found
        ]

    async def due(self, person: Person) -> list[Exercised]:
        """Return the exercises that are due again by now."""
        now = self._house.time.now()
        return [it for it in await self.of(person) if 0 < it.practice.due <= now]

    async def is_ready(self, table: int, person: Person) -> bool:
        """Tell if this table's exercises are ready, so that nobody has to wait for them."""
        return any(row.table == table for row in await self._rows(person))

    async def of_table(self, table: int, person: Person) -> list[Exercised]:
        """Return the exercises of a finished table. The first to ask waits until they are found."""
        lock = self._in_work.setdefault((table, person), asyncio.Lock())
        async with lock:
            if not await self.is_ready(table, person):
                await self._look_for(table, person)
        return [it for it in await self.of(person) if it.table == table]

    async def _look_for(self, table: int, person: Person) -> None:
        await self._need_own(table, person)
        review = (await self._reviews.of(table, person)).review
        async with self._house.open(table) as opened:
            rows = await self._house.log(opened)
            own = [it for it in review.own or review.turnings if is_decided_by(person, it, rows)]
            game = opened.game.clone()
            moments = {it.at: opened.table.moment(it.at) for it in own}
            kind = opened.table.settings.game
        found = await self._minds.exercises(game, own, seed_for(table)) if own else []
        if found is None:
            raise Refused(Why.NO_REVIEW)
        await self._need_own(table, person)  # they may have been forgotten while it was searched
        body = Practices(kind, [Practice(it, moments[it.at]) for it in found])
        await self._keep(ExercisesRow(person, table, pack(body)), None)

    async def _need_own(self, table: int, person: Person) -> None:
        """Raise Refused unless this person has played at this finished table."""
        async with self._house.open(table) as opened:
            need_over(opened.table, person)
            if not opened.table.seats_of(person):
                raise Refused(Why.NOT_SEATED)

    # Playing an exercise

    async def begin(self, table: int, person: Person, at: int) -> Panel:
        """Begin an exercise with an empty draft."""
        async with self._house.alone(person):
            opened = await self._exercise(table, person, at)
            if opened.practice.answers:
                opened.trial = begun(opened)
                await self._draft(opened)
            return opened.panel()

    async def compare(self, table: int, person: Person, step: str) -> Compared:
        """Play the drafted turn on in the same way as the other two, compare all three, and
        schedule the next repetition."""
        opened = await self._planned(Pressed(table, person, step))
        exercise = opened.practice.exercise
        appraisal = await self._appraise(opened, exercise, steps_of(opened.trial))
        following, comes_at = await self._settle(opened, appraisal)
        start = opened.start
        return Compared(
            opened.table,
            opened.seat,
            opened.practice,
            Path(told(start, exercise.seat, exercise.played), exercise.then),
            Path(opened.trial.chosen, appraisal),
            Path(told(start, exercise.seat, exercise.better), exercise.best),
            following,
            comes_at,
        )

    async def _appraise(
        self, opened: Opened, exercise: Exercise, steps: list[Planned]
    ) -> Appraisal:
        known = {tuple(exercise.played): exercise.then, tuple(exercise.better): exercise.best}
        if tuple(steps) in known:
            return known[tuple(steps)]
        seed = seed_for(opened.table.id)
        appraisal = await self._minds.appraise(opened.over, exercise.seat, steps, seed, exercise.at)
        if appraisal is None:
            raise Refused(Why.NO_REVIEW)
        return appraisal

    async def _settle(self, opened: Opened, appraisal: Appraisal) -> tuple[Exercised | None, int]:
        """Note the result and schedule the next time: tomorrow if the new turn was no better than
        the original, otherwise later each time. A similar position takes this one's place if there
        is one. Return that position, or None, and the time."""
        async with self._house.alone(opened.row.person):
            at = opened.practice.exercise.at
            now = await self._exercise(opened.table.id, opened.row.person, at)
            it, gained = now.practice, appraisal.worth - now.practice.exercise.then.worth
            better = gained > SAME
            wait = AFTER[min(it.times, len(AFTER) - 1)] if better else AFTER[0]
            done = better and it.times >= len(AFTER)
            times, due = it.times + better, 0 if done else self._house.time.now() + wait
            other = None if done else await self._similar(now)
            if other is not None:
                await self._put_off(now, other, times, due)
            await self._change(now, times, 0 if other is not None else due, max(it.best, gained))
            opened.practice = now.practice
            return other, due

    async def _similar(self, opened: Opened) -> Exercised | None:
        """Return an unpractised exercise of the same game in which the same part of the score is at
        stake."""
        own = opened.practice.exercise
        return next(
            (
                it
                for it in await self.of(opened.row.person)
                if (it.game, it.practice.exercise.part) == (opened.body.game, own.part)
                and (it.table, it.practice.exercise.at) != (opened.table.id, own.at)
                and (it.practice.times, it.practice.due) == (NEW, NEW)
            ),
            None,
        )

    async def _put_off(self, now: Opened, other: Exercised, times: int, due: int) -> None:
        """Schedule the other exercise. If it is from the same table, it is saved with the current
        one."""
        at = other.practice.exercise.at
        if other.table == now.table.id:
            practice = now.body.at(at)
            assert practice is not None, "it was just found there"
            practice.times, practice.due = times, due
            return
        opened = await self._exercise(other.table, now.row.person, at)
        await self._change(opened, times, due, opened.practice.best)

    async def _change(self, opened: Opened, times: int, due: int, best: float) -> None:
        before, it = opened.row.body, opened.practice
        it.answers, it.times, it.due, it.best = [], times, due, best
        await self._save(opened, before)

    # Storing the draft

    async def _rows(self, person: Person) -> list[ExercisesRow]:
        with refusals():
            return await self._house.store.exercises_of(person)

    async def _open(self, at: Pressed) -> Opened:
        return await self._exercise(at.table, at.person, number_of(at.step, PREFIX))

    async def _exercise(self, table: int, person: Person, at: int) -> Opened:
        row = next((it for it in await self._rows(person) if it.table == table), None)
        body = unpack(row.body) if row is not None else None
        practice = body.at(at) if body is not None else None
        if row is None or body is None or practice is None:
            raise Refused(Why.NO_EXERCISE)
        async with self._house.open(table) as opened:
            return await asyncio.to_thread(opened_at, opened, row, body, practice)

    async def _draft(self, opened: Opened) -> None:
        before = opened.row.body
        opened.practice.answers = keys_of(opened.trial)
        await self._save(opened, before)

    async def _save(self, opened: Opened, before: bytes) -> None:
        opened.row = opened.row._replace(body=pack(opened.body))
        await self._keep(opened.row, before)

    async def _keep(self, row: ExercisesRow, before: bytes | None) -> None:
        with refusals():
            if not await self._house.store.keep_exercises(row, before, MOST_TABLES):
                raise Refused(Why.CONFLICT)


def opened_at(opened: OpenTable, row: ExercisesRow, body: Practices, practice: Practice) -> Opened:
    """Return the exercise as it was left; drop a draft that no longer fits corrected rules."""
    exercise = practice.exercise
    seed = seed_for(opened.table.id)
    start = position(opened.past(exercise.at), exercise.seat, seed, exercise.at)
    trial = as_left(start, exercise.seat, practice.answers)
    return Opened(row, body, practice, opened.table, opened.game, start, trial)


def is_decided_by(person: Person, turning: Turning, rows: Sequence[LogRow]) -> bool:
    """Tell if this person took that turn, rather than an automa or another owner of the seat."""
    decided = [row for row in rows if row.undone is None and is_decision(row)]
    return turning.at < len(decided) and decided[turning.at].person == person


def is_decision(row: LogRow) -> bool:
    return isinstance(unpack_row(row.row), Decision)
