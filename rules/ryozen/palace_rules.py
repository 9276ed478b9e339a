"""The functions in which the two modes of the Palace differ; see court.py and tower.py."""

from collections.abc import Callable
from typing import NamedTuple

from .registry import G
from .state import State


class PalaceRules(NamedTuple):
    places: Callable[[State, int], list[str]]  # returns places in the Palace to go to
    arrive: Callable[[G, int, str, str], None]  # puts a companion on one of them
    flee: Callable[[G, str, int], None]  # moves a struck companion to the Palace


PALACES: dict[str, PalaceRules] = {}
