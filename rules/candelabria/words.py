"""Names of Candelabria's things, by the kinds of their keys."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core import Message, Name, Words

from .map import action_of, region_of
from .parts import CANDLES, CURSES, HOUSES, TACTICS, Points
from .registry import book

book.place("territory", "region", "flame", "candle", "castle", "curse", "display", "stack", "card")
book.place("tactic", "temple", "house", "quest", "drawn", "figure")


@book.noun("territory")
def territory(id: str) -> Words:
    return Message(f"territory-{action_of(id)}", {"region": region_of(id)})


@book.noun("region")
def region(number: str) -> Words:
    return Message("region", {"number": int(number)})


@book.noun("year")
def year(number: str) -> Words:
    return Message(f"year-{number}")


@book.noun("house")
@book.noun("rival")
def house(id: str) -> Words:
    return Name(f"house-{id}")


@book.noun("role")
def role(id: str) -> Words:
    return Message(f"role-{id}")


@book.noun("candle")
def candle(house: str, role: str) -> Words:
    return Message(f"candle-{role}", {"house": f"house:{house}"})


@book.noun("castle")
def castle(house: str) -> Words:
    return Message("castle", {"house": f"house:{house}"})


@book.noun("own-candle")
def own_candle(role: str) -> Words:
    return Message(f"own-candle-{role}")


@book.noun("own-castle")
def own_castle() -> Words:
    return Message("own-castle")


@book.noun("flame")
def flame(place: str, house: str) -> Words:
    return Message("flame", {"house": f"house:{house}", "territory": f"territory:{place}"})


@book.noun("on-the-way")
def on_the_way(houses: str, cards: str) -> Words:
    args = {"flames": f"flames-of:{houses}", "curses": row_of("curse-card", cards.split("."))}
    return Message("on-the-way", args)


@book.noun("on-the-way-led")
def on_the_way_led(houses: str, cards: str) -> Words:
    return Message("on-the-way-led", {"flames": f"flames-of:{houses}"})


@book.noun("flames-of")
def flames_of(houses: str) -> Words:
    """Count flames by House: ``ash.ash.satores`` names two of Ash Clan and one of Satores."""
    times = Counter(houses.split("."))
    return row(row_of("house-times", [f"{id}:{number}" for id, number in times.items()]))


@book.noun("house-times")
def house_times(id: str, number: str) -> Words:
    return Message("house-times", {"house": f"house:{id}", "number": int(number)})


@book.noun("before")
def before(card: str) -> Words:
    """Name the place before a curse card."""
    return Message("before-shade", {"card": f"curse-card:{card}"})


@book.noun("house-fights")
def house_fights(id: str, power: str, cards: str) -> Words:
    args: dict[str, str | int] = {"power": int(power), "cards": int(cards)}
    return Message("house-fights", {"house": f"house:{id}", **args})


@book.noun("card")
@book.noun("drawn")
def card(id: str) -> Words:
    return Name(f"candle-{id}")


@book.noun("tactic")
def tactic(id: str, slot: str = "") -> Words:
    """Name a tactics card with its symbols and, on the war board, its slot."""
    args: dict[str, str | int] = {"name": f"tactic-name:{id}", "symbols": f"symbols:tactic:{id}"}
    if slot:
        return Message("tactic-in-slot", {**args, "slot": int(slot)})
    return Message(f"tactic{'-marked' if TACTICS[id].marked else ''}", args)


@book.noun("tactic-name")
def tactic_name(id: str) -> Words:
    return Name(f"tactic-{id}")


@book.noun("open")
def open_slot() -> Words:
    return Message("open-slot")


@book.noun("upgrade")
def upgrade(id: str) -> Words:
    return Name(f"upgrade-{id}")


@book.noun("temple")
def temple(colour: str) -> Words:
    return Message(f"temple-{colour}")


@book.noun("curse")
def curse(slot: str) -> Words:
    return Message("curse-slot", {"number": int(slot)})


@book.noun("curse-card")
def curse_card(id: str) -> Words:
    return Message("curse-card", {"name": f"curse-name:{id}", "number": CURSES[id].region})


@book.noun("curse-name")
def curse_name(id: str) -> Words:
    return Name(f"curse-{id}")


@book.noun("cube")
def cube(*detail: str) -> Words:
    if len(detail) == 1:
        return Message(f"cube-{detail[0]}")
    owner, kind = detail
    return Message(f"cube-{kind}-of", {"house": f"house:{owner}"})


@book.noun("cubes")
def cubes(wax: str, gold: str) -> Words:
    return Message("cubes", {"wax": int(wax), "gold": int(gold)})


@book.noun("display")
def display(place: str) -> Words:
    return Message("display", {"number": int(place)})


@book.noun("stack")
def stack(place: str) -> Words:
    return Message("stack", {"number": int(place)})


@book.noun("symbol")
def symbol(id: str, number: str, source: str = "") -> Words:
    return Name(f"symbol-{id}-short", {"number": int(number)})


@book.noun("weak")
def weak(house: str, slot: str) -> Words:
    """Name the weak action printed on a House's war board."""
    return said(HOUSES[house].war_board.slots[int(slot)])


@book.noun("symbols")
def symbols(kind: str, id: str) -> Words:
    """Name the symbols of a candle card or a tactics card."""
    return said(CANDLES[id].symbols if kind == "card" else TACTICS[id].symbols)


def said(points: Sequence[Points]) -> Words:
    return row(row_of("symbol", [f"{id}:{number}" for id, number in points]))


def row_of(kind: str, things: Iterable[str]) -> str:
    return "row:" + "/".join(f"{kind}:{thing}" for thing in things)


@book.noun("row")
def row(*parts: str) -> Words:
    """Name several things in a list; their keys are joined by ``/``."""
    first, _, rest = ":".join(parts).removeprefix("row:").partition("/")
    return Message("list", {"first": first, "rest": f"row:{rest}"}) if rest else book.name(first)
