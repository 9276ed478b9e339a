"""The Capital: a player gains scrolls and the first place on its track."""

from .effects import applies, seals
from .goods import gain
from .registry import G, book


@book.procedure
async def capital(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:668
    if await applies(g, me, "capital", sure):
        gain(g, me, "scroll", 2)
        herald_first(g, me)
        g.then(*[["gain_any", me, 1]] * seals(g.s, me, "capital"))  # ryozen.ru.txt:1033


def herald_first(g: G, me: int) -> None:  # ryozen.ru.txt:668
    """Move a player's Herald to the first place; those that were before it move down one place."""
    heralds = g.s.heralds
    if heralds[0] != me:
        heralds.remove(me)
        heralds.insert(0, me)
        g.tell("herald", seat=g.s.who(me))
