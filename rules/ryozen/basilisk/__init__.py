"""Alone against the Basilisk: an opponent that follows a deck of cards."""

from ..registry import G
from ..rivals import RIVALS, Entries, Rival
from ..state import State
from . import choices, deck, end, parts, setup, tower, turn, view, words


def comes_home(g: G, me: int) -> None:
    """Shuffle the Basilisk's whole stack at dawn: a ruling on ryozen-solo.ru.txt:261-263."""
    g.shuffle("basilisk stack", g.s.players[me].hand)


def moments(s: State, moment: str) -> Entries:
    return []


RIVALS[parts.BASILISK] = Rival(
    turn="basilisk_turn",
    left_open=choices.left_open,
    applies=turn.applies,
    comes_home=comes_home,
    moments=moments,
    concludes=end.concludes,
)

__all__ = ["choices", "deck", "end", "parts", "setup", "tower", "turn", "view", "words"]
