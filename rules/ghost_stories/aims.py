"""The aims of a team, in words for advice: the ghosts to meet, each with the reason, and what else
keeps the village alive."""

from collections.abc import Iterator

from rules.core import Aim, Message

from .names import SPACE
from .parts import GHOSTS, SIDE_OF, SPACES_OF
from .registry import book
from .stakes import QI, STANDING_BUDDHA, TOKENS, YIN_YANG, foes, haunting
from .state import Board, State

# Reasons to meet a ghost first, by the stone that gives them; the weightiest first.
REASONS = {
    "DEVOURER": "aim-ghost-devours",
    "TAO_OFF": "aim-ghost-tao",
    "TORMENTOR": "aim-ghost-torments",
    "DIE_CAPTIVE": "aim-ghost-die",
    "GROUP_POWER_OFF": "aim-ghost-powers",
    "POWER_OFF": "aim-ghost-power",
}


@book.part
def aims(s: State, seat: int) -> Iterator[Aim]:
    if s.result:
        return
    for space, foe in foes(s).items():
        yield Aim(SPACE[space], reason(s, space), -float(foe.threat + foe.relief))
    yield Aim("tiles", Message("aim-tiles"), -float(haunting(s, len(s.haunted))))
    yield Aim("buddhas", Message("aim-buddhas"), float(STANDING_BUDDHA * len(s.buddhas)))
    yield Aim("qi", Message("aim-qi"), float(sum(lives(board) for board in s.boards)))
    yield Aim("tokens", Message("aim-tokens"), float(sum(tokens(board) for board in s.boards)))


def lives(board: Board) -> int:
    return QI[min(board.qi, len(QI) - 1)] if board.seat >= 0 else 0


def tokens(board: Board) -> int:
    return sum(TOKENS[number] for number in board.tao.values()) + YIN_YANG * board.yin_yang


def reason(s: State, space: str) -> Message:
    """Return what to do about a ghost, with the weightiest reason to do it."""
    ghost = s.ghosts[space]
    card = GHOSTS[ghost.id]
    args = {"ghost": f"ghost:{ghost.id}", "space": SPACE[space]}
    if card.incarnation:
        return Message("aim-ghost-great", args)
    if ghost.figure == "symbol":
        return Message("aim-ghost-haunts", args)
    stones = {*card.left, *card.centre}
    for stone, id in REASONS.items():
        if stone in stones:
            return Message(id, args)
    if ghost.figure:
        return Message("aim-ghost-steps", args)
    if all(it in s.ghosts for it in SPACES_OF[SIDE_OF[space]]):
        return Message("aim-ghost-crowds", args)
    return Message("aim-ghost", args)
