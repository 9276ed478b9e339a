"""Fulfilling a common task (bonfire.ru.txt:877)."""

from . import masters
from .registry import G


def fulfilled(g: G, me: int, common: str) -> None:
    """Tell that a seat has just fulfilled a common task, and give the bonus of master 19. A
    fulfilled task stays fulfilled. Ruling: master 19 works once for each task, and not for tasks
    fulfilled before he came."""
    g.tell("common", seat=f"seat:{me}", common=f"common:{common}")
    if masters.common_task_fulfilled(g.s.seats[me]):
        g.tell("gained", seat=f"seat:{me}", gain="amounts:gold:1:yellow:1")
