"""What a seat may know, as plain data, complete for drawing.

Nearly everything is open in Bonfire. Hidden from everybody are the order of the piles and the
gifts that lie face down; what a pile holds can be worked out, so it is told.
"""

from typing import Any

from rules.core import Result

from . import fate, tasks
from .parts import (
    CITIES,
    COMMON_TASKS,
    DATA,
    FATE_TILES,
    GNOMES,
    ISLANDS,
    PATH_TILES,
    PLACES,
    RESOURCES,
    ROUTES,
    TASKS,
    TOKENS,
)
from .registry import book
from .scoring import score_now
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
    ResultSeen,
    SpotSeen,
    StackSeen,
    TaskSeen,
    View,
)
from .state import BONFIRE, NEUTRAL, NOBODY, PIER, START, City, State, countdown_value

__all__ = [
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
    "ResultSeen",
    "SpotSeen",
    "StackSeen",
    "TaskSeen",
    "View",
    "view",
    "whole",
]


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    """The same for everybody: nobody has secrets of his own."""
    return dict(whole(s))


def whole(s: State) -> View:
    return {
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
        "seats": [city_seen(s, seat) for seat in range(len(s.seats))],
        "result": result(s.result),
    }


def result(end: Result | None) -> ResultSeen | None:
    if end is None:
        return None
    return {
        "scores": list(end.scores),
        "ranking": [list(rank) for rank in end.ranking],
        "parts": [dict(part) for part in end.parts],
    }


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


def task(id: str, lit: bool = False, city: City | None = None) -> TaskSeen:
    part = TASKS[id]
    done = tasks.progress(city, id) if city else tasks.Progress(0, 0)
    return {
        "key": f"task:{id}",
        "id": id,
        "color": part.color,
        "points": part.points,
        "kind": part.kind,
        "lit": lit,
        "have": done.have,
        "need": done.need,
    }


def path(id: str) -> PathSeen:
    tile = PATH_TILES[id]
    return {"key": f"path:{id}", "id": id, "crystal": tile.crystal, "resource": tile.resource}


def area(index: int, portals: list[str]) -> AreaSeen:
    part = DATA.area[index]
    return {
        "key": f"area:{index}",
        "token": part.token,
        "resource": part.resource or "",
        "points": part.points,
        "portals": list(portals),
    }


def gnome(id: str) -> GnomeSeen:
    return {"key": f"gnome:{id}", "id": id, "cost": GNOMES[id].cost}


def council(s: State, index: int) -> CouncilSeen:
    return {
        "key": f"council:{index}",
        "id": DATA.council[index].id,
        "novices": [
            {"seat": seat, "color": "neutral" if seat == NEUTRAL else s.seats[seat].color}
            for seat in s.council[index]
        ],
    }


def common(s: State, id: str) -> CommonSeen:
    return {
        "key": f"common:{id}",
        "id": id,
        "novice": id in s.waiting,
        "done": [n for n, city in enumerate(s.seats) if tasks.common_progress(city, id).met],
    }


def city_seen(s: State, seat: int) -> CitySeen:
    city = s.seats[seat]
    return {
        "seat": seat,
        "key": f"seat:{seat}",
        "color": city.color,
        "board": city.board,
        "first": seat == s.first,
        "points": city.points,
        "score": score_now(city),
        "ship": city.ship,
        "tokens": dict(zip(TOKENS, city.tokens, strict=True)),
        "resources": dict(zip(RESOURCES, city.resources, strict=True)),
        "guardians": [guardian(color, at) for color, at in city.guardians.items()],
        "places": [place_seen(city, number) for number in PLACES],
        "novices": city.lit.count(False),
        "gnomes": [gnome(id) for id in city.gnomes],
        "fate": fate_seen(city),
        "gifts": [
            {"key": f"gift:{n}", "top": stack[0] if stack else "", "below": len(stack[1:])}
            for n, stack in enumerate(city.gifts)
        ],
        "gifts_below": face_down(city),
        "given": {isle: list(gifts) for isle, gifts in city.given.items()},
        "common": {id: list(tasks.common_progress(city, id)) for id in COMMON_TASKS},
        "out": city.out,
        "passed": city.passed,
    }


def face_down(city: City) -> dict[str, int]:
    below = [gift for stack in city.gifts for gift in stack[1:]]
    return {resource: below.count(resource) for resource in RESOURCES if resource in below}


def guardian(color: str, at: int) -> GuardianSeen:
    where = "start" if at == START else "path" if at <= BONFIRE else "bonfire"
    place = at - BONFIRE if at > BONFIRE else at
    return {"key": f"guardian:{color}", "color": color, "at": where, "place": place}


def place_seen(city: City, place: int) -> PlaceSeen:
    index = place - 1
    tile, lit = city.tasks[index], city.lit[index]
    return {
        "place": place,
        "keys": {
            "path": f"place:{place}",
            "bonfire": f"bonfire:{place}",
            "notch": f"notch:{place}",
            "space": f"space:{place}",
        },
        "path": path(city.path[index]) if place <= len(city.path) else None,
        "shape": CITIES[city.board].shape(place) if city.board else "",
        "portal": city.portals[index] != "",
        "task": task(tile, lit, city) if tile else None,
        "novice": not lit,
        "guardian_points": DATA.place[index].guardian_points,
        "path_cost": DATA.place[index].path_cost,
    }


def fate_seen(city: City) -> FateSeen:
    return {
        "map": list(DATA.fate_area),
        "supply": [fate_tile(id) for id in city.supply],
        "spare": fate_tile(city.spare) if city.spare else None,
        "cells": cells(city),
    }


def fate_tile(id: str) -> FateTileSeen:
    return {"key": f"fate:{id}", "id": id, "symbols": list(FATE_TILES[id].symbols)}


def cells(city: City) -> list[CellSeen]:
    shown = fate.area(tuple(city.fate)).symbols
    numbers: dict[int, int] = {}  # of the groups, by their cells
    seen: list[CellSeen] = []
    for laid in city.fate:
        for symbol, cell in fate.strip(laid):
            together = fate.group(shown[symbol], cell)
            row, column = fate.CELLS[cell]
            seen.append(
                {
                    "key": fate.CELL_KEYS[cell],
                    "row": row,
                    "column": column,
                    "tile": laid.partition(":")[0],
                    "symbol": TOKENS[symbol],
                    "group": numbers.setdefault(together, len(numbers)),
                    "size": together.bit_count(),
                }
            )
    return seen
