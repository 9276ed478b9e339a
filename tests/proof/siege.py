"""A team game. Players plan in secret and show cards of their hands; if a wall falls, all lose at
once."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from rules.core import (
    Choice,
    Flow,
    Message,
    Mode,
    Result,
    Rulebook,
    Setting,
    Setup,
    Words,
    count,
)
from rules.core import State as Base

GATES = ("north", "south", "west")
CARDS = ("archer", "oil", "rest") * 8
FOES = (*GATES * 6, *GATES * 2)
ROUNDS = 5
HAND = 3
FOES_A_ROUND = {"calm": 1, "fierce": 3}


class Seat(Struct):
    hand: list[str]


class State(Base):
    seats: list[Seat]
    deck: list[str]
    spent: list[str]
    walls: dict[str, int]
    foes: list[str]
    gone: list[str]
    level: str
    scars: int
    rounds: int = 0


Plan = tuple[str, list[str]]  # a card and its gates

book = Rulebook(
    "siege",
    State,
    version=1,
    modes=[
        Mode(
            "base",
            (2, 3),
            (Setting("level", tuple(FOES_A_ROUND)), Setting("scars", range(6), record="scars")),
            team=True,
        )
    ],
)
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    scars = int(setup.options["scars"])
    return State(
        agenda=[["set_up"]],
        seats=[Seat([]) for _ in range(setup.seats)],
        deck=list(CARDS),
        spent=[],
        walls={gate: 3 - (scars > n) for n, gate in enumerate(GATES)},
        foes=list(FOES),
        gone=[],
        level=str(setup.options["level"]),
        scars=scars,
    )


@book.procedure
def set_up(g: G) -> None:
    g.shuffle("cards", g.s.deck)
    g.shuffle("foes", g.s.foes)
    for seat in g.s.seats:
        seat.hand = [g.draw("cards", g.s.deck) for _ in range(HAND)]
    g.s.begun = True
    g.then(["council"])


@book.procedure
async def council(g: G) -> None:
    """Let everybody plan a card and its place, without knowing the others' plans."""
    s = g.s
    s.rounds += 1
    plans = await g.ask_apart({n: plan(g, n) for n, seat in enumerate(s.seats) if seat.hand})
    for n, (card, gates) in plans.items():
        s.seats[n].hand.remove(card)
        s.spent.append(card)
        for gate in gates:
            s.walls[gate] += 1
        g.tell("planned", seat=f"seat:{n}", card=f"card:{card}")
    seats = range(len(s.seats))
    g.then(*(["muster", n] for n in seats), *([["storm"]] * FOES_A_ROUND[s.level]))
    g.then(*(["refill", n] for n in seats), ["dawn" if s.rounds == ROUNDS else "council"])


async def plan(g: G, me: int) -> Plan:
    key = await g.ask(me, "siege.card", held(g.s, me), secret=True)
    card = key.partition(":")[2]
    gates = [f"gate:{gate}" for gate in GATES]
    chosen: list[str] = []
    if card == "archer":
        chosen = [await g.ask(me, "siege.gate", gates, secret=True)]
    elif card == "oil":
        chosen = [await g.ask(me, "siege.gate", gates, secret=True)]
        other = await g.may(me, "siege.gate", [it for it in gates if it not in chosen], secret=True)
        chosen += [other] if other else []
    return card, [gate.partition(":")[2] for gate in chosen]


@book.procedure
async def muster(g: G, me: int) -> None:
    """Offer to show and throw away cards, each for a stone on the weakest wall."""
    s = g.s
    while (key := await g.may(me, "siege.show", held(s, me), secret=True)) is not None:
        card = key.partition(":")[2]
        g.show(me, "hands")
        s.seats[me].hand.remove(card)
        s.spent.append(card)
        gate = min(GATES, key=lambda gate: s.walls[gate])
        s.walls[gate] += 1
        g.tell("shown", seat=f"seat:{me}", card=f"card:{card}", gate=f"gate:{gate}")


@book.procedure
def storm(g: G) -> None:
    s = g.s
    gate = g.draw("foes", s.foes)
    s.gone.append(gate)
    s.walls[gate] -= 1
    g.tell("storm", gate=f"gate:{gate}")
    if s.walls[gate] == 0:
        g.over(outcome(s, won=False))


@book.procedure
def refill(g: G, me: int) -> None:
    seat = g.s.seats[me]
    while g.s.deck and len(seat.hand) < HAND:
        seat.hand.append(g.draw("cards", g.s.deck))
        g.tell("drew", to=[me], card=f"card:{seat.hand[-1]}")


@book.procedure
def dawn(g: G) -> None:
    g.over(outcome(g.s, won=True))


def outcome(s: State, *, won: bool) -> Result:
    seats = len(s.seats)
    stones = sum(s.walls.values())
    return Result(
        [stones] * seats,
        [list(range(seats))],
        [{"stones": stones}] * seats,
        won=won,
        reason="ended-held" if won else "ended-fallen",
        level=s.level,
        record={"scars": min(5, s.scars + won)},
    )


def held(s: State, me: int) -> list[str]:
    return [f"card:{card}" for card in dict.fromkeys(s.seats[me].hand)]


@book.conditions("siege.show")
def shaky(s: State, choice: Choice) -> Iterable[str]:
    yield f"until:{s.rounds}"
    yield from (f"weak:{gate}" for gate in GATES)


@book.holds
def holds(s: State, choice: Choice, condition: str) -> bool:
    kind, _, value = condition.partition(":")
    return s.walls[value] == 1 if kind == "weak" else s.rounds == int(value)


@book.noun("until")
def until(number: str) -> Words:
    return Message("until", {"number": int(number)})


@book.noun("weak")
def weak(gate: str) -> Words:
    return Message("weak", {"gate": f"gate:{gate}"})


@book.noun("gate")
@book.noun("card")
def name(kind: str) -> Words:
    return Message("thing", {"name": kind})


book.place("gate")


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.rounds,
        "walls": dict(s.walls),
        "hands": [list(p.hand) if n == seat else len(p.hand) for n, p in enumerate(s.seats)],
        "deck": len(s.deck),
        "foes": len(s.foes),
        "spent": list(s.spent),
        "gone": list(s.gone),
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return count(s.deck, s.spent, *(p.hand for p in s.seats), s.foes, s.gone)


@book.part
def invariants(s: State) -> Iterable[str]:
    if min(s.walls.values()) < (0 if s.result else 1):
        yield f"walls {s.walls}"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    hidden = s.deck + [card for n, p in enumerate(s.seats) if n != seat for card in p.hand]
    shuffle(hidden)
    for n, p in enumerate(s.seats):
        if n != seat:
            p.hand = [hidden.pop() for _ in p.hand]
    s.deck = hidden
    shuffle(s.foes)


@book.part
def worth(s: State, seat: int) -> int:
    return min(s.walls.values())
