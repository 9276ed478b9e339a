"""The companions' abilities. Each has a function for its targets, of which the player may choose
one, and a function for its effect. ``spot`` is the companion's own spot, such as "spot:gates:2"."""

from collections.abc import Callable
from typing import NamedTuple

from .board import free_spots, move, strike, tiles, turn_over
from .clan_house import useful
from .effects import apply_besides
from .gates import discard_event, empty_areas, face_up, return_event
from .goods import gain, pay, resources
from .keys import GOOD_OF, RESOURCE_KEYS, SECTOR, SPOT_OF, detail, number
from .outskirts import explore, next_village
from .parts import ADJACENT, BOX, OPPOSITE, SECTORS
from .questions import ask, may
from .registry import G, book
from .springs import affordable
from .state import State
from .villages import possible

Targets = Callable[[State, int, str], list[str]]
Use = Callable[[G, int, str, str], None]


class Ability(NamedTuple):
    targets: Targets  # takes s, me, spot; returns the possible targets
    use: Use  # applies the effect; takes g, me, spot and the chosen target


STRATEGIC_MANEUVERS = "card:strategic_maneuvers"
ABILITIES: dict[str, Ability] = {}
POINTS: dict[str, str] = {}


def companion(kind: str, targets: Targets) -> Callable[[Use], Use]:
    def register(use: Use) -> Use:
        ABILITIES[kind] = Ability(targets, use)
        POINTS[kind] = f"ryozen.{kind}"
        return use

    return register


@book.procedure
async def ability(g: G, me: int, kind: str, spot: str) -> None:  # ryozen.ru.txt:526-528
    """Use the ability of a companion just placed openly, or copied by a Trickster."""
    found = ABILITIES[kind]
    about = {"sector": sector_key(spot)}
    chosen = await may(g, me, POINTS[kind], found.targets(g.s, me, spot), about)
    if chosen:
        g.tell("uses", seat=g.s.who(me), companion=f"companion:{kind}")
        found.use(g, me, spot, chosen)


def sector_of(spot: str) -> str:
    return SPOT_OF[spot][0]


def sector_key(spot: str) -> str:
    return SECTOR[sector_of(spot)]


def to_use(s: State, me: int, spot: str) -> list[str]:
    """Return the only option of an ability that needs no target: to use it."""
    return ["use"]


# Strikes. ruling: anybody's companion may be struck, but not the striker. ryozen.ru.txt:798


def in_opposite_sector(s: State, me: int, spot: str) -> list[str]:
    return tiles(s, (OPPOSITE[sector_of(spot)],))


@companion("archer", in_opposite_sector)  # ryozen.ru.txt:798
def archer(g: G, me: int, spot: str, chosen: str) -> None:
    strike(g, me, chosen)


def others_here(s: State, me: int, spot: str) -> list[str]:
    return [key for key in tiles(s, (sector_of(spot),)) if key != spot]


@companion("warrior", others_here)  # ryozen.ru.txt:812
def warrior(g: G, me: int, spot: str, chosen: str) -> None:
    strike(g, me, chosen)


def watched(s: State, me: int, sector: str) -> bool:
    """Tell if the player has a cloaked companion in the sector."""
    return any(tile.cloaked for tile in s.tiles(me, sector))


def where_own_cloaked(s: State, me: int, spot: str) -> list[str]:
    sectors = [sector for sector in SECTORS if watched(s, me, sector)]
    return [key for key in tiles(s, sectors) if key != spot]


@companion("organizer", where_own_cloaked)  # ryozen.ru.txt:867
def organizer(g: G, me: int, spot: str, chosen: str) -> None:
    strike(g, me, chosen)


# Cloaking and moving


def revealed_nearby(s: State, me: int, spot: str) -> list[str]:
    return tiles(s, ADJACENT[sector_of(spot)], lambda tile: not tile.cloaked)


@companion("bard", revealed_nearby)  # ryozen.ru.txt:805
def bard(g: G, me: int, spot: str, chosen: str) -> None:
    turn_over(g, me, chosen)


def own_nearby(s: State, me: int, spot: str) -> list[str]:
    if not free_spots(s, (sector_of(spot),)):
        return []
    return tiles(s, ADJACENT[sector_of(spot)], lambda tile: tile.owner == me)


@companion("diplomat", own_nearby)  # ryozen.ru.txt:825
def diplomat(g: G, me: int, spot: str, chosen: str) -> None:
    g.then(["move_to", me, chosen, [sector_of(spot)], "companion:diplomat"])


@book.procedure
async def move_to(
    g: G, me: int, tile: str, sectors: list[str], by: str = STRATEGIC_MANEUVERS
) -> None:
    """Move a companion to an empty spot of one of these sectors. ``by`` is the card, companion or
    village that allows the move."""
    about = {"sector": sector_key(tile), "by": by}
    spot = await ask(g, me, "ryozen.move_to", free_spots(g.s, sectors), about)
    move(g, me, tile, spot)


# Gains


@companion("merchant", lambda s, me, spot: RESOURCE_KEYS)  # ryozen.ru.txt:792
def merchant(g: G, me: int, spot: str, chosen: str) -> None:
    gain(g, me, GOOD_OF[chosen])


@companion("councillor", to_use)  # ryozen.ru.txt:831
def councillor(g: G, me: int, spot: str, chosen: str) -> None:
    if g.s.heralds[0] == me:
        gain(g, me, "favour", 3)
    else:
        gain(g, me, "scroll", 2)


@companion("night_agent", lambda s, me, spot: resources(s, me))  # ryozen.ru.txt:873
def night_agent(g: G, me: int, spot: str, chosen: str) -> None:
    pay(g, me, GOOD_OF[chosen])
    gain(g, me, BOX.sectors[sector_of(spot)].moon)


# Effects elsewhere


@companion("philosopher", lambda s, me, spot: affordable(s, me))  # ryozen.ru.txt:786
def philosopher(g: G, me: int, spot: str, chosen: str) -> None:
    g.then(["purchase", me, chosen])


def step_or_bonus(s: State, me: int, spot: str) -> list[str]:
    """Return the villages to choose from: the next one to explore it, the Explorer's own for its
    bonus."""
    here = s.players[me].explorer
    bonus = [f"village:{here}"] if possible(s, me, s.villages[here]) else []
    return next_village(s, me) + bonus


@companion("pathfinder", step_or_bonus)  # ryozen.ru.txt:837
def pathfinder(g: G, me: int, spot: str, chosen: str) -> None:
    to = number(chosen)
    if to > g.s.players[me].explorer:
        explore(g, me, to)
    else:
        g.then(["bonus", me, g.s.villages[to]])


def foresight(s: State, me: int, spot: str) -> list[str]:
    return face_up(s) + (["return"] if empty_areas(s) else [])


@companion("seer", foresight)  # ryozen.ru.txt:843
def seer(g: G, me: int, spot: str, chosen: str) -> None:
    if chosen == "return":
        g.then(["bring_back", me])
    else:
        discard_event(g, me, chosen)


@book.procedure
async def bring_back(g: G, me: int) -> None:
    """Put the last discarded event back into an empty area that the player chooses."""
    about = {"event": f"omen:{g.s.event_discard[-1]}"}
    return_event(g, me, await ask(g, me, "ryozen.return_event", empty_areas(g.s), about))


@companion("mentor", lambda s, me, spot: ["use"] if useful(s, me) else [])  # ryozen.ru.txt:849
def mentor(g: G, me: int, spot: str, chosen: str) -> None:
    apply_besides(g, me, "clan_house")


@companion("hermit", lambda s, me, spot: [SECTOR[near] for near in ADJACENT[sector_of(spot)]])
def hermit(g: G, me: int, spot: str, chosen: str) -> None:  # ryozen.ru.txt:855
    g.s.effect = detail(chosen)


@companion("guard", lambda s, me, spot: ["use"] if s.players[me].goods["coin"] else [])
def guard(g: G, me: int, spot: str, chosen: str) -> None:  # ryozen.ru.txt:861
    """Pay a coin to close the sector until the player's next turn, or until the Guard is gone."""
    sector, place = SPOT_OF[spot]
    pay(g, me, "coin")
    g.s.bans[sector] = place
    g.tell("guarded", seat=g.s.who(me), sector=SECTOR[sector])


def copied(s: State, me: int, spot: str) -> list[str]:
    """Return the player's companions in the Clan House with an ability that works from ``spot``."""
    return [
        f"slot:{n}"
        for n, tile in enumerate(s.ready, 1)
        if tile.owner == me
        and tile.kind != "trickster"
        and ABILITIES[tile.kind].targets(s, me, spot)
    ]


@companion("trickster", copied)  # ryozen.ru.txt:819
def trickster(g: G, me: int, spot: str, chosen: str) -> None:
    g.then(["ability", me, g.s.ready[number(chosen) - 1].kind, spot])
