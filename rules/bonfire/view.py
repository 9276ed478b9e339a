"""The view of a game of Bonfire.

Nearly everything is open. The order of the piles and of the face-down gifts is hidden from
everybody. Which cards and tiles a pile contains can be worked out, so the view tells it, sorted."""

from typing import Any

from rules.core import result_seen

from . import tasks
from .city_view import city_seen, gnome, path, task
from .parts import COMMON_TASKS, DATA, ISLANDS, ROUTES
from .registry import book
from .seen import (
    AreaSeen,
    CellSeen,
    CitySeen,
    CommonSeen,
    CouncilSeen,
    CountdownSeen,
    FateSeen,
    FateTileSeen,
    GnomeSeen,
    GreatBonfireSeen,
    GuardianSeen,
    IslandSeen,
    NoviceSeen,
    PathSeen,
    PlaceSeen,
    SpotSeen,
    StackSeen,
    TaskSeen,
    TomSeen,
    View,
)
from .state import LYING, NEUTRAL, NOBODY, PIER, TOM, State, countdown_value
from .tom.side import cards_played
from .tom.view import announced, tom_seen

__all__ = [
    "TOM",
    "AreaSeen",
    "CellSeen",
    "CitySeen",
    "CommonSeen",
    "CouncilSeen",
    "CountdownSeen",
    "FateSeen",
    "FateTileSeen",
    "GnomeSeen",
    "GreatBonfireSeen",
    "GuardianSeen",
    "IslandSeen",
    "NoviceSeen",
    "PathSeen",
    "PlaceSeen",
    "SpotSeen",
    "StackSeen",
    "TaskSeen",
    "TomSeen",
    "View",
    "view",
    "whole",
]


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return the view, which is the same for every seat."""
    return dict(whole(s))


def whole(s: State) -> View:
    seen: View = {
        "turn": s.turn,
        "first": s.first,
        "phase": "over" if s.result else s.phase,
        "countdown": countdown(s),
        "islands": [island(s, id) for id in ISLANDS],
        "pier": [seat for seat, city in enumerate(s.seats) if city.ship == PIER],
        "great_bonfire": {
            "pointer": s.pointer,
            "used": s.used,
            "areas": [area(index, portals) for index, portals in enumerate(s.areas)],
        },
        "council": [council(s, index) for index in range(len(s.council))],
        "common": [common(s, id) for id in COMMON_TASKS],
        "paths": [path(tile) for tile in s.offer],
        "path_pile": [path(tile) for tile in sorted(s.pile)],
        "masters": [gnome(id) if id else None for id in s.masters],
        "master_pile": len(s.master_pile),
        "elders": [gnome(id) if id else None for id in s.elders],
        "seats": [
            city_seen(city, seat, f"seat:{seat}", first=seat == s.first)
            for seat, city in enumerate(s.seats)
        ],
        "result": result_seen(s.result),
    }
    if s.tom is not None:
        seen["tom"] = tom_seen(s.tom)
        seen["announced"] = announced(s.tom) if s.result is None else []
        seen["round"] = cards_played(s.tom) + 1  # Tom plays a card after each turn of the person
        seen["master_discard"] = [gnome(id) for id in s.master_discard]
    return seen


def countdown(s: State) -> CountdownSeen:
    return {
        "novices": sum(len(cell) for cell in s.council),
        "start_at": DATA.players[len(s.seats)].countdown_at,
        "begun": s.counting,
        "stack": list(s.stack),
        "travelling": s.travelling,
        "value": 0 if s.turn == NOBODY else countdown_value(s, s.turn),
    }


def island(s: State, id: str) -> IslandSeen:
    part, tiles = ISLANDS[id], s.islands.get(id)
    spots: list[SpotSeen] = []
    if tiles:
        for tile, giver in zip(tiles.tasks, tiles.givers, strict=True):
            spots.append({"task": task(tile) if tile else None, "gift": giver})
    return {
        "key": f"island:{id}",
        "id": id,
        "resource": part.resource or "",
        "guardian": part.guardian or "",
        "routes": list(ROUTES[id]),
        "spots": spots,
        "guardians": s.orders[part.guardian] if part.guardian else 0,
        "ships": [seat for seat, city in enumerate(s.seats) if city.ship == id],
    }


def area(index: int, portals: list[str]) -> AreaSeen:
    part = DATA.area[index]
    return {
        "key": f"area:{index}",
        "token": part.token,
        "resource": part.resource or "",
        "points": part.points,
        "portals": list(portals),
    }


def council(s: State, index: int) -> CouncilSeen:
    return {
        "key": f"council:{index}",
        "id": DATA.council[index].id,
        "novices": [novice(s, sent) for sent in s.council[index]],
    }


def novice(s: State, sent: int) -> NoviceSeen:
    if sent == LYING:
        return {"seat": NEUTRAL, "color": "neutral", "lying": True}
    if sent == TOM and s.tom is not None:
        return {"seat": TOM, "color": s.tom.city.color}
    return {"seat": sent, "color": "neutral" if sent == NEUTRAL else s.seats[sent].color}


def common(s: State, id: str) -> CommonSeen:
    return {
        "key": f"common:{id}",
        "id": id,
        "novice": id in s.waiting,
        "done": [n for n, city in enumerate(s.seats) if tasks.common_progress(city, id).met],
    }
