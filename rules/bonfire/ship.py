"""Move your ship (bonfire.ru.txt:478-494)."""

from functools import cache

from . import masters
from .guardians import can_retrieve, retrieve_guardian
from .island_task import can_receive, receive_task
from .parts import ISLANDS, ROUTES, SHIP
from .payment import means, pay_tokens
from .registry import G, book
from .state import PIER, City, State

KEYS = {isle: f"island:{isle}" for isle in ISLANDS}


@cache
def distances(start: str) -> dict[str, int]:
    """Return the number of routes to each other island."""
    found = {start: 0}
    for isle in (queue := [start]):
        for beyond in ROUTES[isle]:
            if beyond not in found:
                found[beyond] = found[isle] + 1
                queue.append(beyond)
    del found[start]
    return found


def price(city: City, isle: str) -> int:  # bonfire.ru.txt:480-482
    """Return the lowest price of sailing to an island."""
    if city.ship == PIER:
        return 1
    routes = distances(city.ship)[isle]
    return min(3, max(1, routes - masters.more_routes(city)))


def destinations(city: City) -> list[str]:
    """Return the islands to sail to. Ruling: the ship has to go to another island."""
    return [key for isle, key in KEYS.items() if isle != city.ship]


def within_reach(city: City, most: int) -> list[str]:
    """Return the islands that the ship can reach with ``most`` tokens."""
    if city.ship == PIER or most >= 3:
        return destinations(city)
    farthest = most + masters.more_routes(city)
    return [KEYS[isle] for isle, routes in distances(city.ship).items() if routes <= farthest]


def can_sail(s: State, city: City, able: list[int]) -> bool:
    return able[SHIP] > 0


async def move_ship(g: G, me: int) -> None:
    city = g.s.seats[me]
    reached = within_reach(city, means(city)[SHIP])
    chosen = await g.ask(me, "bonfire.sail", reached)
    isle = chosen.partition(":")[2]
    await pay_tokens(g, me, SHIP, price(city, isle))
    sail(g, me, isle)


def sail(g: G, me: int, isle: str) -> None:
    g.s.seats[me].ship = isle  # ruling: a voyage that costs nothing counts as the first one too
    g.tell("sailed", seat=f"seat:{me}", island=f"island:{isle}")
    g.then(["at_island", me])


@book.procedure
async def at_island(g: G, me: int) -> None:  # bonfire.ru.txt:484
    """Offer the island's action after a voyage, at the usual price."""
    city = g.s.seats[me]
    able = means(city)
    tasks = ["receive_task"] if can_receive(g.s, city, able) else []
    waiting = ["retrieve_guardian"] if can_retrieve(g.s, city, able) else []
    about = {"island": f"island:{city.ship}"}
    chosen = await g.may(me, "bonfire.island_action", tasks + waiting, about=about)
    if chosen == "receive_task":
        await receive_task(g, me)
    elif chosen:
        await retrieve_guardian(g, me)
