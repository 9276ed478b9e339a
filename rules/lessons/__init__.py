"""Lessons: learning a game by playing it. A lesson is a real game with a fixed seed and scripted
rivals; each of its steps teaches one thing and lets the learner do it.
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
