"""The names of things, and the reasons why options are not legal."""

from collections.abc import Iterator

from rules.core import Choice, Message, Refusal, Words

from .cards import legal
from .play import nameable
from .registry import book
from .state import State

book.place("card")


@book.noun("card")
def card(of: str, rank: str) -> Words:
    return Message("card", {"suit": of, "rank": rank})


@book.noun("tricks")
def tricks(number: str) -> Words:
    return Message("tricks", {"number": int(number)})


@book.refusal("nomination.card")
def suit_not_followed(s: State, choice: Choice) -> Iterator[Refusal]:
    hand = s.seats[choice.seat].hand
    for it in hand:
        if it not in legal(hand, s.led):
            yield Refusal(f"card:{it}", Message("why-follow", {"suit": s.led}), "nomination.txt:9")


@book.refusal("nomination.name")
def sum_comes_out(s: State, choice: Choice) -> Iterator[Refusal]:
    if s.in_turn:
        for number in range(s.size + 1):
            if (key := f"tricks:{number}") not in nameable(s, choice.seat):
                yield Refusal(key, Message("why-sum", {"size": s.size}), "nomination.txt:7")
