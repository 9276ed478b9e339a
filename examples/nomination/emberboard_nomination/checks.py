"""The game's inventory and invariants; and ``redeal``, which deals hands that a seat may
imagine."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rules.core import count

from .cards import DECK, in_order, suit
from .registry import book
from .state import UNSAID, Seat, State

TRIES = 50  # shuffles to try; some order fits, as the true hands do


@book.part
def inventory(s: State) -> dict[str, int]:
    hands = [seat.hand for seat in s.seats]
    lying = [it.card for it in s.trick]
    return count(s.stock, s.gone, lying, [s.trump] if s.trump else [], *hands)


@book.part
def invariants(s: State) -> Iterable[str]:
    if sorted(inventory(s)) != sorted(DECK):
        yield "a card is there twice or not at all"
    for number, seat in enumerate(s.seats):
        if not UNSAID <= seat.named <= s.largest:
            yield f"seat {number} has named {seat.named}"
        if any(suit(card) in seat.void for card in seat.hand):
            yield f"seat {number} holds a suit that it did not follow"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Deal the other seats' hands anew. No seat gets a suit that it is known to lack."""
    unseen = [other for n, other in enumerate(s.seats) if n != seat]
    hidden = [*s.stock, *(card for other in unseen for card in other.hand)]
    # The seats that lack most suits get their cards first; the stock gets the rest.
    unseen.sort(key=lambda it: -len(it.void))
    for _ in range(TRIES):
        shuffle(hidden)
        hands = dealt(hidden, unseen)
        if hands is not None:
            given = {card for hand in hands for card in hand}
            for other, hand in zip(unseen, hands, strict=True):
                other.hand = in_order(hand)
            s.stock = [card for card in hidden if card not in given]
            return


def dealt(cards: Sequence[str], seats: Sequence[Seat]) -> list[list[str]] | None:
    """Deal a hand to each seat from the top of ``cards``. Return None if the cards do not fit."""
    left, hands = list(cards), list[list[str]]()
    for seat in seats:
        hand = [card for card in left if suit(card) not in seat.void][: len(seat.hand)]
        if len(hand) < len(seat.hand):
            return None
        left = [card for card in left if card not in hand]
        hands.append(hand)
    return hands
