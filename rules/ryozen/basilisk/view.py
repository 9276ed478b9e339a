"""The view of the Basilisk: the top of its stack, the last card, the turning points used up."""

from typing import Any, TypedDict

from ..special import total
from ..state import State
from ..view import BESIDES
from .parts import BASILISK, LEVELS
from .setup import RIVAL


class EnemyView(TypedDict):
    key: str  # always "enemy"
    rival: str  # always rival:basilisk
    player: int
    level: str
    deck: int  # cards left in the deck
    discard: int
    card: str  # the top card of the discard pile, or ""; the others are hidden
    gone: list[str]  # used turning points
    turning_point: int  # favour for the next turning point
    next: str  # the top companion of its stack, or ""


def enemy(s: State) -> dict[str, Any]:
    if s.enemy is None:
        return {}
    stack = s.players[RIVAL].hand
    favour = LEVELS[s.enemy.level].turning_point + total(s, "turning_point_bonus")
    seen = EnemyView(
        key="enemy",
        rival=BASILISK,
        player=RIVAL,
        level=s.enemy.level,
        deck=len(s.enemy.deck),
        discard=len(s.enemy.discard),
        card=s.enemy.discard[-1] if s.enemy.discard else "",
        gone=list(s.enemy.gone),
        turning_point=favour,
        next=stack[0] if stack and s.begun else "",
    )
    if not seen["next"] or s.phase != "day":  # the stack is shuffled at dawn
        return {"enemy": seen}
    said = ["announced-basilisk", {"companion": f"companion:{stack[0]}"}]
    return {"enemy": seen, "announced": [said]}


BESIDES.append(enemy)
