"""Lessons: a first game that is played, not read. Real games of the real rules, with a fixed seed
and rivals that play along by a script; each step teaches one thing and lets the person do it.
See docs/lessons.md."""

from .data import Chapter, Lesson, Place, Step, Taught, lesson, lessons_of, taught
from .walk import Unlit, Walk, begun

__all__ = [
    "Chapter",
    "Lesson",
    "Place",
    "Step",
    "Taught",
    "Unlit",
    "Walk",
    "begun",
    "lesson",
    "lessons_of",
    "taught",
]
