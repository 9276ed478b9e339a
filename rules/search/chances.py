"""The chance of each side to win, by the worth of a position and how much of the game is over.

The figures are fitted to games of automas (``python -m tools.fit_chances``), and stand beside
each game's rules."""

import math
import operator
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rules.core import Game, Result

LEAD = 100.0  # a lead of this much worth counts as one
SCORED = "scored"  # the part of a position's worth that is safe
FIGURES = "chances.toml"
UNFITTED = (0.3, 0.3, 1.0, 0.0, 0.0)  # for games without fitted figures
UNFITTED_ALONE = (0.0, 0.0, 0.3, 0.3, 1.0)  # for their teams and lone players


def alone(game: Game[Any]) -> bool:
    """Tell if all seats win or lose together: a team, or somebody against a rival."""
    mode = game.book.modes[game.setup.mode]
    return mode.team or bool(mode.rivals)


def features(worth: float, progress: float, seats: int, scored: float = 0.0) -> tuple[float, ...]:
    """Return a side's features. A lead counts more the less of the game is left and the more sides
    lag behind; points scored count more than points expected. ``progress`` is from 0 to 1."""
    lead, more = worth / LEAD, seats - 2
    late = lead * progress**2
    sure = scored / LEAD * progress**2
    return (lead, late, lead * progress**6, more * lead, more * late, sure)


def features_alone(worth: float, progress: float) -> tuple[float, ...]:
    """Return the features where nobody stands for comparison: there the progress of the game
    says something by itself."""
    lead = worth / LEAD
    return (1.0, progress, lead, lead * progress**2, lead * progress**6)


def foretold(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Return the chance of each side, by its features."""
    strengths = [sum(map(operator.mul, row, weights)) for row in rows]
    top = max(strengths)
    powers = [math.exp(strength - top) for strength in strengths]
    return [power / sum(powers) for power in powers]


def sides(game: Game[Any], progress: float) -> list[tuple[float, ...]]:
    """Return the features of each seat; for a team, its own and those of its failure."""
    state, seats = game.state, range(game.setup.seats)
    if not alone(game):
        parts = [game.book.prospects(state, seat) for seat in seats]
        return [
            features(sum(own.values()), progress, len(seats), own.get(SCORED, 0)) for own in parts
        ]
    row = features_alone(game.book.worth(state, 0), progress)
    return [row, (0.0,) * len(row)]


def outcome(result: Result, seats: int) -> list[float]:
    """Return the chances that all sides ended at."""
    if result.won is not None:
        return [float(result.won), float(not result.won)]
    first = result.ranking[0]
    return [(seat in first) / len(first) for seat in range(seats)]


def chances(game: Game[Any], progress: float) -> list[float]:
    """Return the chances by seat; in a team, and against a rival, one for all."""
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
    """Return the fitted figures by mode."""
    path = Path(__file__).parent.parent / game / FIGURES
    if not path.exists():
        return {}
    found: dict[str, list[float]] = tomllib.loads(path.read_text("utf-8"))["weights"]
    return found
