"""Asking a player: either the player's seat is asked, or a rival decides by its rules."""

from collections.abc import Awaitable, Mapping, Sequence

from rules.core import Choice, Message
from rules.core.words import Value

from .registry import G, book
from .rivals import RIVALS
from .state import State


def ask(
    g: G, me: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None = None
) -> Awaitable[str]:
    """Ask a player for one of ``keys``."""
    player = g.s.players[me]
    if player.rival:
        return decide(g, me, point, keys, about)
    return g.ask(player.seat, point, keys, about=about)


def may(
    g: G, me: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None = None
) -> Awaitable[str | None]:
    """Ask a player for one of ``keys``, or None to decline."""
    player = g.s.players[me]
    if player.rival:
        return decide(g, me, point, keys, about)
    return g.may(player.seat, point, keys, about=about)


async def decide(
    g: G, me: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None
) -> str:
    """Decide for a rival by its rules. If they leave several options, ask the seat that answers for
    the rival. Return "" if there are none; a rival never declines."""
    player = g.s.players[me]
    point, keys = RIVALS[player.rival].left_open(g.s, me, point, keys, about or {})
    if len(keys) > 1:
        return await g.ask(player.seat, point, keys, about=about, side=player.rival)
    return keys[0] if keys else ""


def player_of(s: State, choice: Choice) -> int:
    """Return the player that a question is decided for."""
    return next(n for n in range(len(s.players)) if s.who(n) == choice.side)


@book.noun("rival")
def rival(id: str) -> Message:
    return Message(f"rival-{id}")
