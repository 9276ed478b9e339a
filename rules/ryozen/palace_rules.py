"""The functions of each way to use the Phoenix Palace; see court.py and tower.py."""

from collections.abc import Callable
from typing import NamedTuple

from .registry import G
from .state import State


class PalaceRules(NamedTuple):
    places: Callable[[State, int], list[str]]  # places in the Palace for a player's companion
    arrive: Callable[[G, int, str, str], None]  # puts a player's companion on such a place
    flee: Callable[[G, str, int], None]  # moves a struck companion from its spot to the Palace


PALACES: dict[str, PalaceRules] = {}
