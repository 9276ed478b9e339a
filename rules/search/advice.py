"""Advice for a player: the best plan and the runner-up, each with its purpose and the parts of its
worth."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Aim, Game, Message

from .levels import Level, decide, worlds_of
from .plans import Plan
from .purposes import clock, ends_of, outlook
from .worlds import CLEAR, value

RIVALS = "rivals"  # the part of a position's worth that comes from the other seats


class Advice(Struct, frozen=True):
    plan: Plan
    parts: dict[str, int]  # average parts of the seat's worth after the turn
    serves: list[Aim] = []  # the aims that the plan brings nearer
    puts_off: list[Aim] = []  # the aims that the best plan serves better
    clock: Message | None = None  # a sentence about the time left


def advise(game: Game[Any], seat: int, level: Level, seed: bytes) -> list[Advice]:
    """Return the best plan and a runner-up, which begins with another answer if any plan does."""
    plans = decide(game, seat, replace(level, among=1, sight=CLEAR), seed)
    worlds = worlds_of(game, seat, level, seed)
    others = [plan for plan in plans if plan.answers[0] != plans[0].answers[0]] or plans[1:]
    best = (plans[0], *others[:1])
    ends = [ends_of(worlds, seat, plan, seed) for plan in best]
    views = [outlook(worlds, reached, seat) for reached in ends]
    time = clock(worlds, seat)
    return [
        Advice(plan, parts(reached, seat), view.serves, views[0].ahead_of(view), time)
        for plan, reached, view in zip(best, ends, views, strict=True)
    ]


def parts(ends: Sequence[Game[Any]], seat: int) -> dict[str, int]:
    """Return the average parts of the seat's worth in these positions."""
    total: Counter[str] = Counter()
    for game in ends:
        own = game.book.prospects(game.state, seat)
        total.update(own)
        total[RIVALS] += round(value(game, seat) - sum(own.values()))
    return {part: round(worth / len(ends)) for part, worth in total.items()}
