"""Option III: light a Bonfire (bonfire.ru.txt:644-654)."""

from .actions import action
from .council import choose_cell, seat_novice
from .registry import G, book
from .state import City, State
from .tasks import progress


def ready(city: City) -> list[str]:
    """Tasks whose condition is met now."""
    return [
        task
        for task, lit in zip(city.tasks, city.lit, strict=True)
        if task and not lit and progress(city, task).met
    ]


@action("light_bonfire")
def can_light(s: State, seat: int) -> bool:
    return bool(ready(s.seats[seat]))


@book.procedure
async def light_bonfire(g: G, seat: int) -> None:
    """The novice of this place goes to the High Council."""
    city = g.s.seats[seat]
    chosen = await g.ask(seat, "bonfire.light", [f"task:{task}" for task in ready(city)])
    cell = await choose_cell(g, seat, seat)
    city.lit[city.tasks.index(chosen.partition(":")[2])] = True
    g.tell("lit", seat=f"seat:{seat}", task=chosen)
    seat_novice(g, seat, seat, cell)
