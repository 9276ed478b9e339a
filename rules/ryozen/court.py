"""The Phoenix Palace of the base game: one place for any number of companions."""

from collections.abc import Sequence

from .board import lift
from .goods import gain, pay
from .keys import GOOD_OF, RESOURCE_KEYS, SECTOR, detail
from .palace_rules import PALACES, PalaceRules
from .parts import LIT
from .questions import may
from .registry import G, book
from .special import total
from .state import State, Tile


def places(s: State, me: int) -> list[str]:  # ryozen.ru.txt:544
    return ["palace"]


def arrive(g: G, me: int, kind: str, where: str) -> None:  # ryozen.ru.txt:540
    g.s.palace.append(Tile(me, kind, place="palace"))
    g.s.effect = "palace"
    g.tell("placed-palace", seat=g.s.who(me), companion=f"companion:{kind}", place=where)


def flee(g: G, sector: str, spot: int) -> None:  # ryozen.ru.txt:315
    tile = lift(g.s, sector, spot)
    g.s.palace.append(Tile(tile.owner, tile.kind, place="palace"))
    g.tell("flees", companion=f"companion:{tile.kind}", owner=g.s.who(tile.owner))


PALACES["court"] = PalaceRules(places, arrive, flee)


@book.procedure
async def palace(g: G, me: int) -> None:  # ryozen.ru.txt:558, 760
    """Offer a resource, or a lit sector's day effect for a lantern."""
    await apply_palace(g, me, RESOURCE_KEYS + lit_sectors(g.s, me))


async def apply_palace(g: G, me: int, keys: list[str], then: Sequence[str] = ()) -> None:
    """Offer one of ``keys``. If it is taken, run the procedures ``then`` and turn the Palace."""
    chosen = await may(g, me, "ryozen.palace", keys)
    if chosen:  # ruling: the Palace turns only if its effect is applied; ryozen.ru.txt:560
        begin_effect(g, me)
        use_palace(g, me, chosen)
        g.then(*([procedure, me] for procedure in then), ["turn_palace"])


def lit_sectors(s: State, me: int) -> list[str]:
    """Return the lit sectors, if the player has enough lanterns to use one."""
    return [SECTOR[sector] for sector in s.lit] if lanterns(s, me) else []


def lanterns(s: State, me: int) -> bool:
    """Tell if the player has enough lanterns for the light."""
    return s.players[me].goods["lantern"] >= price_of_light(s, me)


def price_of_light(s: State, me: int) -> int:
    return total(s, "palace_lantern_cost", me, otherwise=1)


def begin_effect(g: G, me: int) -> None:  # ryozen.ru.txt:1039
    """Begin the Palace's day effect: its Seals give coins first."""
    g.tell("applies", seat=g.s.who(me), place="palace")
    gain(g, me, "coin", g.s.players[me].cards.count("seal_palace"))


def use_palace(g: G, me: int, chosen: str) -> None:
    """Gain the chosen resource, or pay for the light and apply the chosen sector's day effect."""
    if chosen in GOOD_OF:
        gain(g, me, GOOD_OF[chosen])
    else:
        pay(g, me, "lantern", price_of_light(g.s, me))
        g.then([detail(chosen), me, True])


@book.procedure
def turn_palace(g: G, sectors: int = 1) -> None:  # ryozen.ru.txt:560
    """Turn the Palace clockwise by ``sectors`` sectors."""
    g.s.rotation = (g.s.rotation + sectors) % 6
    tell_lights(g, "turns")


def tell_lights(g: G, event: str) -> None:
    first, second, third = (SECTOR[sector] for sector in LIT[g.s.rotation])
    g.tell(event, first=first, second=second, third=third)
