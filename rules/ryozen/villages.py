"""The bonuses of the villages and of the Altar tile. Each has its effect, and a function that tells
if the effect would change anything now."""

from collections.abc import Callable
from typing import NamedTuple

from .board import other_sectors, own_tiles, turn_over, who_can_leave
from .effects import apply_besides
from .gates import empty_areas
from .goods import gain, pay, resources
from .keys import GOOD_OF, SECTOR, detail
from .parts import VILLAGES
from .questions import ask
from .registry import G, book
from .state import State

Test = Callable[[State, int], object]
Bonus = Callable[[G, int], None]


class Village(NamedTuple):
    gives: Test  # takes s, me; tells if the bonus has an effect now
    bonus: Bonus


BONUSES: dict[str, Village] = {}


def village(id: str, gives: Test) -> Callable[[Bonus], Bonus]:
    def register(bonus: Bonus) -> Bonus:
        BONUSES[id] = Village(gives, bonus)
        return bonus

    return register


def possible(s: State, me: int, id: str) -> bool:
    return id not in BONUSES or bool(BONUSES[id].gives(s, me))


def bonuses(s: State, me: int) -> list[str]:  # ryozen.ru.txt:708-710
    """Return the explored villages, the start village too, whose bonus has an effect now."""
    explored = s.villages[: s.players[me].explorer + 1]
    return [f"village:{n}" for n, id in enumerate(explored) if possible(s, me, id)]


@book.procedure
def bonus(g: G, me: int, id: str) -> None:  # ryozen.ru.txt:708
    g.tell("bonus", seat=g.s.who(me), village=f"settlement:{id}")
    for resource, number in VILLAGES[id].gains.items():
        gain(g, me, resource, number)
    if id in BONUSES and possible(g.s, me, id):
        BONUSES[id].bonus(g, me)


@village("river_shoal", lambda s, me: len(s.players[me].cards) >= 2)  # ryozen.ru.txt:899
def river_shoal(g: G, me: int) -> None:
    gain(g, me, "favour", len(g.s.players[me].cards) // 2)


@village("stronghold", lambda s, me: "" in s.events)  # ryozen.ru.txt:905
def stronghold(g: G, me: int) -> None:
    g.then(["gain_any", me, g.s.events.count("")])


@village("owl_bay", lambda s, me: own_tiles(s, me, cloaked=False))  # ryozen.ru.txt:911
def owl_bay(g: G, me: int) -> None:
    g.then(["cloak_own", me])


@book.procedure
async def cloak_own(g: G, me: int) -> None:
    tile = await ask(g, me, "ryozen.owl_bay", own_tiles(g.s, me, cloaked=False))
    turn_over(g, me, tile)


@village("bandit_den", lambda s, me: empty_areas(s))  # ryozen.ru.txt:917
def bandit_den(g: G, me: int) -> None:
    g.then(["bring_back", me])
    gain(g, me, "favour", 3)


def companions_in_light(s: State, me: int) -> int:
    return sum(len(s.tiles(me, sector)) for sector in s.lit)


@village("bird_gorge", companions_in_light)  # ryozen.ru.txt:923
def bird_gorge(g: G, me: int) -> None:
    gain(g, me, "favour", companions_in_light(g.s, me))


@village("town_hall", lambda s, me: True)  # ryozen.ru.txt:929
def town_hall(g: G, me: int) -> None:
    apply_besides(g, me, "capital")


def nomads(s: State, me: int) -> list[str]:
    """Return the player's revealed companions that could move to another sector."""
    return who_can_leave(s, own_tiles(s, me, cloaked=False))


@village("nomad_camp", nomads)  # ryozen.ru.txt:935
def nomad_camp(g: G, me: int) -> None:
    g.then(["wander", me])


@book.procedure
async def wander(g: G, me: int) -> None:
    tile = await ask(g, me, "ryozen.nomad_camp", nomads(g.s, me))
    g.then(["move_to", me, tile, other_sectors(tile), "settlement:nomad_camp"])


@village("moon_forge", lambda s, me: s.players[me].explorer)  # ryozen.ru.txt:941
def moon_forge(g: G, me: int) -> None:
    step_back(g, me)
    g.then(["gain_shard", me])


def step_back(g: G, me: int) -> None:
    """Move the Explorer one village back, unless it is in the start village."""
    player = g.s.players[me]
    if player.explorer:
        player.explorer -= 1
        here = f"settlement:{g.s.villages[player.explorer]}"
        g.tell("steps-back", seat=g.s.who(me), village=here)


@village("moon_harbour", lambda s, me: harbours(s))  # ryozen.ru.txt:947
def moon_harbour(g: G, me: int) -> None:
    g.then(["early_night", me])


def harbours(s: State) -> list[str]:
    """Return the lit sectors with companions of any player."""
    return [SECTOR[sector] for sector in s.lit if any(s.spots[sector])]


@book.procedure
async def early_night(g: G, me: int) -> None:
    sector = await ask(g, me, "ryozen.moon_harbour", harbours(g.s))
    g.then(["night_sector", detail(sector)])  # ruling: with the shard of the majority; :947


@village("altar_tile", resources)  # ryozen.ru.txt:961-963
def altar_tile(g: G, me: int) -> None:
    g.then(["offer", me])


@book.procedure
async def offer(g: G, me: int) -> None:
    pay(g, me, GOOD_OF[await ask(g, me, "ryozen.altar_tile", resources(g.s, me))])
    g.then(["gain_shard", me])
