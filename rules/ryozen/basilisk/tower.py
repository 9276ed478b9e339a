"""The Basilisk in the Phoenix Palace, in both ways to use it."""

from ..court import turn_palace
from ..questions import ask
from ..registry import G, book

DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}


def after_arriving(g: G, me: int) -> None:  # ryozen-solo.ru.txt:230-235
    """Spend a lantern on the light if it has one, or else gain a resource; on the summit both."""
    s = g.s
    g.tell("applies", seat=s.who(me), place="palace")
    resource, light = ["gain_any", me, 1], ["basilisk_light", me]
    if s.effect == "summit":
        g.then(resource, light)
    elif s.effect == "loophole" or (s.effect == "palace" and s.players[me].goods["lantern"]):
        g.then(light)
    else:
        g.then(resource, ["turn_palace"])


@book.procedure
async def basilisk_turns_palace(g: G, me: int) -> None:  # ryozen-solo.ru.txt:232
    """ruling: either way after a lantern; it matters only where the sides of the tower are seen."""
    turn_palace(g, DIRECTIONS[await ask(g, me, "ryozen.turn", list(DIRECTIONS))])
