"""Bonfire: a city, its Guardians and their fires. docs/bonfire.md tells what is where."""

from . import (
    council,
    fate_tile,
    gnomes,
    great_bonfire,
    guardians,
    island_task,
    labels,
    light,
    path,
    promises,
    setup,
    ship,
    turn,
    view,
    why,
    words,
)
from .registry import book

__all__ = [
    "book",
    "council",
    "fate_tile",
    "gnomes",
    "great_bonfire",
    "guardians",
    "island_task",
    "labels",
    "light",
    "path",
    "promises",
    "setup",
    "ship",
    "turn",
    "view",
    "why",
    "words",
]
