"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .day import REVEALED
from .keys import number
from .registry import book
from .state import State
from .villages import BONUSES


@book.usual("ryozen.side")
def openly(s: State, choice: Choice) -> Sequence[str] | None:
    """Place the companion revealed: a cloak would cost a coin."""
    return [REVEALED] if REVEALED in choice.keys else None


@book.usual("ryozen.day_effect")
def apply(s: State, choice: Choice) -> Sequence[str]:
    """Apply the day effect, since it costs nothing."""
    return choice.keys


@book.usual("ryozen.bonus")
def only_bonus(s: State, choice: Choice) -> Sequence[str] | None:
    """Take the bonus if only one village offers one, and it costs nothing."""
    villages = [s.villages[number(key)] for key in choice.keys]
    return choice.keys if len(villages) == 1 and villages[0] not in BONUSES else None
