"""Arrows from one view of Ryozen to the next, numbered, drawn on the later view."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from render.kit.changes import NOBODY, Arrow
from render.kit.films import Mover
from render.kit.look import Look
from render.ryozen.scene import called, mark_of
from rules.ryozen.view import PlayerView, RyozenView, TileView

Who: TypeAlias = tuple[int, str]  # a companion: whose and which rank
Step: TypeAlias = tuple[str, str]  # from a place to a place; "" without a start


def arrows_since(views: Sequence[RyozenView]) -> list[Arrow]:
    """Return arrows for consecutive views, numbered in the order in which things happened."""
    steps = [
        (*step, mover(old)) for old, new in pairwise(views) for step in steps_between(old, new)
    ]
    return [Arrow(number, *step) for number, step in enumerate(steps, 1)]


def mover(view: RyozenView) -> int:
    """Return the mark of the clan that was on turn."""
    active = view["active"]
    return NOBODY if active is None else mark_of(view["players"][active]["clan"])


def mover_of(view: RyozenView, look: Look) -> Mover | None:
    """Return the side whose turn it was in this view; None if it was nobody's."""
    if view["active"] is None:
        return None
    player = view["players"][view["active"]]
    place = sum(other["seat"] < player["seat"] for other in view["players"])
    return Mover(place, mover(view), called(player, view, look))


def steps_between(old: RyozenView, new: RyozenView) -> Iterator[Step]:
    yield from companion_steps(old, new)
    yield from explorer_steps(old, new)
    yield from card_steps(old, new)
    for place, (before, after) in enumerate(zip(old["events"], new["events"], strict=True)):
        if before["id"] != after["id"]:
            yield "", new["events"][place]["key"]
    if old["heralds"] and new["heralds"] and old["heralds"][0] != new["heralds"][0]:
        was = old["heralds"].index(new["heralds"][0]) + 1
        yield f"capital:{was}", "capital:1"


def tiles(view: RyozenView) -> dict[str, TileView]:
    """Return the tiles on the spots of the provinces and places of the tower, by their keys."""
    spots = {spot["key"]: spot["tile"] for sector in view["sectors"] for spot in sector["spots"]}
    palace = view["palace"]
    places = [side[kind] for side in palace["sides"] for kind in ("wall", "loophole")]
    if palace["summit"]:
        places.append(palace["summit"])
    spots.update({place["key"]: place["tile"] for place in places})
    return {key: tile for key, tile in spots.items() if tile}


def who(tile: TileView) -> Who:
    return tile["owner"], tile["kind"]


def companion_steps(old: RyozenView, new: RyozenView) -> Iterator[Step]:
    before, after = tiles(old), tiles(new)
    stayed = {key for key in before if key in after and who(before[key]) == who(after[key])}
    left = [key for key in before if key not in stayed]
    for key, tile in after.items():
        if key not in stayed:
            source = next((gone for gone in left if who(before[gone]) == who(tile)), "")
            if source:
                left.remove(source)
            yield source or hired_from(tile, old, new), key
        elif before[key]["cloaked"] != tile["cloaked"]:
            yield "", key
    yield from court_steps(old, new, {key: who(before[key]) for key in left})
    yield from row_steps(old, new)


def hired_from(tile: TileView, old: RyozenView, new: RyozenView) -> str:
    """Return the slot of a hired companion; "" if it came from its owner's hand."""
    owner, kind = who(tile)
    before, after = (Counter(view["players"][owner]["hand"]) for view in (old, new))
    if before[kind] > after[kind]:
        return ""
    slots = (slot for slot in old["slots"] if slot["tile"] and who(slot["tile"]) == (owner, kind))
    return next((slot["key"] for slot in slots), "")


def court_steps(old: RyozenView, new: RyozenView, left: dict[str, Who]) -> Iterator[Step]:
    """Yield moves into the Palace, where companions lie together: from a spot or from the hand."""
    if new["palace"]["mode"] != "court":
        return
    before = Counter(who(tile) for tile in old["palace"]["tiles"])
    after = Counter(who(tile) for tile in new["palace"]["tiles"])
    for one in (after - before).elements():
        source = next((key for key, gone in left.items() if gone == one), "")
        left.pop(source, None)
        yield source, f"palace:{one[0]}"


def row_steps(old: RyozenView, new: RyozenView) -> Iterator[Step]:
    """Yield companions revealed into the Clan House's row."""
    known = Counter(who(slot["tile"]) for slot in old["slots"] if slot["tile"])
    for slot in new["slots"]:
        if slot["tile"]:
            if not known[who(slot["tile"])]:
                yield "", slot["key"]
            known[who(slot["tile"])] -= 1


def explorer_steps(old: RyozenView, new: RyozenView) -> Iterator[Step]:
    for before, after in zip(old["players"], new["players"], strict=True):
        if before["explorer"] != after["explorer"]:
            yield f"village:{before['explorer']}", f"village:{after['explorer']}"


def card_steps(old: RyozenView, new: RyozenView) -> Iterator[Step]:
    """Yield a step at each place where a revelation lay that somebody took and kept."""
    row = {card["id"]: card["key"] for card in old["revelations"] if card["id"]}
    for before, after in zip(old["players"], new["players"], strict=True):
        for card in gained(before, after):
            if card in row:
                yield "", row[card]


def gained(before: PlayerView, after: PlayerView) -> list[str]:
    return list((Counter(after["cards"]) - Counter(before["cards"])).elements())
