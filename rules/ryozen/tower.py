"""The Phoenix Palace mode: outer walls, loopholes and the summit of a turning tower.

The Palace is a square tower on a board that rotates, and companions turn with it. Each side of the
tower faces some direction, in degrees. Players look at it from their sides of the table, and see
the sides that face them by less than a right angle.
"""

from .board import lift
from .court import apply_palace, lit_sectors, use_palace
from .keys import RESOURCE_KEYS
from .palace_rules import PALACES, PalaceRules
from .questions import ask, may
from .registry import G, book
from .state import State, Tile

SIDES = 4
SOUTH = 180


def facing(side: int, rotation: int) -> int:
    """Return the direction that a side of the tower faces, in degrees clockwise from north."""
    return (SOUTH + 90 * side + 60 * rotation) % 360


def seen_sides(seat: int, rotation: int) -> list[int]:  # ryozen.ru.txt:1317-1325
    """Return the one or two sides of the tower that are seen from a side of the table."""
    return [
        s for s in range(SIDES) if not 90 <= (facing(s, rotation) - facing(seat, 0)) % 360 <= 270
    ]


SEEN = [[seen_sides(seat, rotation) for rotation in range(6)] for seat in range(SIDES)]


def free_places(s: State, me: int, kind: str) -> list[str]:
    """Return the free walls, or the free loopholes, on the sides that the player sees."""
    taken = {tile.place for tile in s.palace}
    keys = [f"{kind}:{side}" for side in SEEN[s.players[me].side][s.rotation]]
    return [key for key in keys if key not in taken]


def places(s: State, me: int) -> list[str]:  # ryozen.ru.txt:1315-1325
    return [*free_places(s, me, "wall"), *free_places(s, me, "loophole"), "summit"]


def arrive(g: G, me: int, kind: str, where: str) -> None:  # ryozen.ru.txt:1261
    if where == "summit":
        push_off(g)
    g.s.palace.append(Tile(me, kind, place=where))
    g.s.effect = where.partition(":")[0]
    g.tell("placed-palace", seat=g.s.who(me), companion=f"companion:{kind}", place=where)


def push_off(g: G) -> None:  # ryozen.ru.txt:1339-1345
    for tile in g.s.palace:
        if tile.place == "summit":
            g.s.palace.remove(tile)
            rest(g, "pushed", tile)
            return


def rest(g: G, event: str, tile: Tile) -> None:
    """Put a companion aside until the next round. ruling: it does not return to the hand."""
    g.s.players[tile.owner].resting.append(tile.kind)
    g.tell(event, companion=f"companion:{tile.kind}", owner=g.s.who(tile.owner))


def flee(g: G, sector: str, spot: int) -> None:  # ryozen.ru.txt:1347-1355
    """Move a struck companion to a free wall that its owner sees. If there is none, it is out for
    this round."""
    tile = g.s.spots[sector][spot]
    assert tile is not None
    if free_places(g.s, tile.owner, "wall"):
        g.then(["land", sector, spot])
    else:
        rest(g, "flees-nowhere", lift(g.s, sector, spot))


@book.procedure
async def land(g: G, sector: str, spot: int) -> None:  # ryozen.ru.txt:1353
    tile = g.s.spots[sector][spot]
    assert tile is not None
    about = {"companion": f"companion:{tile.kind}"}
    walls = free_places(g.s, tile.owner, "wall")
    where = await ask(g, tile.owner, "ryozen.land", walls, about)
    lift(g.s, sector, spot)
    g.s.palace.append(Tile(tile.owner, tile.kind, place=where))
    g.tell("lands", companion=f"companion:{tile.kind}", owner=g.s.who(tile.owner), place=where)


PALACES["tower"] = PalaceRules(places, arrive, flee)


@book.procedure
async def wall(g: G, me: int) -> None:  # ryozen.ru.txt:1283
    await apply_palace(g, me, RESOURCE_KEYS)


@book.procedure
async def loophole(g: G, me: int) -> None:  # ryozen.ru.txt:1295
    await apply_palace(g, me, lit_sectors(g.s, me))


@book.procedure
async def summit(g: G, me: int) -> None:  # ryozen.ru.txt:1307
    """Offer a resource, and then a lit sector's day effect for a lantern."""
    await apply_palace(g, me, RESOURCE_KEYS, then=["summit_light"])


@book.procedure
async def summit_light(g: G, me: int) -> None:
    chosen = await may(g, me, "ryozen.summit", lit_sectors(g.s, me))
    if chosen:
        use_palace(g, me, chosen)
