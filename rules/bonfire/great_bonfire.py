"""Use the Great Bonfire (bonfire.ru.txt:597-615)."""

from . import masters
from .common import fulfilled
from .parts import CITIES, DATA, GREAT_BONFIRE, RESOURCES, TOKENS
from .payment import means, pay_tokens
from .registry import G
from .state import City, State
from .tasks import portals

AREAS = len(DATA.area)


def price(s: State, city: City, area: int) -> int:  # bonfire.ru.txt:599-603
    """Return the lowest price of turning the Great Bonfire to an area. The first use of the game
    costs one token for any area."""
    if not s.used:
        return 1
    turned = (area - s.pointer) % AREAS
    if turned == 0:
        return 3
    return min(3, max(1, turned - masters.more_areas(city)))


def can_use(s: State, city: City, able: list[int]) -> bool:
    return able[GREAT_BONFIRE] > 0


async def use_great_bonfire(g: G, me: int) -> None:
    s = g.s
    city = s.seats[me]
    most = means(city)[GREAT_BONFIRE]
    reached = [area for area in clockwise(s) if price(s, city, area) <= most]
    chosen = await g.ask(me, "bonfire.turn_to", [f"area:{area}" for area in reached])
    area = int(chosen.partition(":")[2])
    await pay_tokens(g, me, GREAT_BONFIRE, price(s, city, area))
    await turn_to(g, me, area)


def clockwise(s: State) -> list[int]:
    """Return all areas clockwise, beginning with the next and ending with the present one."""
    return [(s.pointer + turned) % AREAS for turned in range(1, AREAS + 1)]


async def turn_to(g: G, me: int, area: int) -> None:
    g.s.pointer = area
    g.s.used = True  # ruling: also if it was turned for nothing
    g.tell("turned", seat=f"seat:{me}", area=f"area:{area}")
    await rewards(g, me)


def free_notches(city: City) -> list[int]:  # bonfire.ru.txt:611
    """Return the places where the next portal may go: the rightmost empty notch, or any with master
    25."""
    empty = [place for place in range(7, 0, -1) if not city.portals[place - 1]]
    return empty if masters.portals_in_any_order(city) else empty[:1]


def fitting_portals(s: State, city: City, area: int) -> list[str]:
    board, lying = CITIES[city.board], s.areas[area]
    return [shape for place in free_notches(city) if (shape := board.shape(place)) in lying]


async def rewards(g: G, me: int) -> None:  # bonfire.ru.txt:605
    """Let the player take two of the area's three rewards, or up to three with master 23."""
    s = g.s
    city = s.seats[me]
    chosen = ["reward:token", "reward:resource"]
    shapes = fitting_portals(s, city, s.pointer)
    if shapes:
        most = masters.most_rewards(city)
        offered = [*chosen, "reward:portal"]
        chosen = await g.ask_some(me, "bonfire.rewards", offered, 2, most)
    area = DATA.area[s.pointer]
    if "reward:token" in chosen:
        city.tokens[TOKENS.index(area.token)] += 1
        g.tell("gained", seat=f"seat:{me}", gain=f"amount:{area.token}:1")
    if "reward:resource" in chosen:
        resource_or_points(g, me)
    if "reward:portal" in chosen:
        portal = await g.ask(me, "bonfire.portal", [f"portal:{shape}" for shape in shapes])
        place_portal(g, me, portal.partition(":")[2])


def resource_or_points(g: G, me: int) -> None:
    city, area = g.s.seats[me], DATA.area[g.s.pointer]
    if area.resource is None:
        city.points += area.points
        g.tell("points", seat=f"seat:{me}", points=area.points)
        return
    city.resources[RESOURCES.index(area.resource)] += 1
    g.tell("gained", seat=f"seat:{me}", gain=f"amount:{area.resource}:1")


def place_portal(g: G, me: int, shape: str) -> None:
    s = g.s
    city = s.seats[me]
    place = CITIES[city.board].notch(shape)
    s.areas[s.pointer].remove(shape)
    city.portals[place - 1] = shape
    g.tell("portal", seat=f"seat:{me}", portal=f"portal:{shape}", notch=place)
    if portals(city) == 7:
        fulfilled(g, me, "common_portals")
