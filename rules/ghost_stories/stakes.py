"""The stakes: the rough worth to the team of tokens, tiles, ghosts and Qi. In this unit, one
Taoist's turn is worth about forty."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from . import qi, variant
from .ending import incarnations_in_play
from .exorcism import assailable
from .parts import DATA, GHOSTS, SIDE_OF, SPACES_OF
from .payment import Need, immune, needs
from .state import Board, State

QI = (0, 112, 200, 270, 340, 405, 461)  # each further Qi is worth less, but more than a turn
DEAD, POSSESSED = 20, 40
NEUTRAL_QI = 20
TOKENS = (0, 13, 22, 29, 34)  # tokens of one colour in one hand; a turn brings about two
YIN_YANG = 69
POWER_TOKEN = 8
BUDDHA, STANDING_BUDDHA = 75, 68  # each keeps one ghost away
HAUNTED = (0, 33, 75, 193)  # by the number of haunted tiles; one more than this loses
NEEDED = {  # added if this tile is the haunted one
    "sorcerer_hut": 50,
    "taoist_altar": 30,
    "night_watch": 20,
    "tea_house": -20,
}
CARD = 44  # a card drawn from the deck

PRESENT = 47  # every ghost: somebody spends a turn on it
EFFORT = (0, 7, 16, 30, 39, 49, 57, 64)  # by the number of faces needed
STONES = {  # harm of each stone to the team while its ghost is there
    "HAUNTER": 52,  # a tile in every second turn, and the Altar brings another ghost
    "TORMENTOR": 94,  # four faces of six hurt
    "DEVOURER": 150,  # a villager in each turn of its board
    "DICE_IMMUNE": 33,
    "POWER_OFF": 45,
    "GROUP_POWER_OFF": 167,
    "DIE_CAPTIVE": 52,  # a third of what everybody rolls
    "TAO_OFF": 123,
    "WHITE_BLIND": 45,
}
ON_SYMBOL = 43  # the figure is on the symbol and haunts next turn
NOT_YET = 3  # divides the loss while the figure is still on the card
INCARNATION = 250
OUT_OF_REACH = 200  # nobody can exorcise it now
LAST_ONE = 700  # added if beating it wins the game
LATE = 14  # cards in the deck, below which an incarnation is urgent
CIRCLE = 125  # a colour made easier for good
CIRCLED = 6  # each ghost weakened by the Circle of Prayer
HURRY = 60  # each card fewer than that
LAST_TILE = {"card": 318, "symbol": 1270}  # a Haunter that would haunt the losing tile
LAST_CURSE = 200  # a Tormentor that could do the same
CROWD = (0, 0, 6)  # ghosts of one board: space runs out
FULL = -26  # a full board: it costs a Qi, but no ghost comes
URGENT = (1.0, 0.87, 0.75, 0.62)  # share of a board's danger, by the turns before its own
REWARDS = {  # rewards of the exorcist
    "GAIN_TAO_1": 24,
    "GAIN_TAO_2": 45,
    "GAIN_QI_OR_YINYANG": 89,
    "GAIN_QI_AND_YINYANG": 237,
    "CURSE": -53,
}


class Foe(NamedTuple):
    """A ghost in play, as the team looks at it."""

    space: str
    needs: Sequence[Need]
    immune: bool
    threat: int
    relief: int  # other harm to its board while it is there
    reward: int  # the exorcist's gain


Foes = Mapping[str, Foe]  # by space


def belongings(board: Board) -> int:
    if not board.qi:
        return -DEAD if board.seat >= 0 else -POSSESSED
    if board.seat < 0:
        return NEUTRAL_QI * board.qi
    value = QI[min(board.qi, len(QI) - 1)]
    value += sum(TOKENS[number] for number in board.tao.values())
    value += POWER_TOKEN * board.power_tokens + YIN_YANG * board.yin_yang
    return value + BUDDHA * (board.buddhas + board.new_buddhas)


def one_more_qi(board: Board, change: int) -> int:
    most = len(QI) - 1
    return QI[min(board.qi + change, most)] - QI[min(board.qi, most)]


def haunting(s: State, number: int) -> int:
    """Return the cost of so many haunted tiles, higher the nearer defeat is."""
    spare = spare_tiles(s) + len(s.haunted) - number
    return HAUNTED[-1] if spare <= 1 and number else HAUNTED[min(number, len(HAUNTED) - 2)]


def missed(s: State) -> int:
    """Value the help that haunted tiles would give."""
    return sum([NEEDED.get(s.tiles[place], 0) for place in s.haunted])


def spare_tiles(s: State) -> int:
    """Return how many more haunted tiles lose the game."""
    return DATA.level[s.level].haunted - len(s.haunted)


def crowding(s: State, side: int) -> int:
    return crowd(s, side, sum([space in s.ghosts for space in SPACES_OF[side]]))


def crowd(s: State, side: int, ghosts: int) -> int:
    """Return the cost of so many ghosts on one board; a full board costs Qi."""
    if ghosts < len(CROWD):
        return CROWD[ghosts]
    qi_lost = -one_more_qi(s.boards[qi.sufferer(s, side)], -1)
    return FULL + int(qi_lost * URGENT[until(s, side)])


def until(s: State, side: int) -> int:
    """Return how many other boards have their turns before this one."""
    return (side - s.active - (s.phase == "yang")) % 4


def foes(s: State, *, great: bool = True) -> dict[str, Foe]:
    """Return ghosts by space, except those just exorcised. ``great``: count the worth of beating an
    incarnation."""
    reliefs = [relief(s, side) for side in range(4)]
    spare, late = spare_tiles(s), greatness(s) if great else 0
    return {
        space: foe(s, space, spare, late, reliefs[SIDE_OF[space]])
        for space in s.ghosts
        if space not in s.slain
    }


def relief(s: State, side: int) -> int:
    """Return the cost that a board is spared by one ghost less."""
    together = sum([space in s.ghosts for space in SPACES_OF[side]])
    return crowd(s, side, together) - crowd(s, side, together - 1) if together else 0


def burden(s: State, side: int) -> int:
    """Return the cost of one ghost more on a board that has room for it, else 0."""
    together = sum([space in s.ghosts for space in SPACES_OF[side]])
    return crowd(s, side, together + 1) - crowd(s, side, together) if together < len(CROWD) else 0


def foe(s: State, space: str, spare: int, late: int, relief: int) -> Foe:
    ghost = s.ghosts[space]
    wanted = needs(s, space)
    least = min([sum(need.values()) for need in wanted])
    value = menace(ghost.id) + EFFORT[min(least, len(EFFORT) - 1)]
    if ghost.figure:
        near = URGENT[until(s, SIDE_OF[space])]
        danger = ON_SYMBOL if ghost.figure == "symbol" else 0
        danger += variant.of(s).at_risk(s, space) // (1 if danger else NOT_YET)
        if spare == 1:
            danger += LAST_TILE[ghost.figure]
        value += int(danger * near)
    card = GHOSTS[ghost.id]
    if spare == 1 and "TORMENTOR" in card.centre:
        value += LAST_CURSE
    if card.incarnation:
        value += late + OUT_OF_REACH * (not assailable(s, space))
    elif guards(s, space):
        value += OUT_OF_REACH
    return Foe(space, wanted, immune(s, space), value, relief, reward(ghost.id))


def guards(s: State, space: str) -> bool:
    """Tell if the ghost here keeps the Howling Nightmare opposite from being exorcised."""
    other = s.ghosts.get(DATA.space[space].opposite)
    return other is not None and "NEED_OPPOSITE_EMPTY" in GHOSTS[other.id].centre


@cache
def menace(ghost: str) -> int:
    """Return the threat of a ghost wherever it is."""
    card = GHOSTS[ghost]
    stones = sum(STONES.get(stone, 0) for stone in (*card.left, *card.centre))
    return PRESENT + stones


@cache
def reward(ghost: str) -> int:
    return sum(REWARDS.get(stone, 0) for stone in GHOSTS[ghost].right)


def greatness(s: State) -> int:
    """Return the worth of beating an incarnation, which must be done before the deck is empty."""
    last = (
        sum(GHOSTS[card].incarnation for card in s.deck) == 0 and len(incarnations_in_play(s)) == 1
    )
    return INCARNATION + HURRY * max(0, LATE - len(s.deck)) + LAST_ONE * last
