"""Secret simultaneous cards: equal ones cancel each other, in turn order."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from rules.core import Flow, Message, Mode, Result, Rulebook, Setup, Words, count
from rules.core import State as Base

MASKS = ("fox", "owl", "hare", "wolf", "stag")
VALUES = {"fox": 1, "owl": 2, "hare": 3, "wolf": 4, "stag": 5}


class Seat(Struct):
    hand: list[str]
    played: list[str] = []
    points: int = 0


class State(Base):
    seats: list[Seat]
    deck: list[str]
    discard: list[str]
    first: int = 0
    rounds: int = 0


book = Rulebook("masks", State, version=1, modes=[Mode("base", (2, 3, 4))])
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    seats = [Seat([]) for _ in range(setup.seats)]
    return State(agenda=[["set_up"]], seats=seats, deck=list(MASKS * 6), discard=[])


@book.procedure
def set_up(g: G) -> None:
    g.shuffle("masks", g.s.deck)
    for seat in g.s.seats:
        seat.hand = [g.draw("cards", g.s.deck) for _ in range(4)]
    g.s.begun = True
    g.then(["bid"])


@book.procedure
async def bid(g: G) -> None:
    s = g.s
    s.rounds += 1
    choices = [
        g.question(n, "masks.bid", [f"card:{n}:{i}" for i in range(len(seat.hand))], 1, 2)
        for n, seat in enumerate(s.seats)
    ]
    answers = await g.ask_all(choices)
    for n, keys in answers.items():
        chosen = sorted((int(key.rpartition(":")[2]) for key in keys), reverse=True)
        s.seats[n].played = [s.seats[n].hand.pop(i) for i in chosen]
    order = [(s.first + n) % len(s.seats) for n in range(len(s.seats))]
    g.then(*(["cancel", n] for n in order), ["score"])


@book.procedure
def cancel(g: G, me: int) -> None:
    """Cancel each card of this seat with the first equal one of the others."""
    s = g.s
    for card in list(s.seats[me].played):
        for other in (n for n in range(len(s.seats)) if n != me):
            if card in s.seats[other].played and card in s.seats[me].played:
                for n in (me, other):
                    s.seats[n].played.remove(card)
                    s.discard.append(card)


@book.procedure
def score(g: G) -> None:
    s = g.s
    for n, seat in enumerate(s.seats):
        seat.points += sum(VALUES[card] for card in seat.played)
        s.discard += seat.played
        seat.played = []
        if s.deck:
            seat.hand.append(g.draw("cards", s.deck))
            g.tell("drew", to=[n], card=f"mask:{seat.hand[-1]}")
    s.first = (s.first + 1) % len(s.seats)
    over = s.rounds == 6 or not all(seat.hand for seat in s.seats)
    g.then(["finish"] if over else ["bid"])


@book.procedure
def finish(g: G) -> None:
    scores = [seat.points for seat in g.s.seats]
    ranks = sorted({*scores}, reverse=True)
    g.s.result = Result(scores, [[n for n, p in enumerate(scores) if p == r] for r in ranks])


@book.noun("mask")
def mask(name: str) -> Words:
    return Message("thing", {"name": name})


@book.label("masks.bid")
def held_card(s: State, choice: Any, key: str) -> Words:
    _, seat, index = key.split(":")
    return mask(s.seats[int(seat)].hand[int(index)])


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "seats": [
            {
                "hand": list(p.hand) if n == seat else len(p.hand),
                "played": list(p.played),
                "points": p.points,
            }
            for n, p in enumerate(s.seats)
        ],
        "deck": len(s.deck),
        "discard": list(s.discard),
        "first": s.first,
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return count(s.deck, s.discard, *(p.hand + p.played for p in s.seats))


@book.part
def invariants(s: State) -> Iterable[str]:
    if any(p.points < 0 for p in s.seats):
        yield "negative points"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    hidden = s.deck + [card for n, p in enumerate(s.seats) if n != seat for card in p.hand]
    shuffle(hidden)
    for n, p in enumerate(s.seats):
        if n != seat:
            p.hand = [hidden.pop() for _ in p.hand]
    s.deck = hidden


@book.part
def worth(s: State, seat: int) -> int:
    return s.seats[seat].points
