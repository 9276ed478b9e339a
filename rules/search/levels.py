"""The levels of automas: each has a budget of tries and a way to choose among the best plans."""

from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Game

from .answers import candidates
from .finals import Further, compared
from .plans import Plan, Planned, Planner
from .playing_out import played_out
from .rehearsal import rehearsed
from .worlds import CLEAR, Sight, World

MORE = 6  # factor for the worlds of games with habits, whose tries are cheap
MOST = 12  # worlds at most, where games are played out


class Level(Struct, frozen=True):
    """A level of automas. It limits tries, not time, so that it plays alike on every machine."""

    id: str
    tries: int  # how often a turn is tried to plan it; less often if it is long
    worlds: int  # worlds that the tries are spread over
    finalists: int  # plans compared again in all worlds
    further: Further | None = None  # how the best finalists are played on
    among: int = 1  # best plans to pick one of, against opponents
    crowd: "Level | None" = None  # the level for more than two seats
    sight: Sight = CLEAR  # what things are worth in its eyes, against opponents
    # In modes where games are played out: the decisions to make in all of them together; 0: plan a
    # turn instead. ``alone`` holds for games of one seat, ``together`` for others.
    alone: int = 0
    together: int = 0
    rehearsals: int = 0  # how often answers are tried in games with habits; 0: as often as turns


FRIENDLY = Level(
    "friendly", tries=50, worlds=2, finalists=6, rehearsals=20,
    sight=Sight(held=1.5, far=0.4, rivals=0.0),  # a beginner's
)  # fmt: skip
STEADY = Level(
    "steady", tries=200, worlds=4, finalists=8, alone=1, rehearsals=90,
    crowd=Level("steady", tries=150, worlds=4, finalists=8),
)  # fmt: skip
SHARP = Level(
    "sharp", tries=700, worlds=6, finalists=6, alone=1500, together=2500, rehearsals=550,
    further=Further(plans=3, worlds=4, reply=40, own=40),
    crowd=Level(
        "sharp", tries=200, worlds=6, finalists=6,
        further=Further(plans=4, worlds=6, reply=25, own=15, kept=4),
    ),
)  # fmt: skip
LEVELS = {level.id: level for level in (FRIENDLY, STEADY, SHARP)}


def decide(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[Plan]:
    """Return plans for this seat; the one to play comes first. Give its first answer, and its later
    ones as long as the game asks the planned questions."""
    choice = game.choice_for(seat)
    assert choice is not None
    chance = Random(seed)
    options = candidates(choice, chance)
    if len(options) == 1:
        return [Plan(((choice.point, options[0]),), 0.0, 0)]
    mode = game.book.modes[game.setup.mode]
    decisions = level.alone if game.setup.seats == 1 else level.together
    if mode.played_out and decisions:
        many = worlds_of(game, seat, replace(level, worlds=min(MOST, decisions)), seed)
        return played_out(many, choice, decisions, chance)
    if game.book.habits and not mode.played_out:
        many = worlds_of(game, seat, replace(level, worlds=MORE * level.worlds), seed)
        return rehearsed(many, choice, level.rehearsals or level.tries, chance)
    if level.crowd and game.setup.seats > 2:
        level = level.crowd
    worlds = worlds_of(game, seat, level, seed)
    sight = CLEAR if mode.team else level.sight  # a team deserves the best play
    planner = Planner(worlds, seat, chance, sight)
    planner.explore(max(level.tries, len(options)))
    further = level.further and level.further.for_turns(planner.length)
    plans = compared(worlds, seat, planner.plans(level.finalists), further, chance, sight)
    return plans if mode.team else by_mood(plans, level, chance)


def to_follow(game: Game[Any], plan: Plan) -> list[Planned]:
    """Return the answers that may be given without planning again. Where answers are rehearsed one
    by one that is only the first: the rest of such a plan was not searched."""
    mode = game.book.modes[game.setup.mode]
    one_by_one = bool(game.book.habits) and not mode.played_out
    return list(plan.answers[:1] if one_by_one else plan.answers)


def worlds_of(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[World]:
    return [World(game, seat, seed_of(seed, number)) for number in range(level.worlds)]


def seed_of(seed: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(4, "big"), key=seed[:64], digest_size=16).digest()


def by_mood(plans: list[Plan], level: Level, chance: Random) -> list[Plan]:
    """Put one of the ``level.among`` best plans first, by chance; better ones more often."""
    among = range(min(level.among, len(plans)))
    (taken,) = chance.choices(among, [len(among) + 1 - place for place in among])
    return [plans[taken], *plans[:taken], *plans[taken + 1 :]]
