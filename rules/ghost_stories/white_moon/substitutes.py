"""Incarnations that come from the box during the game."""

from ..registry import G
from ..state import State


def from_the_box(g: G) -> str:
    """Draw an incarnation from the box. Draw the Uncatchable only if he can be caught, or if there
    is no other."""
    s = g.s
    fitting = [card for card in s.box if catchable(s, card)] or s.box
    card = fitting[g.number("incarnations", len(fitting))]
    s.box.remove(card)
    return card


def catchable(s: State, card: str) -> bool:  # white-moon:397-399
    """Tell if an incarnation can be exorcised in this village: the Uncatchable only with a Temple
    and a Pavilion."""
    there = s.tiles.values()
    return card != "uncatchable" or ("buddhist_temple" in there and "pavilion" in there)
