"""Receive a task (bonfire.ru.txt:504-553)."""

from . import masters
from .common import fulfilled
from .parts import RESOURCES, TASK, TASK_ISLANDS
from .payment import Pieces, affords, pay_resources, pay_tokens
from .registry import G
from .state import City, State
from .tasks import tiles


def price(city: City) -> int:  # bonfire.ru.txt:512-520
    """Return the price in tokens of a task on the ship's island."""
    if masters.one_token_for_task(city):
        return 1
    return 1 + len(city.given.get(city.ship, ()))


# The resources that a task costs, by gift and island: bonfire.ru.txt:520
COSTS: dict[tuple[str, str], Pieces] = {
    (gift, isle.id): (min(own, there), max(own, there))
    for own, gift in enumerate(RESOURCES)
    for isle in TASK_ISLANDS
    for there, resource in enumerate(RESOURCES)
    if resource == isle.resource
}


def gifts(city: City) -> list[int]:
    """Return the stacks whose top gift makes a task that the city can pay for."""
    free = masters.any_resources_for_task(city) and sum(city.resources) > 1
    return [
        number
        for number, stack in enumerate(city.gifts)
        if stack and (free or affords(city.resources, COSTS[stack[0], city.ship]))
    ]


def tasks_at_ship(s: State, city: City) -> list[str]:
    isle = s.islands.get(city.ship)
    return [task for task in isle.tasks if task] if isle else []


def can_receive(s: State, city: City, able: list[int]) -> bool:
    return (
        city.ship in s.islands
        and able[TASK] >= price(city)
        and "" in city.tasks
        and any(s.islands[city.ship].tasks)
        and bool(gifts(city))
    )


async def receive_task(g: G, me: int) -> None:
    s = g.s
    city = s.seats[me]
    await pay_tokens(g, me, TASK, price(city))
    stack = await g.ask(me, "bonfire.gift", [f"gift:{number}" for number in gifts(city)])
    gift = city.gifts[int(stack.partition(":")[2])]
    free = masters.any_resources_for_task(city)
    await pay_resources(g, me, COSTS[gift[0], city.ship], free)
    offered = [f"task:{task}" for task in tasks_at_ship(s, city)]
    chosen = await g.ask(me, "bonfire.task_tile", offered, about={"island": f"island:{city.ship}"})
    spaces = [f"space:{number}" for number, tile in enumerate(city.tasks, start=1) if not tile]
    space = await g.ask(me, "bonfire.space", spaces, about={"task": chosen})
    take_task(g, me, gift, chosen.partition(":")[2], int(space.partition(":")[2]))


def take_task(g: G, me: int, gift: list[str], task: str, space: int) -> None:
    """Take a task from its island to a space of the city. Lay the top gift of the stack ``gift`` on
    the task's spot, and turn up the next one."""
    s = g.s
    city = s.seats[me]
    isle = s.islands[city.ship]
    spot = isle.tasks.index(task)
    isle.tasks[spot], isle.givers[spot] = "", me
    city.given.setdefault(city.ship, []).append(gift[0])
    city.tasks[space - 1] = task
    island = f"island:{city.ship}"
    g.tell("received", seat=f"seat:{me}", task=f"task:{task}", island=island, space=space)
    if tiles(city) == 7:
        fulfilled(g, me, "common_tasks")
    if len(gift) > 1:
        g.reveal("gifts")
    gift.pop(0)
