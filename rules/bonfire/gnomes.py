"""Recruit a gnome (bonfire.ru.txt:621-642). Elders score at once (bonfire.ru.txt:901)."""

from collections.abc import Callable

from . import masters, tasks
from .common import fulfilled
from .parts import GNOME, GNOMES, RESOURCES
from .payment import affords, means, pay_resources, pay_tokens
from .registry import G
from .state import City, State

PRICES = {"price:2:1": (2, 1), "price:1:2": (1, 2)}  # how many tokens, how many resources

ELDERS: dict[str, Callable[[City], int]] = {
    "elder_1": lambda city: len(city.path),
    "elder_2": lambda city: len(city.fate),
    "elder_3": tasks.portals,
    "elder_4": tasks.tiles,
    "elder_5": lambda city: len(city.guardians),
    "elder_6": lambda city: len(city.gnomes),
}


def has_room(city: City) -> bool:  # bonfire.ru.txt:630
    return len(city.gnomes) < 6


COSTS = {id: RESOURCES.index(gnome.cost) for id, gnome in GNOMES.items()}


def prices(city: City, able: list[int], cost: int) -> list[str]:  # bonfire.ru.txt:634-637
    """Return the prices that the city can pay: two tokens and one resource, or one and two."""
    most = able[GNOME]
    free = sum(city.resources) if masters.any_resources_for_gnome(city) else 0
    return [
        key
        for key, (tokens, number) in PRICES.items()
        if tokens <= most and (free >= number or affords(city.resources, (cost,) * number))
    ]


def face_up(s: State) -> list[str]:
    return [gnome for gnome in (*s.masters, *s.elders) if gnome]


def can_recruit(s: State, city: City, able: list[int]) -> bool:
    if not has_room(city) or not able[GNOME]:
        return False
    if able[GNOME] > 1 and sum(city.resources) > 1:
        return any(s.masters) or any(s.elders)  # master 9: any resources will do
    return any(prices(city, able, COSTS[gnome]) for gnome in face_up(s))


async def recruit_gnome(g: G, me: int) -> None:
    s = g.s
    city = s.seats[me]
    able = means(city)
    payable = [bool(prices(city, able, cost)) for cost in range(len(RESOURCES))]
    willing = [f"gnome:{gnome}" for gnome in face_up(s) if payable[COSTS[gnome]]]
    chosen = await g.ask(me, "bonfire.gnome", willing)
    gnome = chosen.partition(":")[2]
    about = {"gnome": chosen, "resource": f"resource:{GNOMES[gnome].cost}"}
    price = await g.ask(me, "bonfire.gnome_price", prices(city, able, COSTS[gnome]), about=about)
    tokens, resources = PRICES[price]
    await pay_tokens(g, me, GNOME, tokens)
    free = masters.any_resources_for_gnome(city)
    await pay_resources(g, me, (COSTS[gnome],) * resources, free)
    join(g, me, gnome)


def join(g: G, me: int, gnome: str) -> None:
    """Bring a gnome into the city, and refill the masters on offer. Rulings on master 15: he also
    works for gnomes who cost nothing, and his token cannot pay for the gnome that brings it."""
    s = g.s
    city = s.seats[me]
    city.gnomes.append(gnome)
    g.tell("joined", seat=f"seat:{me}", gnome=f"gnome:{gnome}")
    if gnome in ELDERS:
        s.elders[s.elders.index(gnome)] = ""
        points = ELDERS[gnome](city) + masters.points_for_elder(city)
        city.points += points
        if points:
            g.tell("points", seat=f"seat:{me}", points=points)
    if masters.gnome_joined(city):
        g.tell("gained", seat=f"seat:{me}", gain="amount:yellow:1")
    if len(city.gnomes) == 6:
        fulfilled(g, me, "common_gnomes")
    if gnome in s.masters:  # bonfire.ru.txt:641
        place = s.masters.index(gnome)
        s.masters[place] = next_master(g)


def next_master(g: G) -> str:
    """Draw the next master. If the pile is empty, shuffle the discarded masters first. Ruling: ""
    if there are none either."""
    s = g.s
    if not s.master_pile:  # bonfire.ru.txt:761
        s.master_pile, s.master_discard = s.master_discard, []
        g.shuffle("masters", s.master_pile)
    return g.draw("masters", s.master_pile) if s.master_pile else ""
