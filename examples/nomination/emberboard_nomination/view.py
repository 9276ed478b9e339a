"""The view of a seat: its own hand, and everything on the table."""

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from rules.core.seen import ResultSeen, result_seen

from .registry import book
from .state import Played, State


class CardSeen(TypedDict):
    seat: int
    card: str


class SeatSeen(TypedDict):
    named: int
    taken: int
    points: int
    cards: int


class View(TypedDict):
    round: int
    rounds: int
    trump: str
    dealer: int
    leader: int
    turn: int
    seats: list[SeatSeen]
    trick: list[CardSeen]
    last: list[CardSeen]
    result: ResultSeen | None
    hand: NotRequired[list[str]]


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    seen: View = {
        "round": min(s.largest, s.largest - s.size + 1),
        "rounds": s.largest,
        "trump": s.trump,
        "dealer": s.dealer,
        "leader": s.leader,
        "turn": s.turn,
        "seats": [
            {"named": it.named, "taken": it.taken, "points": it.points, "cards": len(it.hand)}
            for it in s.seats
        ],
        "trick": lying(s.trick),
        "last": lying(s.last),
        "result": result_seen(s.result),
    }
    if seat is not None:
        seen["hand"] = list(s.seats[seat].hand)
    return dict(seen)


def lying(cards: Sequence[Played]) -> list[CardSeen]:
    return [{"seat": it.seat, "card": it.card} for it in cards]


@book.part
def turn_mark(s: State) -> object:
    """Return a value that differs for each card played: a seat that wins a trick has two turns in a
    row.
    """
    return [s.size, len(s.gone) + len(s.trick)]
