"""The Basilisk in the Phoenix Palace, in the base game and in the Phoenix Palace mode."""

from ..court import turn_palace
from ..questions import ask
from ..registry import G, book

DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}


def after_arriving(g: G, me: int) -> None:  # ryozen-solo.ru.txt:230-235
    """Apply the Palace's effect. With a lantern the Basilisk uses the light, otherwise it gains a
    resource; on the summit it does both."""
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
    """Turn the Palace in the direction that the human chooses. ruling: the Basilisk may turn it
    either way; that matters only in the mode in which players see different sides of the tower."""
    turn_palace(g, DIRECTIONS[await ask(g, me, "ryozen.turn", list(DIRECTIONS))])
