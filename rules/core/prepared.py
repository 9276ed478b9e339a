"""Prepared answers: a seat decides a question before it is asked. They are checked like any other
answer when they are given; until then other seats never learn of them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from .choice import Choice
from .errors import IllegalAnswer
from .game import Game
from .log import Event

BY = "prepared"  # the author of prepared answers in the log
ENDING = "until:"  # marks a condition that, once it fails, drops the answer for good


class Prepared(Struct, frozen=True, array_like=True):
    """A seat's answer to a future question at this point."""

    point: str
    keys: list[str]
    condition: str = ""  # one of the question's conditions; empty: none
    always: bool = False  # answers every such question; otherwise only the next one


class Outcome(NamedTuple):
    """The events of the prepared answer that was given, or None; and the answers still prepared."""

    events: list[Event] | None
    left: list[Prepared]


def answer_prepared(game: Game[Any], seat: int, sealed: Sequence[Prepared]) -> Outcome:
    """Give the first prepared answer of the seat whose condition holds and that is legal."""
    choice = game.choice_for(seat)
    if choice is None:
        return Outcome(None, list(sealed))
    left = [it for it in sealed if not _ended(choice, it)]
    for answer in left:
        if answer.point != choice.point or not _due(choice, answer.condition):
            continue
        try:
            events = game.answer(seat, choice, answer.keys, by=BY)
        except IllegalAnswer:
            continue
        return Outcome(events, [it for it in left if it is not answer or it.always])
    return Outcome(None, left)


def _ended(choice: Choice, answer: Prepared) -> bool:
    mine = answer.point == choice.point and answer.condition.startswith(ENDING)
    return mine and not choice.holds(answer.condition)


def _due(choice: Choice, condition: str) -> bool:
    return not condition or choice.holds(condition)
