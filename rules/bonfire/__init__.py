"""Bonfire: a city, its Guardians and their fires. docs/bonfire.md is a map of it."""

from . import (
    checks,
    commands,
    council,
    labels,
    sense,
    setup,
    turn,
    usual,
    view,
    why,
    words,
    worth,
)
from .registry import book
from .tom import turn as tom_turn
from .tom import words as tom_words

__all__ = [
    "book",
    "checks",
    "commands",
    "council",
    "labels",
    "sense",
    "setup",
    "tom_turn",
    "tom_words",
    "turn",
    "usual",
    "view",
    "why",
    "words",
    "worth",
]
