"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("candelabria.move")
def keeps_its_flame(s: State, choice: Choice) -> Sequence[str] | None:
    """End the manoeuvre when a further move would cost a flame."""
    return None if s.moves else []


@book.usual("candelabria.item")
def in_order(s: State, choice: Choice) -> Sequence[str]:
    """Resolve the first slot first, since the order seldom matters."""
    return choice.keys[:1]


@book.usual("candelabria.crown")
def goes_first(s: State, choice: Choice) -> Sequence[str]:
    """Become the first in turn order: it costs nothing, and wins ties."""
    return choice.keys


@book.usual("candelabria.castle", "candelabria.extinguish", "candelabria.kindle")
def only_target(s: State, choice: Choice) -> Sequence[str] | None:
    return choice.keys if len(choice.keys) == 1 else None
