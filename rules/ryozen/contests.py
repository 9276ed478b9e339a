"""The chance to win each sector tonight, while companions are still to come.

The figures come from games of automas among themselves with two and with four seats. A win from
behind counts half, since it costs the player another companion.
"""

from typing import NamedTuple

from .night import majority
from .state import State


class Hold(NamedTuple):
    """The firmness of a player's lead or lag in a sector."""

    firm: float  # chance that companions still to come change nothing
    later: float  # chance to win it against one opponent after a change


FAR = 2  # a lead that is hardly ever caught up with
# Far behind, one behind, level and after the other's Herald, level and before it, one ahead, far
OPEN = (Hold(0, 0), Hold(0, 0.1), Hold(0, 0.2), Hold(0.7, 0.25), Hold(0.85, 0.4), Hold(0.96, 0.4))
FULL = (Hold(0, 0), Hold(0, 0), Hold(0.8, 0.3), Hold(0.88, 0), Hold(0.99, 0), Hold(1, 0))


def chance(s: State, me: int, sector: str, strength: dict[int, int]) -> float:
    """Return the chance to win, for somebody who is there; ``strength`` is everybody's influence in
    this sector."""
    ahead = majority(s, strength) == me
    lead = strength[me] - max(n for other, n in strength.items() if other != me)
    holds = OPEN if None in s.spots[sector] else FULL
    hold = holds[max(-FAR, min(FAR, lead)) + FAR + ahead]
    to_come = sum(len(player.hand) for player in s.players) - len(s.players[me].hand)
    firm = hold.firm**to_come
    return firm * ahead + (1 - firm) * hold.later * 2 / len(s.players)
