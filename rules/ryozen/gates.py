"""The Gates: a player gains a lantern and may discard an event."""

from .effects import applies, seals
from .goods import gain
from .keys import number
from .questions import may
from .registry import G, book
from .state import State


@book.procedure
async def gates(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:658
    if await applies(g, me, "gates", sure):
        threatened = g.s.opponents(me) * seals(g.s, me, "gates")  # ryozen.ru.txt:1051
        g.then(*(["lose_any", other, 1] for other in threatened), ["gates_parts", me])


@book.procedure
async def gates_parts(g: G, me: int) -> None:
    gain(g, me, "lantern")
    event = await may(g, me, "ryozen.discard_event", face_up(g.s))
    if event:
        discard_event(g, me, event)


def face_up(s: State) -> list[str]:
    return [f"event:{n}" for n, event in enumerate(s.events, 1) if event]


def discard_event(g: G, me: int, key: str) -> None:
    area = number(key) - 1
    g.tell("event-discarded", seat=g.s.who(me), event=f"omen:{g.s.events[area]}")
    g.s.event_discard.append(g.s.events[area])
    g.s.events[area] = ""


def empty_areas(s: State) -> list[str]:
    """Return the empty areas, to which the last discarded event could return; none if no event was
    discarded."""
    if not s.event_discard:
        return []
    return [f"event:{n}" for n, event in enumerate(s.events, 1) if not event]


def return_event(g: G, me: int, key: str) -> None:
    """Put the last discarded event back into an area. ruling: the player who returns it chooses the
    area. ryozen.ru.txt:843, 917"""
    event = g.s.events[number(key) - 1] = g.s.event_discard.pop()
    g.tell("event-returned", seat=g.s.who(me), event=f"omen:{event}")
