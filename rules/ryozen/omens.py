"""The expected cost of tonight's events to a player, in tenths of favour, for automas."""

from collections.abc import Callable, Mapping

from .board import own_tiles
from .events import lit_present
from .parts import MOONS, RESOURCES, SET_UP
from .state import State
from .tenths import EXPLORED, FAVOUR, FOUND_OUT, RESOURCE, SHARD, STRUCK
from .villages import companions_in_light

STAYS = 0.9  # chance that placing one more companion does not discard an event

Cost = Callable[[State, int], int]


def omens(s: State, me: int) -> float:
    to_come = sum(len(player.hand) for player in s.players)
    return STAYS**to_come * sum(COSTS[event](s, me) for event in s.events if event)


def breach(s: State, me: int) -> int:
    return RESOURCE * sum(s.players[me].goods[resource] > 0 for resource in RESOURCES)


def rebellion(s: State, me: int) -> int:
    player = s.players[me]
    return FAVOUR * min(player.explorer + 1, player.goods["favour"])


def eclipse(moon: str) -> Cost:
    return lambda s, me: SHARD if s.players[me].goods[moon] else -SHARD


def brawl(s: State, me: int) -> int:
    return FAVOUR * sum(t.kind == "apprentice" and not t.cloaked for t in s.on_board(me))


def lunar_curse(s: State, me: int) -> int:
    return SHARD * min(shards(s, me), len(lit_present(s, me)))


def moon_festival(s: State, me: int) -> int:
    return RESOURCE * min(s.players[me].goods["lantern"], companions_in_light(s, me))


def unseen_presence(s: State, me: int) -> int:
    return FOUND_OUT * sum(tile.cloaked for sector in s.lit for tile in s.tiles(me, sector))


def ceremony(s: State, me: int) -> int:
    return 3 * FAVOUR * (len(lit_present(s, me)) == len(s.lit))


def flood(s: State, me: int) -> int:
    return EXPLORED[SET_UP.rounds - s.round] * (s.players[me].explorer > 0)


def earthquake(s: State, me: int) -> int:
    favour = FAVOUR * len(s.on_board(me))
    return min(favour, SHARD) if shards(s, me) else favour


def shards(s: State, me: int) -> int:
    return sum(s.players[me].goods[moon] for moon in MOONS)


COSTS: Mapping[str, Cost] = {
    "breach_in_the_wall": breach,
    "rebellion": rebellion,
    "fire_in_the_clan_house": lambda s, me: FAVOUR * bool(s.players[me].cards),
    "bandit_raid": lambda s, me: STRUCK * bool(own_tiles(s, me, cloaked=False)),
    "suspicious_rumours": lambda s, me: FOUND_OUT * bool(own_tiles(s, me, cloaked=True)),
    "ominous_shadows": lambda s, me: FAVOUR * len(lit_present(s, me)),
    "coral_eclipse": eclipse("coral"),
    "agate_eclipse": eclipse("agate"),
    "jade_eclipse": eclipse("jade"),
    "curse_of_shadow": lambda s, me: STRUCK * len(lit_present(s, me)),
    "palace_banquet": lambda s, me: RESOURCE * len(s.in_palace(me)),
    "public_brawl": brawl,
    "lunar_curse": lunar_curse,
    "sun_glare": lambda s, me: FAVOUR * len(s.present(me)),
    "moon_festival": moon_festival,
    "unseen_presence": unseen_presence,
    "ceremony_of_three_lights": ceremony,
    "fog_of_oblivion": lambda s, me: FAVOUR * len(s.players[me].cards),
    "flood": flood,
    "earthquake": earthquake,
}
