"""Common tasks at the moment in which somebody comes to fulfil them (bonfire.ru.txt:877)."""

from . import masters
from .registry import G


def fulfilled(g: G, seat: int, common: str) -> None:
    """The number needed has just been reached; it never falls again."""
    g.tell("common", seat=f"seat:{seat}", common=f"common:{common}")
    if masters.common_task_fulfilled(g.s.seats[seat]):
        g.tell("gained", seat=f"seat:{seat}", gain="amounts:gold:1:yellow:1")
