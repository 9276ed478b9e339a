"""Names of Ryozen's things."""

from rules.core import Message, Name, Words

from .registry import book

SIDE_LETTERS = "ABCD"
GROUPS = {  # by kind: the group of data.toml whose effects have short texts
    "companion": "companions",
    "card": "revelations",
    "omen": "events",
    "settlement": "villages",
    "enemy": "enemy",
}
book.place("spot", "palace", "wall", "loophole", "summit", "sector")
book.place("village", "event", "revelation", "slot", "hand", "card")
book.place("resource", "shard", "favour", "seat")


@book.noun("sector")
def sector(id: str) -> Words:
    return Name(f"sectors-{id}")


@book.noun("day")
def day(id: str) -> Words:
    """Return the short text of a sector's day effect."""
    return Name(f"sectors-{id}-day")


@book.noun("night")
def night(id: str) -> Words:
    """Return the short text of a sector's night reward."""
    return Name(f"sectors-{id}-night")


@book.noun("spot")
def spot(sector: str, number: str) -> Words:
    return Message("spot", {"sector": f"sector:{sector}", "number": int(number)})


@book.noun("palace")
def palace(kind: str = "") -> Words:
    if kind:
        return Message("in-palace", {"companion": f"companion:{kind}"})
    return Name("palace")


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
    return Name(f"companions-{kind}")


@book.noun("card")
def card(id: str) -> Words:
    return Name(f"revelations-{id}")


@book.noun("omen")
def omen(id: str) -> Words:
    return Name(f"events-{id}")


@book.noun("settlement")
def settlement(id: str) -> Words:
    return Name(f"villages-{id}")


@book.noun("text")
def text(kind: str, id: str) -> Words:
    """Return the short text of the effect of a companion, card, omen or settlement."""
    return Name(f"{GROUPS[kind]}-{id}-text")


@book.noun("resource")
def resource(id: str) -> Words:
    return Name(f"resources-{id}")


@book.noun("shard")
def shard(id: str) -> Words:
    return Name(f"moons-{id}")


@book.noun("favour")
def favour() -> Words:
    return Name("favour")


@book.noun("clan")
def clan(id: str) -> Words:
    return Name(f"clans-{id}")


@book.noun("lanterns")
def lanterns(number: str) -> Words:
    return Message("lanterns", {"number": int(number)})
