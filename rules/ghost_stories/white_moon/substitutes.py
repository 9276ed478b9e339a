"""Incarnations that come from the box."""

from ..registry import G
from ..state import State


def from_the_box(g: G) -> str:
    """Draw an unused incarnation of the box; the Uncatchable only if he can be caught."""
    s = g.s
    fitting = [card for card in s.box if catchable(s, card)] or s.box
    card = fitting[g.number("incarnations", len(fitting))]
    s.box.remove(card)
    return card


def catchable(s: State, card: str) -> bool:  # white-moon:397-399
    """Tell if the Uncatchable can be caught: he needs a Temple and a Pavilion in the village."""
    there = s.tiles.values()
    return card != "uncatchable" or ("buddhist_temple" in there and "pavilion" in there)
