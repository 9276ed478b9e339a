"""The sentences of lessons: `locales/<language>/<game>/lessons.ftl`. A lesson is said by its id, a
chapter by its own; what its steps say is named after both."""

from collections.abc import Mapping

import locales

from .data import Chapter, Lesson

DONE, WAITS, ENDS = "done", "waits", "ends"  # attributes of the messages for steps and chapters


def domain(lesson: Lesson) -> str:
    return f"{lesson.game}/lessons"


def title(lesson: Lesson, language: str) -> str:
    return locales.text(language, domain(lesson), f"lesson-{lesson.id}")


def of_chapter(lesson: Lesson, chapter: Chapter, language: str) -> Mapping[str, str]:
    """Return a chapter's title, and under ``ends`` the words for its end."""
    return said(language, lesson, f"{lesson.id}-{chapter.id}")


def of_step(lesson: Lesson, chapter: Chapter, step: str, language: str) -> Mapping[str, str]:
    """Return a step's words; ``done`` tells its result, ``waits`` why other choices wait."""
    return said(language, lesson, f"{lesson.id}-{chapter.id}-{step}")


def why_it_waits(lesson: Lesson, chapter: Chapter, step: str, language: str) -> str:
    """Return the reason why a legal choice that is not lit has to wait."""
    otherwise = locales.text(language, locales.SHARED, "lesson-waits")
    return of_step(lesson, chapter, step, language).get(WAITS, otherwise)


def said(language: str, lesson: Lesson, id: str) -> Mapping[str, str]:
    """Return the words without the file's line breaks; each reader's screen breaks them anew."""
    forms = locales.name(language, domain(lesson), id)
    return {form: " ".join(text.split()) for form, text in forms.items()}


def sentences(lesson: Lesson) -> list[str]:
    """Return the ids of all that a lesson says."""
    ids = [f"lesson-{lesson.id}"]
    for chapter in lesson.chapters:
        ids.append(f"{lesson.id}-{chapter.id}")
        ids += [f"{lesson.id}-{chapter.id}-{step.id}" for step in chapter.steps]
    return ids
