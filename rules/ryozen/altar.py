"""The Altar: the Explorer goes to the next village, and an explored village gives its bonus."""

from .board import strike, tiles
from .effects import applies, seals
from .keys import number
from .outskirts import explore, next_village
from .parts import SECTORS
from .questions import ask, may
from .registry import G, book
from .state import State
from .villages import bonuses

BEFORE, AFTER = "before", "after"


@book.procedure
async def altar(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:700
    """Apply the Altar's day effect. A player with Seals of the Altar first decides if it is
    applied, since the Seals strike at that moment."""
    copies = seals(g.s, me, "altar") if victims(g.s, me) else 0
    if not copies:
        await altar_parts(g, me, False)
    elif await applies(g, me, "altar", sure):
        g.then(["seal_altar", me, copies])


@book.procedure
async def seal_altar(g: G, me: int, copies: int) -> None:  # ryozen.ru.txt:568, 1057
    """Let the owner use each Seal's strike before or after the parts of the effect."""
    moment = await ask(g, me, "ryozen.seal_altar", [BEFORE, AFTER]) if victims(g.s, me) else AFTER
    if moment == AFTER:
        g.then(["altar_parts", me, True], *[["seal_altar_strike", me]] * copies)
    elif copies == 1:
        g.then(["seal_altar_strike", me], ["altar_parts", me, True])
    else:
        g.then(["seal_altar_strike", me], ["seal_altar", me, copies - 1])


@book.procedure
async def seal_altar_strike(g: G, me: int) -> None:
    targets = victims(g.s, me)
    if targets:
        strike(g, me, await ask(g, me, "ryozen.seal_altar_strike", targets))


def victims(s: State, me: int) -> list[str]:
    """Return the opponents' companions in sectors."""
    return tiles(s, SECTORS, lambda tile: tile.owner != me)


@book.procedure
async def altar_parts(g: G, me: int, begun: bool) -> None:  # ryozen.ru.txt:700, 708
    """Offer the parts of the effect: exploring, then a bonus. ``begun``: a Seal has been used;
    ruling: so at least one part has to be done."""
    to = await may(g, me, "ryozen.explore", next_village(g.s, me))
    if to:
        explore(g, me, number(to))
    keys = bonuses(g.s, me)
    if begun and not to:
        village = await ask(g, me, "ryozen.bonus", keys)
    else:
        village = await may(g, me, "ryozen.bonus", keys) or ""
    if village:
        g.then(["bonus", me, g.s.villages[number(village)]])
