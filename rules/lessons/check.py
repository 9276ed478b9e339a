"""Check lessons by playing them to their end: finds the steps that no longer fit the rules."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import locales
from rules.core import RulesError

from . import words
from .data import Chapter, Lesson, decisions
from .walk import Taken, Walk, usual

TRIED = 12  # decisions of free play that are checked, though people play it to the end


class Fault(NamedTuple):
    """A step that does not fit the rules, and why."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


def check(lesson: Lesson) -> Iterator[Fault]:
    for chapter in lesson.chapters:
        try:
            yield from walked_by_each(lesson, chapter)
        except RulesError as fault:
            yield Fault(f"{lesson.key}.{chapter.id}", str(fault))
    for language in locales.LANGUAGES:
        if any(locales.files(language, words.domain(lesson))):
            yield from unsaid(lesson, language)


def unsaid(lesson: Lesson, language: str) -> Iterator[Fault]:
    for id in words.sentences(lesson):
        if not locales.bundle(language, words.domain(lesson)).has_message(id):
            yield Fault(f"locales/{language}/{words.domain(lesson)}.ftl", f"no sentence {id}")


def walked_by_each(lesson: Lesson, chapter: Chapter) -> Iterator[Fault]:
    """Play a chapter by the first lit answers; from each step also try every other lit answer."""
    reached: set[str] = set()
    scripted: list[Taken] | None = None  # decisions before free play
    walk = Walk(lesson, chapter)
    while True:
        walk.play_along()
        if walk.over:
            break
        yield from held(walk, reached)
        if scripted is None and walk.step is not None and walk.step.free:
            scripted = walk.line
        for keys in others(walk):
            branch = Walk(lesson, chapter, walk.line)
            branch.answer(keys)
            yield from to_the_end(branch, reached)
        if scripted is not None and len(walk.line) > len(scripted) + TRIED:
            reached |= {step.id for step in chapter.steps if step.free}
            break
        walk.answer(usual(walk))
    place = f"{lesson.key}.{chapter.id}"
    yield from by_script(place, walk, walk.line if scripted is None else scripted)
    for step in chapter.steps:
        if step.id not in reached:
            yield Fault(f"{place}.{step.id}", "no lit choice leads there")


def to_the_end(walk: Walk, reached: set[str]) -> Iterator[Fault]:
    """Go on by the first lit answers, up to free play, which the main walk has checked."""
    walk.play_along()
    while not walk.over and not (walk.step is not None and walk.step.free):
        yield from held(walk, reached)
        walk.answer(usual(walk))
        walk.play_along()


def held(walk: Walk, reached: set[str]) -> Iterator[Fault]:
    """Yield a fault for each lit pattern of the present step that fits no option, and add the step
    to ``reached``. Raise RulesError if no step belongs to the question."""
    asked, step = walk.asked, walk.step
    assert asked is not None
    place = f"{walk.lesson.key}.{walk.chapter.id}"
    if step is None:
        if asked.point in walk.lesson.passing:
            return
        due = walk.chapter.steps[walk.index].id
        raise RulesError(f"{due}: {asked.point} is asked, of {', '.join(asked.keys[:9])}")
    reached.add(step.id)
    for pattern in step.lit:
        one = type(step)(id=step.id, point=step.point, lit=(pattern,))
        if pattern and not one.taken(asked):
            known = ", ".join(asked.keys[:30])
            yield Fault(f"{place}.{step.id}", f"nothing fits {pattern!r}; there are {known}")
    if not step.free and not asked.least <= len(step.taken(asked)):
        raise RulesError(f"{step.id}: too few of {', '.join(asked.keys)} are lit")


def others(walk: Walk) -> Iterator[list[str]]:
    """Yield all lit answers but the first, if the question takes a single key."""
    asked, step = walk.asked, walk.step
    if asked is None or step is None or step.free or not step.lit or asked.most > 1:
        return
    first = step.taken(asked)
    for keys in ([], *([key] for key in asked.keys)):
        if len(keys) >= asked.least and keys != first and step.allows(asked, keys):
            yield keys


def by_script(place: str, walk: Walk, line: Sequence[Taken]) -> Iterator[Fault]:
    """Yield a fault if the rivals' script differs from what they decided in ``line``, which was
    played by the first lit answers up to free play."""
    done = [(it.seat, it.keys) for it in line if it.seat != walk.lesson.seat]
    if done != list(decisions(walk.chapter.rivals)):
        script = "\n".join(f"{seat} {' '.join(keys)}".rstrip() for seat, keys in done)
        yield Fault(f"{place}.rivals", f"the script does not fit; they would do this:\n{script}")
