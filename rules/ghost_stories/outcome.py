"""How likely the team is to win from here. The figures are those under which what came of the
positions of thousands of games that were played out of habit was likeliest."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from . import variant
from .aid import circle_gain
from .danger import undrawn
from .ending import incarnations_in_play
from .exorcism import assailable
from .hopes import Hand, hand, prospects, threats
from .parts import COLOURS
from .stakes import (
    CARD,
    STANDING_BUDDHA,
    Foe,
    Foes,
    belongings,
    crowding,
    foes,
    haunting,
    missed,
)
from .state import State

HUNDRED = 100  # of the unit in which things are at stake
FURTHER = -1.5  # for each incarnation more that has to be beaten


class Waiting(NamedTuple):
    """While no incarnation is in play: parts of the logarithm of the odds."""

    sure: float
    promised: float  # for a hundred


class Facing(NamedTuple):
    """While one is in play."""

    sure: float
    promised: float
    card: float  # left in the deck
    alone: float  # that somebody beats it with what he has, in a round
    together: float  # that the best of them beats it with everybody's tokens
    barred: float  # as long as it cannot be exorcised


WAITING = {"base": Waiting(-0.39, 0.396), "white_moon": Waiting(-1.24, 0.122)}
FACING = {
    "base": Facing(-3.16, 0.116, 0.167, 1.46, 2.3, -3.57),
    "white_moon": Facing(-2.28, 0.076, -0.036, 1.8, 1.52, -2.84),
}


def chance_to_win(s: State) -> float:
    great_ones = incarnations_in_play(s)
    there = foes(s, great=False)
    promised = promise(s, there) / HUNDRED
    further = FURTHER * (len(great_ones) + undrawn(s) - 1)
    if not great_ones:
        waiting = WAITING[s.mode]
        return chance(waiting.sure + waiting.promised * promised + further)
    facing = FACING[s.mode]
    alone, together = odds_against(s, [there[at] for at in great_ones if at in there])
    barred = any(not assailable(s, at) for at in great_ones)
    return chance(
        facing.sure
        + facing.promised * promised
        + facing.card * len(s.deck)
        + facing.alone * alone
        + facing.together * together
        + facing.barred * barred
        + further
    )


def chance(strength: float) -> float:
    return 1 / (1 + math.exp(-strength)) if strength > -HUNDRED else 0.0


def promise(s: State, there: Foes) -> int:
    """What everything is worth that the team has and has to fear."""
    value = sum([belongings(board) for board in s.boards])
    value -= haunting(s, len(s.haunted)) + sum([crowding(s, side) for side in range(4)])
    value -= missed(s)
    value += STANDING_BUDDHA * len(s.buddhas) - CARD * len(s.deck)
    value += s.attempts  # rather try than not, where nothing else is at stake
    if s.circle:
        value += circle_gain(s, s.circle)
    return value - threats(s, there) + prospects(s, there) + variant.of(s).worth(s)


def odds_against(s: State, great_ones: Sequence[Foe]) -> tuple[float, float]:
    """How likely a round of attempts beats the hardest of them, and one with all the tokens."""
    hands = [hand(s, side) for side in s.living()]
    pooled = [it._replace(tao=everybodys(s) if it.tao else {}) for it in hands]
    alone = min([within_a_round(hands, one) for one in great_ones], default=1.0)
    together = min([max(it.against(one) for it in pooled) for one in great_ones], default=1.0)
    return alone, together


def within_a_round(hands: Sequence[Hand], one: Foe) -> float:
    return 1 - math.prod([1 - it.against(one) for it in hands])


def everybodys(s: State) -> dict[str, int]:
    return {colour: sum([board.tao[colour] for board in s.boards]) for colour in COLOURS}
