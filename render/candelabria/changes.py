"""The changes between two views, as numbered arrows on the later one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from render.candelabria.land import land
from render.candelabria.words import called, mark_of, played
from render.kit.changes import NOBODY, Arrow
from render.kit.films import Mover
from render.kit.geometry import Point
from render.kit.look import Look
from rules.candelabria.seen import HouseSeen, View

PATHS = 4  # most paths of figures on one picture
Step: TypeAlias = tuple[str, str, int]  # from a place to a place, and whose; "" without a start


def arrows_since(views: Sequence[View]) -> list[Arrow]:
    """Return arrows for consecutive views, numbered in the order in which things happened.

    Figures travel; flames are marked where they were lit or put out, the rest where it lies now.
    """
    steps = [step for old, new in pairwise(views) for step in steps_between(old, new)]
    last = {f"{kind}" for kind in places_of(views[-1])} if views else set()
    kept = [step for step in dict.fromkeys(steps) if not figure(step[1]) or step[1] in last]
    told = longest_moves(once_each(kept), views[-1]) if views else []
    return [Arrow(number, *step) for number, step in enumerate(told, 1)]


def longest_moves(steps: Sequence[Step], view: View) -> list[Step]:
    """Return the steps with a start for the longest moves alone; more paths would be a tangle."""
    now = {key: place for key, (_, place, _) in figures(view).items()}
    ways = [step for step in steps if step[0]]
    ways.sort(key=lambda step: -distance(view["side"], step[0], now[step[1]]))
    drawn = ways[:PATHS]
    return [step if step in drawn else ("", *step[1:]) for step in steps]


def distance(side: str, start: str, end: str) -> float:
    """Return the distance between two territories or regions on the land."""
    (x, y), (to_x, to_y) = middle_of(side, start), middle_of(side, end)
    return hypot(to_x - x, to_y - y)


def middle_of(side: str, place: str) -> Point:
    kind, _, name = place.partition(":")
    here = land(side)
    return here.rooms[name].centre if kind == "territory" else here.spots[int(name)]


def once_each(steps: Sequence[Step]) -> list[Step]:
    """Return one step for each figure: from where it first set out, if it has moved."""
    found: dict[Step | str, Step] = {}
    for step in steps:
        start, end, _ = step
        key = end if figure(end) else step
        if key not in found or (start and not found[key][0]):
            found[key] = step
    return list(found.values())


def figure(key: str) -> bool:
    return key.partition(":")[0] in ("castle", "candle", "flame", "figure")


def places_of(view: View) -> Iterator[str]:
    """Yield the places of figures on the map."""
    yield from figures(view)
    for territory in view["territories"]:
        yield from (flame["key"] for flame in territory["flames"])


def mover(view: View) -> int:
    """Return the mark of the House whose turn it was."""
    return mark_of(view["houses"][view["turn"]]["id"]) if view["turn"] >= 0 else NOBODY


def mover_of(view: View, look: Look) -> Mover | None:
    """Return the mover, the House whose turn it was; None if it was nobody's."""
    houses = played(view)
    places = [place for place, house in enumerate(houses) if house["seat"] == view["turn"]]
    return Mover(places[0], mover(view), called(houses[places[0]], look)) if places else None


def steps_between(old: View, new: View) -> Iterator[Step]:
    yield from figure_steps(old, new)
    yield from flame_steps(old, new)
    yield from region_steps(old, new)
    yield from curse_steps(old, new)
    for before, after in zip(old["houses"], new["houses"], strict=True):
        yield from house_steps(before, after)
    if old["track"] != new["track"] and old["track"]:
        yield "", "track", NOBODY


def figures(view: View) -> dict[str, tuple[str, str, int]]:
    """Return castles, candles and shades with owner, place and number of flames."""
    found: dict[str, tuple[str, str, int]] = {}
    for territory in view["territories"]:
        if territory["castle"]:
            found[f"castle:{territory['castle']}"] = territory["castle"], territory["key"], 0
        for candle in territory["candles"]:
            found[candle["key"]] = candle["house"], territory["key"], candle["flames"]
        for card in territory["curses"]:
            found[f"figure:{card}"] = "", territory["key"], 0
    for curse in view["curses"]:
        if curse["region"] and not curse["territory"]:
            found[f"figure:{curse['card']}"] = curse["owner"], f"region:{curse['region']}", 0
    return found


def figure_steps(old: View, new: View) -> Iterator[Step]:
    """Yield a step for each figure that came, moved or has another number of flames."""
    stood = figures(old)
    for key, (house, place, flames) in figures(new).items():
        before = stood.get(key)
        mark = mark_of(house)
        if before is None:
            yield "", key, mark
        elif before[1] != place:
            yield before[1], key, mark
        elif before[2] != flames:
            yield "", key, mark if flames > before[2] else mover(old)


def flame_steps(old: View, new: View) -> Iterator[Step]:
    """Yield the flames lit, and the territories where one was put out, all in the colour of the
    House whose turn it was."""
    for before, after in zip(old["territories"], new["territories"], strict=True):
        was = {flame["key"] for flame in before["flames"]}
        now = {flame["key"]: flame["house"] for flame in after["flames"]}
        for key, house in now.items():
            if key not in was:
                yield "", key, mark_of(house)
        if was - set(now):
            yield "", after["key"], mover(old)


def region_steps(old: View, new: View) -> Iterator[Step]:
    for before, after in zip(old["regions"], new["regions"], strict=True):
        changed = before["temples"] != after["temples"] or before["cursed"] != after["cursed"]
        if changed or (after["fought"] and not before["fought"]):
            yield "", after["key"], mover(old) if before["temples"] != after["temples"] else NOBODY


def curse_steps(old: View, new: View) -> Iterator[Step]:
    for before, after in zip(old["curses"], new["curses"], strict=True):
        grown = [
            house
            for house, flames in after["influence"].items()
            if flames > before["influence"].get(house, 0)
        ]
        if after["card"] and (before["card"] != after["card"] or grown):
            yield "", after["key"], mark_of(grown[0]) if grown else NOBODY


def house_steps(before: HouseSeen, after: HouseSeen) -> Iterator[Step]:
    """Yield upgrades and tactics cards new on a House's plate."""
    mark, seat = mark_of(after["id"]), after["seat"]
    if seat < 0:
        return
    if len(after["upgrades"]) > len(before["upgrades"]):
        yield "", f"seat:{seat}/upgrade:{len(after['upgrades'])}", mark
    if after["war"] != before["war"] and any(after["war"]):
        for slot, card in enumerate(after["war"], 1):
            if card:
                yield "", f"seat:{seat}/slot:{slot}", mark
