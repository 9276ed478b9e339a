"""Special rules of a round, which stories add. Games without a story have none."""

from .solo import Special
from .state import State


def special(s: State, rule: str, who: int = -1, where: str = "") -> list[Special]:
    """Return the special rules of a kind that hold for a player and a place."""
    return [
        found
        for found in s.special
        if found.rule == rule and found.who in (-1, who) and found.where in ("", where)
    ]


def total(s: State, rule: str, who: int = -1, where: str = "", otherwise: int = 0) -> int:
    """Return the sum of the numbers of the special rules that ``special`` finds, or ``otherwise``
    if it finds none."""
    found = special(s, rule, who, where)
    return sum(rule.number for rule in found) if found else otherwise
