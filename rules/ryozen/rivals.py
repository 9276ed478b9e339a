"""Rivals: sides that the rules play, and the functions that each of them provides. See
basilisk/."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.core import Result
from rules.core.words import Value

from .registry import G
from .state import State

Entries = list[list[Any]]  # entries for the agenda
Decision = tuple[str, Sequence[str]]  # the point that is asked, and its options


class Rival(NamedTuple):
    turn: str  # the procedure of the rival's turn
    left_open: Callable[[State, int, str, Sequence[str], Mapping[str, Value]], Decision]
    applies: Callable[[State, int, str], Entries]  # takes s, me, sector; returns the day effect
    comes_home: Callable[[G, int], None]  # takes g, me; prepares the rival's stack for the next Day
    moments: Callable[[State, str], Entries]  # takes "morning", "foretold", "night_end" or "dawn"
    concludes: Callable[[G, list[dict[str, int]]], Result]  # takes g, score parts by player


RIVALS: dict[str, Rival] = {}


def rivals(s: State) -> list[Rival]:
    return [RIVALS[player.rival] for player in s.players if player.rival]


def moments(s: State, moment: str) -> Entries:
    """Return the agenda entries that the rivals add at a moment of the round."""
    return [entry for rival in rivals(s) for entry in rival.moments(s, moment)]
