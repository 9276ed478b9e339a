"""The stakes: what tokens, tiles, ghosts and Qi are worth to the team, roughly. A Taoist's turn is
worth about 40."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from . import qi, variant
from .ending import incarnations_in_play
from .exorcism import assailable
from .parts import DATA, GHOSTS, SIDE_OF, SPACES_OF
from .payment import Need, immune, needs
from .state import Board, State

QI = (0, 112, 200, 270, 340, 405, 461)  # by amount: each further Qi is worth less
DEAD, POSSESSED = 20, 40
NEUTRAL_QI = 20
TOKENS = (0, 13, 22, 29, 34)  # by number of tokens of a colour on one board
YIN_YANG = 69
POWER_TOKEN = 8
BUDDHA, STANDING_BUDDHA = 75, 68  # worth in hand, and on a space, where it stops a ghost
HAUNTED = (0, 33, 75, 193)  # by the number of haunted tiles; the last is for one before defeat
NEEDED = {  # added to the cost if this tile is haunted
    "sorcerer_hut": 50,
    "taoist_altar": 30,
    "night_watch": 20,
    "tea_house": -20,
}
CARD = 44  # the cost of a card still in the deck

PRESENT = 47  # the threat of any ghost: exorcising it takes a turn
EFFORT = (0, 7, 16, 30, 39, 49, 57, 64)  # added to the threat by the number of faces needed
STONES = {  # added to the threat by stone, for its harm while the ghost is there
    "HAUNTER": 52,  # haunts a tile every second turn; turning it back brings a ghost
    "TORMENTOR": 94,  # rolls the Curse die, where four faces of six hurt
    "DEVOURER": 150,  # kills a villager each turn
    "DICE_IMMUNE": 33,
    "POWER_OFF": 45,
    "GROUP_POWER_OFF": 167,
    "DIE_CAPTIVE": 52,  # takes one of three dice from everybody
    "TAO_OFF": 123,
    "WHITE_BLIND": 45,
}
ON_SYMBOL = 43  # added if the figure is on the symbol, so that it haunts next turn
NOT_YET = 3  # divides the cost of a haunting while the figure is still on the card
INCARNATION = 250
OUT_OF_REACH = 200  # the cost of an incarnation that nobody can exorcise now
LAST_ONE = 700  # added if beating it wins the game
LATE = 14  # with fewer cards in the deck, an incarnation is urgent
CIRCLE = 125  # the worth of a token on the Circle of Prayer
CIRCLED = 6  # the worth of the Circle for each ghost that it weakens
HURRY = 60  # added for each card fewer than LATE
LAST_TILE = {"card": 318, "symbol": 1270}  # for a Haunter, if one more haunted tile loses
LAST_CURSE = 200  # for a Tormentor, if one more haunted tile loses
CROWD = (0, 0, 6)  # the cost of 0, 1, 2 ghosts on a board
FULL = -26  # added to the Qi that a full board costs: no ghost comes to it
URGENT = (1.0, 0.87, 0.75, 0.62)  # weight of a board's danger, by the number of turns until its own
REWARDS = {  # by right stone: what an exorcist gains
    "GAIN_TAO_1": 24,
    "GAIN_TAO_2": 45,
    "GAIN_QI_OR_YINYANG": 89,
    "GAIN_QI_AND_YINYANG": 237,
    "CURSE": -53,
}


class Foe(NamedTuple):
    """A ghost in play, and what it is worth to the team to exorcise it."""

    space: str
    needs: Sequence[Need]
    immune: bool
    threat: int
    relief: int  # the cost that its board is spared without it
    reward: int  # the gain of the Taoist who exorcises it


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
    """Return the cost of ``number`` haunted tiles; it is higher close to defeat."""
    spare = spare_tiles(s) + len(s.haunted) - number
    return HAUNTED[-1] if spare <= 1 and number else HAUNTED[min(number, len(HAUNTED) - 2)]


def missed(s: State) -> int:
    """Return the worth of the help that haunted tiles no longer give."""
    return sum([NEEDED.get(s.tiles[place], 0) for place in s.haunted])


def spare_tiles(s: State) -> int:
    """Return how many more haunted tiles would lose the game."""
    return DATA.level[s.level].haunted - len(s.haunted)


def crowding(s: State, side: int) -> int:
    return crowd(s, side, sum([space in s.ghosts for space in SPACES_OF[side]]))


def crowd(s: State, side: int, ghosts: int) -> int:
    """Return the cost of having ``ghosts`` ghosts on a board. A full board costs Qi."""
    if ghosts < len(CROWD):
        return CROWD[ghosts]
    qi_lost = -one_more_qi(s.boards[qi.sufferer(s, side)], -1)
    return FULL + int(qi_lost * URGENT[until(s, side)])


def until(s: State, side: int) -> int:
    """Return the number of other boards' turns before that of this board."""
    return (side - s.active - (s.phase == "yang")) % 4


def foes(s: State, *, great: bool = True) -> dict[str, Foe]:
    """Return the ghosts in play by space, except for those just exorcised. ``great``: include the
    worth of beating incarnations."""
    reliefs = [relief(s, side) for side in range(4)]
    spare, late = spare_tiles(s), greatness(s) if great else 0
    return {
        space: foe(s, space, spare, late, reliefs[SIDE_OF[space]])
        for space in s.ghosts
        if space not in s.slain
    }


def relief(s: State, side: int) -> int:
    """Return the cost that a board is spared if one ghost leaves it."""
    together = sum([space in s.ghosts for space in SPACES_OF[side]])
    return crowd(s, side, together) - crowd(s, side, together - 1) if together else 0


def burden(s: State, side: int) -> int:
    """Return the cost of one more ghost on a board, or 0 if the board is full."""
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
    """Tell if the ghost here protects the Howling Nightmare, which is on the opposite space."""
    other = s.ghosts.get(DATA.space[space].opposite)
    return other is not None and "NEED_OPPOSITE_EMPTY" in GHOSTS[other.id].centre


@cache
def menace(ghost: str) -> int:
    """Return the threat of a ghost, no matter where it is."""
    card = GHOSTS[ghost]
    stones = sum(STONES.get(stone, 0) for stone in (*card.left, *card.centre))
    return PRESENT + stones


@cache
def reward(ghost: str) -> int:
    return sum(REWARDS.get(stone, 0) for stone in GHOSTS[ghost].right)


def greatness(s: State) -> int:
    """Return the worth of beating an incarnation: more if few cards are left, and if it is the
    last."""
    last = (
        sum(GHOSTS[card].incarnation for card in s.deck) == 0 and len(incarnations_in_play(s)) == 1
    )
    return INCARNATION + HURRY * max(0, LATE - len(s.deck)) + LAST_ONE * last
