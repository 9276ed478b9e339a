"""What can be expected: how likely exorcisms are from where the Taoists stand, and what the village
may still help with in this turn."""

from collections.abc import Callable, Mapping
from functools import cache
from math import comb
from typing import NamedTuple

from . import exorcism, names, powers, qi, variant, village
from .parts import FACING, GHOSTS
from .payment import payments, purse, white_blind
from .stakes import (
    BUDDHA,
    CARD,
    DEAD,
    ON_SYMBOL,
    QI,
    TOKENS,
    Foe,
    haunting,
    one_more_qi,
)
from .state import State
from .yang import ACTION, MOVE, allowed_actions

SOON = 0.2  # how far what others may do in their turns is trusted
UNKNOWN_HELP = 10
ARRIVAL = 140  # what one more ghost costs, with those that it calls
TWO_TOKENS = 42
CIRCLE = 10  # for each ghost that it weakens
MOVED_GHOST = 8

Foes = Mapping[str, Foe]


class Hand(NamedTuple):
    """What a Taoist brings to an exorcism."""

    dice: int
    blanks: int  # faces of a die that fit nothing
    tao: Mapping[str, int]
    crystals: int
    again: bool

    def chance(self, one: Foe) -> float:
        own = self.tao
        lacking = min(
            [sum([max(0, n - own.get(it, 0)) for it, n in need.items()]) for need in one.needs]
        )
        lacking = max(0, lacking - self.crystals)
        if one.immune or not lacking:
            return float(not lacking)
        return at_least(lacking, self.dice, self.blanks, again=self.again)


def hand(s: State, side: int) -> Hand:
    board = s.boards[side]
    dice = exorcism.free_dice(s) + powers.has(s, side, "strength_of_a_mountain")
    crystals = s.moon.crystals[side] if s.moon.portal else 0
    again = powers.has(s, side, "gods_favorite")
    blanks = 5 if white_blind(s) else 4
    barred = powers.in_play(s, "TAO_OFF") > 0
    return Hand(dice, blanks, {} if barred else board.tao, crystals, again)


@cache
def at_least(wanted: int, dice: int, blanks: int, *, again: bool) -> float:
    """How often so many dice fit; of a die's six faces ``blanks`` do not."""
    miss = (blanks / 6) ** (2 if again else 1)
    return sum(
        comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits)
        for hits in range(wanted, dice + 1)
    )


def threats(s: State, foes: Foes) -> int:
    """What the team would give for being rid of the ghosts in play, less what the Taoists can be
    expected to do about each of them from where they stand."""
    left = {space: float(one.threat) for space, one in foes.items()}
    if not left:
        return 0
    for side in s.living():
        mine = hand(s, side)
        chances: dict[str, float] = {}
        best = 0.0
        for tile in within_reach(s, side):
            there = {at: mine.chance(foes[at]) for at in FACING[tile] if at in foes}
            gain = sum([left[at] * chance for at, chance in there.items()])
            if gain > best:
                best, chances = gain, there
        for at, chance in chances.items():
            left[at] *= 1 - SOON * chance
    return int(sum(left.values()))


def within_reach(s: State, side: int) -> list[str]:
    """Where a Taoist may be after the next move."""
    if powers.has(s, side, "dance_of_the_peaks"):
        return list(s.tiles)
    return [s.boards[side].at, *variant.of(s).near(s, side)]


def prospects(s: State, foes: Foes) -> int:
    """What the Taoist whose turn it is may still bring about in it."""
    side = s.active
    if s.targets:
        return in_hand(s, side, foes)
    if s.phase != "yang" or not s.boards[side].lives:
        return 0
    value = max(help_value(s, side, place, foes) for place in s.tiles) if s.spending else 0
    if s.stage not in (MOVE, ACTION) or not allowed_actions(s, side):
        return value
    tiles = within_reach(s, side) if s.stage == MOVE else [s.boards[side].at]
    mine = hand(s, side)
    return value + max([action_value(s, mine, tile, foes) for tile in tiles])


def in_hand(s: State, side: int, foes: Foes) -> int:
    """Ghosts that the roll at hand can exorcise."""
    held = purse(s, side, shared=True)
    open_ones = [space for space in s.targets if space not in s.slain]
    within = [foes[space].threat for space in open_ones if payments(s, space, held)]
    return int(max(within, default=0) * (1 - SOON))


def action_value(s: State, mine: Hand, tile: str, foes: Foes) -> int:
    """The best that can be expected of an action on this tile."""
    return max(fight_value(s, mine, tile, foes), help_value(s, s.active, tile, foes))


def fight_value(s: State, mine: Hand, tile: str, foes: Foes) -> int:
    there = [foes[at] for at in exorcism.facing(s, tile) if at in foes]
    return int(sum(one.threat * mine.chance(one) for one in there) * (1 - SOON))


def help_value(s: State, side: int, place: str, foes: Foes) -> int:
    if not village.can_help(s, side, place):
        return 0
    value = HELP.get(s.tiles[place])
    return max(0, value(s, side, foes)) if value else UNKNOWN_HELP


def yin_yang_value(s: State, side: int, foes: Foes) -> int:
    best = max(help_value(s, side, place, foes) for place in s.tiles)
    return max(best, restored(s)) if s.haunted else best


def use_value(s: State, side: int, key: str, foes: Foes) -> int:
    """Of a Yin-Yang that is being spent: a tile turned back, or the help of one."""
    if key.startswith("restore:"):
        return restored(s)
    return help_value(s, side, names.place_of(s, key), foes)


def restored(s: State) -> int:
    """What a haunted tile less is worth."""
    return haunting(s, len(s.haunted)) - haunting(s, len(s.haunted) - 1)


def banished(s: State, side: int, foes: Foes) -> int:
    """The worst ghost, for 1 Qi."""
    worst = max(
        foes[at].threat for key in village.discardable(s) if (at := names.last(key)) in foes
    )
    return int(worst * (1 - SOON)) + one_more_qi(s.boards[side], -1)


def circled(s: State, side: int, foes: Foes) -> int:
    colours: list[str] = [GHOSTS[ghost.id].colour for ghost in s.ghosts.values()]
    return CIRCLE * max((colours.count(colour) for colour in s.supply), default=0)


HELP: dict[str, Callable[[State, int, Foes], int]] = {
    "cemetery": lambda s, side, foes: DEAD + QI[2] if qi.dead(s) else 0,
    "taoist_altar": lambda s, side, foes: restored(s) - ARRIVAL,
    "herbalist_shop": lambda s, side, foes: TWO_TOKENS,
    "sorcerer_hut": banished,
    "buddhist_temple": lambda s, side, foes: BUDDHA,
    "night_watch": lambda s, side, foes: ON_SYMBOL,
    "circle_of_prayer": circled,
    "pavilion": lambda s, side, foes: MOVED_GHOST,
    "tea_house": lambda s, side, foes: TOKENS[1] + one_more_qi(s.boards[side], 1) - ARRIVAL + CARD,
}
