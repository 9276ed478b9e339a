"""The team's chance to win from a position. The weights were fitted by maximum likelihood to the
positions and outcomes of some thousand games that were played by habit
(`python -m tools.fit_ghosts`)."""

import math
from collections.abc import Sequence
from operator import mul

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

HUNDRED = 100  # divides the worth of a position, so that all features are about as large
FURTHER = -1.5  # added to the logarithm of the odds for each further incarnation to beat


Row = tuple[float, ...]

# Weights of the features that `row` returns: without an incarnation in play, and with one. Their
# sum is the logarithm of the odds.
WAITING = {"base": (-0.39, 0.396), "white_moon": (-1.24, 0.122)}
FACING = {
    "base": (-3.16, 0.116, 0.167, 1.46, 2.3, -3.57),
    "white_moon": (-2.28, 0.076, -0.036, 1.8, 1.52, -2.84),
}


def chance_to_win(s: State) -> float:
    great_ones = incarnations_in_play(s)
    weights = (FACING if great_ones else WAITING)[s.mode]
    further = FURTHER * (len(great_ones) + undrawn(s) - 1)
    return chance(sum(map(mul, weights, row(s, great_ones))) + further)


def row(s: State, great_ones: Sequence[str]) -> Row:
    """Return the features of a position: 1, and the stakes. With an incarnation in play, add the
    cards left, the chance of beating it in a round of attempts, the chance with all the team's
    tokens, and 1 if it cannot be exorcised now."""
    there = foes(s, great=False)
    always = (1.0, promise(s, there) / HUNDRED)
    if not great_ones:
        return always
    alone, together = odds_against(s, [there[at] for at in great_ones if at in there])
    barred = any(not assailable(s, at) for at in great_ones)
    return (*always, float(len(s.deck)), alone, together, float(barred))


def chance(strength: float) -> float:
    return 1 / (1 + math.exp(-strength)) if strength > -HUNDRED else 0.0


def promise(s: State, there: Foes) -> int:
    """Return the worth of everything that the team has, less that of all dangers."""
    value = sum([belongings(board) for board in s.boards])
    value -= haunting(s, len(s.haunted)) + sum([crowding(s, side) for side in range(4)])
    value -= missed(s)
    value += STANDING_BUDDHA * len(s.buddhas) - CARD * len(s.deck)
    value += s.attempts  # so that an attempt is better than none
    if s.circle:
        value += circle_gain(s, s.circle)
    return value - threats(s, there) + prospects(s, there) + variant.of(s).worth(s)


def odds_against(s: State, great_ones: Sequence[Foe]) -> tuple[float, float]:
    """Return two chances to beat the hardest incarnation in play: if each Taoist tries once, and if
    one tries with the tokens of all."""
    hands = [hand(s, side) for side in s.living()]
    pooled = [it._replace(tao=everybodys(s) if it.tao else {}) for it in hands]
    alone = min([within_a_round(hands, one) for one in great_ones], default=1.0)
    together = min([max(it.against(one) for it in pooled) for one in great_ones], default=1.0)
    return alone, together


def within_a_round(hands: Sequence[Hand], one: Foe) -> float:
    return 1 - math.prod([1 - it.against(one) for it in hands], start=1.0)


def everybodys(s: State) -> dict[str, int]:
    return {colour: sum([board.tao[colour] for board in s.boards]) for colour in COLOURS}
