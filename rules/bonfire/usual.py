"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("bonfire.island_action", "bonfire.guardian_goal")
def only_one(s: State, choice: Choice) -> Sequence[str] | None:
    """Take the action at an island, or the walk to a goal, if there is only one option: people sail
    and march in order to do that."""
    return choice.keys if len(choice.keys) == 1 else None
