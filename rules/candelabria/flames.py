"""Flames on candles and on the ground: kindling them, putting them out, and redirecting ground
flames that were put out."""

from collections.abc import Container

from .keys import detail, last, place, who
from .map import region_of
from .open_places import Open, did
from .parts import CAPACITY
from .registry import G, book
from .state import WAR, State

SUPPLY = "supply"
APART = "apart"  # the option to decide for each flame by itself


# Kindling


def dark(s: State, me: int, region: int) -> list[str]:
    """Return the territories where a House can light a ground flame."""  # candelabria.ru.txt:298
    house = s.houses[me]
    if not house.supply:
        return []
    lit = set(house.flames)
    return [t for t in s.map.within(region) if t not in lit]


def low_candles(s: State, me: int, region: int) -> list[str]:
    """Return the House's candles that can take another flame."""  # candelabria.ru.txt:502-504
    house = s.houses[me]
    return [
        f"candle:{house.id}:{role}"
        for role, candle in house.candles.items()
        if candle.flames < CAPACITY[role] and region in (0, region_of(candle.territory))
    ]


def light(g: G, me: int, territory: str) -> None:
    """Put a ground flame from the supply onto a territory."""
    house = g.s.houses[me]
    house.flames.append(territory)
    house.supply -= 1
    g.tell("lights", seat=who(g.s, me), territory=place(territory))


# Putting out


def enemy_flames(s: State, me: int, territories: Container[str]) -> list[str]:
    """Return the opponents' flames in these territories."""  # candelabria.ru.txt:886
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
    """Put out one flame: ``flame:territory:house``, or one of ``candle:house:role``."""
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
    """Take a flame from a candle. The candle stays on the board."""  # candelabria.ru.txt:290
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
    """Remove a ground flame; before the war it is redirected."""  # candelabria.ru.txt:611, 659
    house = g.s.houses[owner]
    house.flames.remove(territory)
    if g.s.season == WAR:
        house.supply += 1
    else:
        g.s.put_out.append(owner)


def waits(g: G) -> None:
    """Do nothing: owners redirect their flames when the turn is over."""
    # ruling: candelabria.ru.txt:609-617 gives no time


effect_is_over = Open(waits)


def settle(g: G) -> None:
    """Finish an effect that may have put out flames."""
    if g.s.put_out:
        effect_is_over.of(g.s)(g)


@book.procedure
def settle_put_out(g: G) -> None:
    """Redirect the ground flames that the turn has put out."""
    if g.s.put_out:
        way_of_put_out.of(g.s)(g)


def ask_owners(g: G) -> None:
    g.then(["redirect", True])


way_of_put_out = Open(ask_owners)


@book.procedure
async def redirect(g: G, together: bool = False) -> None:  # candelabria.ru.txt:611
    """Ask all owners at the same time if their flames go before a curse card or to the supply.

    Without ``together``, each flame is asked about: games stored under version 1 need that.
    """
    s = g.s
    owners = list(dict.fromkeys(s.put_out))
    line = ways_together if together else ways
    chosen = await g.ask_apart({owner: line(g, owner) for owner in owners})
    s.put_out = []
    for owner in owners:
        for way in chosen[owner]:
            told = way
            if way == SUPPLY:
                s.houses[owner].supply += 1
            else:
                curse = s.curses[int(detail(way)) - 1]
                curse.influence[owner] += 1
                told = f"before:{curse.card}"
            g.tell("redirects", seat=who(s, owner), way=told)


async def ways_together(g: G, owner: int) -> list[str]:
    """Ask a House where its flames go: one goal for all, or each by itself."""
    keys, number = goals(g.s), g.s.put_out.count(owner)
    if number == 1 or len(keys) == 1:
        return await ways(g, owner)
    about = {"number": number}
    way = await g.ask(owner, "candelabria.put_out", [*keys, APART], about=about)
    return await ways(g, owner) if way == APART else [way] * number


async def ways(g: G, owner: int) -> list[str]:
    """Ask a House where its flames go, one by one."""
    keys, about = goals(g.s), {"number": 1}
    flames = range(g.s.put_out.count(owner))
    return [await g.ask(owner, "candelabria.put_out", keys, about=about) for _ in flames]


def goals(s: State) -> list[str]:
    return [*curse_keys(s), SUPPLY]


def before_curses(s: State) -> str:
    return "on-the-way"


# Returns the noun for flames that were put out and not redirected yet, or "".
told_on_the_way = Open(before_curses)


def on_the_way(s: State) -> dict[str, str | int]:
    """Return the flames that were put out and not redirected yet, as arguments of a question."""
    told = told_on_the_way.of(s)(s) if s.put_out else ""
    if not told:
        return {"out": 0}
    houses = ".".join(s.houses[owner].id for owner in s.put_out)
    cards = ".".join(s.curses[slot].card for slot in s.slots())
    return {"out": len(s.put_out), "waiting": f"{told}:{houses}:{cards}"}


def curse_keys(s: State) -> list[str]:
    return [f"curse:{slot + 1}" for slot in s.slots()]


def kindle(g: G, me: int, key: str) -> None:
    """Kindle a flame: on the ground (``territory:...``) or on a candle (``candle:...``)."""
    if key.startswith("candle:"):
        g.s.houses[me].candles[last(key)].flames += 1
        g.tell("kindles", seat=who(g.s, me), candle=key)
    else:
        light(g, me, detail(key))
