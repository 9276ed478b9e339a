"""Advice for a player: the best plan and the runner-up, each with the parts of its worth."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Game

from .levels import Level, decide, worlds_of
from .plans import Plan
from .playing_on import carried_out
from .worlds import World, value

RIVALS = "rivals"  # the part of a position's worth that comes from the other seats


class Advice(Struct, frozen=True):
    plan: Plan
    parts: dict[str, int]  # average parts of the seat's worth after the turn


def advise(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[Advice]:
    """Return the best plan and a runner-up, which begins with another answer if any plan does."""
    strict = replace(level, among=1)
    plans = decide(game, seat, strict, seed)
    worlds = worlds_of(game, seat, level, seed)
    others = [plan for plan in plans if plan.answers[0] != plans[0].answers[0]] or plans[1:]
    best = (plans[0], *others[:1])
    return [Advice(plan, parts(worlds, seat, plan, Random(seed))) for plan in best]


def parts(worlds: Sequence[World], seat: int, plan: Plan, chance: Random) -> dict[str, int]:
    total: Counter[str] = Counter()
    for world in worlds:
        game = carried_out(world, seat, plan, chance)
        own = game.book.prospects(game.state, seat)
        total.update(own)
        total[RIVALS] += round(value(game, seat) - sum(own.values()))
    return {part: round(worth / len(worlds)) for part, worth in total.items()}
