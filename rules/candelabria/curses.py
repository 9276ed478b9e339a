"""The preparation for war: Houses gain control of curses, place them in regions and use their
abilities.
candelabria.ru.txt:633-659, 914-952"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .abilities import triggered
from .deployment import card_symbols
from .flames import enemy_flames, extinguish
from .keys import SEATS, detail, flame_key, last, number, place
from .map import region_of
from .movement import put
from .open_places import did
from .parts import AMOUNTS, CURSES
from .registry import G, book
from .state import State
from .temples import place_temple, temples_left
from .territory_actions import take_upgrade

F = TypeVar("F", bound=Callable[..., Any])

ABILITIES: dict[str, str] = {}  # by effect of a curse card: the name of its procedure


def curse_ability(effect: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        ABILITIES[effect] = function.__name__
        return function

    return register


@book.procedure
def control(g: G, slot: int) -> None:  # candelabria.ru.txt:641-649
    """Give control of a curse to the House with the most ground flames before it. All flames before
    it return to their supplies."""
    s = g.s
    curse = s.curses[slot]
    if not curse.card:
        return
    rivals = contenders(s, slot)
    for house, flames in zip(s.houses, curse.influence, strict=True):
        house.supply += flames
    curse.influence = [0] * len(s.houses)
    card = f"curse-card:{curse.card}"
    if not rivals:  # ruling: nobody controls it
        g.tell("nobody-controls", card=card)
        return
    me = rivals[0]
    g.tell("controls", seat=SEATS[me], card=card)
    did(g, me, f"controls_curse_{slot + 1}")
    if len(rivals) > 1:
        did(g, rivals[1], "second_before_curse")
    g.then(["place_curse", me, slot])


def contenders(s: State, slot: int) -> list[int]:
    """Return the Houses with flames before a curse card. The first one controls the curse."""
    return leading(s, s.curses[slot].influence)


def leading(s: State, flames: Sequence[int]) -> list[int]:
    """Return the Houses with flames, those with the most first. Turn order breaks ties."""
    return sorted((n for n in s.track if flames[n]), key=lambda n: -flames[n])


def curse_regions(s: State, me: int) -> list[int]:
    """Return the regions where a House may place a curse: it has a figure there, and there is no
    black temple on top."""
    # candelabria.ru.txt:645, 324
    return [r for r in s.map.regions if s.in_region(me, r) and s.top_temple(r) != "black"]


@book.procedure
async def place_curse(g: G, me: int, slot: int) -> None:
    s = g.s
    curse = s.curses[slot]
    card = f"curse-card:{curse.card}"
    regions = [f"region:{region}" for region in curse_regions(s, me)]
    if not regions:
        g.tell("nowhere", seat=SEATS[me], card=card)
        return
    chosen = await g.ask(me, "candelabria.curse_region", regions, about={"card": card})
    curse.owner, curse.region = me, number(chosen)
    g.tell("curses", seat=SEATS[me], card=card, region=chosen)
    ability = ABILITIES.get(CURSES[curse.card].effect)
    if ability:
        g.then([ability, me, curse.region])
    items = triggered(s, me, "on_place_curse")
    if items:
        g.then(["effects", me, 0, [list(item) for item in items]])


@curse_ability("reapply_candle")
@book.procedure
async def echo(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:924
    """Let the House resolve the card of one of its candles in the region again."""
    house = g.s.houses[me]
    keys = [
        f"candle:{house.id}:{role}"
        for role, candle in house.candles.items()
        if region_of(candle.territory) == region and card_symbols(g.s, house.seals[role])
    ]
    chosen = await g.may(me, "candelabria.echo", keys)
    if chosen is not None:
        items = card_symbols(g.s, house.seals[last(chosen)])
        g.then(["effects", me, 0, [list(item) for item in items]])


@curse_ability("move_candle")
@book.procedure
async def abduct(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:928
    """Let the House move any candle of the region to any territory."""
    s = g.s
    keys = [
        f"candle:{house.id}:{role}"
        for house in s.houses
        for role, candle in house.candles.items()
        if region_of(candle.territory) == region
    ]
    chosen = await g.may(me, "candelabria.abduct", keys)
    if chosen is None:
        return
    _, owner, role = chosen.split(":")
    start = s.houses[s.house(owner)].candles[role].territory
    goals = [place(t) for t in s.map.territories if t != start]
    to = await g.ask(me, "candelabria.destination", goals, about={"figure": chosen})
    put(s, chosen, detail(to))
    g.tell("abducts", seat=SEATS[me], candle=chosen, territory=to)


@curse_ability("temple_or_upgrade")
@book.procedure
async def tempt(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:932
    """Let the House gain a temple for the region, or the top upgrade of a stack, for nothing."""
    s = g.s
    keys = [f"temple:{colour}" for colour in temples_left(s)]
    if len(s.houses[me].upgrades) < AMOUNTS.upgrade_slots:
        keys += [f"stack:{number + 1}" for number, stack in enumerate(s.stacks) if stack]
    chosen = await g.may(me, "candelabria.tempt", keys, about={"region": f"region:{region}"})
    if chosen is None:
        return
    if chosen.startswith("temple:"):
        place_temple(g, me, detail(chosen), region)
    else:
        take_upgrade(g, me, number(chosen) - 1)


@curse_ability("become_first")
@book.procedure
async def crown(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:936
    s = g.s
    if s.track[0] == me or await g.may(me, "candelabria.crown", ["first"]) is None:
        return
    s.track.remove(me)
    s.track.insert(0, me)
    g.tell("first", seat=SEATS[me])


@curse_ability("extinguish_all_ground")
@book.procedure
async def devour(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:944
    """Let the House put out all ground flames of the region, its own included, or none."""
    s = g.s
    keys = [
        flame_key(s, owner, territory)
        for owner, house in enumerate(s.houses)
        for territory in house.flames
        if region_of(territory) == region
    ]
    if keys and await g.may(
        me, "candelabria.devour", ["all"], about={"region": f"region:{region}"}
    ):
        for key in keys:
            extinguish(g, me, key, "curse")


@curse_ability("kindle_2")
@book.procedure
def smoulder(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:948
    g.then(["effects", me, region, [["kindle", 2, "curse"]]])


@curse_ability("extinguish_up_to_2")
@book.procedure
async def choke(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:952
    """Let the House put out up to two flames of the region, its own included."""
    s = g.s
    for left in (2, 1):
        keys = enemy_flames(s, me, s.map.within(region)) + own_flames(s, me, region)
        chosen = await g.may(me, "candelabria.choke", keys, about={"left": left})
        if chosen is None:
            return
        extinguish(g, me, chosen, "curse")


def own_flames(s: State, me: int, region: int) -> list[str]:
    house = s.houses[me]
    return [flame_key(s, me, t) for t in house.flames if region_of(t) == region] + [
        f"candle:{house.id}:{role}"
        for role, candle in house.candles.items()
        if candle.flames and region_of(candle.territory) == region
    ]
