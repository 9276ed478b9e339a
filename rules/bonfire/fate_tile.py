"""Option I: place a fate tile and gain action tokens (bonfire.ru.txt:398-434)."""

from collections.abc import Sequence

from . import fate, masters
from .parts import GOLD, RESOURCES, TOKENS, YELLOW
from .payment import amounts
from .registry import G
from .state import City, State

GOODS = (*TOKENS, *RESOURCES)
ALL_WAYS = tuple(fate.WAYS)


def can_place(s: State, city: City, able: list[int]) -> bool:  # bonfire.ru.txt:406
    return sum(city.tokens) <= masters.tokens_when_placing(city) and can_lay(city)


def can_lay(city: City) -> bool:
    """Tell if the city has a fate tile and room for it, no matter how many tokens it has."""
    return bool(city.supply) and any(room(city))


def room(city: City) -> tuple[int, int]:
    """Return the cells where the middle of the next tile may lie: for a flat tile, and for an
    upright one."""
    covered = fate.area(tuple(city.fate)).covered
    return fate.middles(covered, masters.tiles_stick_out(city))


async def place_fate(g: G, me: int) -> None:
    city = g.s.seats[me]
    ends = dict.fromkeys((city.supply[0], city.supply[-1]))
    tile = await g.ask(me, "bonfire.fate_tile", [f"fate:{id}" for id in ends])
    middles = fate.cell_keys(*room(city))
    middle = await g.ask(me, "bonfire.fate_cell", middles, about={"tile": tile})
    about = {"tile": tile, "cell": middle}
    way = await g.ask(me, "bonfire.fate_way", ways(city, middle), about=about)
    id = tile.partition(":")[2]
    city.supply.remove(id)
    lay(g, me, laid(tile, middle, way))


def ways(city: City, middle: str) -> list[str]:
    """Return the directions in which a tile may lie with its middle on this cell."""
    _, row, column = middle.split(":")
    cell = fate.bit(int(row), int(column))
    flat, upright = room(city)
    lying = ["way:right", "way:left"] if flat & cell else []
    standing = ["way:down", "way:up"] if upright & cell else []
    return lying + standing


def laid(tile: str, middle: str, way: str) -> str:
    """Return a laid tile in the form that the state stores: ``fate_3:2:4:up``."""
    return ":".join(key.partition(":")[2] for key in (tile, middle, way))


def income(city: City, entry: str) -> list[int]:  # bonfire.ru.txt:422-434
    """Return the tokens and resources that laying a tile gains, in the order of GOODS. Each symbol
    gains as many tokens as the group that it joins has symbols; marked cells gain more."""
    after = fate.area((*city.fate, entry))
    gained = [0] * len(GOODS)
    covered = 0
    for symbol, cell in fate.strip(entry):
        gained[symbol] += fate.group(after.symbols[symbol], cell).bit_count()
        covered |= cell
    times = masters.times_symbol(city)
    gained[YELLOW] += times * (covered & fate.MARKED["yellow"]).bit_count()
    gained[len(TOKENS) + GOLD] += times * (covered & fate.MARKED["gold"]).bit_count()
    return gained


def lay(g: G, me: int, entry: str) -> None:
    city = g.s.seats[me]
    gained = income(city, entry)
    city.fate.append(entry)
    add(city.tokens, gained)
    city.resources[GOLD] += gained[len(TOKENS) + GOLD]
    tile = f"fate:{entry.partition(':')[0]}"
    g.tell("laid", seat=f"seat:{me}", tile=tile, gain=f"amounts:{amounts(gained, GOODS)}")


def add(held: list[int], gained: Sequence[int]) -> None:
    for kind in range(len(held)):
        held[kind] += gained[kind]
