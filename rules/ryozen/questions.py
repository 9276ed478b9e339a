"""Who is asked. Each side's questions go to the seat that answers for it: usually its own."""

from collections.abc import Awaitable, Mapping, Sequence

from rules.core.words import Value

from .registry import G


def ask(
    g: G, me: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None = None
) -> Awaitable[str]:
    """One of these."""
    return g.ask(g.s.players[me].seat, point, keys, about=about)


def may(
    g: G, me: int, point: str, keys: Sequence[str], about: Mapping[str, Value] | None = None
) -> Awaitable[str | None]:
    """One of these or none."""
    return g.may(g.s.players[me].seat, point, keys, about=about)
