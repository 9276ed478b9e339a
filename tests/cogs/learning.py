"""A person who plays lessons by pressing the choice that the lesson lights."""

from collections.abc import AsyncIterator
from random import Random

from cogs.layouts.options import LIT
from rules.lessons import Chapter, Lesson, Walk
from rules.lessons.walk import Taken
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import answer, button, live

PRESSES = 200
GREEN = 3  # Discord's number for the style of lit buttons
LIT_ANSWERS = ("e/answer/", "e/skip/")
MENU = 2  # presses for a choice in a menu


class Learner:
    """Somebody in a lesson; `presses` counts taps of a thumb, so a menu counts as two."""

    def __init__(self, table: Bench, person: Person, lesson: Lesson) -> None:
        self.table = table
        self.person = person
        self.lesson = lesson
        self.presses = 0
        self.chance = Random(1)

    async def begin(self, chapter: Chapter) -> Seen:
        """Begin a chapter by the menus of `/learn`."""
        shown = (await self.person.slash("learn")).message
        (lessons,) = shown.selects
        shown = (await self.person.select(lessons.custom_id, self.lesson.key, on=shown)).message
        (chapters,) = shown.selects
        return (await self.person.select(chapters.custom_id, chapter.id, on=shown)).message

    async def chapter(self, chapter: Chapter) -> AsyncIterator[Seen]:
        """Play a chapter to its end by lit choices; yield each panel, and last the message that
        ends it."""
        panel = await self.begin(chapter)
        yield panel
        for _ in range(PRESSES):
            if "real-game" in live(panel) or self.is_over(panel):
                return
            panel = await self.press(panel)
            yield panel
        raise AssertionError(f"{chapter.id} goes on and on: {panel}")

    def is_over(self, panel: Seen) -> bool:
        return not live(panel) & {"answer", "choose", "confirm", "skip", "tally", "pick", "done"}

    async def press(self, panel: Seen) -> Seen:
        """Press Confirm or the lit answer; in free play any answer."""
        if "confirm" in live(panel):
            self.presses += 1
            return (await self.person.press(button(panel, "confirm"), on=panel)).message
        for one in panel.buttons:
            if one.style == GREEN and one.custom_id and one.custom_id.startswith(LIT_ANSWERS):
                self.presses += 1
                return (await self.person.press(one.custom_id, on=panel)).message
        return await self.by_hand(panel)

    async def by_hand(self, panel: Seen) -> Seen:
        """Give the usual answer, by the question's menus and counters."""
        walk = await self.walk()
        asked = walk.asked
        assert asked is not None
        for one in panel.selects:
            marked = [option for option in one.options if option.startswith(LIT)]
            if marked and one.most == 1:
                self.presses += MENU
                return (await self.person.select(one.custom_id, marked[0], on=panel)).message
        self.presses += MENU
        return await answer(self.person, panel, self.chance)

    async def walk(self) -> Walk:
        """Return their place in the lesson, as the store has it."""
        lessons = app_of(self.table).tables.lessons
        progress = (await lessons.of(self.person.id))[self.lesson.key]
        line = [Taken(it.seat, it.point, it.keys) for it in progress.line]
        return Walk(self.lesson, self.lesson.chapter(progress.chapter), line)
