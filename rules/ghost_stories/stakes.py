"""What is at stake: what tokens, tiles, ghosts and Qi are roughly worth to the team. The unit is
such that what one Taoist brings about in a turn is worth about forty."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from . import qi
from .ending import incarnations_in_play
from .parts import DATA, GHOSTS, SPACES_OF
from .payment import Need, immune, needs
from .state import Board, State

VICTORY = 5000
QI = (0, 280, 430, 540, 630, 700, 760)  # each further one is worth less, but more than a turn
DEAD, POSSESSED = 300, 40
NEUTRAL_QI = 20
TOKENS = (0, 22, 40, 55, 65)  # of one colour in one hand; two are what a turn brings
YIN_YANG = 100
POWER_TOKEN = 8
BUDDHA, STANDING_BUDDHA = 75, 95  # it keeps one ghost away, whichever it is
HAUNTED = (0, 110, 250, 600)  # by how many; the last of them is one short of defeat
CARD = 12  # drawn from the deck: one less to come

PRESENT = 45  # of any ghost: somebody's turn goes by until it is gone
EFFORT = (4, 12, 24, 40, 56, 70, 80, 90)  # by what dice have to bring
STONES = {  # what each does to the team until then
    "HAUNTER": 110,  # a tile in every second turn, and the Altar brings another ghost
    "TORMENTOR": 120,  # four faces of six hurt
    "DEVOURER": 40,
    "DICE_IMMUNE": 6,
    "POWER_OFF": 40,
    "GROUP_POWER_OFF": 150,
    "DIE_CAPTIVE": 90,  # a third of what everybody rolls
    "TAO_OFF": 100,
    "WHITE_BLIND": 40,
}
ON_SYMBOL = 60  # it haunts in its next turn
INCARNATION = 150
LAST_ONE = 450  # besides, if beating it wins the game
LATE = 14  # cards of the deck that are too few to be calm about an incarnation
HURRY = 30  # for each card less
LAST_TILE = {"card": 200, "symbol": 800}  # of a Haunter, when one more tile loses the game
LAST_CURSE = 200  # of a Tormentor, then
CROWD = (0, 8, 34)  # ghosts of one board: there is little room to choose from
FULL = -30  # besides the Qi that it costs: at least no other ghost comes


class Foe(NamedTuple):
    """A ghost in play, as the team looks at it."""

    space: str
    needs: Sequence[Need]
    immune: bool
    threat: int


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
    """What so many haunted tiles cost, the more the nearer defeat is."""
    spare = spare_tiles(s) + len(s.haunted) - number
    return HAUNTED[-1] if spare <= 1 and number else HAUNTED[min(number, len(HAUNTED) - 2)]


def spare_tiles(s: State) -> int:
    """How many more of them lose the game."""
    return DATA.level[s.level].haunted - len(s.haunted)


def crowding(s: State, side: int) -> int:
    """A full board costs Qi."""
    ghosts = sum(space in s.ghosts for space in SPACES_OF[side])
    if ghosts < len(CROWD):
        return CROWD[ghosts]
    return FULL - one_more_qi(s.boards[qi.sufferer(s, side)], -1)


def foes(s: State) -> dict[str, Foe]:
    """By their spaces, without those that are exorcised already."""
    return {space: foe(s, space) for space in s.ghosts if space not in s.slain}


def foe(s: State, space: str) -> Foe:
    ghost = s.ghosts[space]
    wanted = needs(s, space)
    least = min([sum(need.values()) for need in wanted])
    value = menace(ghost.id) + EFFORT[min(least, len(EFFORT) - 1)]
    value += ON_SYMBOL if ghost.figure == "symbol" else 0
    if spare_tiles(s) == 1:
        value += LAST_TILE.get(ghost.figure, 0)
        value += LAST_CURSE * ("TORMENTOR" in GHOSTS[ghost.id].centre)
    if GHOSTS[ghost.id].incarnation:
        value += greatness(s)
    return Foe(space, wanted, immune(s, space), value)


@cache
def menace(ghost: str) -> int:
    """What a ghost threatens with wherever it is."""
    card = GHOSTS[ghost]
    stones = sum(STONES.get(stone, 0) for stone in (*card.left, *card.centre))
    return PRESENT + stones


def greatness(s: State) -> int:
    """What it is worth to be rid of an incarnation, which has to be before the deck is empty."""
    last = (
        sum(GHOSTS[card].incarnation for card in s.deck) == 0 and len(incarnations_in_play(s)) == 1
    )
    return INCARNATION + HURRY * max(0, LATE - len(s.deck)) + LAST_ONE * last
