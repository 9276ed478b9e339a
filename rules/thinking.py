"""A worker process that plans for automas: reads requests as lines, writes thoughts as lines.

``python -m rules.thinking`` runs until its input is closed.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from . import load_game
from .core import Game, RulesError
from .search import (
    LEVELS,
    Advice,
    Appraisal,
    Exercise,
    Par,
    Plan,
    Review,
    Turning,
    advise,
    appraise,
    decide,
    exercises,
    par,
    review_of,
)
from .search.plans import Planned

FAULTS = (RulesError, LookupError, ValueError, AssertionError)
POLITE = 10  # niceness, so that the bot itself stays responsive on a small machine


class Question(Struct):
    """A request about a saved game. Plans use only what ``seat`` may know."""

    game: str
    seat: int
    level: str
    seed: str
    wanted: Literal["plans", "advice", "review", "exercises", "appraisal", "par"] = "plans"
    turnings: list[Turning] = []  # turning points to make exercises from
    answers: list[Planned] = []  # the plan to carry out
    at: int = 0  # the number of decisions before the exercise


class Thoughts(Struct):
    """The reply to a request, or the fault that prevented one."""

    plans: list[Plan] = []
    advice: list[Advice] = []
    review: Review | None = None
    exercises: list[Exercise] | None = None
    appraisal: Appraisal | None = None
    par: Par | None = None
    fault: str = ""


read_question = msgspec.json.Decoder(Question).decode
read_thoughts = msgspec.json.Decoder(Thoughts).decode
write = msgspec.json.Encoder().encode


def thought_out(line: bytes) -> Thoughts:
    try:
        asked = read_question(line)
        game, level, seed = load_game(asked.game), LEVELS[asked.level], bytes.fromhex(asked.seed)
        match asked.wanted:
            case "plans":
                thoughts = Thoughts(plans=decide(game, asked.seat, level, seed))
            case "advice":
                thoughts = Thoughts(advice=advise(game, asked.seat, level, seed))
            case "review":
                thoughts = reviewed(game, seed)
            case "exercises":
                thoughts = exercised(game, asked.turnings, seed)
            case "appraisal":
                appraisal = appraise(game, asked.seat, asked.answers, seed, asked.at)
                thoughts = Thoughts(appraisal=appraisal)
            case "par":
                thoughts = Thoughts(par=par(game, level, seed))
    except FAULTS as fault:
        return Thoughts(fault=repr(fault))
    return thoughts


def reviewed(game: Game[Any], seed: bytes) -> Thoughts:
    """Return a review, or the fault if corrected rules cannot play the old game again."""
    try:
        return Thoughts(review=review_of(game, seed))
    except FAULTS as fault:
        return Thoughts(fault=repr(fault))


def exercised(game: Game[Any], turnings: Sequence[Turning], seed: bytes) -> Thoughts:
    """Return the exercises that hold, or the fault that prevented them."""
    try:
        return Thoughts(exercises=[it for it in exercises(game, turnings, seed) if it.holds])
    except FAULTS as fault:
        return Thoughts(fault=repr(fault))


def main(lines: Iterable[bytes] = sys.stdin.buffer) -> None:
    if sys.platform != "win32":
        os.nice(POLITE)
    for line in lines:
        sys.stdout.buffer.write(write(thought_out(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
