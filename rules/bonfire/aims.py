"""The aims of a city, and the time left, in words for advice."""

from collections.abc import Iterator
from math import ceil

from rules.core import Aim, Message

from .council import novices
from .parts import DATA, PLACES, TASKS
from .practice.hopes import turns_left as turns_by_novices
from .practice.stakes import STAKES, TOM
from .registry import book
from .state import BONFIRE, City, State
from .tasks import COMMON, NEEDED
from .tom.side import cards_left, cards_played
from .tom.tempo import usual
from .worth import (
    COMMON_TASK,
    NOVICE,
    POINT,
    Place,
    around,
    common_task,
    from_goods,
    from_helpers,
    lighting,
    places_of,
    turns_left,
    walks,
)


@book.part
def aims(s: State, seat: int) -> Iterator[Aim]:
    city = s.seats[seat]
    if s.result or city.passed or city.out:
        return
    left, places = time_left(s), list(places_of(city))
    yield from bonfires(places, left)
    yield from guardians(city, places, left)
    yield from common_tasks(s, city, left)
    yield Aim("goods", Message("aim-goods"), from_goods(city, left))
    yield Aim("helpers", Message("aim-helpers"), from_helpers(city, left))
    yield Aim("points", Message("aim-points"), POINT * city.points)
    if s.tom is not None:
        yield Aim("end", Message("aim-end"), -POINT * usual(cards_played(s.tom) + left))


def bonfires(places: list[Place], left: float) -> Iterator[Aim]:
    for place in places:
        if place.task:
            args: dict[str, str | int] = {"task": f"condition:{place.task}", "number": place.number}
            beside = around(place, left)
            worth, turns = POINT * TASKS[place.task].points + NOVICE + beside, 0
            if not place.lit:
                worth, turns = lighting(place, left, beside), ceil(place.burning)
            yield Aim(f"light:{place.number}", Message("aim-light", args), worth, turns)


def guardians(city: City, places: list[Place], left: float) -> Iterator[Aim]:
    """Yield an aim for each place where a Guardian stands or is likely to come."""
    for number in PLACES:
        if BONFIRE + number in city.guardians.values():
            yield guardian(number, POINT * DATA.place[number - 1].guardian_points)
    for number, gain in walks(city, places, left):
        yield guardian(number, gain)


def guardian(number: int, worth: float) -> Aim:
    return Aim(f"guardian:{number}", Message("aim-guardian", {"number": number}), worth)


def common_tasks(s: State, city: City, left: float) -> Iterator[Aim]:
    for common, reached in COMMON.items():
        missing = max(0, NEEDED[common] - reached(city))
        worth = common_task(s, city, common, left) if missing else COMMON_TASK + NOVICE
        yield Aim(common, Message("aim-common", {"common": f"common:{common}"}), worth, missing)


@book.part
def clock(s: State, seat: int) -> Message | None:
    if s.result or not s.begun:
        return None
    turns = max(1, round(time_left(s)))
    if s.counting:
        return Message("clock-countdown", {"turns": turns})
    missing = DATA.players[len(s.seats)].countdown_at - novices(s)
    if s.tom is not None and cards_left(s.tom) <= turns_by_novices(s, STAKES[TOM]):
        return Message("clock-tom", {"cards": cards_left(s.tom), "missing": missing})
    return Message("clock-novices", {"turns": turns, "missing": missing})


def time_left(s: State) -> float:
    """Estimate the turns left. Against Tom, novices sent early end the game before his cards do."""
    return turns_left(s) if s.tom is None else turns_by_novices(s, STAKES[TOM])
