"""What a position is roughly worth to the team, in tenths of a card: what automas go by.

What lies there counts, and what the Taoists can be expected to do about it in the turns to come."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rules.core import Choice

from . import exorcism, names, powers, qi, variant, village
from .parts import DATA, FACING, GHOSTS, SPACES_OF
from .payment import WHITE, Need, immune, needs, payments, purse, white_blind
from .registry import book
from .state import Board, State
from .yang import ACTION, MOVE, allowed_actions

VICTORY = 5000
QI = (0, 170, 260, 325, 380, 425, 460)  # each further one is worth less
DEAD, POSSESSED = 200, 40
TOKENS = (0, 13, 23, 30, 34)  # of one colour in one hand
CRYSTAL = 18
YIN_YANG = 95
POWER_TOKEN = 8
BUDDHA, STANDING_BUDDHA = 38, 48
HAUNTED = (0, 70, 170, 420)  # by how many; the last of them is one short of defeat
CARD = 12  # drawn from the deck: one less to come
LATE = 14  # cards of the deck that are too few to be calm about an incarnation
HURRY = 30  # for each card less

EFFORT = (4, 12, 24, 40, 56, 70, 80, 90)  # by what dice have to bring
STONES = {
    "HAUNTER": 44,
    "TORMENTOR": 34,
    "DEVOURER": 30,
    "DICE_IMMUNE": 6,
    "POWER_OFF": 16,
    "GROUP_POWER_OFF": 40,
    "DIE_CAPTIVE": 38,
    "TAO_OFF": 30,
    "WHITE_BLIND": 25,
}
PRESENT = 32  # of any ghost in play
INCARNATION = 150
ON_SYMBOL = 34
LAST_TILE = {"card": 120, "symbol": 600}  # of a Haunter, when one more tile loses the game
LAST_CURSE = 150  # of a Tormentor, then
CROWD = (0, 8, 34)  # ghosts of one board
FULL = 10  # besides the Qi that it costs
SOON = 0.45  # how far what others may do in their turns is trusted
UNKNOWN_HELP = 10
TILES, GHOSTS_CONSIDERED = 5, 4  # that are thought about


class Foe(NamedTuple):
    """A ghost in play, as the team looks at it."""

    space: str
    needs: Sequence[Need]
    immune: bool
    threat: int


@book.part
def worth(s: State, seat: int) -> int:
    """The same for all: they win or lose together."""
    if s.result is not None:
        return VICTORY if s.result.won else -VICTORY
    foes = {space: foe(s, space) for space in s.ghosts if space not in s.slain}
    value = sum(belongings(board) for board in s.boards)
    value -= haunting(s, len(s.haunted)) + sum(crowding(s, side) for side in range(4))
    value += STANDING_BUDDHA * len(s.buddhas) - CARD * len(s.deck) - hurry(s)
    value += s.attempts  # rather try than not, where nothing else is at stake
    return value - threats(s, foes) + prospects(s, foes) + variant.of(s).worth(s)


@book.part
def turn_mark(s: State) -> object:
    return s.round, s.active


# What lies there


def belongings(board: Board) -> int:
    if not board.qi:
        return -DEAD if board.seat >= 0 else -POSSESSED
    if board.seat < 0:
        return 20 * board.qi
    value = QI[min(board.qi, len(QI) - 1)]
    value += sum(TOKENS[number] for number in board.tao.values())
    value += POWER_TOKEN * board.power_tokens + YIN_YANG * board.yin_yang
    return value + BUDDHA * (board.buddhas + board.new_buddhas)


def haunting(s: State, number: int) -> int:
    """What so many haunted tiles cost, the more the nearer defeat is."""
    spare = spare_tiles(s) + len(s.haunted) - number
    return HAUNTED[-1] if spare <= 1 and number else HAUNTED[min(number, len(HAUNTED) - 2)]


def spare_tiles(s: State) -> int:
    """How many more of them lose the game."""
    return DATA.level[s.level].haunted - len(s.haunted)


def crowding(s: State, side: int) -> int:
    """A full board costs Qi, and there is no room to choose from."""
    ghosts = sum(space in s.ghosts for space in SPACES_OF[side])
    if ghosts < len(CROWD):
        return CROWD[ghosts]
    held = min(s.boards[qi.sufferer(s, side)].qi, len(QI) - 1)
    return QI[held] - QI[held - 1] + FULL


def hurry(s: State) -> int:
    """An incarnation has to be beaten before the deck is empty."""
    great = sum(GHOSTS[ghost.id].incarnation for ghost in s.ghosts.values())
    return great * HURRY * max(0, LATE - len(s.deck))


def foe(s: State, space: str) -> Foe:
    ghost = s.ghosts[space]
    card = GHOSTS[ghost.id]
    wanted = needs(s, space)
    proof = immune(s, space)
    least = min(sum(need.values()) for need in wanted)
    value = PRESENT + EFFORT[min(least, len(EFFORT) - 1)]
    value += sum(STONES.get(stone, 0) for stone in (*card.left, *card.centre))
    value += ON_SYMBOL if ghost.figure == "symbol" else 0
    if spare_tiles(s) == 1:
        value += LAST_TILE.get(ghost.figure, 0)
        value += LAST_CURSE * ("TORMENTOR" in card.centre)
    return Foe(space, wanted, proof, value + INCARNATION * card.incarnation)


# What can be expected


def threats(s: State, foes: Mapping[str, Foe]) -> int:
    """What the team would give for being rid of the ghosts in play, less what the Taoists can be
    expected to do about each of them from where they stand."""
    left = {space: float(one.threat) for space, one in foes.items()}
    for side in s.living():
        hand = Hand.of(s, side)
        chances: dict[str, float] = {}
        best = 0.0
        for tile in within_reach(s, side):
            there = {at: hand.chance(foes[at]) for at in FACING[tile] if at in foes}
            gain = sum(left[at] * chance for at, chance in there.items())
            if gain > best:
                best, chances = gain, there
        for at, chance in chances.items():
            left[at] *= 1 - SOON * chance
    return int(sum(left.values()))


def within_reach(s: State, side: int) -> list[str]:
    """Where a Taoist may be after the next move."""
    far = powers.has(s, side, "dance_of_the_peaks")
    own = s.boards[side].at
    if far:
        return list(s.tiles)
    tiles = {name: place for place, name in s.tiles.items()}
    ways = variant.of(s).ways(s, side)
    return [own, *(tiles[way[5:]] for way in ways if way.startswith("tile:"))]


class Hand(NamedTuple):
    """What a Taoist brings to an exorcism."""

    dice: int
    blanks: int  # faces of a die that fit nothing
    tao: Mapping[str, int]
    crystals: int
    again: bool

    @staticmethod
    def of(s: State, side: int) -> "Hand":
        board = s.boards[side]
        dice = exorcism.free_dice(s) + powers.has(s, side, "strength_of_a_mountain")
        barred = powers.in_play(s, "TAO_OFF") > 0
        crystals = s.moon.crystals[side] if s.moon.portal else 0
        again = powers.has(s, side, "gods_favorite")
        blanks = 5 if white_blind(s) else 4
        return Hand(dice, blanks, {} if barred else board.tao, crystals, again)

    def chance(self, one: Foe) -> float:
        lacking = min(
            sum(max(0, n - self.tao.get(colour, 0)) for colour, n in need.items())
            for need in one.needs
        )
        lacking = max(0, lacking - self.crystals)
        if one.immune:
            return float(not lacking)
        return at_least(lacking, self.dice, self.blanks, again=self.again)


def at_least(wanted: int, dice: int, blanks: int, *, again: bool) -> float:
    """How often so many dice fit; of a die's six faces ``blanks`` do not."""
    if wanted <= 0:
        return 1.0
    if wanted > dice:
        return 0.0
    miss = blanks / 6
    if again:
        miss *= miss
    return sum(
        choose(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits)
        for hits in range(wanted, dice + 1)
    )


def choose(n: int, k: int) -> int:
    found = 1
    for step in range(k):
        found = found * (n - step) // (step + 1)
    return found


def prospects(s: State, foes: Mapping[str, Foe]) -> int:
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
    hand = Hand.of(s, side)
    return value + max(chances(s, side, tile, hand, foes) for tile in tiles)


def in_hand(s: State, side: int, foes: Mapping[str, Foe]) -> int:
    """Ghosts that the roll at hand can exorcise."""
    held = purse(s, side, shared=True)
    open_ones = [space for space in s.targets if space not in s.slain]
    within = [foes[space].threat for space in open_ones if payments(s, space, held)]
    return int(max(within, default=0) * (1 - SOON))


def chances(s: State, side: int, tile: str, hand: Hand, foes: Mapping[str, Foe]) -> int:
    """The best that can be expected of an action on this tile."""
    fight = sum(
        foes[at].threat * hand.chance(foes[at]) for at in exorcism.facing(s, tile) if at in foes
    )
    return max(int(fight * (1 - SOON)), help_value(s, side, tile, foes))


def help_value(s: State, side: int, place: str, foes: Mapping[str, Foe]) -> int:
    if not village.can_help(s, side, place):
        return 0
    value = HELP.get(s.tiles[place])
    return max(0, value(s, side, foes)) if value else UNKNOWN_HELP


def one_more_qi(s: State, side: int, change: int) -> int:
    held = s.boards[side].qi
    return QI[min(held + change, len(QI) - 1)] - QI[min(held, len(QI) - 1)]


ARRIVAL = 40  # what one more ghost costs


def banished(s: State, side: int, foes: Mapping[str, Foe]) -> int:
    """The worst ghost, for 1 Qi."""
    worst = max(
        foes[at].threat for key in village.discardable(s) if (at := names.last(key)) in foes
    )
    return worst * 2 // 3 + one_more_qi(s, side, -1)


def circled(s: State, side: int, foes: Mapping[str, Foe]) -> int:
    colours: list[str] = [GHOSTS[ghost.id].colour for ghost in s.ghosts.values()]
    return 10 * max((colours.count(colour) for colour in s.supply), default=0)


HELP: dict[str, Callable[[State, int, Mapping[str, Foe]], int]] = {
    "cemetery": lambda s, side, foes: DEAD + QI[2] if qi.dead(s) else 0,
    "taoist_altar": lambda s, side, foes: (
        haunting(s, len(s.haunted)) - haunting(s, len(s.haunted) - 1) - ARRIVAL
    ),
    "herbalist_shop": lambda s, side, foes: 26,
    "sorcerer_hut": banished,
    "buddhist_temple": lambda s, side, foes: BUDDHA,
    "night_watch": lambda s, side, foes: ON_SYMBOL,
    "circle_of_prayer": circled,
    "pavilion": lambda s, side, foes: 8,
    "tea_house": lambda s, side, foes: TOKENS[1] + one_more_qi(s, side, 1) - ARRIVAL + CARD,
}


# What is not worth a thought


@book.sensible("ghost_stories.yang")
def promising(s: State, choice: Choice) -> Sequence[str]:
    """Of all tiles those where most can be expected, and no exorcism without hope."""
    side = s.active
    foes = {space: foe(s, space) for space in s.ghosts}
    hand = Hand.of(s, side)
    tiles = [key for key in choice.keys if key.startswith("tile:")]
    tiles.sort(key=lambda key: -chances(s, side, names.place_of(s, key), hand, foes))
    kept = {key for key in choice.keys if not key.startswith("tile:")} | set(tiles[:TILES])
    if not any(hand.chance(foes[at]) for at in exorcism.facing(s, s.boards[side].at)):
        kept.discard("exorcise")
    return [key for key in choice.keys if key in kept]


@book.sensible("ghost_stories.mantra", "ghost_stories.discard_ghost", "ghost_stories.move_ghost")
def worst(s: State, choice: Choice) -> Sequence[str]:
    """The ghosts that threaten most."""
    threat = {key: foe(s, names.last(key)).threat for key in choice.keys}
    return sorted(choice.keys, key=lambda key: -threat[key])[:GHOSTS_CONSIDERED]


@book.sensible("ghost_stories.reroll")
def misses(s: State, choice: Choice) -> Sequence[str]:
    """Dice that show neither white nor what a ghost in front needs."""
    if not s.targets:
        return choice.keys
    wanted = {colour for space in s.targets for need in needs(s, space) for colour in need}
    wanted |= set() if white_blind(s) else {WHITE}
    return [key for key in choice.keys if s.dice[int(names.last(key))] not in wanted]
