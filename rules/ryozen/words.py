"""What the things of Ryozen are called."""

from collections.abc import Mapping

from rules.core import Message, Name, Words

from .parts import BOX, COMPANIONS, EVENTS, REVELATIONS, VILLAGES, Told
from .registry import book

SIDE_LETTERS = "ABCD"
TEXTS: dict[str, Mapping[str, Told]] = {
    "companion": COMPANIONS,
    "card": REVELATIONS,
    "omen": EVENTS,
    "settlement": VILLAGES,
}

book.place("spot", "palace", "wall", "loophole", "summit", "sector")
book.place("village", "event", "revelation", "slot", "hand", "card")
book.place("resource", "shard", "favour", "seat")


@book.noun("sector")
def sector(id: str) -> Words:
    return BOX.sectors[id].name


@book.noun("day")
def day(id: str) -> Words:
    """The day effect of a sector, in a short text."""
    return Name(BOX.sectors[id].day_en, BOX.sectors[id].day_ru)


@book.noun("night")
def night(id: str) -> Words:
    """The night reward of a sector, in a short text."""
    return Name(BOX.sectors[id].night_en, BOX.sectors[id].night_ru)


@book.noun("spot")
def spot(sector: str, number: str) -> Words:
    return Message("spot", {"sector": f"sector:{sector}", "number": int(number)})


@book.noun("palace")
def palace(kind: str = "") -> Words:
    if kind:
        return Message("in-palace", {"companion": f"companion:{kind}"})
    return BOX.palace.name


@book.noun("wall")
def wall(side: str) -> Words:
    return Message("wall", {"side": SIDE_LETTERS[int(side)]})


@book.noun("loophole")
def loophole(side: str) -> Words:
    return Message("loophole", {"side": SIDE_LETTERS[int(side)]})


@book.noun("summit")
def summit() -> Words:
    return Message("summit")


@book.noun("village")
def village(position: str) -> Words:
    return Message("village", {"number": int(position)})


@book.noun("event")
def event(area: str) -> Words:
    return Message("event-area", {"number": int(area)})


@book.noun("revelation")
def revelation(place: str) -> Words:
    return Message("revelation-place", {"number": int(place)})


@book.noun("slot")
def slot(number: str) -> Words:
    return Message("slot", {"number": int(number)})


@book.noun("hand")
@book.noun("companion")
def companion(kind: str) -> Words:
    return COMPANIONS[kind].name


@book.noun("card")
def card(id: str) -> Words:
    return REVELATIONS[id].name


@book.noun("omen")
def omen(id: str) -> Words:
    return EVENTS[id].name


@book.noun("settlement")
def settlement(id: str) -> Words:
    return VILLAGES[id].name


@book.noun("text")
def text(kind: str, id: str) -> Words:
    """The effect of a companion, card, omen or settlement."""
    part = TEXTS[kind][id]
    return Name(part.text_en, part.text_ru)


@book.noun("resource")
def resource(id: str) -> Words:
    return BOX.resources[id].name


@book.noun("shard")
def shard(id: str) -> Words:
    return BOX.moons[id].name


@book.noun("favour")
def favour() -> Words:
    return BOX.favour.name


@book.noun("clan")
def clan(id: str) -> Words:
    return BOX.clans[id].name


@book.noun("lanterns")
def lanterns(number: str) -> Words:
    return Message("lanterns", {"number": int(number)})
