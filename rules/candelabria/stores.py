"""Scoring victory points; gaining and spending cubes."""

from .keys import who
from .open_places import did
from .parts import AMOUNTS
from .registry import G


def points(g: G, me: int, number: int, source: str = "effects") -> None:
    """Score victory points. The track has no upper limit."""
    # candelabria.ru.txt:898, ruling: 169
    scored = g.s.houses[me].scored
    scored[source] = scored.get(source, 0) + number
    g.tell("points", seat=who(g.s, me), number=number)


def gain(g: G, me: int, kind: str, number: int) -> None:
    """Put cubes into a House's storehouse, or take them out. The caller has checked that there is
    room.
    """
    house = g.s.houses[me]
    if kind == "wax":
        house.wax += number
    else:
        house.gold += number
    if number > 0:
        did(g, me, "cubes", number)


def room(g: G, me: int) -> int:
    return AMOUNTS.storehouse - g.s.houses[me].cubes
