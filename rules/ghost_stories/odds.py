"""Chances that a roll of Tao dice shows enough faces."""

from collections.abc import Mapping
from functools import cache

FACES = 6


def cover(lack: Mapping[str, int], dice: int, *, white: bool, again: bool) -> float:
    """Return the chance that ``dice`` Tao dice show all the colours of ``lack``. ``white``: white
    faces count as any colour; ``again``: dice that do not help may be rolled once more."""
    wanted = tuple(sorted(number for number in lack.values() if number > 0))
    return covers(wanted, dice, white, again)


@cache
def covers(wanted: tuple[int, ...], dice: int, white: bool, again: bool) -> float:
    blanks = FACES - len(wanted) - white
    # The chance that a die shows a certain face.
    share = (1 + blanks / FACES) / FACES if again else 1 / FACES
    return enough(wanted, dice, share, share if white else 0.0, 0)


@cache
def enough(wanted: tuple[int, ...], dice: int, face: float, white: float, wild: int) -> float:
    """Return the chance that ``dice`` more dice show enough faces. ``face`` and ``white`` are the
    chances that a die shows a certain colour or white; ``wild`` is the number of white faces so
    far."""
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
