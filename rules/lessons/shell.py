"""A lesson in a terminal: `python -m rules lesson GAME [CHAPTER]`."""

from collections.abc import Callable, Sequence

import locales
from rules.core import BadSetup, Choice, Event, IllegalAnswer

from . import words
from .check import check
from .data import Chapter, Lesson, lessons_of
from .walk import Unlit, Walk

Say = Callable[[str], None]
Ask = Callable[[str], str]
LEAVE = ("q", "quit", "exit")
LIT, UNLIT = "*", " "
NOTHING = "0"  # typed to take none of the options


def checked(games: Sequence[str], say: Say) -> int:
    """Check the games' lessons and print their faults; return the number of faults."""
    count = 0
    for lesson in (lesson for game in games for lesson in lessons_of(game).values()):
        found = list(check(lesson))
        steps = sum(len(chapter.steps) for chapter in lesson.chapters)
        for fault in found:
            say(str(fault))
        if not found:
            say(f"ok: {lesson.key}, {len(lesson.chapters)} chapters, {steps} steps, "
                f"{', '.join(locales.LANGUAGES)}")  # fmt: skip
        count += len(found)
    return count


def chosen(game: str, id: str, chapter: str | None) -> tuple[Lesson, Sequence[Chapter]]:
    """Return a lesson and its chapters, or only the chapter with this number or id."""
    known = lessons_of(game)
    if id not in known:
        raise BadSetup(f"no lesson {id!r} of {game}; there are: {', '.join(known) or 'none'}")
    chapters = known[id].chapters
    found = [it for number, it in enumerate(chapters, 1) if chapter in (None, it.id, str(number))]
    if not found:
        there = ", ".join(it.id for it in chapters)
        raise BadSetup(f"no chapter {chapter!r}; there are: {there}")
    return known[id], found


class Shell:
    """One person at a terminal, or a test in their place."""

    def __init__(self, lesson: Lesson, language: str, ask: Ask, say: Say) -> None:
        self.lesson = lesson
        self.language = language
        self.ask = ask
        self.say = say

    def play(self, chapters: Sequence[Chapter]) -> bool:
        """Play the chapters in order. Return False if the person left before the end."""
        return all(self.chapter(chapter) for chapter in chapters)

    def chapter(self, chapter: Chapter) -> bool:
        said = words.of_chapter(self.lesson, chapter, self.language)
        self.say(f"\n=== {self.lesson.number(chapter)}. {said['']}")
        walk = Walk(self.lesson, chapter)
        self.tell(walk, walk.play_along())
        while not walk.over:
            before = walk.said
            if not self.step(walk):
                return False
            if walk.said != before:
                self.mention(walk, walk.said, words.DONE)
            self.tell(walk, walk.play_along())
        if words.ENDS in said:
            self.say(said[words.ENDS])
        return True

    def step(self, walk: Walk) -> bool:
        """Ask the learner until they answer. Return False if they leave."""
        choice, step = walk.asked, walk.step
        assert choice is not None
        if step is not None:
            self.say("")
            self.mention(walk, step.id, "")
        self.say(f"\n{choice.question(self.language)}")
        lit = step.lights(choice) if step is not None and step.lit else None
        for number, option in enumerate(choice.options, 1):
            mark = LIT if lit is None or option.key in lit else UNLIT
            self.say(f" {mark} {number}. {option.label(self.language)}")
        if not choice.least:
            mark = LIT if step is None or step.allows(choice, []) else UNLIT
            nothing = locales.text(self.language, locales.SHARED, "lesson-nothing")
            self.say(f" {mark} {NOTHING}. {choice.declining(self.language) or nothing}")
        while True:
            typed = self.ask("> ").strip().lower()
            if typed in LEAVE:
                return False
            keys = answer(choice, typed)
            if keys is not None and self.answered(walk, keys):
                return True

    def answered(self, walk: Walk, keys: list[str]) -> bool:
        step = walk.step
        try:
            self.tell(walk, walk.answer(keys))
        except Unlit:
            assert step is not None
            self.say(words.why_it_waits(self.lesson, walk.chapter, step.id, self.language))
        except IllegalAnswer as refused:
            self.say(walk.game.book.speaker(self.language).say(refused.words))
        else:
            return True
        return False

    def mention(self, walk: Walk, step: str, form: str) -> None:
        """Print the step's words in this form, if there are any."""
        forms = words.of_step(self.lesson, walk.chapter, step, self.language)
        if form in forms:
            self.say(forms[form])

    def tell(self, walk: Walk, events: Sequence[Event]) -> None:
        speaker = walk.game.book.speaker(self.language)
        for event in events:
            if event.seen_by(self.lesson.seat):
                self.say(f"  {speaker.say(event.words)}")


def answer(choice: Choice, typed: str) -> list[str] | None:
    """Return the keys for the typed numbers, or None if one of them is no option's number."""
    if typed == NOTHING:
        return []
    parts = typed.replace(",", " ").split()
    if not all(part.isdecimal() and 0 < int(part) <= len(choice.keys) for part in parts):
        return None
    return [choice.keys[int(part) - 1] for part in parts]
