"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("bonfire.island_action", "bonfire.guardian_goal")
def only_one(s: State, choice: Choice) -> Sequence[str] | None:
    """Return the only useful option, if there is one: a voyage or a walk has to lead to
    something."""
    return choice.keys if len(choice.keys) == 1 else None
