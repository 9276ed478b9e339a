"""Conditions of prepared answers to questions that are asked outside a House's own turn."""

from rules.core import Choice, Message, Words

from .flames import APART
from .registry import book
from .state import KINDLING, WAR, State


@book.conditions("candelabria.put_out", momentary=[APART])
def flame_conditions(s: State, choice: Choice) -> list[str]:
    """Return the conditions for redirecting a flame: until this kindling ends, in the turn of one
    other House, or while one curse card lies on the board."""
    lying = [f"lies:{s.curses[slot].card}" for slot in s.slots()]
    return [f"until:{KINDLING}:{s.year}", *others("by", s, choice.seat), *lying]


@book.conditions("candelabria.comfort", declined=True)
def step_conditions(s: State, choice: Choice) -> list[str]:
    return [f"until:{KINDLING}:{s.year}"]


@book.conditions("candelabria.commit", "candelabria.neutralise", declined=True)
def battle_conditions(s: State, choice: Choice) -> list[str]:
    regions = [f"region:{region}" for region in s.map.regions]
    return [f"until:{WAR}:{s.year}", *others("against", s, choice.seat), *regions]


def others(kind: str, s: State, me: int) -> list[str]:
    return [f"{kind}:{seat}" for seat in range(s.seats) if seat != me]


@book.holds
def holds(s: State, choice: Choice, condition: str) -> bool:
    kind, *rest = condition.split(":")
    if kind == "until":
        season, year = rest
        return s.season == season and s.year == int(year)
    (thing,) = rest
    return {
        "by": lambda: s.turn == int(thing),
        "against": lambda: int(thing) in s.fighters,
        "region": lambda: s.battle == int(thing),
        "lies": lambda: any(curse.card == thing for curse in s.curses),
    }[kind]()


@book.noun("until")
def until(season: str, year: str) -> Words:
    return Message(f"until-{season}", {"year": f"year:{year}"})


@book.noun("by")
def by(seat: str) -> Words:
    return Message("by-seat", {"seat": f"seat:{seat}"})


@book.noun("against")
def against(seat: str) -> Words:
    return Message("against-seat", {"seat": f"seat:{seat}"})


@book.noun("lies")
def lies(card: str) -> Words:
    return Message("curse-lies", {"card": f"curse-card:{card}"})
