"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("candelabria.move")
def keeps_its_flame(s: State, choice: Choice) -> Sequence[str] | None:
    """Decline a further move that would cost a flame."""
    return None if s.moves else []


@book.usual("candelabria.item")
def in_order(s: State, choice: Choice) -> Sequence[str]:
    """Take the first card; the order seldom matters."""
    return choice.keys[:1]


@book.usual("candelabria.crown")
def goes_first(s: State, choice: Choice) -> Sequence[str]:
    """Go first: it costs nothing, and ties are won."""
    return choice.keys


@book.usual("candelabria.castle", "candelabria.extinguish", "candelabria.kindle")
def only_target(s: State, choice: Choice) -> Sequence[str] | None:
    return choice.keys if len(choice.keys) == 1 else None
