"""The Outskirts: exploring villages and building new ones."""

from .effects import seals
from .goods import affords, gain, pay
from .keys import number
from .parts import TRACK
from .questions import may
from .registry import G, book
from .state import State


@book.procedure
async def outskirts(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:677-681
    """Let the player explore one or two villages, or build one after exploring at most one."""
    village = await may(g, me, "ryozen.outskirts", journeys(g.s, me))
    if village:
        travel(g, me, number(village))
        gain(g, me, "favour", 2 * seals(g.s, me, "outskirts"))  # ryozen.ru.txt:1003


def journeys(s: State, me: int) -> list[str]:
    """Return the villages where a journey can end. An end on an empty place means to build
    there."""
    here, built = s.players[me].explorer, len(s.villages) - 1
    ends = [place for place in (here + 1, here + 2) if place <= built]
    if here + 2 > built and can_build(s, me):
        ends.append(built + 1)
    return [f"village:{place}" for place in ends]


def can_build(s: State, me: int) -> bool:
    """Tell if there is another place to build on and the player can pay for it."""
    step = len(s.villages)
    return step <= len(TRACK) and affords(s.players[me], TRACK[step - 1].cost)


def travel(g: G, me: int, to: int) -> None:
    s = g.s
    building = to == len(s.villages)
    walked = min(to, len(s.villages) - 1)
    if walked > s.players[me].explorer:
        explore(g, me, walked)
    if building:
        build(g, me)


def explore(g: G, me: int, to: int) -> None:  # ryozen.ru.txt:688
    g.s.players[me].explorer = to
    g.tell("explores", seat=g.s.who(me), village=f"settlement:{g.s.villages[to]}")


def build(g: G, me: int) -> None:  # ryozen.ru.txt:686, 690, 955-959
    """Pay for the next place of the track, gain its favour, and put the top village of the deck
    there. The village below it becomes visible: that is a barrier."""
    s = g.s
    step = TRACK[len(s.villages) - 1]
    last = len(s.villages) == len(TRACK)
    s.villages.append("altar_tile" if last else s.village_deck[0])
    g.tell("builds", seat=g.s.who(me), village=f"settlement:{s.villages[-1]}")
    for resource, amount in step.cost.items():
        pay(g, me, resource, amount)
    gain(g, me, "favour", step.favour)
    s.players[me].explorer = len(s.villages) - 1
    if not last:
        g.draw("villages", s.village_deck)


def next_village(s: State, me: int) -> list[str]:
    """Return the village one step ahead, if it is built."""
    to = s.players[me].explorer + 1
    return [f"village:{to}"] if to < len(s.villages) else []
