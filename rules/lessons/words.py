"""The sentences of lessons, from `locales/<language>/<game>/lessons.ftl`. Message ids are built
from the ids of lesson, chapter and step: `first-turn-step`."""

from collections.abc import Mapping

import locales

from .data import Chapter, Lesson

DONE, WAITS, ENDS = "done", "waits", "ends"  # attributes of the messages for steps and chapters


def domain(lesson: Lesson) -> str:
    return f"{lesson.game}/lessons"


def title(lesson: Lesson, language: str) -> str:
    return locales.text(language, domain(lesson), f"lesson-{lesson.id}")


def of_chapter(lesson: Lesson, chapter: Chapter, language: str) -> Mapping[str, str]:
    """Return a chapter's title under "", and its closing words under ``ends``."""
    return said(language, lesson, f"{lesson.id}-{chapter.id}")


def of_step(lesson: Lesson, chapter: Chapter, step: str, language: str) -> Mapping[str, str]:
    """Return a step's words under ""; ``done`` is said after it, ``waits`` to an answer that is not
    lit."""
    return said(language, lesson, f"{lesson.id}-{chapter.id}-{step}")


def why_it_waits(lesson: Lesson, chapter: Chapter, step: str, language: str) -> str:
    """Return the sentence that tells why a legal answer that is not lit has to wait."""
    otherwise = locales.text(language, locales.SHARED, "lesson-waits")
    return of_step(lesson, chapter, step, language).get(WAITS, otherwise)


def said(language: str, lesson: Lesson, id: str) -> Mapping[str, str]:
    """Return a message's forms without the file's line breaks, so that screens can break lines."""
    forms = locales.name(language, domain(lesson), id)
    return {form: " ".join(text.split()) for form, text in forms.items()}


def sentences(lesson: Lesson) -> list[str]:
    """Return the ids of all messages of a lesson."""
    ids = [f"lesson-{lesson.id}"]
    for chapter in lesson.chapters:
        ids.append(f"{lesson.id}-{chapter.id}")
        ids += [f"{lesson.id}-{chapter.id}-{step.id}" for step in chapter.steps]
    return ids
