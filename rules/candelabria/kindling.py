"""The season of kindling: Houses take turns until none of them has a candle card.
candelabria.ru.txt:475-486"""

from .abilities import has
from .cards import play_candle
from .deployment import free_roles
from .keys import SEATS, detail
from .parts import CANDLES
from .registry import G, book
from .state import KINDLING, NOBODY, State


@book.procedure
def kindling(g: G) -> None:
    g.s.season = KINDLING
    g.tell("kindling", year=f"year:{g.s.year}")
    g.then(["next_turn", 0])


@book.procedure
def next_turn(g: G, place: int) -> None:  # candelabria.ru.txt:479, 623
    """Finish the last turn and begin the next. Houses without candle cards are skipped; if none has
    a card, the season ends. ``place``: where to begin in turn order."""
    s = g.s
    if s.put_out:
        g.then(["settle_put_out"], ["next_turn", place])
        return
    order = [*s.track[place:], *s.track[:place]]
    me = next((house for house in order if s.houses[house].hand), NOBODY)
    s.turn = me
    s.turns += 1
    if me == NOBODY:
        g.then(["war"])
    else:
        after = (s.track.index(me) + 1) % len(s.track)
        g.then(["turn", me], ["next_turn", after])


def payable(s: State, me: int) -> list[str]:
    """Return the candle cards that a House can deploy."""  # candelabria.ru.txt:495
    if not free_roles(s, me):
        return []
    house = s.houses[me]
    return [card for card in house.hand if CANDLES[card].wax <= house.wax]


def options(s: State, me: int) -> list[str]:
    deployments = [f"deploy:{card}" for card in payable(s, me)]
    return deployments + [f"manoeuvre:{card}" for card in s.houses[me].hand]


@book.procedure
async def turn(g: G, me: int) -> None:  # candelabria.ru.txt:479
    """Let a House either deploy a candle card or discard one for a manoeuvre."""
    keys = options(g.s, me)
    await act(g, me, await g.ask(me, "candelabria.turn", keys, secret=True))


async def act(g: G, me: int, chosen: str) -> None:
    """Carry out the turn: ``deploy:card`` or ``manoeuvre:card``."""
    s = g.s
    card = detail(chosen)
    if chosen.startswith("manoeuvre:"):
        discard(g, me, card)
        return
    roles = [f"role:{role}" for role in free_roles(s, me)]
    role = detail(await g.ask(me, "candelabria.role", roles, about={"card": f"card:{card}"}))
    play_candle(g, me, card)
    s.houses[me].seals[role] = card
    g.then(["deploy", me, role])


def discard(g: G, me: int, card: str) -> None:  # candelabria.ru.txt:528
    play_candle(g, me, card)
    g.s.houses[me].area.append(card)
    g.tell("manoeuvres", seat=SEATS[me], card=f"card:{card}")
    if has(g.s, me, "may_do_forge"):  # candelabria.ru.txt:1172
        g.then(["action", me, "forge"])
    g.then(["manoeuvre", me])
