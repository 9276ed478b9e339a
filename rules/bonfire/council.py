"""The High Council: novices go to its cells, whose bonuses are in Appendix II. Bonus actions send
neutral novices there (bonfire.ru.txt:658-672)."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from . import fate_tile, gnomes, great_bonfire, guardians, masters, path, ship
from .parts import DATA, GOLD, PATH_TILES, YELLOW
from .registry import G, book
from .state import BONFIRE, NEUTRAL, City, State
from .tasks import COMMON, NEEDED

CELLS = [cell.id for cell in DATA.council]


class Bonus(NamedTuple):
    """A cell's bonus, and a function that tells if the bonus is possible."""

    possible: Callable[[State, int], bool]
    give: Callable[[G, int], Awaitable[None]]


def bonuses(s: State, me: int) -> list[str]:  # bonfire.ru.txt:666
    """Return the possible bonus actions: one for each common task that the seat fulfils and that
    still has its neutral novice."""
    city = s.seats[me]
    return [f"bonus:{common}" for common in s.waiting if COMMON[common](city) >= NEEDED[common]]


@book.procedure
async def bonus(g: G, me: int, common: str) -> None:  # bonfire.ru.txt:670
    """Send a common task's neutral novice to the High Council."""
    cell = await choose_cell(g, me, NEUTRAL)
    g.s.waiting.remove(common)
    g.tell("bonus", seat=f"seat:{me}", common=f"common:{common}")
    seat_novice(g, me, NEUTRAL, cell)


def open_cells(s: State, city: City, novice: int) -> list[int]:  # bonfire.ru.txt:650
    """Return the cells without a novice of this colour; with master 24, all cells. Ruling: all
    neutral novices have the same colour."""
    repeats = masters.repeats_council_color(city)
    return [index for index, there in enumerate(s.council) if repeats or novice not in there]


async def choose_cell(g: G, me: int, novice: int) -> int:
    """Ask which cell a novice goes to. ``novice`` is the seat that it belongs to, or NEUTRAL."""
    cells = [f"council:{index}" for index in open_cells(g.s, g.s.seats[me], novice)]
    about = {"neutral": int(novice == NEUTRAL)}
    chosen = await g.ask(me, "bonfire.council", cells, about=about)
    return int(chosen.partition(":")[2])


def seat_novice(g: G, me: int, novice: int, cell: int) -> None:
    g.s.council[cell].append(novice)
    g.tell("novice", seat=f"seat:{me}", cell=f"council:{cell}")
    count_novices(g)  # ruling: the countdown is checked first, then master 7, then the bonus
    if masters.novice_sent(g.s.seats[me]):
        g.tell("gained", seat=f"seat:{me}", gain="amount:gold:1")
    g.then(["council_bonus", me, cell])


def count_novices(g: G) -> None:  # bonfire.ru.txt:682
    s = g.s
    if not s.counting and novices(s) >= DATA.players[len(s.seats)].countdown_at:
        s.counting = True
        g.tell("counting", seat=f"seat:{s.first}")


def novices(s: State) -> int:
    return sum(len(there) for there in s.council)


@book.procedure
async def council_bonus(g: G, me: int, index: int) -> None:  # bonfire.ru.txt:652
    """Give the bonus of a cell. Some cells offer a point instead of it."""
    cell = CELLS[index]
    bonus = BONUSES[cell]
    if DATA.council[index].point:
        offered = ["take_bonus"] * bonus.possible(g.s, me) + ["take_point"]
        about = {"cell": f"council:{index}"}
        if await g.ask(me, "bonfire.bonus_or_point", offered, about=about) == "take_point":
            g.s.seats[me].points += 1
            g.tell("points", seat=f"seat:{me}", points=1)
            return
    await bonus.give(g, me)


# Bonuses of the eight cells


def always(s: State, me: int) -> bool:
    return True


async def gold(g: G, me: int) -> None:  # bonfire.ru.txt:886
    city = g.s.seats[me]
    city.resources[GOLD] += 2
    city.tokens[YELLOW] += 1
    g.tell("gained", seat=f"seat:{me}", gain="amounts:gold:2:yellow:1")


def can_take_path(s: State, me: int) -> bool:
    return path.has_room(s.seats[me])


async def free_path(g: G, me: int) -> None:  # bonfire.ru.txt:886
    """Let the player take any path tile on offer or in the pile. Shuffle a pile that was
    searched."""
    s = g.s
    kinds = {(PATH_TILES[tile].crystal, PATH_TILES[tile].resource): tile for tile in sorted(s.pile)}
    tiles = [f"path:{tile}" for tile in (*s.offer, *kinds.values())]
    tile = (await g.ask(me, "bonfire.free_path", tiles)).partition(":")[2]
    if tile in s.offer:
        path.take_offered(g, me, tile)
        return
    s.pile.remove(tile)
    path.lay_path(g, me, tile)
    g.shuffle("paths", s.pile)


def can_welcome(s: State, me: int) -> bool:
    return bool(guardians.lacking(s, s.seats[me]))


async def free_guardian(g: G, me: int) -> None:  # bonfire.ru.txt:887
    lacking = [f"guardian:{order}" for order in guardians.lacking(g.s, g.s.seats[me])]
    chosen = await g.ask(me, "bonfire.free_guardian", lacking)
    guardians.welcome(g, me, chosen.partition(":")[2])


async def free_great_bonfire(g: G, me: int) -> None:  # bonfire.ru.txt:887
    areas = [f"area:{area}" for area in great_bonfire.clockwise(g.s)]
    chosen = await g.ask(me, "bonfire.free_turn_to", areas)
    await great_bonfire.turn_to(g, me, int(chosen.partition(":")[2]))


def can_join(s: State, me: int) -> bool:
    return gnomes.has_room(s.seats[me]) and any(s.masters)


async def free_master(g: G, me: int) -> None:  # bonfire.ru.txt:888
    face_up = [f"gnome:{master}" for master in g.s.masters if master]
    chosen = await g.ask(me, "bonfire.free_master", face_up)
    gnomes.join(g, me, chosen.partition(":")[2])


def goals(city: City, at: int) -> list[int]:
    """Return the places that a Guardian may walk to, forward or back. Rulings: she cannot return to
    the start, which is no path tile; with master 1 path tiles may be occupied; she may turn round
    on the way."""
    full = guardians.occupied(city)
    path_places = range(1, len(city.path) + 1)
    fires = [BONFIRE + fire for fire in guardians.open_bonfires(city)]
    return [to for to in (*path_places, *fires) if to not in full and to != at]


def walkers(city: City) -> list[str]:
    return [color for color, at in city.guardians.items() if goals(city, at)]


def can_walk(s: State, me: int) -> bool:
    return bool(walkers(s.seats[me]))


async def walk(g: G, me: int) -> None:  # bonfire.ru.txt:888
    """Let one Guardian walk any number of steps, forward or back."""
    city = g.s.seats[me]
    colors = [f"guardian:{color}" for color in walkers(city)]
    chosen = await g.ask(me, "bonfire.walker", colors)
    color = chosen.partition(":")[2]
    keys = [guardians.key(to) for to in goals(city, city.guardians[color])]
    goal = await g.ask(me, "bonfire.walk_to", keys, about={"guardian": chosen})
    await guardians.arrive(g, me, color, guardians.position(goal), bringing=True)


async def free_sail(g: G, me: int) -> None:  # bonfire.ru.txt:889
    isles = ship.destinations(g.s.seats[me])
    chosen = await g.ask(me, "bonfire.free_sail", isles)
    ship.sail(g, me, chosen.partition(":")[2])


def can_lay(s: State, me: int) -> bool:
    return fate_tile.can_lay(s.seats[me])


async def free_fate(g: G, me: int) -> None:  # bonfire.ru.txt:889
    """Place a fate tile, no matter how many tokens the player has."""
    await fate_tile.place_fate(g, me)


BONUSES = {
    "council_gold": Bonus(always, gold),
    "council_path": Bonus(can_take_path, free_path),
    "council_guardian": Bonus(can_welcome, free_guardian),
    "council_bonfire": Bonus(always, free_great_bonfire),
    "council_master": Bonus(can_join, free_master),
    "council_move_guardian": Bonus(can_walk, walk),
    "council_ship": Bonus(always, free_sail),
    "council_fate": Bonus(can_lay, free_fate),
}
