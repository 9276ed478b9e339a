"""The answers that nearly everybody gives."""

from collections.abc import Sequence

from rules.core import Choice

from .registry import book
from .state import State


@book.usual("ghost_stories.reroll_curse")
def keeps_a_blank(s: State, choice: Choice) -> Sequence[str] | None:
    """Keep a blank face of the Curse die: all others do harm."""
    return [] if choice.about and choice.about["face"] == "face:blank" else None
