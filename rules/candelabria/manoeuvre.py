"""A manoeuvre: two moves, and a third one that costs a flame. candelabria.ru.txt:522-559"""

from .abilities import has
from .flames import enemy_flames, extinguish, light, on_the_way, settle
from .keys import SEATS, detail, last, place
from .map import action_of, region_of
from .movement import own_figures, pushed_to, put, reach
from .open_places import did
from .parts import AMOUNTS
from .registry import G, book
from .state import State
from .stores import gain, room

CUBES = ["cube:wax", "cube:gold"]


@book.procedure
def manoeuvre(g: G, me: int) -> None:
    s = g.s
    s.moves, s.burned, s.mover = AMOUNTS.moves, False, ""
    g.then(["move", me])


def burning(s: State, me: int) -> list[str]:
    """Return the option to spend a flame on another move, if any."""  # candelabria.ru.txt:539
    candle = s.houses[me].candles.get(s.mover)
    if s.burned or candle is None or not candle.flames:
        return []
    return [f"burn:{s.mover}"]


def movable(s: State, me: int) -> list[str]:
    """Return the figures that can move. Candles always can, as they may share territories."""
    if not s.moves:
        return []
    own = own_figures(s, me)
    return [it for it in own if not it.startswith("castle:") or reach(s, me, it)]


@book.procedure
async def move(g: G, me: int) -> None:  # candelabria.ru.txt:529, 532
    """Ask for one move, or end the manoeuvre if the House declines."""
    s = g.s
    about = {"left": s.moves}
    keys = [*movable(s, me), *burning(s, me)]
    chosen = await g.may(me, "candelabria.move", keys, about=about)
    if chosen is None:
        s.moves, s.mover = 0, ""
        return
    figure = chosen
    if chosen.startswith("burn:"):
        figure = f"candle:{s.houses[me].id}:{detail(chosen)}"
        s.burned = True
        s.houses[me].candles[detail(chosen)].flames -= 1
        g.tell("burns", seat=SEATS[me], candle=figure)
    else:
        s.moves -= 1
    keys = [place(t) for t in reach(s, me, figure)]
    to = await g.ask(me, "candelabria.destination", keys, about={"figure": figure, "arrives": 1})
    arrive(g, me, figure, detail(to))
    g.then(["move", me])


def arrive(g: G, me: int, figure: str, to: str) -> None:
    """Move a figure, resolve its effect, then light a ground flame and use the territory's
    action."""
    # ruling: in this order, which candelabria.ru.txt:538 leaves open
    s = g.s
    new_region = not s.in_region(me, region_of(to))
    g.tell("moves", seat=SEATS[me], figure=figure, territory=place(to))
    put(s, figure, to)
    did(g, me, "acts")
    s.mover = "" if figure.startswith("castle:") else last(figure)
    if figure.startswith("castle:"):
        g.then(["castle_enters", me])
    elif s.mover == "warrior":
        g.then(["warrior_enters", me])
    g.then(["claim", me, to, new_region])


@book.procedure
async def castle_enters(g: G, me: int) -> None:  # candelabria.ru.txt:538, 1220
    """Let the House put out an opponent's flame in the territory that its castle has entered."""
    keys = enemy_flames(g.s, me, [g.s.houses[me].castle])
    chosen = await g.may(me, "candelabria.castle", keys, about=on_the_way(g.s))
    if chosen is not None:
        extinguish(g, me, chosen, "castle")
        settle(g)


@book.procedure
async def warrior_enters(g: G, me: int) -> None:  # candelabria.ru.txt:504, 858
    """Let the House push an opponent's candle out of the territory that its warrior has entered."""
    s = g.s
    here = s.houses[me].candles["warrior"].territory
    keys = [
        f"candle:{s.houses[other].id}:{role}"
        for other in s.others(me)
        for role, candle in s.houses[other].candles.items()
        if candle.territory == here
    ]
    chosen = await g.may(me, "candelabria.push", keys)
    if chosen is None:
        return
    goals = [place(t) for t in s.map.territories if t in pushed_to(s, me, here)]
    to = await g.ask(me, "candelabria.push_to", goals, about={"figure": chosen})
    put(s, chosen, detail(to))
    g.tell("pushes", seat=SEATS[me], candle=chosen, territory=to)


@book.procedure
async def claim(g: G, me: int, territory: str, new_region: bool) -> None:
    """Light a ground flame if none is there, and act."""  # candelabria.ru.txt:530, 531
    house = g.s.houses[me]
    if territory in house.flames or not house.supply:
        return
    light(g, me, territory)
    if new_region and has(g.s, me, "gain_resource") and room(g, me):
        cube = await g.ask(me, "candelabria.cube", CUBES)  # for the Chimera Dynasty
        gain(g, me, detail(cube), 1)
        g.tell(
            "gains", seat=SEATS[me], cubes=f"cubes:{int(cube == CUBES[0])}:{int(cube != CUBES[0])}"
        )
    g.then(["action", me, action_of(territory)])


@book.procedure
def action(g: G, me: int, kind: str) -> None:
    did(g, me, "acts")
    g.then([kind, me])
