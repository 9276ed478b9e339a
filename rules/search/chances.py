"""Each side's chance to win, estimated from the worth of its position and the game's progress.

The weights are fitted to games of automas by ``python -m tools.fit_chances`` and stored in each
game's folder."""

import math
import operator
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rules.core import Game, Result

LEAD = 100.0  # this much worth counts as 1 in the features of a position
SCORED = "scored"  # the part of a position's worth that cannot be lost
FIGURES = "chances.toml"
UNFITTED = (0.3, 0.3, 1.0, 0.0, 0.0)  # weights for games that have no fitted ones
UNFITTED_ALONE = (0.0, 0.0, 0.3, 0.3, 1.0)  # the same for teams and lone players


def alone(game: Game[Any]) -> bool:
    """Tell if all seats win or lose together: a team, or somebody against a rival."""
    mode = game.book.modes[game.setup.mode]
    return mode.team or bool(mode.rivals)


def features(worth: float, progress: float, seats: int, scored: float = 0.0) -> tuple[float, ...]:
    """Return the features of a side that plays against others. A lead counts more towards the end
    and against more rivals; scored points count more than expected ones. ``progress``: 0 to 1."""
    lead, more = worth / LEAD, seats - 2
    late = lead * progress**2
    sure = scored / LEAD * progress**2
    return (lead, late, lead * progress**6, more * lead, more * late, sure)


def features_alone(worth: float, progress: float) -> tuple[float, ...]:
    """Return the features of a team or lone player. Without rivals to compare with, progress is a
    feature of its own."""
    lead = worth / LEAD
    return (1.0, progress, lead, lead * progress**2, lead * progress**6)


def foretold(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Return the chance of each side, given one row of features a side."""
    strengths = [sum(map(operator.mul, row, weights)) for row in rows]
    top = max(strengths)
    powers = [math.exp(strength - top) for strength in strengths]
    return [power / sum(powers) for power in powers]


def sides(game: Game[Any], progress: float) -> list[tuple[float, ...]]:
    """Return a row of features for each seat; for a team, one for its victory and one for its
    defeat.
    """
    state, seats = game.state, range(game.setup.seats)
    if not alone(game):
        parts = [game.book.prospects(state, seat) for seat in seats]
        return [
            features(sum(own.values()), progress, len(seats), own.get(SCORED, 0)) for own in parts
        ]
    row = features_alone(game.book.worth(state, 0), progress)
    return [row, (0.0,) * len(row)]


def outcome(result: Result, seats: int) -> list[float]:
    """Return the final chances: 1 for the winner and 0 for the others; ties share."""
    if result.won is not None:
        return [float(result.won), float(not result.won)]
    first = result.ranking[0]
    return [(seat in first) / len(first) for seat in range(seats)]


def chances(game: Game[Any], progress: float) -> list[float]:
    """Return the chance of each seat; one chance for all in a team or against a rival."""
    if game.result is not None:
        told = outcome(game.result, game.setup.seats)
    else:
        weights = figures(game.book.id).get(game.setup.mode)
        told = foretold(
            sides(game, progress), weights or (UNFITTED_ALONE if alone(game) else UNFITTED)
        )
    return told[:1] if alone(game) else told


@cache
def figures(game: str) -> dict[str, list[float]]:
    """Return a game's fitted weights by mode."""
    path = Path(__file__).parent.parent / game / FIGURES
    if not path.exists():
        return {}
    found: dict[str, list[float]] = tomllib.loads(path.read_text("utf-8"))["weights"]
    return found
