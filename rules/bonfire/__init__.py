"""Bonfire: cities light Bonfires and send Guardians to them. docs/bonfire.md describes the code."""

from . import (
    aims,
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
from .practice import habits
from .registry import book
from .tom import turn as tom_turn
from .tom import words as tom_words

__all__ = [
    "aims",
    "book",
    "checks",
    "commands",
    "council",
    "habits",
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
