"""Battles for pictures: as they stand in a view, or as events have told them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.kit.painter import Told
from rules.candelabria.seen import HouseSeen, View

NOBODY = -1
ENDS = ("wins", "nobody-wins")


@dataclass
class Slot:
    """A slot of a war board; without a card its weak action counts."""

    card: str = ""
    given_up: bool = False  # neutralised, or spent on neutralising


@dataclass
class Fighter:
    house: HouseSeen
    power: int
    slots: list[Slot]
    won: bool = False


@dataclass
class Fight:
    region: int
    fighters: list[Fighter]
    decided: bool = False


def region_fought(view: View) -> int:
    """Return the region being fought for; 0 without a battle."""
    return next((region["number"] for region in view["regions"] if region["fought"]), 0)


def fight_now(view: View) -> Fight:
    """Return the battle as it stands, with the cards that still lie on the war boards."""
    fighters = [
        Fighter(house, it["power"], [Slot(card) for card in house["war"]])
        for it in view["fighters"]
        for house in [view["houses"][it["seat"]]]
    ]
    return Fight(region_fought(view), fighters)


def fights_told(view: View, events: Sequence[Told]) -> list[Fight]:
    """Return the battles these events decided, or else the one they begin, with all cards in it."""
    chapters = list(chapters_of(events))
    decided = [chapter for chapter in chapters if outcome_of(chapter)]
    fights = (fight_told(view, chapter) for chapter in decided or chapters[-1:])
    return [fight for fight in fights if fight is not None]


def chapters_of(events: Sequence[Told]) -> Iterator[Sequence[Told]]:
    """Yield the events of each battle, from its opening until the next one opens."""
    starts = [at for at, event in enumerate(events) if event.id == "battle"]
    for start, end in pairwise([*starts, len(events)]):
        yield events[start:end]


def outcome_of(events: Sequence[Told]) -> Told | None:
    """Return the event that ended the battle; None while it goes on.

    Later events about other regions, held by a House alone, do not count.
    """
    region = events[0].args["region"]
    return next(
        (it for it in events if it.id in ENDS and it.args["region"] == region),
        None,
    )


def fight_told(view: View, events: Sequence[Told]) -> Fight | None:
    """Return a battle with all its cards; None if it ended without an outcome in these events."""
    region, end = number_of(events[0], "region"), outcome_of(events)
    now = (
        {it["seat"]: it["power"] for it in view["fighters"]}
        if end is None and region_fought(view) == region
        else {}
    )
    if not any(event.id == "commits" for event in events):
        return fight_now(view) if now else None
    won = seat_of(end) if end is not None and end.id == "wins" else NOBODY
    return Fight(region, list(fighters_told(view, events, now, won)), decided=end is not None)


def fighters_told(
    view: View, events: Sequence[Told], now: Mapping[int, int], won: int
) -> Iterator[Fighter]:
    power = {seat_of(it): int(it.args["number"]) for it in events if it.id == "power"}
    for event in events:
        if event.id == "commits":
            seat = seat_of(event)
            slots = [slot_told(str(event.args[side])) for side in ("left", "right")]
            for card in given_up(events, seat):
                next(it for it in slots if it.card == card and not it.given_up).given_up = True
            strength = power.get(seat, now.get(seat, 0))
            yield Fighter(view["houses"][seat], strength, slots, seat == won)


def slot_told(key: str) -> Slot:
    return Slot(key.partition(":")[2])


def given_up(events: Sequence[Told], seat: int) -> Iterator[str]:
    """Yield a House's cards that neutralised others, or were neutralised."""
    for event in events:
        if event.id == "neutralises":
            for whose, card in (("seat", "own"), ("victim", "card")):
                if seat_of(event, whose) == seat:
                    yield str(event.args[card]).split(":")[1]


def seat_of(event: Told, name: str = "seat") -> int:
    return number_of(event, name)


def number_of(event: Told, name: str) -> int:
    return int(str(event.args[name]).rpartition(":")[2])
