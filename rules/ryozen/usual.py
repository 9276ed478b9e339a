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
    """Place openly: a cloak costs a coin, and this companion gains nothing by it."""
    return [REVEALED] if REVEALED in choice.keys else None


@book.usual("ryozen.day_effect")
def apply(s: State, choice: Choice) -> Sequence[str]:
    """Apply the effect; it costs nothing."""
    return choice.keys


@book.usual("ryozen.bonus")
def only_bonus(s: State, choice: Choice) -> Sequence[str] | None:
    """Take the bonus of a village that only gives."""
    villages = [s.villages[number(key)] for key in choice.keys]
    return choice.keys if len(villages) == 1 and villages[0] not in BONUSES else None
