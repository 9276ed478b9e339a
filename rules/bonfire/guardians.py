"""Guardians: retrieving them (bonfire.ru.txt:563-573) and processions (bonfire.ru.txt:577-591)."""

from . import masters
from .common import fulfilled
from .parts import GOLD, GUARDIAN, ISLANDS, PATH_TILES, PLACES, RESOURCES
from .payment import amounts, means, pay_tokens
from .registry import G, book
from .state import BONFIRE, START, City, State


def lacking(s: State, city: City) -> list[str]:
    """Return the orders with a Guardian left on the islands and none in this city."""
    return [order for order, left in s.orders.items() if left and order not in city.guardians]


def can_retrieve(s: State, city: City, able: list[int]) -> bool:
    isle = ISLANDS.get(city.ship)
    return isle is not None and able[GUARDIAN] > 0 and isle.guardian in lacking(s, city)


async def retrieve_guardian(g: G, me: int) -> None:
    order = ISLANDS[g.s.seats[me].ship].guardian
    await pay_tokens(g, me, GUARDIAN, 1)
    welcome(g, me, str(order))


def welcome(g: G, me: int, order: str) -> None:
    """Bring a Guardian of this order to the start of the city's path."""
    city = g.s.seats[me]
    g.s.orders[order] -= 1
    city.guardians[order] = START
    g.tell("welcomed", seat=f"seat:{me}", guardian=f"guardian:{order}")
    if len(city.guardians) == 5:
        fulfilled(g, me, "common_guardians")
    if masters.marches_on_arrival(city):
        g.then(["march_on_arrival", me])


@book.procedure
async def march_on_arrival(g: G, me: int) -> None:  # bonfire.ru.txt:897
    """Offer the procession of master 17: one step, gaining no resources. Rulings: all Guardians may
    walk, and with master 2 they may go two steps."""
    city = g.s.seats[me]
    steps = 1 + masters.more_steps(city)
    wanted = ["hold_procession"] if can_march(city) else []
    if await g.may(me, "bonfire.march_on_arrival", wanted):
        await march(g, me, steps, bringing=False)


# Places that Guardians can reach


def occupied(city: City) -> list[int]:
    """Return the places of Guardians where no other may stop: Bonfires, and path tiles without
    master 1."""
    least = BONFIRE if masters.shares_path_tiles(city) else START
    return [at for at in city.guardians.values() if at > least]


def open_bonfires(city: City) -> list[int]:  # bonfire.ru.txt:581
    """Return the places with a path tile, a portal and a Bonfire. Ruling: the Bonfire has to be
    lit."""
    return [
        place
        for place in range(1, len(city.path) + 1)
        if city.lit[place - 1] and city.portals[place - 1]
    ]


def onward(city: City, at: int, steps: int) -> list[int]:  # bonfire.ru.txt:579
    """Return the places where a Guardian who walks one to ``steps`` steps forward may stop."""
    full = occupied(city)
    path = range(at + 1, min(len(city.path), at + steps) + 1)
    fires = [BONFIRE + fire for fire in open_bonfires(city) if at <= fire < at + steps]
    return [to for to in (*path, *fires) if to not in full]


def can_march(city: City) -> bool:
    """Tell if any Guardian can walk. It is enough to look one step ahead: if one of them can reach
    a goal at all, the nearest Guardian behind it can step there. Try the next path tile first,
    which is free most often."""
    there = city.guardians.values()
    for at in there:
        if at < len(city.path) and at + 1 not in there:
            return True
    return any(onward(city, at, 1) for at in marching(city))


def marching(city: City) -> list[int]:
    """Return the places of the Guardians that may still walk. One at a Bonfire stays there."""
    return [at for at in city.guardians.values() if at <= BONFIRE]


def key(to: int) -> str:
    return f"bonfire:{to - BONFIRE}" if to > BONFIRE else f"place:{to}"


def position(key: str) -> int:
    kind, _, place = key.partition(":")
    return int(place) + BONFIRE if kind == "bonfire" else int(place)


# Processions


def can_hold(s: State, city: City, able: list[int]) -> bool:
    return able[GUARDIAN] > 0 and can_march(city)


def lengths(city: City) -> range:
    """Return the numbers of steps that the player may pay for, up to the longest useful way."""
    goals = (*range(1, len(city.path) + 1), *(fire + 1 for fire in open_bonfires(city)))
    longest = max(goals) - min(marching(city)) - masters.more_steps(city)
    return range(1, min(means(city)[GUARDIAN], max(1, longest)) + 1)


async def hold_procession(g: G, me: int) -> None:
    city = g.s.seats[me]
    offered = [f"steps:{paid}" for paid in lengths(city)]
    paid = int((await g.ask(me, "bonfire.procession", offered)).partition(":")[2])
    await pay_tokens(g, me, GUARDIAN, paid)
    await march(g, me, paid + masters.more_steps(city), bringing=True)


async def march(g: G, me: int, steps: int, *, bringing: bool) -> None:  # bonfire.ru.txt:579
    """Let the Guardians walk in turn, the furthest first. Ruling: at least one has to."""
    city = g.s.seats[me]
    waiting = {color: at for color, at in city.guardians.items() if at <= BONFIRE}
    moved = False
    while waiting:
        at = max(waiting.values())
        together = [color for color, place in waiting.items() if place == at]
        color = None
        if onward(city, at, steps):
            behind = [place for place in waiting.values() if place < at]
            must = not moved and not any(onward(city, place, steps) for place in behind)
            color = await next_to_go(g, me, together, must)
        if color is None:
            for staying in together:
                del waiting[staying]
            continue
        del waiting[color]
        moved = await go(g, me, color, steps, bringing, len(together) == 1 and not must) or moved


async def next_to_go(g: G, me: int, together: list[str], must: bool) -> str | None:
    """Ask which of several Guardians on the same place walks next; None if no more of them do."""
    if len(together) == 1:
        return together[0]
    keys = [f"guardian:{color}" for color in together]
    ask = g.ask if must else g.may
    chosen: str | None = await ask(me, "bonfire.next_guardian", keys)
    return chosen.partition(":")[2] if chosen else None


async def go(g: G, me: int, color: str, steps: int, bringing: bool, free: bool) -> bool:
    """Let one Guardian walk, and tell if she did. ``free``: she may also stay."""
    city = g.s.seats[me]
    goals = [key(to) for to in onward(city, city.guardians[color], steps)]
    about: dict[str, str | int] = {"guardian": f"guardian:{color}", "bringing": int(bringing)}
    ask = g.may if free else g.ask
    goal: str | None = await ask(me, "bonfire.guardian_goal", goals, about=about)
    if goal is None:
        return False
    await arrive(g, me, color, position(goal), bringing=bringing)
    return True


async def arrive(g: G, me: int, color: str, to: int, *, bringing: bool) -> None:
    """Move a Guardian to a path tile or Bonfire and give what that brings."""  # bonfire.ru.txt:583
    city = g.s.seats[me]
    city.guardians[color] = to
    guardian = f"guardian:{color}"
    g.tell("moved", seat=f"seat:{me}", guardian=guardian, goal=key(to))
    if to > BONFIRE:
        points = masters.bonfire_reached(city)
        if points:
            g.tell("points", seat=f"seat:{me}", points=points)
    elif bringing:
        await bring(g, me, color, to)


async def bring(g: G, me: int, color: str, place: int) -> None:
    """Gain a path tile's resource and what masters add. Rulings: a resource chosen with master 6
    can be doubled like the tile's own, and master 20 adds gold to either."""
    city = g.s.seats[me]
    shown = PATH_TILES[city.path[place - 1]].resource
    chosen = None
    if masters.chooses_resource(city):
        others = [f"resource:{other}" for other in RESOURCES[:GOLD] if other != shown]
        about = {"guardian": f"guardian:{color}", "resource": f"resource:{shown}"}
        chosen = await g.may(me, "bonfire.other_resource", others, about=about)
    resource = chosen.partition(":")[2] if chosen else shown
    gained = [0] * len(RESOURCES)
    gained[RESOURCES.index(resource)] += masters.times_resource(city, color)
    if place == PLACES[0]:
        gained[GOLD] += masters.gold_of_first_tile(city)
    gain_resources(g, me, gained)


def gain_resources(g: G, me: int, gained: list[int]) -> None:
    city = g.s.seats[me]
    city.resources = [held + more for held, more in zip(city.resources, gained, strict=True)]
    g.tell("gained", seat=f"seat:{me}", gain=f"amounts:{amounts(gained, RESOURCES)}")
