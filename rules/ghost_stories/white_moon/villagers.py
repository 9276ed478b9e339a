"""Villagers: their stacks, and how they move with a Taoist, are rescued, flee and die."""

from .. import names
from ..ending import lose
from ..names import last
from ..parts import DATA, LINE
from ..powers import in_play
from ..registry import G, book
from ..state import State, decider
from ..yang import ACTIONS, deed, note_action

STACK = DATA.white_moon.stack
DEATHS = DATA.white_moon.deaths


def villager_key(id: str) -> str:
    return f"villager:{id}"


def stack(s: State, place: str) -> list[str]:
    """Return the stack of villagers on a tile, the top one first."""
    return s.moon.villagers.get(place, [])


def has_room(s: State, place: str) -> bool:
    """Tell if a tile can take another villager."""  # white-moon:114, 129
    return place not in s.haunted and len(stack(s, place)) < STACK


def tops(s: State) -> list[str]:
    """Return the top villager of each stack."""
    return [villager_key(there[0]) for there in s.moon.villagers.values() if there]


def place_of(s: State, key: str) -> str:
    """Return the place of the villager with this key."""
    villager = last(key)
    return next(place for place, there in s.moon.villagers.items() if villager in there)


def take_top(g: G, place: str) -> str:
    """Take the top villager of a tile and turn up the next one."""  # white-moon:131
    villager = g.s.moon.villagers[place].pop(0)
    turn_up(g, place)
    return villager


def turn_up(g: G, place: str) -> None:
    known, there = g.s.moon.known, stack(g.s, place)
    if there and there[0] not in known:
        g.reveal("villagers")
        known.append(there[0])


def put_on_top(s: State, villager: str, place: str) -> None:
    s.moon.villagers.setdefault(place, []).insert(0, villager)


# Moving with a Taoist


@book.procedure
async def carry(g: G, seat: int, start: str, goal: str) -> None:  # white-moon:125-139
    """Offer to take the top villager along on a step."""
    s = g.s
    if not stack(s, start) or not has_room(s, goal):
        return
    about = {"tile": names.tile(s, goal)}
    top = villager_key(stack(s, start)[0])
    if await g.may(seat, "ghost_stories.carry", [top], about=about):
        put_on_top(s, take_top(g, start), goal)
        g.tell("carried", villager=top, tile=names.tile(s, goal))


# Rescue


def portal_works(s: State) -> bool:  # white-moon:353
    """Tell if the Portal works. It does not while the Gatekeeper is in play."""
    return bool(s.moon.portal) and not in_play(s, "PORTAL_OFF")


def can_rescue(s: State, side: int) -> bool:  # white-moon:143
    at = s.boards[side].at
    return at == s.moon.portal and bool(stack(s, at)) and portal_works(s)


ACTIONS["rescue"] = can_rescue


@deed("rescue")
def rescue(g: G, side: int, key: str) -> None:
    note_action(g.s, side, key)
    save(g, take_top(g, g.s.moon.portal))


def save(g: G, villager: str) -> None:  # white-moon:153-155, 423
    """Bring a villager to the Shelter. A complete family gives its gift, during a Magic Barrier
    only once the Barrier is over."""
    moon = g.s.moon
    moon.shelter.append(villager)
    g.tell("saved", villager=villager_key(villager))
    family = DATA.villager[villager].family
    saved = sum(DATA.villager[other].family == family for other in moon.shelter)
    if saved < DATA.family[family].members:
        return
    g.tell("family-saved", family=f"family:{family}")
    if moon.in_barrier:
        moon.late_families.append(family)
    else:
        g.then([f"{family}_saved"])


# Death


def kill(g: G, dead: list[str], place: str) -> None:  # white-moon:58, 174-176
    """Let villagers of the tile ``place`` die: put them on the Graveyard, where the twelfth loses
    the game, then apply their families' penalties in order."""
    moon = g.s.moon
    for villager in dead:
        moon.graveyard.append(villager)
        g.tell("killed", villager=villager_key(villager))
    moon.sad = True
    if len(moon.graveyard) >= DEATHS:
        lose(g, "graves")
    g.then(*([f"{DATA.villager[villager].family}_killed", place] for villager in dead))


def kill_top(g: G, place: str) -> None:
    kill(g, [take_top(g, place)], place)


async def kill_one_of(g: G, point: str) -> None:
    """Let the players choose a top villager, who dies. ``point`` is the question to ask."""
    key = await g.ask(decider(g.s), f"ghost_stories.{point}", tops(g.s))
    kill_top(g, place_of(g.s, key))


def flee(g: G, space: str) -> None:  # white-moon:188-206
    """Let the first villager in a Haunter's line flee to the line's next tile, or die if there is
    none or it has no room."""
    s = g.s
    line = LINE[space]
    start = next((place for place in line if stack(s, place)), None)
    if start is None:
        return
    beyond = line[line.index(start) + 1 :]
    villager = take_top(g, start)
    if beyond and has_room(s, beyond[0]):
        put_on_top(s, villager, beyond[0])
        tile = names.tile(s, beyond[0])
        g.tell("fled", villager=villager_key(villager), tile=tile)
    else:
        g.tell("trapped", villager=villager_key(villager))
        kill(g, [villager], start)
