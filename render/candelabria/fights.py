"""What can be told of a battle: as it stands in a view, or as events have told it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.kit.painter import Told
from rules.candelabria.seen import HouseSeen, View

SLOTS = 2


@dataclass
class Slot:
    """Of a war board; without a card its weak action counts."""

    card: str = ""
    given_up: bool = False  # neutralised, or given up to neutralise


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


def region_fought(view: View) -> int:
    """0 when there is no battle."""
    return next((region["number"] for region in view["regions"] if region["fought"]), 0)


def fight_now(view: View) -> Fight:
    """What still lies on the war boards."""
    fighters = [
        Fighter(house, it["power"], [Slot(card) for card in house["war"]])
        for it in view["fighters"]
        for house in [view["houses"][it["seat"]]]
    ]
    return Fight(region_fought(view), fighters)


def fight_told(view: View, events: Sequence[Told]) -> Fight | None:
    """The last battle that these events tell of, with all the cards that were in it."""
    openings = [at for at, event in enumerate(events) if event.id == "battle"]
    if not openings:
        return None
    opening, *events = events[openings[-1] :]
    region = number_of(opening, "region")
    if not any(event.id == "commits" for event in events):
        return fight_now(view) if region_fought(view) == region else None
    return Fight(region, list(fighters_told(view, region, events)))


def fighters_told(view: View, region: int, events: Sequence[Told]) -> Iterator[Fighter]:
    now = (
        {it["seat"]: it["power"] for it in view["fighters"]}
        if region_fought(view) == region
        else {}
    )
    power = {seat_of(it): int(it.args["number"]) for it in events if it.id == "power"}
    won = [seat_of(event) for event in events if event.id == "wins"]
    for event in events:
        if event.id == "commits":
            seat = seat_of(event)
            slots = [slot_told(str(event.args[side])) for side in ("left", "right")]
            for card in given_up(events, seat):
                next(it for it in slots if it.card == card and not it.given_up).given_up = True
            strength = power.get(seat, now.get(seat, 0))
            yield Fighter(view["houses"][seat], strength, slots, seat in won)


def slot_told(key: str) -> Slot:
    return Slot(key.partition(":")[2])


def given_up(events: Sequence[Told], seat: int) -> Iterator[str]:
    """A House's cards that have neutralised others, or were neutralised."""
    for event in events:
        if event.id == "neutralises":
            for whose, card in (("seat", "own"), ("victim", "card")):
                if seat_of(event, whose) == seat:
                    yield str(event.args[card]).split(":")[1]


def seat_of(event: Told, name: str = "seat") -> int:
    return number_of(event, name)


def number_of(event: Told, name: str) -> int:
    return int(str(event.args[name]).rpartition(":")[2])
