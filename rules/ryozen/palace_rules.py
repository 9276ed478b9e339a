"""The functions of each way to use the Phoenix Palace; see court.py and tower.py."""

from collections.abc import Callable
from typing import NamedTuple

from .registry import G
from .state import State


class PalaceRules(NamedTuple):
    places: Callable[[State, int], list[str]]  # where a player may place a companion there
    arrive: Callable[[G, int, str, str], None]  # a player's companion of a kind is placed so
    flee: Callable[[G, str, int], None]  # a struck companion leaves its spot for the Palace


PALACES: dict[str, PalaceRules] = {}
