"""The view of a city. All seats see the same."""

from . import fate, tasks
from .parts import (
    CITIES,
    COMMON_TASKS,
    DATA,
    FATE_TILES,
    GNOMES,
    PATH_TILES,
    PLACES,
    RESOURCES,
    TASKS,
    TOKENS,
)
from .scoring import score_now
from .seen import (
    CellSeen,
    CitySeen,
    FateSeen,
    FateTileSeen,
    GnomeSeen,
    GuardianSeen,
    PathSeen,
    PlaceSeen,
    TaskSeen,
)
from .state import BONFIRE, START, City


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


def gnome(id: str) -> GnomeSeen:
    return {"key": f"gnome:{id}", "id": id, "cost": GNOMES[id].cost}


def city_seen(city: City, seat: int, key: str, *, first: bool) -> CitySeen:
    return {
        "seat": seat,
        "key": key,
        "color": city.color,
        "board": city.board,
        "first": first,
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
    numbers: dict[int, int] = {}  # by cell: the number of its group
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
