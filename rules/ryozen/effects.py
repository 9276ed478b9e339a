"""Helpers for the day effects of sectors."""

from .keys import SECTOR
from .questions import may
from .registry import G
from .rivals import RIVALS
from .state import State


def seals(s: State, me: int, sector: str) -> int:
    """Count a player's Seals of a sector. ruling: each copy works by itself."""
    return s.players[me].cards.count(f"seal_{sector}")


async def applies(g: G, me: int, sector: str, sure: bool) -> bool:  # ryozen.ru.txt:556
    """Ask if the player applies the day effect. Do not ask if the player is ``sure`` to."""
    if not sure:
        sure = bool(await may(g, me, "ryozen.day_effect", ["apply"], {"sector": SECTOR[sector]}))
    if sure:
        g.tell("applies", seat=g.s.who(me), place=SECTOR[sector])
    return sure


def apply_besides(g: G, me: int, sector: str) -> None:
    """Apply a further day effect, besides the turn's own, for an ability or a village."""
    rival = g.s.players[me].rival
    g.then(*(RIVALS[rival].applies(g.s, me, sector) if rival else [[sector, me, True]]))
