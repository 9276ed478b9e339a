"""Chances that a roll is enough."""

from collections.abc import Mapping
from functools import cache

FACES = 6


def cover(lack: Mapping[str, int], dice: int, *, white: bool, again: bool) -> float:
    """Return the chance that so many Tao dice show all of these colours. ``white``: white faces
    count; ``again``: each die that fits nothing may be rolled once more."""
    wanted = tuple(sorted(number for number in lack.values() if number > 0))
    return covers(wanted, dice, white, again)


@cache
def covers(wanted: tuple[int, ...], dice: int, white: bool, again: bool) -> float:
    blanks = FACES - len(wanted) - white
    share = (1 + blanks / FACES) / FACES if again else 1 / FACES  # chance of one face
    return enough(wanted, dice, share, share if white else 0.0, 0)


@cache
def enough(wanted: tuple[int, ...], dice: int, face: float, white: float, wild: int) -> float:
    """Return the chance of enough faces. ``face``, ``white``: how often a die shows a colour, and
    white; ``wild``: white faces so far."""
    lacking = sum(wanted) - wild
    if lacking <= 0 or lacking > dice:
        return float(lacking <= 0)
    found, fits = 0.0, 0.0
    for n, number in enumerate(wanted):
        if number:
            rest = (*wanted[:n], number - 1, *wanted[n + 1 :])
            found += face * enough(rest, dice - 1, face, white, wild)
            fits += face
    if white:
        found += white * enough(wanted, dice - 1, face, white, wild + 1)
    return found + (1 - fits - white) * enough(wanted, dice - 1, face, white, wild)
