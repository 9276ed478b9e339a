"""Prepared answers. They enter and are checked like any other, and other seats never learn of them,
as of a hand of cards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from .choice import Choice
from .errors import IllegalAnswer
from .game import Game
from .log import Event

BY = "prepared"  # the log's name for prepared answers
ENDING = "until:"  # begins a condition that ends the answer for good


class Prepared(Struct, frozen=True, array_like=True):
    """A seat's answer for a future question of this point."""

    point: str
    keys: list[str]
    condition: str = ""  # a condition that the question offers; empty: always
    always: bool = False  # for every such question; otherwise only the next one


class Outcome(NamedTuple):
    """The events of a prepared answer that was due, and the answers that are still prepared."""

    events: list[Event] | None
    left: list[Prepared]


def answer_prepared(game: Game[Any], seat: int, sealed: Sequence[Prepared]) -> Outcome:
    """Give the first of a seat's prepared answers that is due and legal."""
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
