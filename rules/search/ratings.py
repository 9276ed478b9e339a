"""Ratings of levels, as chess players have them, worked out from matches between levels.

Each game keeps its matches in its folder, with the commands that play them again. A level that wins
three games of four is rated some 190 points higher."""

from functools import cache
from math import log, log10, sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = "ratings.toml"
FIRST = "friendly"  # the level that all others are compared with
START = 1000  # its rating
SPREAD = 400.0  # points by which the odds are 10 to 1
SURE = 1.96  # standard errors that hold in 95 of 100 cases
STEP = 10  # ratings are told in whole steps


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    level: str
    against: str
    games: int
    won: float  # by ``level``; a shared victory counts half
    commands: list[str]


class Matches(Struct, frozen=True, forbid_unknown_fields=True):
    match: list[Match]


class Rating(Struct, frozen=True):
    points: int
    give_or_take: int  # 0 for the first level, whose rating is set


def rated(matches: list[Match]) -> dict[str, Rating]:
    """Return the rating of each level that matches connect with the first one. Half a game is added
    to both sides, so that a level that won all games is not rated without end."""
    found = {FIRST: (float(START), 0.0)}
    for it in matches:
        if it.against in found:
            points, variance = found[it.against]
            games = it.games + 1
            share = (it.won + 0.5) / games
            error = SPREAD / log(10) / sqrt(games * share * (1 - share))
            lead = SPREAD * log10(share / (1 - share))
            found[it.level] = points + lead, variance + error**2
    return {
        level: Rating(in_steps(points), in_steps(SURE * sqrt(variance)))
        for level, (points, variance) in found.items()
    }


def in_steps(points: float) -> int:
    return STEP * round(points / STEP)


@cache
def ratings(game: str) -> dict[str, Rating]:
    """Return the ratings of a game's levels; none if it has no matches."""
    path = Path(__file__).parent.parent / game / FILE
    if not path.exists():
        return {}
    return rated(msgspec.toml.decode(path.read_bytes(), type=Matches).match)
