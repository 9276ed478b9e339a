"""A game of hidden hands. No two cards are alike, even at different tables, so that a leaked card
can be named."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from rules.core import Flow, Message, Mode, Result, Rulebook, Setup, Words, count
from rules.core import State as Base

GEMS = (
    *("agate", "amber", "beryl", "citrine", "coral", "diamond", "emerald", "fluorite", "garnet"),
    *("heliotrope", "iolite", "jade", "jasper", "kunzite", "lapis", "malachite", "nephrite"),
    *("obsidian", "onyx", "opal", "pearl", "peridot", "quartz", "rhodonite", "ruby", "sapphire"),
    *("spinel", "sunstone", "tanzanite", "topaz", "tourmaline", "turquoise", "unakite", "zircon"),
)
HAND = 4
ROUNDS = 5
MARKS = 1_000_000


class Seat(Struct):
    hand: list[str]
    shown: list[str] = []


class State(Base):
    seats: list[Seat]
    deck: list[str]
    thrown: list[str]
    rounds: int = 0


book = Rulebook("gems", State, version=1, modes=[Mode("base", (2, 3, 4))])
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    seats = [Seat([]) for _ in range(setup.seats)]
    return State(agenda=[["set_up"]], seats=seats, deck=list(GEMS), thrown=[])


@book.procedure
def set_up(g: G) -> None:
    mark = g.number("mark", MARKS)
    g.s.deck = [f"{gem}{mark}" for gem in g.s.deck]
    g.shuffle("gems", g.s.deck)
    for seat in g.s.seats:
        seat.hand = [g.draw("gems", g.s.deck) for _ in range(HAND)]
    g.s.begun = True
    g.then(["bid"])


@book.procedure
async def bid(g: G) -> None:
    """Let everybody choose a gem in secret; then show them all."""
    s = g.s
    s.rounds += 1
    choices = [g.question(n, "gems.bid", in_hand(s, n), 1, 1) for n in range(len(s.seats))]
    answers = await g.ask_all(choices)
    for n, (key,) in answers.items():
        gem = s.seats[n].hand.pop(int(key.rpartition(":")[2]))
        s.seats[n].shown.append(gem)
        g.tell("shown", seat=f"seat:{n}", gem=f"gem:{gem}")
    g.then(
        *(["change", n] for n in range(len(s.seats))), ["finish" if s.rounds == ROUNDS else "bid"]
    )


@book.procedure
async def change(g: G, me: int) -> None:
    """Offer to throw a gem away, while others are left to refill the hand."""
    seat = g.s.seats[me]
    key = await g.may(me, "gems.change", in_hand(g.s, me) if g.s.deck else [])
    if key is not None:
        g.s.thrown.append(seat.hand.pop(int(key.rpartition(":")[2])))
        g.tell("thrown", seat=f"seat:{me}", gem=f"gem:{g.s.thrown[-1]}")
    while g.s.deck and len(seat.hand) < HAND:
        seat.hand.append(g.draw("gems", g.s.deck))
        g.tell("drew", to=[me], gem=f"gem:{seat.hand[-1]}")


@book.procedure
def finish(g: G) -> None:
    scores = [sum(len(gem) for gem in seat.shown) for seat in g.s.seats]
    ranks = sorted({*scores}, reverse=True)
    g.s.result = Result(scores, [[n for n, p in enumerate(scores) if p == r] for r in ranks])


def in_hand(s: State, seat: int) -> list[str]:
    return [f"held:{seat}:{n}" for n in range(len(s.seats[seat].hand))]


@book.noun("gem")
def gem(name: str) -> Words:
    return Message("thing", {"name": name})


@book.label("gems.bid")
@book.label("gems.change")
def held_gem(s: State, choice: Any, key: str) -> Words:
    _, seat, index = key.split(":")
    return gem(s.seats[int(seat)].hand[int(index)])


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "seats": [
            {"hand": list(p.hand) if n == seat else len(p.hand), "shown": list(p.shown)}
            for n, p in enumerate(s.seats)
        ],
        "deck": len(s.deck),
        "thrown": list(s.thrown),
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return count(s.deck, s.thrown, *(p.hand + p.shown for p in s.seats))


@book.part
def invariants(s: State) -> Iterable[str]:
    if any(len(p.hand) > HAND for p in s.seats):
        yield "too many gems in a hand"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    hidden = s.deck + [gem for n, p in enumerate(s.seats) if n != seat for gem in p.hand]
    shuffle(hidden)
    for n, p in enumerate(s.seats):
        if n != seat:
            p.hand = [hidden.pop() for _ in p.hand]
    s.deck = hidden


@book.part
def worth(s: State, seat: int) -> int:
    return sum(len(gem) for gem in s.seats[seat].shown)
