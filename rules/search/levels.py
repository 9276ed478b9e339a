"""The levels of automas: how much each tries, how far it looks, and how strict it is."""

from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Game

from .answers import candidates
from .finals import Further, compared
from .plans import Plan, Planned, Planner
from .rehearsal import rehearsed
from .worlds import World

MORE = 6  # worlds when tries are cheap


class Level(Struct, frozen=True):
    """A way to play. Budgets are numbers of tries, so that a level plays alike everywhere."""

    id: str
    tries: int  # tries for a turn
    worlds: int  # worlds they are spread over
    finalists: int  # plans compared again in all worlds
    further: Further | None = None  # how the best of them are played on
    among: int = 1  # with opponents, one of this many best plans is taken
    crowd: "Level | None" = None  # the level used with more than two sides


FRIENDLY = Level("friendly", tries=50, worlds=2, finalists=6, among=3)
STEADY = Level(
    "steady", tries=200, worlds=4, finalists=8,
    crowd=Level("steady", tries=150, worlds=4, finalists=8),
)  # fmt: skip
SHARP = Level(
    "sharp", tries=700, worlds=6, finalists=6,
    further=Further(plans=3, worlds=4, reply=40, own=40),
    crowd=Level(
        "sharp", tries=200, worlds=6, finalists=6,
        further=Further(plans=4, worlds=6, reply=25, own=15, kept=4),
    ),
)  # fmt: skip
LEVELS = {level.id: level for level in (FRIENDLY, STEADY, SHARP)}


def decide(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[Plan]:
    """Return the plans of this seat, the best first. The first answer of the first one is to be
    played, and those after it as long as the questions are the planned ones."""
    choice = game.choice_for(seat)
    assert choice is not None
    chance = Random(seed)
    options = candidates(choice, chance)
    if len(options) == 1:
        return [Plan(((choice.point, options[0]),), 0.0, 0)]
    if game.book.habits:
        many = worlds_of(game, seat, replace(level, worlds=MORE * level.worlds), seed)
        return rehearsed(many, choice, level.tries, chance)
    if level.crowd and game.setup.seats > 2:
        level = level.crowd
    worlds = worlds_of(game, seat, level, seed)
    planner = Planner(worlds, seat, chance)
    planner.explore(max(level.tries, len(options)))
    plans = compared(worlds, seat, planner.plans(level.finalists), level.further, chance)
    in_team = game.book.modes[game.setup.mode].team  # a team deserves the best play
    return plans if in_team else by_mood(plans, level, chance)


def to_follow(game: Game[Any], plan: Plan) -> list[Planned]:
    """Return the answers of a plan that are played without another thought. Where answers are
    rehearsed one by one, everything after the first was only habit."""
    return list(plan.answers[:1] if game.book.habits else plan.answers)


def worlds_of(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[World]:
    return [World(game, seat, seed_of(seed, number)) for number in range(level.worlds)]


def seed_of(seed: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(4, "big"), key=seed[:64], digest_size=16).digest()


def by_mood(plans: list[Plan], level: Level, chance: Random) -> list[Plan]:
    """Order plans by mood: a level that plays for fun takes any of the best, the better ones
    more often."""
    among = range(min(level.among, len(plans)))
    (taken,) = chance.choices(among, [len(among) + 1 - place for place in among])
    return [plans[taken], *plans[:taken], *plans[taken + 1 :]]
