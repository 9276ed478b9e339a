"""Companions on the board: striking, turning over, moving and removing them."""

from collections.abc import Callable, Iterable

from .goods import gain, pay, resources
from .keys import GOOD_OF, SECTOR, SPOT_OF, SPOTS
from .palace_rules import PALACES
from .parts import MOONS, SECTORS
from .questions import may
from .registry import G, book
from .special import special, total
from .state import State, Tile

MERCIES = {f"mercy_{moon}": moon for moon in MOONS}


def tile_at(s: State, key: str) -> Tile:
    """Return the companion on a spot."""
    sector, spot = SPOT_OF[key]
    tile = s.spots[sector][spot]
    assert tile is not None, key
    return tile


def tiles(
    s: State, sectors: Iterable[str], wanted: Callable[[Tile], bool] | None = None
) -> list[str]:
    """Return the spots of these sectors whose companion is ``wanted``, as options."""
    return [
        SPOTS[sector][n]
        for sector in sectors
        for n, tile in enumerate(s.spots[sector])
        if tile and (wanted is None or wanted(tile))
    ]


def own_tiles(s: State, me: int, *, cloaked: bool | None = None) -> list[str]:
    """Return the spots with a player's companions; with ``cloaked``, only cloaked or only revealed
    ones."""
    return tiles(
        s,
        SECTORS,
        lambda tile: tile.owner == me and (cloaked is None or tile.cloaked is cloaked),
    )


def free_spots(s: State, sectors: Iterable[str]) -> list[str]:
    """Return the empty spots of these sectors, except for those that a Guard or a special rule
    closes."""
    return [
        SPOTS[sector][n]
        for sector in sectors
        if sector not in s.bans
        for n, tile in enumerate(s.spots[sector])
        if tile is None and not closed(s, SPOTS[sector][n])
    ]


def closed(s: State, key: str) -> bool:
    """Tell if a special rule closes this spot."""
    sector, spot = SPOT_OF[key]
    return any(rule.number == spot + 1 for rule in special(s, "block_spot", where=sector))


def who_can_leave(s: State, tiles: Iterable[str]) -> list[str]:
    """Return those of ``tiles`` that could move to a free spot of another sector."""
    goals = {SPOT_OF[spot][0] for spot in free_spots(s, SECTORS)}
    return [tile for tile in tiles if goals - {SPOT_OF[tile][0]}]


def other_sectors(tile: str) -> list[str]:
    return [sector for sector in SECTORS if sector != SPOT_OF[tile][0]]


def lift(s: State, sector: str, spot: int) -> Tile:
    """Take a companion off its spot. If it is a Guard, its ban ends."""
    tile = s.spots[sector][spot]
    assert tile is not None, (sector, spot)
    s.spots[sector][spot] = None
    end_ban(s, sector, spot)
    return tile


def end_ban(s: State, sector: str, spot: int) -> None:
    """End the ban of the Guard on this spot, if there is one. ruling: a Guard who leaves no longer
    guards; a Guard who is only cloaked still does. ryozen.ru.txt:861"""
    if s.bans.get(sector) == spot:
        del s.bans[sector]


def strike(g: G, by: int, key: str) -> None:  # ryozen.ru.txt:313
    """Strike a companion: reveal a cloaked one, send a revealed one to the Palace."""
    tile = tile_at(g.s, key)
    tell_of(g, "struck" if tile.owner == by else "strikes", by, key)
    if tile.cloaked:
        tile.cloaked = False
        tell_of(g, "found-out", tile.owner, key)
    else:
        PALACES[g.s.mode].flee(g, *SPOT_OF[key])
    if tile.owner != by:
        gain(g, by, "favour", total(g.s, "strike_bonus", by))
        moons = [MERCIES[card] for card in g.s.players[by].cards if card in MERCIES]
        g.then(*(["mercy", by, moon] for moon in moons))


@book.procedure
async def mercy(g: G, me: int, moon: str) -> None:  # ryozen.ru.txt:1069
    """Offer the Mercy of this moon after a strike on an opponent: pay a resource for a shard."""
    about = {"card": f"card:mercy_{moon}", "moon": f"shard:{moon}"}
    paid = await may(g, me, "ryozen.mercy", resources(g.s, me), about)
    if paid:
        g.tell("mercy", seat=g.s.who(me), card=f"card:mercy_{moon}")
        pay(g, me, GOOD_OF[paid])
        gain(g, me, moon)


def turn_over(g: G, me: int, key: str) -> None:
    """Cloak a revealed companion or reveal a cloaked one. Its ability is not used."""
    tile = tile_at(g.s, key)
    tile.cloaked = not tile.cloaked
    tell_of(g, "cloaks" if tile.cloaked else "uncloaks", me, key)


def move(g: G, me: int, key: str, to: str) -> None:
    """Move a companion to another spot. The spot's price is not paid, and neither ability nor day
    effect follow."""
    sector, spot = SPOT_OF[to]
    tile = lift(g.s, *SPOT_OF[key])
    g.s.spots[sector][spot] = tile
    g.tell("moves", seat=g.s.who(me), companion=f"companion:{tile.kind}", goal=SECTOR[sector])


def tell_of(g: G, event: str, me: int, key: str) -> None:
    """Log an event about the companion on a spot, with its kind, owner and sector."""
    tile = tile_at(g.s, key)
    g.tell(
        event,
        seat=g.s.who(me),
        companion=f"companion:{tile.kind}",
        owner=g.s.who(tile.owner),
        sector=SECTOR[SPOT_OF[key][0]],
    )
