"""Labels of options, with prices and consequences.

A message's attribute ``more`` is the second line that explains an option.
"""

from collections.abc import Callable

from rules.core import Choice, Message, Words

from .board import tile_at
from .companions import POINTS as ABILITY_POINTS
from .court import price_of_light
from .day import bill, price
from .keys import SEAT, SPOT_OF, detail, number
from .night import influence
from .parts import BOX, RESOURCES, REVELATIONS, SET_UP, TRACK
from .questions import player_of
from .registry import book
from .revelations import POINTS as CARD_POINTS
from .state import State, Tile

WHEREVER = [
    *("day_effect", "discard_event", "explore", "bonus", "acquire", "hire", "replace"),
    *("move_to", "return_event", "revelation", "seal_altar_strike", "owl_bay"),
    *("nomad_camp", "fire", "bandit_raid", "suspicious_rumours", "curse_of_shadow", "clan"),
    *("land", "gain", "shard", "lose", "mercy", "altar_tile", "seal_altar", "reveal"),
]
POINTS = [*ABILITY_POINTS.values(), *CARD_POINTS.values(), *(f"ryozen.{p}" for p in WHEREVER)]


@book.label(*POINTS)
def thing(s: State, choice: Choice, key: str) -> Words:
    """Name a thing with what is known of it in this position."""
    words = THINGS.get(key.partition(":")[0])
    return words(s, key) if words else book.name(key)


def spot(s: State, key: str) -> Words:
    sector, place = SPOT_OF[key]
    if s.spots[sector][place] is None:
        return waived(s, key)
    return tile_words(s, "tile", tile_at(s, key), key)


def waived(s: State, key: str) -> Words:
    """Label a spot that a companion moves to without paying. Still tell the price: the spot that
    remains for others may be cheaper or dearer."""
    cost = price(s, key)
    if not cost:
        return book.name(key)
    return Message("spot-waived", {"spot": key, "thing": f"resource:{cost}"})


def tile_words(s: State, message: str, tile: Tile, key: str) -> Words:
    args: dict[str, str | int] = {
        "companion": f"companion:{tile.kind}",
        "owner": s.who(tile.owner),
        "place": key,
        "cloaked": "yes" if tile.cloaked else "no",
    }
    return Message(message, args)


def free_spot(s: State, me: int, key: str) -> Words:
    """Describe a spot: its price, and the sector's day effect and night reward."""
    sector, cost = SPOT_OF[key][0], price(s, key)
    args: dict[str, str | int] = {
        "spot": key,
        "day": f"day:{sector}",
        "night": f"night:{sector}",
    }
    dear = bill(s, me, key) if s.special else {}
    if sum(dear.values()) > bool(cost):
        return Message("spot-dear", {**args, **{good: dear.get(good, 0) for good in RESOURCES}})
    if not cost:
        return Message("spot-free", args)
    return Message("spot-paid", {**args, "thing": f"resource:{cost}"})


def in_palace(s: State, key: str) -> Words:
    tile = next((tile for tile in s.palace if tile.place == key), None)
    return tile_words(s, "tile", tile, key) if tile else book.name(key)


def event(s: State, key: str) -> Words:
    found = s.events[number(key) - 1]
    if not found:
        return book.name(key)
    return Message("explained", {"thing": f"omen:{found}", "text": f"text:omen:{found}"})


def revelation(s: State, key: str) -> Words:
    card = s.row[number(key) - 1]
    scrolls = REVELATIONS[card].price
    args: dict[str, str | int] = {"card": f"card:{card}", "text": f"text:card:{card}"}
    args["price"] = scrolls
    return Message("on-offer" if scrolls else "on-offer-free", args)


def own_card(s: State, key: str) -> Words:
    return Message("explained", {"thing": key, "text": f"text:{key}"})


def village(s: State, key: str) -> Words:
    id = s.villages[number(key)]
    return Message("explained", {"thing": f"settlement:{id}", "text": f"text:settlement:{id}"})


def slot(s: State, key: str) -> Words:
    place = number(key) - 1
    kind, cost = s.ready[place].kind, s.board.slots[place]
    args: dict[str, str | int] = {
        "companion": f"companion:{kind}",
        "text": f"text:companion:{kind}",
        "coins": cost.coins,
        "favour": cost.favour,
    }
    return Message("for-hire", args)


def sector(s: State, key: str) -> Words:
    return Message("explained", {"thing": key, "text": f"day:{detail(key)}"})


def hand(s: State, key: str) -> Words:
    return Message("explained", {"thing": key, "text": f"text:companion:{detail(key)}"})


THINGS: dict[str, Callable[[State, str], Words]] = {
    "spot": spot,
    "wall": in_palace,
    "loophole": in_palace,
    "summit": in_palace,
    "event": event,
    "revelation": revelation,
    "card": own_card,
    "village": village,
    "slot": slot,
    "sector": sector,
    "hand": hand,
}


def about(choice: Choice, topic: str) -> str:
    return str((choice.about or {})[topic])


@book.label("ryozen.first_player")
def player(s: State, choice: Choice, key: str) -> Words:
    return Message("player", {"seat": key}) if key in SEAT else book.name(key)


@book.label("ryozen.companion")
def in_hand(s: State, choice: Choice, key: str) -> Words:
    kind = detail(key)
    copies = s.players[s.active].hand.count(kind)
    text = f"text:companion:{kind}"
    return Message("in-hand", {"companion": key, "text": text, "number": copies})


@book.label("ryozen.place")
def place(s: State, choice: Choice, key: str) -> Words:
    if key in SPOT_OF:
        return free_spot(s, player_of(s, choice), key)
    taken = next((tile for tile in s.palace if tile.place == key and key == "summit"), None)
    if taken:
        return tile_words(s, "push-off", taken, key)
    if key == "palace:cloaked":  # never offered, only refused
        return Message("place-palace-cloaked")
    return Message(f"place-{key.partition(':')[0]}", {"place": key})


@book.label("ryozen.side")
def side(s: State, choice: Choice, key: str) -> Words:
    kind = detail(about(choice, "companion"))
    if key == "cloaked":
        args = {"coins": SET_UP.cloaking, "influence": SET_UP.cloaked_influence}
        return Message("side-cloaked", args)
    text = f"text:companion:{kind}"
    return Message("side-revealed", {"influence": SET_UP.revealed_influence, "text": text})


@book.label("ryozen.councillor", "ryozen.mentor", "ryozen.guard")
def ability_used(s: State, choice: Choice, key: str) -> Words:
    kind = choice.point.partition(".")[2]
    return Message("use-ability", {"text": f"text:companion:{kind}"})


@book.label("ryozen.day_effect")
def day_effect(s: State, choice: Choice, key: str) -> Words:
    return Message("apply", {"text": f"day:{detail(about(choice, 'sector'))}"})


@book.label("ryozen.keep")
def keep(s: State, choice: Choice, key: str) -> Words:
    card = detail(about(choice, "card"))
    favour = REVELATIONS[card].favour
    return Message(f"card-{key}", {"text": f"text:card:{card}", "favour": favour})


@book.label("ryozen.fog")
def fog(s: State, choice: Choice, key: str) -> Words:
    return Message(f"fog-{key}")


@book.label("ryozen.palace", "ryozen.summit")
def palace(s: State, choice: Choice, key: str) -> Words:
    if key.startswith("resource:"):
        return Message("palace-resource", {"thing": key})
    message = "palace-light" if price_of_light(s, player_of(s, choice)) else "palace-light-free"
    return Message(message, {"sector": key, "text": f"day:{detail(key)}"})


@book.label("ryozen.outskirts")
def journey(s: State, choice: Choice, key: str) -> Words:
    to = number(key)
    if to < len(s.villages):
        id = s.villages[to]
        args = {"village": f"settlement:{id}", "text": f"text:settlement:{id}"}
        return Message("travel", args)
    step = TRACK[to - 1]
    id = "altar_tile" if to == len(TRACK) else s.village_deck[0]
    costs: dict[str, str | int] = {
        resource: step.cost.get(resource, 0) for resource in BOX.resources
    }
    last = "yes" if to == len(TRACK) else "no"
    args = {"village": f"settlement:{id}", "text": f"text:settlement:{id}", "last": last}
    return Message("build", {**costs, **args, "favour": step.favour})


@book.label("ryozen.pathfinder")
def path(s: State, choice: Choice, key: str) -> Words:
    to = number(key)
    id = s.villages[to]
    args = {"village": f"settlement:{id}", "text": f"text:settlement:{id}"}
    further = to > s.players[s.active].explorer
    return Message("travel" if further else "take-bonus", args)


@book.label("ryozen.moon_harbour")
def harbour(s: State, choice: Choice, key: str) -> Words:
    own = influence(s, s.active, detail(key))
    whole = sum(influence(s, me, detail(key)) for me in range(len(s.players)))
    return Message("harbour", {"sector": key, "own": own, "whole": whole})


@book.label("ryozen.earthquake")
def earthquake(s: State, choice: Choice, key: str) -> Words:
    if key != "favour":
        return book.name(key)
    me = player_of(s, choice)
    lost = min(len(s.on_board(me)), s.players[me].goods["favour"])
    return Message("lose-favour", {"number": lost})
