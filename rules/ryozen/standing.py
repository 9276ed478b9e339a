"""Conditions of prepared answers to questions that are asked at night."""

from rules.core import Choice, Message, Words

from .registry import book
from .state import State


@book.conditions("ryozen.gain", "ryozen.shard", "ryozen.lose")
def night_conditions(s: State, choice: Choice) -> list[str]:
    """Return the conditions under which an answer may be prepared. The active seat gets none by
    day: it should decide anew each time."""
    if s.phase == "day" and s.active == choice.seat:
        return []
    return [f"until:{s.round}", "at:night"]


@book.holds
def holds(s: State, choice: Choice, condition: str) -> bool:
    kind, _, value = condition.partition(":")
    return s.phase == value if kind == "at" else s.round == int(value)


@book.noun("until")
def until(round: str) -> Words:
    return Message("until-round", {"number": int(round)})


@book.noun("at")
def at(phase: str) -> Words:
    return Message(f"only-at-{phase}")
