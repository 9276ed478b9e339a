"""The chance to win a sector tonight, estimated by day for automas.

The figures were counted in games of automas with two and with four seats. A sector that is won
only later counts half, since winning it costs the player another companion.
"""

from typing import NamedTuple

from .night import majority
from .state import State


class Hold(NamedTuple):
    """The prospects of a certain lead or lag in a sector."""

    firm: float  # chance that the next companion placed does not change who leads
    later: float  # chance, against one opponent, to win the sector after such a change


FAR = 2  # a lead or lag of more companions counts like this one
# By lead: two or more behind; one behind; level with the worse Herald; level with the better one;
# one ahead; two or more ahead. OPEN is for sectors with an empty spot, FULL for others.
OPEN = (Hold(0, 0), Hold(0, 0.1), Hold(0, 0.2), Hold(0.7, 0.25), Hold(0.85, 0.4), Hold(0.96, 0.4))
FULL = (Hold(0, 0), Hold(0, 0), Hold(0.8, 0.3), Hold(0.88, 0), Hold(0.99, 0), Hold(1, 0))


def chance(s: State, me: int, sector: str, strength: dict[int, int]) -> float:
    """Return the chance that a player who is in the sector wins it. ``strength`` is every player's
    influence there."""
    ahead = majority(s, strength) == me
    lead = strength[me] - max(n for other, n in strength.items() if other != me)
    holds = OPEN if None in s.spots[sector] else FULL
    hold = holds[max(-FAR, min(FAR, lead)) + FAR + ahead]
    to_come = sum(len(player.hand) for player in s.players) - len(s.players[me].hand)
    firm = hold.firm**to_come
    return firm * ahead + (1 - firm) * hold.later * 2 / len(s.players)
