"""Positions in which Tom is about to play."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.bonfire.state import City, State, Tom
from rules.core import Game
from tests.bonfire.stage import Edit, board, city, fill, stage

HERB, FRUIT = "master_03", "master_02"  # named by the resources they need
EMPTY: list[list[int]] = [[] for _ in range(8)]
FIVE = {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}
SIX = ["master_01", "master_02", "master_04", "master_06", "master_07", "master_08"]
SEVEN = ["blue_01", "blue_02", "blue_03", "blue_04", "blue_05", "blue_06", "blue_07"]


def tom_has(*, notches: Sequence[int] = (), **fields: Any) -> Edit:
    """Return an edit that sets fields of Tom's city. Each task given counts as lit."""

    def edit(s: State) -> None:
        own = its(s).city
        for field, value in fields.items():
            setattr(own, field, value)
        if "tasks" in fields:
            own.lit = [tile != "" for tile in own.tasks]
        fill(own, notches)

    return edit


def deck(*cards: str, discard: Sequence[str] = (), run: int = 1) -> Edit:
    def edit(s: State) -> None:
        its(s).deck, its(s).discard, its(s).run = list(cards), list(discard), run

    return edit


def its(s: State) -> Tom:
    assert s.tom is not None
    return s.tom


def against_tom(*edits: Edit, chance: Mapping[str, Sequence[int]] | None = None) -> Game[State]:
    """Stage Tom's turn after these edits; the person could sail on and holds nothing else."""
    return stage(
        city(tokens={"ship": 4}, ship="isle_pink"),
        *edits,
        seats=1,
        agenda=[["tom_turn"]],
        chance=chance,
        mode="solo",
    )


def tom(game: Game[State]) -> City:
    return its(game.state).city


def drawn(*cards: str, **more: Any) -> list[Edit]:
    """Return edits that put these cards next, after a master who asks for a herb."""
    return [deck(*cards), board(master_pile=[HERB, "master_18", "master_19"], **more)]
