"""Temples: placing them on top of a region's stack, and destroying the top one.
candelabria.ru.txt:318-326"""

from .abilities import has, triggered
from .keys import SEATS, candle_key, detail, last, place
from .map import region_of
from .open_places import did
from .parts import AMOUNTS, TEMPLES
from .registry import G, book
from .state import State
from .stores import points


def temple_sites(s: State, me: int) -> list[int]:
    """Return the regions where a House has a figure."""  # candelabria.ru.txt:326
    return sorted(set(map(region_of, s.houses[me].figures())))


def temples_left(s: State) -> list[str]:
    return [colour for colour in TEMPLES if s.temple_supply[colour]]


def place_temple(g: G, me: int, colour: str, region: int) -> None:
    """Place a temple on a region's stack. Then resolve its points, triggered upgrades and the
    Knights' ride."""
    s = g.s
    s.temple_supply[colour] -= 1
    s.temples.setdefault(str(region), []).append(colour)
    g.tell("builds", seat=SEATS[me], temple=f"temple:{colour}", region=f"region:{region}")
    if colour == "white":  # candelabria.ru.txt:322
        points(g, me, AMOUNTS.white_points, "temples")
    items = triggered(s, me, "on_place_temple")
    if items:
        g.then(["effects", me, 0, [list(item) for item in items]])
    did(g, me, "builds_temple")
    ride_after(g, me, region)


def destroy_temple(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:894
    s = g.s
    stack = s.temples[str(region)]
    colour = stack.pop()
    if not stack:
        del s.temples[str(region)]
    s.temple_supply[colour] += 1
    g.tell("destroys", seat=SEATS[me], temple=f"temple:{colour}", region=f"region:{region}")
    if colour == "white":  # candelabria.ru.txt:322
        points(g, me, AMOUNTS.white_points, "temples")
    did(g, me, "destroys_temple")
    ride_after(g, me, region)


def ride_after(g: G, me: int, region: int) -> None:
    # ruling: only the House that placed or destroyed the temple may ride, as with upgrades, see
    # 1018
    if has(g.s, me, "move_candle_to_region"):
        g.then(["ride", me, region])


@book.procedure
async def ride(g: G, me: int, region: int) -> None:  # candelabria.ru.txt:1188
    """Let a House move one of its candles, lit or not, to any territory of the region. The move has
    no further effect."""
    s = g.s
    house = s.houses[me]
    candles = [candle_key(s, me, role) for role in house.candles]
    chosen = await g.may(me, "candelabria.ride", candles, about={"region": f"region:{region}"})
    if chosen is None:
        return
    candle = house.candles[last(chosen)]
    keys = [place(t) for t in s.map.within(region) if t != candle.territory]
    about = {"figure": chosen, "region": f"region:{region}"}
    to = await g.ask(me, "candelabria.destination", keys, about=about)
    candle.territory = detail(to)
    g.tell("moves", seat=SEATS[me], figure=chosen, territory=to)
