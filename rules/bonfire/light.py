"""Option III: light a Bonfire (bonfire.ru.txt:644-654)."""

from .council import choose_cell, seat_novice
from .registry import G
from .state import City, State
from .tasks import progress


def ready(city: City) -> list[str]:
    """Return the tasks whose condition is met now."""
    return [
        task
        for task, lit in zip(city.tasks, city.lit, strict=True)
        if task and not lit and progress(city, task).met
    ]


def can_light(s: State, city: City, able: list[int]) -> bool:
    return any(city.tasks) and bool(ready(city))


async def light_bonfire(g: G, me: int) -> None:
    """Light a Bonfire and send the novice of its place to the High Council."""
    city = g.s.seats[me]
    chosen = await g.ask(me, "bonfire.light", [f"task:{task}" for task in ready(city)])
    cell = await choose_cell(g, me, me)
    city.lit[city.tasks.index(chosen.partition(":")[2])] = True
    g.tell("lit", seat=f"seat:{me}", task=chosen)
    seat_novice(g, me, me, cell)
