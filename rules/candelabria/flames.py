"""Flames on candles and on the ground: kindled, put out, and where the latter go."""

from collections.abc import Container

from .keys import detail, last, place, who
from .map import region_of
from .open_places import Open, did
from .parts import CAPACITY
from .registry import G, book
from .state import WAR, State

SUPPLY = "supply"


# Kindling


def dark(s: State, me: int, region: int) -> list[str]:
    """Territories where a House may light a ground flame."""  # candelabria.ru.txt:298
    house = s.houses[me]
    if not house.supply:
        return []
    lit = set(house.flames)
    return [t for t in s.map.within(region) if t not in lit]


def low_candles(s: State, me: int, region: int) -> list[str]:
    """Own candles that can take another flame."""  # candelabria.ru.txt:502-504
    house = s.houses[me]
    return [
        f"candle:{house.id}:{role}"
        for role, candle in house.candles.items()
        if candle.flames < CAPACITY[role] and region in (0, region_of(candle.territory))
    ]


def light(g: G, me: int, territory: str) -> None:
    """A ground flame of the supply onto a territory."""
    house = g.s.houses[me]
    house.flames.append(territory)
    house.supply -= 1
    g.tell("lights", seat=who(g.s, me), territory=place(territory))


# Putting out


def enemy_flames(s: State, me: int, territories: Container[str]) -> list[str]:
    """Flames of opponents that stand there."""  # candelabria.ru.txt:886
    keys: list[str] = []
    for other, house in enumerate(s.houses):
        if other == me:
            continue
        keys += [f"flame:{it}:{house.id}" for it in house.flames if it in territories]
        for role, candle in house.candles.items():
            if candle.flames and candle.territory in territories:
                keys.append(f"candle:{house.id}:{role}")
    return keys


def extinguish(g: G, me: int, key: str, source: str) -> None:
    """One flame goes out: ``flame:territory:house`` or ``candle:house:role``."""
    kind, first, second = key.split(":")
    if kind == "candle":
        owner = g.s.house(first)
        g.tell("dims", seat=who(g.s, me), candle=key)
        dim(g, me, owner, second, source)
        return
    owner = g.s.house(second)
    g.tell("puts-out", seat=who(g.s, me), flame=key)
    remove_flame(g, owner, first)
    if owner != me:
        did(g, me, "puts_out_flame")


def dim(g: G, me: int, owner: int, role: str, source: str) -> None:
    """A candle loses a flame. Without flames it stays where it is."""  # candelabria.ru.txt:290
    candle = g.s.houses[owner].candles[role]
    candle.flames -= 1
    if not candle.flames:
        if owner != me:
            did(g, me, f"snuffs_by_{source}")
        snuffed.of(g.s)(g, owner, role)


def stays_unlit(g: G, owner: int, role: str) -> None:
    g.tell("unlit", candle=f"candle:{g.s.houses[owner].id}:{role}")


snuffed = Open(stays_unlit)


def remove_flame(g: G, owner: int, territory: str) -> None:
    """Before the war its owner may send it to a curse."""  # candelabria.ru.txt:611, 659
    house = g.s.houses[owner]
    house.flames.remove(territory)
    if g.s.season == WAR:
        house.supply += 1
    else:
        g.s.put_out.append(owner)


def settle(g: G) -> None:
    """Next, if there is anything."""
    if g.s.put_out:
        g.then(["settle_put_out"])


@book.procedure
def settle_put_out(g: G) -> None:
    """What becomes of the ground flames that an effect has put out."""
    if g.s.put_out:
        way_of_put_out.of(g.s)(g)


def ask_owners(g: G) -> None:
    g.then(["redirect"])


way_of_put_out = Open(ask_owners)


@book.procedure
async def redirect(g: G) -> None:  # candelabria.ru.txt:611
    """All owners at the same time: each flame goes before a curse card or to the supply."""
    s = g.s
    owners = list(dict.fromkeys(s.put_out))
    chosen = await g.ask_apart({owner: ways(g, owner) for owner in owners})
    s.put_out = []
    for owner in owners:
        for way in chosen[owner]:
            if way == SUPPLY:
                s.houses[owner].supply += 1
            else:
                s.curses[int(detail(way)) - 1].influence[owner] += 1
            g.tell("redirects", seat=who(s, owner), way=way)


async def ways(g: G, owner: int) -> list[str]:
    """Where the flames of one House go, one after the other."""
    keys = [*curse_keys(g.s), SUPPLY]
    return [
        await g.ask(owner, "candelabria.put_out", keys) for _ in range(g.s.put_out.count(owner))
    ]


def curse_keys(s: State) -> list[str]:
    return [f"curse:{slot + 1}" for slot in s.slots()]


def kindle(g: G, me: int, key: str) -> None:
    """``territory:...`` for a ground flame, ``candle:...`` for one on a candle."""
    if key.startswith("candle:"):
        g.s.houses[me].candles[last(key)].flames += 1
        g.tell("kindles", seat=who(g.s, me), candle=key)
    else:
        light(g, me, detail(key))
