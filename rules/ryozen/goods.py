"""Resources, moon shards and favour: gaining, paying and losing them."""

from collections.abc import Mapping, Sequence

from .keys import GOOD, GOOD_OF, RESOURCE, RESOURCE_KEYS, SHARD, SHARD_KEYS
from .parts import MOONS, RESOURCES
from .questions import ask
from .registry import G, book
from .state import Player, State


def gain(g: G, me: int, good: str, number: int = 1) -> None:
    if number:
        g.s.players[me].goods[good] += number
        g.tell("gains", seat=g.s.who(me), number=number, thing=GOOD[good])


def pay(g: G, me: int, good: str, number: int = 1) -> None:
    """Pay a price. The caller has checked that the player can."""
    if number:
        g.s.players[me].goods[good] -= number
        g.tell("pays", seat=g.s.who(me), number=number, thing=GOOD[good])


def lose(g: G, me: int, good: str, number: int = 1) -> None:
    """Lose goods, at most as many as the player has. ruling: favour cannot fall below 0."""
    goods = g.s.players[me].goods
    lost = min(number, goods[good])
    if lost:
        goods[good] -= lost
        g.tell("loses", seat=g.s.who(me), number=lost, thing=GOOD[good])


def affords(player: Player, cost: Mapping[str, int]) -> bool:
    return all(player.goods[good] >= number for good, number in cost.items())


def resources(s: State, me: int) -> list[str]:
    """Return the kinds of resources that a player has, as options."""
    goods = s.players[me].goods
    return [RESOURCE[good] for good in RESOURCES if goods[good]]


def shards(s: State, me: int) -> list[str]:
    goods = s.players[me].goods
    return [SHARD[moon] for moon in MOONS if goods[moon]]


@book.procedure
async def gain_any(g: G, me: int, number: int) -> None:
    """Let the player choose and gain ``number`` resources, one by one."""
    for _ in range(number):
        gain(g, me, GOOD_OF[await ask(g, me, "ryozen.gain", RESOURCE_KEYS)])


@book.procedure
async def gain_shard(g: G, me: int) -> None:
    gain(g, me, GOOD_OF[await ask(g, me, "ryozen.shard", SHARD_KEYS)])


@book.procedure
async def lose_any(g: G, me: int, number: int) -> None:
    """Let the player choose and lose ``number`` resources, one by one, as long as any are left."""
    for _ in range(number):
        await _lose_one(g, me, resources(g.s, me))


@book.procedure
async def lose_shards(g: G, me: int, number: int) -> None:
    for _ in range(number):
        await _lose_one(g, me, shards(g.s, me))


async def _lose_one(g: G, me: int, held: Sequence[str]) -> None:
    if held:
        lose(g, me, GOOD_OF[await ask(g, me, "ryozen.lose", held)])
