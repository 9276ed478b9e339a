"""Move your ship (bonfire.ru.txt:478-494)."""

from functools import cache

from . import masters
from .actions import ACTIONS, action
from .parts import ISLANDS, ROUTES, SHIP
from .payment import pay_tokens, units
from .registry import G, book
from .state import PIER, City, State


@cache
def distances(start: str) -> dict[str, int]:
    """How many routes away each other island is."""
    found = {start: 0}
    for isle in (queue := [start]):
        for beyond in ROUTES[isle]:
            if beyond not in found:
                found[beyond] = found[isle] + 1
                queue.append(beyond)
    del found[start]
    return found


def price(city: City, isle: str) -> int:  # bonfire.ru.txt:480-482
    """The fewest tokens that bring the ship there."""
    if city.ship == PIER:
        return 1
    routes = distances(city.ship)[isle]
    return min(3, max(1, routes - masters.more_routes(city)))


def destinations(city: City) -> list[str]:
    return [isle for isle in ISLANDS if isle != city.ship]


@action("move_ship")
def can_sail(s: State, seat: int) -> bool:
    return units(s.seats[seat], SHIP) > 0


@book.procedure
async def move_ship(g: G, seat: int) -> None:
    city = g.s.seats[seat]
    most = units(city, SHIP)
    reached = [f"island:{isle}" for isle in destinations(city) if price(city, isle) <= most]
    chosen = await g.ask(seat, "bonfire.sail", reached)
    isle = chosen.partition(":")[2]
    await pay_tokens(g, seat, SHIP, price(city, isle))
    sail(g, seat, isle)


def sail(g: G, seat: int, isle: str) -> None:
    g.s.seats[seat].ship = isle
    g.tell("sailed", seat=f"seat:{seat}", island=f"island:{isle}")
    g.then(["at_island", seat])


@book.procedure
async def at_island(g: G, seat: int) -> None:  # bonfire.ru.txt:484
    """The extra action at the island, at its usual price."""
    doable = [name for name in ("receive_task", "retrieve_guardian") if ACTIONS[name](g.s, seat)]
    isle = f"island:{g.s.seats[seat].ship}"
    chosen = await g.may(seat, "bonfire.island_action", doable, about={"island": isle})
    if chosen:
        g.then([chosen, seat])
