"""Worker placement: sites with fees, payments with substitutes, nested choices, shields."""

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from typing import Any

from msgspec import Struct

from rules.core import (
    Choice,
    Flow,
    Message,
    Mode,
    Refusal,
    Result,
    Rulebook,
    Setting,
    Setup,
    Words,
    count,
)
from rules.core import State as Base

GOODS = ("fish", "rope", "gold")
SITES = {"pier": "fish", "loft": "rope", "bank": "gold", "yard": ""}
CARDS = ("crane", "copy", "raid", "shield") * 4


class Seat(Struct):
    goods: dict[str, int]
    cards: list[str]
    workers: int = 0


class State(Base):
    seats: list[Seat]
    deck: list[str]
    box: list[str]
    sites: dict[str, int]  # by site: the seat whose worker is there; -1: nobody
    round: int = 0
    rounds: int = 3


book = Rulebook(
    "quay", State, version=1, modes=[Mode("base", (2, 3), (Setting("rounds", (3, 4)),))]
)
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    seats = [Seat(dict.fromkeys(GOODS, 1), []) for _ in range(setup.seats)]
    return State(
        agenda=[["set_up"]],
        seats=seats,
        deck=list(CARDS),
        box=[],
        sites=dict.fromkeys(SITES, -1),
        rounds=int(setup.options["rounds"]),
    )


@book.procedure
def set_up(g: G) -> None:
    g.shuffle("deck", g.s.deck)
    g.s.begun = True
    g.then(["new_round"])


@book.procedure
def new_round(g: G) -> None:
    s = g.s
    if s.round == s.rounds:
        g.then(["finish"])
        return
    s.round += 1
    s.sites = dict.fromkeys(SITES, -1)
    for seat in s.seats:
        seat.workers = 4 // len(s.seats)
    order = range(len(s.seats))
    g.then(*([["turn", seat] for seat in order] * (4 // len(s.seats))), ["new_round"])


@book.procedure
async def turn(g: G, me: int) -> None:
    s = g.s
    site = await g.ask(me, "quay.site", [f"site:{n}" for n, who in s.sites.items() if who < 0])
    name = site.partition(":")[2]
    s.sites[name] = me
    s.seats[me].workers -= 1
    g.tell("placed", seat=f"seat:{me}", site=site)
    g.then(["use", me, name])


@book.procedure
async def use(g: G, me: int, site: str) -> None:
    good = SITES[site]
    if good:
        g.s.seats[me].goods[good] += 2
        return
    payments = list(ways_to_pay(g.s.seats[me].goods, "rope"))
    paid = await g.may(me, "quay.pay", payments)
    if paid is None:
        return
    for piece in paid.split(":")[1:]:
        g.s.seats[me].goods[piece] -= 1
    if g.s.deck:
        card = g.draw("cards", g.s.deck)
        g.s.seats[me].cards.append(card)
        g.tell("drew", to=[me], card=f"card:{card}")
        g.then([f"play_{card}", me])


def ways_to_pay(goods: dict[str, int], wanted: str) -> Iterable[str]:
    """Yield the piece itself, or gold, or any two others."""
    for piece in (wanted, "gold"):
        if goods[piece]:
            yield f"pay:{piece}"
    others = [good for good in GOODS if good not in (wanted, "gold") for _ in range(goods[good])]
    for pair in sorted(set(combinations_with_replacement(others, 2))):
        if all(goods[piece] >= pair.count(piece) for piece in pair):
            yield f"pay:{':'.join(pair)}"


@book.procedure
def play_crane(g: G, me: int) -> None:
    g.s.seats[me].goods["rope"] += 1


@book.procedure
async def play_copy(g: G, me: int) -> None:
    taken = [f"site:{n}" for n, who in g.s.sites.items() if who >= 0 and SITES[n]]
    site = await g.may(me, "quay.copy", taken)
    if site:
        g.then(["use", me, site.partition(":")[2]])


@book.procedure
def play_shield(g: G, me: int) -> None:
    """Do nothing: a shield is kept until somebody raids."""


@book.procedure
async def play_raid(g: G, me: int) -> None:
    others = [f"seat:{n}" for n in range(len(g.s.seats)) if n != me]
    victim = int((await g.ask(me, "quay.raid", others)).partition(":")[2])
    shielded = "shield" in g.s.seats[victim].cards
    if await g.ask(victim, "quay.shield", ["yes", "no"][not shielded :], secret=True) == "yes":
        g.s.seats[victim].cards.remove("shield")
        g.s.box.append("shield")
        return
    held = [f"good:{good}" for good, n in g.s.seats[victim].goods.items() if n]
    if held:
        lost = (await g.ask(victim, "quay.lose", held)).partition(":")[2]
        g.s.seats[victim].goods[lost] -= 1
        g.s.seats[me].goods[lost] += 1


@book.procedure
def finish(g: G) -> None:
    parts = [{"goods": sum(s.goods.values()), "cards": 2 * len(s.cards)} for s in g.s.seats]
    scores = [sum(part.values()) for part in parts]
    ranks = sorted({*scores}, reverse=True)
    ranking = [[n for n, score in enumerate(scores) if score == rank] for rank in ranks]
    g.s.result = Result(scores, ranking, parts)


@book.noun("site")
def site(name: str) -> Words:
    return Message("thing", {"name": name.title()})


@book.noun("good")
def good(name: str) -> Words:
    return Message("thing", {"name": name})


@book.noun("card")
def card(name: str) -> Words:
    return Message("thing", {"name": name})


@book.noun("pay")
def pay(*pieces: str) -> Words:
    return Message("pay", {"pieces": " + ".join(pieces)})


book.place("site")


@book.refusal("quay.site")
def taken(s: State, choice: Choice) -> Iterable[Refusal]:
    for name, who in s.sites.items():
        if who >= 0:
            yield Refusal(f"site:{name}", Message("why-taken", {"seat": f"seat:{who}"}), "p. 3")


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "sites": dict(s.sites),
        "deck": len(s.deck),
        "box": list(s.box),
        "seats": [
            {"goods": dict(p.goods), "cards": list(p.cards) if n == seat else len(p.cards)}
            for n, p in enumerate(s.seats)
        ],
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return count(s.deck, s.box, *(p.cards for p in s.seats))


@book.part
def invariants(s: State) -> Iterable[str]:
    for n, p in enumerate(s.seats):
        if min(p.goods.values()) < 0 or p.workers < 0:
            yield f"seat {n} has less than nothing: {p}"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    hidden = s.deck + [c for n, p in enumerate(s.seats) if n != seat for c in p.cards]
    shuffle(hidden)
    for n, p in enumerate(s.seats):
        if n != seat:
            p.cards = [hidden.pop() for _ in p.cards]
    s.deck = hidden


@book.part
def worth(s: State, seat: int) -> int:
    return sum(s.seats[seat].goods.values()) + 2 * len(s.seats[seat].cards)
