"""The effects of Tom's cards (bonfire.ru.txt:727-755). Each returns True if it did anything."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ..gnomes import has_room, next_master
from ..great_bonfire import clockwise
from ..guardians import lacking
from ..parts import CITIES, GNOMES, ISLANDS, PATH_TILES, PLACES, TASKS
from ..path import has_room as path_has_room
from ..path import refill
from ..registry import G
from ..state import START, TOM, State
from ..tasks import portals, tiles
from .side import SIDE, fulfilled, send_novice, side


class Card(NamedTuple):
    """A card: the common task that goes with it, and its effect for the resource turned up."""

    common: str
    play: Callable[[G, str], Awaitable[bool]]


async def take_masters(g: G, resource: str) -> bool:  # bonfire.ru.txt:735
    """Take all masters on offer that cost this resource, as long as Tom has room."""
    s, city = g.s, side(g.s).city
    taken = []
    for place, master in enumerate(s.masters):
        if master and GNOMES[master].cost == resource and has_room(city):
            city.gnomes.append(master)
            s.masters[place] = ""
            taken.append(place)
            g.tell("joined", seat=SIDE, gnome=f"gnome:{master}")
    if taken and not has_room(city):
        fulfilled(g, "common_gnomes")
    for place in taken:
        s.masters[place] = next_master(g)
    return bool(taken)


async def take_paths(g: G, resource: str) -> bool:  # bonfire.ru.txt:739
    """Take all path tiles on offer with this resource, from left to right, as long as Tom has
    room."""
    s, city = g.s, side(g.s).city
    taken = []
    for place, tile in enumerate(s.offer):
        if PATH_TILES[tile].resource == resource and path_has_room(city):
            city.path.append(tile)
            taken.append(place)
            g.tell("built", seat=SIDE, tile=f"path:{tile}", place=len(city.path))
    if taken and not path_has_room(city):
        fulfilled(g, "common_paths")
    for place in taken:
        refill(g, place)
    return bool(taken)


def tasks_for(s: State, resource: str, most: bool) -> list[str]:
    """Return the tasks with the most, or the fewest, points on the two islands with this
    resource."""
    islands = [isle for id, isle in s.islands.items() if ISLANDS[id].resource == resource]
    lying = [task for isle in islands for task in isle.tasks if task]
    if not lying:
        return []
    wanted = (max if most else min)(TASKS[task].points for task in lying)
    return [task for task in lying if TASKS[task].points == wanted]


async def take_task(g: G, resource: str, most: bool) -> bool:
    """Take a task with the most, or the fewest, points to the leftmost free space, as a lit
    Bonfire. The person chooses among equal ones."""
    s, city = g.s, side(g.s).city
    keys = [f"task:{task}" for task in tasks_for(s, resource, most)]
    if not keys:
        return False
    about: dict[str, str | int] = {"resource": f"resource:{resource}", "most": int(most)}
    chosen = await g.ask(0, "bonfire.tom_task", keys, about=about, side=SIDE)
    task = chosen.partition(":")[2]
    place = city.tasks.index("")
    for id, isle in s.islands.items():
        if task in isle.tasks:
            isle.tasks[isle.tasks.index(task)] = ""
            city.tasks[place], city.lit[place] = task, True
            g.tell("tom_task", seat=SIDE, task=chosen, island=f"island:{id}", space=place + 1)
    if tiles(city) == 7:
        fulfilled(g, "common_tasks")
    return True


async def take_dearest_task(g: G, resource: str) -> bool:  # bonfire.ru.txt:743
    return await take_task(g, resource, most=True)


async def take_cheapest_task(g: G, resource: str) -> bool:  # bonfire.ru.txt:747
    """Take a task with the fewest points, and send a novice. Ruling: without a task, no novice and
    no point."""
    if not await take_task(g, resource, most=False):
        return False
    side(g.s).novices -= 1
    send_novice(g, TOM)
    return True


async def welcome_guardian(g: G, resource: str) -> bool:  # bonfire.ru.txt:751
    """Take a Guardian. Ruling: any one that Tom lacks, since his Guardians never walk."""
    s, city = g.s, side(g.s).city
    order = lacking(s, city)[0]
    s.orders[order] -= 1
    city.guardians[order] = START
    g.tell("welcomed", seat=SIDE, guardian=f"guardian:{order}")
    if not lacking(s, city):
        fulfilled(g, "common_guardians")
    return True


async def turn_great_bonfire(g: G, resource: str) -> bool:  # bonfire.ru.txt:755
    """Turn the Great Bonfire clockwise to the nearest portal that fits Tom's next notch, and take
    it. Ruling: the present area comes last."""
    s, city = g.s, side(g.s).city
    notch = max(place for place in PLACES if not city.portals[place - 1])
    shape = CITIES[city.board].shape(notch)
    area = next((area for area in clockwise(s) if shape in s.areas[area]), None)
    if area is None:
        return False
    s.pointer, s.used = area, True  # ruling: his use counts as the first one of the game
    s.areas[area].remove(shape)
    city.portals[notch - 1] = shape
    g.tell("turned", seat=SIDE, area=f"area:{area}")
    g.tell("portal", seat=SIDE, portal=f"portal:{shape}", notch=notch)
    if portals(city) == 7:
        fulfilled(g, "common_portals")
    return True


CARDS = {
    "tom_masters": Card("common_gnomes", take_masters),
    "tom_path": Card("common_paths", take_paths),
    "tom_task_most": Card("common_tasks", take_dearest_task),
    "tom_task_least": Card("common_tasks", take_cheapest_task),
    "tom_guardian": Card("common_guardians", welcome_guardian),
    "tom_great_bonfire": Card("common_portals", turn_great_bonfire),
}
