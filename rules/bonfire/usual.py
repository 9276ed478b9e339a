"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("bonfire.island_action", "bonfire.guardian_goal")
def only_one(s: State, choice: Choice) -> Sequence[str] | None:
    """The ship sails, and a Guardian walks, for what can be done there."""
    return choice.keys if len(choice.keys) == 1 else None
