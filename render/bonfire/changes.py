"""The changes between two views, as numbered arrows on the later one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from render.bonfire.tiles import mark_of
from render.bonfire.waters import routes
from render.bonfire.words import called
from render.kit.changes import NOBODY, Arrow
from render.kit.films import Mover
from render.kit.geometry import Point
from render.kit.look import Look
from rules.bonfire.parts import DATA
from rules.bonfire.view import CitySeen, GuardianSeen, View

Step: TypeAlias = tuple[str, str]  # from a place to a place; "" without a start


def arrows_since(views: Sequence[View]) -> list[Arrow]:
    """Return arrows for consecutive views, numbered in the order in which things happened. Ships,
    Guardians and neutral novices travel. Things taken are marked where they lie now; gnomes that
    joined a city get one mark together."""
    steps = [
        (*step, mover(old), sailed(step[0], step[1], new))
        for old, new in pairwise(views)
        for step in steps_between(views[0], old, new)
    ]
    return [Arrow(number, *step) for number, step in enumerate(dict.fromkeys(steps), 1)]


def sailed(start: str, end: str, view: View) -> tuple[Point, ...]:
    """Return a ship's way between two islands: along the routes, past the fewest islands."""
    kind, _, seat = end.partition(":")
    if kind != "ship" or not start.startswith("island:"):
        return ()
    source, target = start.partition(":")[2], view["seats"][int(seat)]["ship"]
    ways: dict[str, tuple[Point, ...]] = {source: ()}
    coming = [source]
    for here in coming:
        for (one, other), way in zip(DATA.route, routes(), strict=True):
            for near, far, points in ((one, other, way), (other, one, way[::-1])):
                if near == here and far not in ways:
                    ways[far] = (*ways[here], *points[1:])
                    coming.append(far)
    return ways.get(target, ())[:-1]


def mover(view: View) -> int:
    """Return the mark of the seat whose turn it was."""
    turn = view["turn"]
    color = view["seats"][turn]["color"] if turn >= 0 else ""
    return mark_of(color) if color else NOBODY


def mover_of(view: View, look: Look) -> Mover | None:
    """Return the mover, the seat whose turn it was; None if it was nobody's."""
    if view["turn"] < 0:
        return None
    return Mover(view["turn"], mover(view), called(view["seats"][view["turn"]], look))


def steps_between(first: View, old: View, new: View) -> Iterator[Step]:
    for known, before, after in zip(first["seats"], old["seats"], new["seats"], strict=True):
        yield from ship_steps(before, after)
        yield from tile_steps(before, after)
        yield from guardian_steps(before, after)
        yield from gnome_steps(known, before, after)
    yield from tom_steps(first, old, new)
    if old["great_bonfire"]["pointer"] != new["great_bonfire"]["pointer"]:
        yield "", f"area:{new['great_bonfire']['pointer']}"
    yield from novice_steps(old, new)


def ship_steps(before: CitySeen, after: CitySeen) -> Iterator[Step]:
    if before["ship"] != after["ship"]:
        start = "pier" if before["ship"] == "pier" else f"island:{before['ship']}"
        yield start, f"ship:{after['seat']}"


def tile_steps(before: CitySeen, after: CitySeen) -> Iterator[Step]:
    """Yield things that came into a city: paths, tasks and lit Bonfires where they lie, portals and
    fate tiles where they are counted."""
    city = after["key"]
    for was, now in zip(before["places"], after["places"], strict=True):
        if now["path"] and not was["path"]:
            yield "", f"{city}/{now['keys']['path']}"
        if now["task"] and (not was["task"] or now["task"]["lit"] != was["task"]["lit"]):
            yield "", f"{city}/{now['keys']['space']}"
        if now["portal"] and not was["portal"]:
            yield "", f"{city}/portals"
    if len(before["fate"]["cells"]) < len(after["fate"]["cells"]):
        yield "", f"{city}/fate"


def tom_steps(first: View, old: View, new: View) -> Iterator[Step]:
    """Yield Tom's cards turned up, and things that came into his city."""
    if "tom" not in first or "tom" not in old or "tom" not in new:
        return
    was, now = old["tom"], new["tom"]
    if now["discard"] and (was["run"], was["deck"]) != (now["run"], now["deck"]):
        yield "", now["discard"][-1]
    yield from tile_steps(was["city"], now["city"])
    yield from guardian_steps(was["city"], now["city"])
    yield from gnome_steps(first["tom"]["city"], was["city"], now["city"])


def where(city: CitySeen, guardian: GuardianSeen) -> str:
    """Return the board's name for the place of a Guardian."""
    if guardian["at"] == "start":
        return f"{city['key']}/start"
    kind = "place" if guardian["at"] == "path" else "bonfire"
    return f"{city['key']}/{kind}:{guardian['place']}"


def guardian_steps(before: CitySeen, after: CitySeen) -> Iterator[Step]:
    stood = {one["key"]: where(before, one) for one in before["guardians"]}
    for guardian in after["guardians"]:
        start = stood.get(guardian["key"])
        if start is None:
            yield "", f"{after['key']}/{guardian['key']}"
        elif start != where(after, guardian):
            yield start, f"{after['key']}/{guardian['key']}"


def gnome_steps(known: CitySeen, before: CitySeen, after: CitySeen) -> Iterator[Step]:
    """Yield one change for all gnomes that joined a city since `known`: the group at the end of the
    row."""
    if len(before["gnomes"]) < len(after["gnomes"]):
        first = min(len(known["gnomes"]), len(before["gnomes"])) + 1
        yield "", f"{after['key']}/gnomes:{first}"


def novice_steps(old: View, new: View) -> Iterator[Step]:
    """Yield the ways of novices: a neutral one's from its common task, others' from a city."""
    gone = [
        was["key"]
        for was, now in zip(old["common"], new["common"], strict=True)
        if was["novice"] and not now["novice"]
    ]
    for was, now in zip(old["council"], new["council"], strict=True):
        for novice in now["novices"][len(was["novices"]) :]:
            yield gone.pop(0) if gone and novice["seat"] < 0 else "", now["key"]
