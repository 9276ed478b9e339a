"""Expectations of automas: the chances of exorcisms by all Taoists, and what the active Taoist may
still gain in this turn."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from . import exorcism, powers, variant
from .aid import help_value, restored
from .odds import cover
from .parts import ADJACENT, FACING
from .payment import Need, payments, purse, white_blind
from .stakes import Foe, Foes
from .state import State
from .yang import ACTION, MOVE, allowed_actions

SOON = 0.23  # weight of what other Taoists can do in their next turns
LATER = 0.29  # weight of what the active Taoist can do in the next turn
EAGER = 0.95  # weight of an exorcism, which may fail, against help, which is sure
ANOTHER = 0.34  # the worth of a second action of the same kind, as a share of the first
TOKEN_SPENT = 18  # the cost of a token spent
PLACED = 29  # the worth of a space where a Buddha can be placed


class Hand(NamedTuple):
    """The means of a Taoist in an exorcism."""

    dice: int
    white: bool  # white faces count for any colour
    tao: Mapping[str, int]
    crystals: int
    again: bool

    def lacks(self, need: Need) -> Need:
        return {it: n - self.tao.get(it, 0) for it, n in need.items() if n > self.tao.get(it, 0)}

    def chance(self, need: Need, *, immune: bool = False) -> float:
        """Return the chance that dice cover what tokens and crystals do not. ``immune``: dice do
        not count."""
        lack = self.lacks(need)
        if not lack:
            return 1.0
        if self.crystals and sum(lack.values()) <= self.crystals:
            return 1.0
        if immune:
            return 0.0
        return cover(lack, self.dice, white=self.white, again=self.again)

    def against(self, one: Foe) -> float:
        return max([self.chance(need, immune=one.immune) for need in one.needs])

    def spends(self, one: Foe) -> int:
        """Return the least number of tokens that exorcising a ghost costs."""
        return min([sum(need.values()) - sum(self.lacks(need).values()) for need in one.needs])


def hand(s: State, side: int, place: str = "") -> Hand:
    """Return a Taoist's means. With ``place``, add the tokens of the other Taoists on that tile."""
    board = s.boards[side]
    dice = exorcism.free_dice(s) + powers.has(s, side, "strength_of_a_mountain")
    crystals = s.moon.crystals[side] if s.moon.portal else 0
    again = powers.has(s, side, "gods_favorite")
    tao = board.tao
    if powers.in_play(s, "TAO_OFF"):
        tao = {}
    elif place:
        friends = [it for it in s.boards if it is not board and it.lives and it.at == place]
        if friends:
            tao = {it: n + sum([friend.tao[it] for friend in friends]) for it, n in tao.items()}
    return Hand(dice, not white_blind(s), tao, crystals, again)


def threats(s: State, foes: Foes) -> int:
    """Return the threat of the ghosts in play, less what the Taoists are likely to do about each of
    them in their next turns."""
    left = {space: float(one.threat) for space, one in foes.items()}
    if not left:
        return 0
    for side in s.living():
        mine = hand(s, side)
        chances: dict[str, float] = {}
        best = 0.0
        odds = {at: mine.against(one) for at, one in foes.items()}
        for tile in within_reach(s, side):
            there = {at: odds[at] for at in FACING[tile] if at in odds}
            gain = sum([left[at] * chance for at, chance in there.items()])
            if gain > best:
                best, chances = gain, there
        for at, chance in chances.items():
            left[at] *= 1 - SOON * chance
    return int(sum(left.values()))


def within_reach(s: State, side: int) -> list[str]:
    """Return the tiles where a Taoist may be after the next move."""
    if powers.has(s, side, "dance_of_the_peaks"):
        return list(s.tiles)
    return [s.boards[side].at, *variant.of(s).near(s, side)]


class Outlook:
    """The gains that the active Taoist can expect on each tile in this turn."""

    def __init__(self, s: State, foes: Foes) -> None:
        self.s, self.side, self.foes = s, s.active, foes
        self.fights: dict[str, float] = {}
        self.helps: dict[str, float] = {}

    def action(self, tile: str) -> float:
        """Return the worth of the actions possible on a tile: one, or two with a blue power."""
        fight = self.fight(tile)
        help = max(self.help(tile), self.rescue(tile))
        most = max(0.0, fight, help)
        if self.s.actions or not most:
            return most
        if powers.has(self.s, self.side, "heavenly_gust"):
            return fight + help
        if powers.has(self.s, self.side, "second_wind"):
            return most * (1 + ANOTHER)
        return most

    def help(self, tile: str) -> float:
        if tile not in self.helps:
            self.helps[tile] = help_value(self.s, self.side, tile, self.foes)
        return self.helps[tile]

    def rescue(self, tile: str) -> float:
        return variant.of(self.s).rescue(self.s, self.side, tile)

    def yin_yang(self) -> float:
        """Return the worth of a Yin-Yang: the best help of any tile, or turning back a tile."""
        best = max([self.help(tile) for tile in self.s.tiles])
        return max(best, restored(self.s)) if self.s.haunted else best

    def fight(self, tile: str) -> float:
        if tile not in self.fights:
            self.fights[tile] = self._fight(tile)
        return self.fights[tile]

    def _fight(self, tile: str) -> float:
        s = self.s
        there = [self.foes[at] for at in exorcism.facing(s, tile) if at in self.foes]
        if not there:
            return 0.0
        return brawl(hand(s, self.side, tile), there)

    def standing(self, tile: str) -> float:
        """Return the worth of ending the turn on a tile."""
        s = self.s
        value = LATER * max([self.fight(near) for near in (tile, *ADJACENT[tile])])
        buddhas = s.boards[self.side].buddhas
        if buddhas:
            open_spaces = [at for at in FACING[tile] if at not in s.ghosts and at not in s.buddhas]
            value += PLACED * min(len(open_spaces), buddhas)
        return value + variant.of(s).standing(s, self.side, tile)


def brawl(mine: Hand, there: Sequence[Foe]) -> float:
    """Return the worth of an exorcism attempt against several ghosts, counting its chances to
    exorcise the worst one, another one with it, or only another one."""
    first = max(there, key=lambda one: gain(mine, one))
    chance, value = mine.against(first), gain(mine, first)
    found = chance * value
    for other in there:
        if other is not first:
            both = chance_of_both(mine, first, other)
            alone = max(0.0, mine.against(other) - both) * (1 - chance)
            found += (both + alone) * gain(mine, other)
    return found * EAGER


def chance_of_both(mine: Hand, one: Foe, other: Foe) -> float:
    if one.immune or other.immune:
        return mine.against(one) * mine.against(other)
    need = dict(one.needs[0])
    for colour, number in other.needs[0].items():
        need[colour] = need.get(colour, 0) + number
    return mine.chance(need)


def gain(mine: Hand, one: Foe) -> int:
    return one.threat + one.relief + one.reward - TOKEN_SPENT * mine.spends(one)


def prospects(s: State, foes: Foes) -> int:
    """Return the worth of what the active Taoist can still do in this turn."""
    side = s.active
    if s.targets:
        return in_hand(s, side, foes)
    if s.phase != "yang" or not s.boards[side].lives:
        return 0
    value = max(help_value(s, side, place, foes) for place in s.tiles) if s.spending else 0
    if s.stage not in (MOVE, ACTION) or not allowed_actions(s, side):
        return int(value)
    tiles = within_reach(s, side) if s.stage == MOVE else [s.boards[side].at]
    outlook = Outlook(s, foes)
    return int(value + max([outlook.action(tile) for tile in tiles]))


def in_hand(s: State, side: int, foes: Foes) -> int:
    """Return the highest threat among the ghosts that the present roll can exorcise."""
    held = purse(s, side, shared=True)
    open_ones = [space for space in s.targets if space not in s.slain]
    within = [foes[space].threat for space in open_ones if payments(s, space, held)]
    return max(within, default=0)
