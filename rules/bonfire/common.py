"""Common tasks at the moment in which somebody comes to fulfil them (bonfire.ru.txt:877)."""

from . import masters
from .registry import G


def fulfilled(g: G, me: int, common: str) -> None:
    """Give a bonus for a task fulfilled just now; a number once reached never falls again. Ruling:
    master 19 works once for each task, and not for those fulfilled before he came."""
    g.tell("common", seat=f"seat:{me}", common=f"common:{common}")
    if masters.common_task_fulfilled(g.s.seats[me]):
        g.tell("gained", seat=f"seat:{me}", gain="amounts:gold:1:yellow:1")
