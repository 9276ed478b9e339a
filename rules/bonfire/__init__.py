"""Bonfire: a city, its Guardians and their fires. docs/bonfire.md tells what is where."""

from . import (
    council,
    labels,
    promises,
    setup,
    turn,
    view,
    why,
    words,
)
from .registry import book

__all__ = [
    "book",
    "council",
    "labels",
    "promises",
    "setup",
    "turn",
    "view",
    "why",
    "words",
]
