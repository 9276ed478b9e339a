"""Build a path (bonfire.ru.txt:454-468)."""

from . import masters
from .common import fulfilled
from .parts import DATA, PATH, PATH_TILES, RESOURCES
from .payment import pay_tokens
from .registry import G
from .state import City, State


def price(city: City) -> int:  # bonfire.ru.txt:458
    return DATA.place[len(city.path)].path_cost


def has_room(city: City) -> bool:  # bonfire.ru.txt:466
    return len(city.path) < 7


def can_build(s: State, city: City, able: list[int]) -> bool:
    return has_room(city) and able[PATH] >= price(city)


async def build_path(g: G, me: int) -> None:
    s = g.s
    await pay_tokens(g, me, PATH, price(s.seats[me]))
    # ruling: there is a single pile, and tiles may be exchanged again and again while possible
    while same_crystals(s) and await g.may(me, "bonfire.exchange_paths", ["exchange"]):
        s.pile += s.offer  # bonfire.ru.txt:468
        s.offer = [g.draw("paths", s.pile) for _ in s.offer]
        g.tell("exchanged", seat=f"seat:{me}")
    tiles = [f"path:{tile}" for tile in s.offer]
    chosen = await g.ask(me, "bonfire.path_tile", tiles + ["pile"] * bool(s.pile))
    if chosen == "pile":
        lay_path(g, me, g.draw("paths", s.pile))
    else:
        take_offered(g, me, chosen.partition(":")[2])


def same_crystals(s: State) -> bool:
    return len({PATH_TILES[tile].crystal for tile in s.offer}) == 1


def take_offered(g: G, me: int, tile: str) -> None:
    s = g.s
    place = s.offer.index(tile)
    lay_path(g, me, tile)
    refill(g, place)


def refill(g: G, place: int) -> None:
    """Fill a place of the offer from the pile; if the pile is empty, remove the place."""
    s = g.s
    if s.pile:
        s.offer[place] = g.draw("paths", s.pile)
    else:
        s.offer.pop(place)


def lay_path(g: G, me: int, tile: str) -> None:
    city = g.s.seats[me]
    city.path.append(tile)
    g.tell("built", seat=f"seat:{me}", tile=f"path:{tile}", place=len(city.path))
    if masters.takes_path_resource(city):
        resource = PATH_TILES[tile].resource
        city.resources[RESOURCES.index(resource)] += 1
        g.tell("gained", seat=f"seat:{me}", gain=f"amount:{resource}:1")
    if len(city.path) == 7:
        fulfilled(g, me, "common_paths")
