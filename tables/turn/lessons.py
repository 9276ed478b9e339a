"""Lessons: one person plays against scripted rivals. A lesson is drawn up like a turn, but belongs
to no table and counts nowhere. The store keeps the decisions of the current chapter."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from db import LessonRow
from rules import GAMES
from rules.core import Event, RulesError
from rules.lessons import Chapter, Lesson, Place, Step, Walk, lessons_of
from rules.lessons.walk import Taken

from ..base.errors import Refused, Why, refusals
from ..base.keeping import pack
from ..base.model import Answer, Person, Seat, Settings, Status, Table
from ..base.progress import Progress, unpack
from ..base.trial import Trial
from ..base.tried import Played
from ..table.house import House
from .drafting import Back, Done, Drafting, Implied, Picking, Pressed, left
from .hints import Hint, hint
from .minds import Minds
from .panels import Panel, Taught, foreseen

PREFIX = "l"  # every step of these panels begins with this letter
NO_TABLE = 0


@dataclass(slots=True)
class Opened:
    """A person's lesson, at its current chapter."""

    row: LessonRow
    progress: Progress
    lesson: Lesson
    walk: Walk
    trial: Trial

    @property
    def step(self) -> str:
        it = self.progress
        shown = [it.chapter, it.begun, it.line, it.answers]
        return f"{PREFIX}{number_for(self.lesson)}.{crc32(pack(shown)):x}"

    @property
    def place(self) -> Place:
        """Return the place in the chapter that the draft has reached."""
        place = self.walk.place
        for chosen in self.trial.chosen:
            place = self.walk.place_after(place, chosen.choice)
        return place

    @property
    def due(self) -> Step | None:
        """Return the step that belongs to the question."""
        asked = self.trial.question
        return self.walk.at(self.place, asked) if asked else None

    def panel(self, events: Sequence[Event] = ()) -> Panel:
        asked, due, walk = self.trial.question, self.due, self.walk
        lit = due.lights(asked) if asked is not None and due is not None and due.lit else None
        place = self.place
        return Panel(
            table=table_for(self.lesson, self.row.person),
            seat=self.lesson.seat,
            step=self.step,
            question=asked if not walk.over else None,
            chosen=self.trial.chosen,
            final=self.trial.final,
            view=self.trial.view(),
            dropped=0,
            given=None,
            undo=0 if self.trial.chosen else len(self.progress.confirmed),
            kind="lesson",
            foresight=foreseen(walk.game, self.trial),
            taught=Taught(
                lesson=self.lesson,
                chapter=walk.chapter,
                index=place.number,
                says=due.id if due else "",
                done=walk.said if not self.trial.chosen else "",
                lit=lit,
                events=list(events),
                over=walk.over,
                freely=due is not None and due.free,
                told=due is not None and due.free and place.free,
            ),
        )


class Lessons(Drafting):
    """Lessons, drawn up with the same presses as a turn."""

    def __init__(self, house: House, minds: Minds) -> None:
        self._house = house
        self._minds = minds

    async def begin(self, person: Person, lesson: str, chapter: str, press: int) -> Panel:
        """Begin a chapter, or begin it again, once for each press."""
        it = lesson_of(lesson)
        if chapter not in [known.id for known in it.chapters]:
            raise Refused(Why.NO_LESSON)
        async with self._house.alone(person):
            row = (await self._rows(person)).get(it.key)
            before = unpack(row.body) if row else None
            if row is None or before is None or before.begun != press:
                done = before.done if before else []
                progress = Progress(chapter, press, done=done)
                kept = LessonRow(person, it.key, pack(progress))
                opened = await opened_from(kept, progress, it)
                await self._save(opened, row.body if row else None)
                return opened.panel()
        return await self.go_on(person, lesson)

    async def go_on(self, person: Person, lesson: str) -> Panel:
        it = lesson_of(lesson)
        return (await self._open(person, number_for(it))).panel()

    async def of(self, person: Person) -> dict[str, Progress]:
        """Return the person's progress in each lesson that they have begun."""
        return {key: unpack(row.body) for key, row in (await self._rows(person)).items()}

    async def _question(self, at: Pressed) -> Panel:
        return (await self._open(at.person, number_of(at.step))).panel()

    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel:
        """Answer one question, then give the implied answers that the lesson allows. Raise
        IllegalAnswer."""
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            if opened.trial.question is None or opened.walk.over:
                raise Refused(Why.NOT_ASKED)
            asked, due = opened.trial.question, opened.due
            keys = line[0](asked)
            if due is not None and not due.allows(asked, asked.check(keys)):
                raise Refused(Why.UNLIT)
            opened.trial.add(Answer("", list(keys)))
            while (then := implied_and_allowed(opened, implied)) is not None:
                opened.trial.add(Answer("", list(then)))
            await self._draft(opened)
            return opened.panel()

    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel:
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            chosen = opened.trial.chosen
            if not chosen:
                return await self._take_back(opened, back)
            stay = opened.trial.answers[: left(chosen, back, implied)]
            opened.trial = Trial(opened.walk.game, opened.lesson.seat, stay)
            await self._draft(opened)
            return opened.panel()

    async def _take_back(self, opened: Opened, back: Back) -> Panel:
        """Undo the last confirmed answers: in a lesson that needs no consent."""
        it, before = opened.progress, opened.row.body
        if back is Back.ALL or not it.confirmed:
            raise Refused(Why.NOTHING_DRAFTED)
        it.line, it.confirmed = it.line[: it.confirmed[-1]], it.confirmed[:-1]
        fresh = await opened_from(opened.row, it, opened.lesson)
        await self._save(fresh, before)
        return fresh.panel()

    async def hint(self, person: Person, step: str) -> Hint:
        """Return an automa's plan that continues the learner's draft, in a part that is played
        freely."""
        opened = await self._shown(Pressed(NO_TABLE, person, step))
        due, seat = opened.due, opened.lesson.seat
        if due is None or not due.free:
            raise Refused(Why.NO_HINTS)
        game = opened.trial.game.clone()
        advised = await self._minds.advise(game, seat)
        return hint(opened.panel().table, game, seat, advised)

    async def _confirm(self, at: Pressed) -> Done:
        """Carry the draft out, and let the rivals play along."""
        async with self._house.alone(at.person):
            opened = await self._shown(at)
            if not opened.trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            events = await asyncio.to_thread(carried_out, opened)
            before, it = opened.row.body, opened.progress
            it.confirmed = [*it.confirmed, len(it.line)]
            it.line, it.answers = kept(opened.walk), []
            if opened.walk.over and it.chapter not in it.done:
                it.done = [*it.done, it.chapter]
            opened.trial = Trial(opened.walk.game, opened.lesson.seat)
            await self._save(opened, before)
            own = [event for event in events if event.seen_by(opened.lesson.seat)]
            return Done(own, opened.panel(own))

    async def _rows(self, person: Person) -> dict[str, LessonRow]:
        with refusals():
            return {row.lesson: row for row in await self._house.store.lessons_of(person)}

    async def _open(self, person: Person, number: int) -> Opened:
        for row in (await self._rows(person)).values():
            lesson = known_lesson(row.lesson)
            if lesson is not None and number_for(lesson) == number:
                return await opened_from(row, unpack(row.body), lesson)
        raise Refused(Why.NO_LESSON)

    async def _shown(self, at: Pressed) -> Opened:
        """Return the lesson that the pressed panel shows; raise Refused if it has changed."""
        opened = await self._open(at.person, number_of(at.step))
        if opened.step != at.step:
            raise Refused(Why.STALE)
        return opened

    async def _draft(self, opened: Opened) -> None:
        before = opened.row.body
        opened.progress.answers = [list(it.keys) for it in opened.trial.chosen]
        await self._save(opened, before)

    async def _save(self, opened: Opened, before: bytes | None) -> None:
        opened.row = opened.row._replace(body=pack(opened.progress))
        with refusals():
            if not await self._house.store.keep_lesson(opened.row, before):
                raise Refused(Why.CONFLICT)


async def opened_from(row: LessonRow, progress: Progress, lesson: Lesson) -> Opened:
    """Return the lesson in its stored state. If corrected rules reject its decisions, its chapter
    begins again."""

    def revived(line: Sequence[Played], answers: Sequence[Sequence[str]]) -> Opened:
        walk = Walk(lesson, chapter, [Taken(it.seat, it.point, it.keys) for it in line])
        walk.play_along()
        given = [Answer("", list(keys)) for keys in answers]
        return Opened(row, progress, lesson, walk, Trial(walk.game, lesson.seat, given))

    def begun() -> Opened:
        try:
            return revived(progress.line, progress.answers)
        except (RulesError, Refused):
            progress.line, progress.answers, progress.confirmed = [], [], []
            return revived([], [])

    chapter = chapter_of(lesson, progress.chapter)
    return await asyncio.to_thread(begun)


def implied_and_allowed(opened: Opened, implied: Implied) -> Sequence[str] | None:
    """Return the implied answer to the next question, if the lesson's step allows it."""
    asked, due = opened.trial.question, opened.due
    keys = implied(asked) if asked is not None else None
    if asked is None or keys is None or due is None or due.allows(asked, list(keys)):
        return keys
    return None


def carried_out(opened: Opened) -> list[Event]:
    events: list[Event] = []
    for answer in opened.trial.answers:
        events += opened.walk.answer(answer.keys)
    return events + opened.walk.play_along()


def kept(walk: Walk) -> list[Played]:
    return [Played(it.seat, it.point, it.keys) for it in walk.line]


def known_lesson(key: str) -> Lesson | None:
    """Return the lesson, or None if it no longer exists or its game is missing."""
    game, _, id = key.partition(".")
    return lessons_of(game).get(id) if game in GAMES else None


def lesson_of(key: str) -> Lesson:
    lesson = known_lesson(key)
    if lesson is None:
        raise Refused(Why.NO_LESSON)
    return lesson


def chapter_of(lesson: Lesson, id: str) -> Chapter:
    """Return the chapter, or the lesson's first one if it no longer exists."""
    return next((it for it in lesson.chapters if it.id == id), lesson.chapters[0])


def number_for(lesson: Lesson) -> int:
    return crc32(lesson.key.encode())


def number_of(step: str) -> int:
    number = step.removeprefix(PREFIX).partition(".")[0]
    return int(number) if number.isdecimal() and len(number) < 19 else -1


def table_for(lesson: Lesson, person: Person) -> Table:
    """Return a running table with the lesson's game, options and seats; it is never stored."""
    seats = [Seat(automa=True) for _ in range(lesson.seats)]
    seats[lesson.seat] = Seat(person=person)
    return Table(
        id=NO_TABLE,
        settings=Settings(game=lesson.game, seats=lesson.seats, options=lesson.options),
        host=person,
        status=Status.RUNNING,
        created=0,
        seats=seats,
    )
