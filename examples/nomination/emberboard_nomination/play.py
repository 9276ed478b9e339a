"""The rules in the order of play: dealing, naming numbers of tricks, playing tricks, scoring."""

from rules.core import Result, Setup

from .cards import DECK, in_order, legal, power, suit
from .registry import G, book
from .state import UNSAID, Played, Seat, State

EXACT = 10  # points for taking exactly as many tricks as named


@book.part
def begin(setup: Setup) -> State:
    largest = int(setup.options["cards"])
    return State(
        agenda=[["set_up"]],
        seats=[Seat() for _ in range(setup.seats)],
        stock=list(DECK),
        size=largest,
        largest=largest,
        in_turn=setup.options["naming"] == "in_turn",
    )


@book.procedure
def set_up(g: G) -> None:
    g.s.begun = True
    g.then(["deal"])


@book.procedure
def deal(g: G) -> None:
    """Shuffle the cards, deal the hands, and turn up a card for the trumps."""
    s = g.s
    g.shuffle("cards", s.stock)
    for seat in s.seats:
        seat.hand = in_order([g.draw("cards", s.stock) for _ in range(s.size)])
        seat.named, seat.taken, seat.void = UNSAID, 0, []
    s.trump = g.draw("trumps", s.stock)
    s.leader = (s.dealer + 1) % len(s.seats)
    g.tell("dealt", number=s.size, card=f"card:{s.trump}")
    if s.in_turn:
        g.then(*(["name_one", me] for me in s.from_seat(s.leader)), ["trick"])
    else:
        g.then(["name_all"], ["trick"])


@book.procedure
async def name_all(g: G) -> None:
    """Ask all seats at once how many tricks they will take. No seat learns another's number before
    all have named theirs."""
    s = g.s
    keys = [f"tricks:{n}" for n in range(s.size + 1)]
    questions = [g.question(n, "nomination.name", keys) for n in range(len(s.seats))]
    answers = await g.ask_all(questions)
    for me in s.from_seat(s.leader):
        named(g, me, answers[me][0])


@book.procedure
async def name_one(g: G, me: int) -> None:
    s = g.s
    s.turn = me
    named(g, me, await g.ask(me, "nomination.name", nameable(s, me)))


def nameable(s: State, me: int) -> list[str]:
    """Return the numbers that a seat may name when seats name them in turn. The dealer, who is
    last, may not make the sum equal to the number of tricks, so that somebody has to be wrong."""
    said = sum(seat.named for seat in s.seats if seat.named != UNSAID)
    barred = s.size - said if me == s.dealer else UNSAID
    return [f"tricks:{n}" for n in range(s.size + 1) if n != barred]


def named(g: G, me: int, key: str) -> None:
    g.s.seats[me].named = int(key.partition(":")[2])
    g.tell("named", seat=f"seat:{me}", number=g.s.seats[me].named)


@book.procedure
def trick(g: G) -> None:
    """Play a trick, from the leader on. Its winner leads the next one."""
    g.then(*(["play", me] for me in g.s.from_seat(g.s.leader)), ["win"])


@book.procedure
async def play(g: G, me: int) -> None:
    """Ask a seat for a card: it has to follow the suit led if it can. Play the last card of a hand
    without asking."""
    s = g.s
    s.turn = me
    hand = s.seats[me].hand
    card = hand[0]
    if len(hand) > 1:
        keys = [f"card:{it}" for it in legal(hand, s.led)]
        key = await g.ask(me, "nomination.card", keys, secret=True)
        card = key.removeprefix("card:")
    g.show(me, "card")
    hand.remove(card)
    led = s.led
    if led and suit(card) != led and led not in s.seats[me].void:
        s.seats[me].void.append(led)
    s.trick.append(Played(me, card))
    g.tell("played", seat=f"seat:{me}", card=f"card:{card}")


@book.procedure
def win(g: G) -> None:
    s = g.s
    led = s.led
    best = max(s.trick, key=lambda it: power(it.card, led, s.trumps))
    s.seats[best.seat].taken += 1
    s.leader, s.turn = best.seat, -1
    g.tell("won", seat=f"seat:{best.seat}", card=f"card:{best.card}")
    s.gone += [it.card for it in s.trick]
    s.last, s.trick = s.trick, []
    g.then(["trick"] if s.seats[0].hand else ["score"])


@book.procedure
def score(g: G) -> None:
    """Score a point for each trick, and ten for taking exactly as many as named."""
    s = g.s
    for me in s.from_seat((s.dealer + 1) % len(s.seats)):
        seat = s.seats[me]
        seat.tricks += seat.taken
        exact = seat.taken == seat.named
        seat.kept += EXACT if exact else 0
        g.tell("kept" if exact else "missed", seat=f"seat:{me}", number=seat.taken, of=seat.named)
        g.tell("total", seat=f"seat:{me}", number=seat.points)
    s.stock = in_order([*s.stock, *s.gone, s.trump])
    s.gone, s.last, s.trump = [], [], ""
    s.dealer = (s.dealer + 1) % len(s.seats)
    s.size -= 1
    g.then(["deal"] if s.size else ["finish"])


@book.procedure
def finish(g: G) -> None:
    scores = [seat.points for seat in g.s.seats]
    ranks = sorted({*scores}, reverse=True)
    g.over(
        Result(
            scores,
            [[n for n, points in enumerate(scores) if points == rank] for rank in ranks],
            parts=[{"tricks": seat.tricks, "kept": seat.kept} for seat in g.s.seats],
        )
    )
