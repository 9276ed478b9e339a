"""What a seat may know, as plain data, complete for drawing.

Nearly everything is open in Bonfire. Hidden from everybody are the order of the piles and the
gifts that lie face down; what a pile holds can be worked out, so it is told.

``key`` is what options point at. Keys of a city (``place``, ``bonfire``, ``notch``, ``space``,
``task``, ``guardian``, ``cell``, ``fate``, ``gift``) belong to the city of the seat that is asked.
"""

from typing import Any, TypedDict

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
from .state import BONFIRE, NEUTRAL, NOBODY, PIER, START, City, State, countdown_value


class TaskSeen(TypedDict):
    """A task tile; ``have`` of ``need`` is its owner's progress (0 of 0 on an island)."""

    key: str  # task:red_02
    id: str
    color: str
    points: int
    kind: str
    lit: bool
    have: int
    need: int


class SpotSeen(TypedDict):
    """A spot of an island: its task, or else the seat whose gift lies there (-1: nothing)."""

    task: TaskSeen | None
    gift: int


class IslandSeen(TypedDict):
    key: str  # island:isle_pink
    id: str
    resource: str  # of a task island
    guardian: str  # of a Guardians' island
    routes: list[str]  # ids of the neighbouring islands
    spots: list[SpotSeen]
    guardians: int  # left here
    ships: list[int]  # seats


class PathSeen(TypedDict):
    key: str  # path:path_05
    id: str
    crystal: str  # "" on the starting tile
    resource: str


class AreaSeen(TypedDict):
    key: str  # area:5
    token: str
    resource: str  # "" where there are points
    points: int
    portals: list[str]


class GreatBonfireSeen(TypedDict):
    pointer: int
    used: bool  # if not, the next use costs 1 and leads anywhere
    areas: list[AreaSeen]


class NoviceSeen(TypedDict):
    seat: int  # -1: neutral
    color: str  # "neutral", or the seat's


class CouncilSeen(TypedDict):
    key: str  # council:3
    id: str
    novices: list[NoviceSeen]


class GnomeSeen(TypedDict):
    key: str  # gnome:master_12
    id: str
    cost: str


class CommonSeen(TypedDict):
    key: str  # common:common_paths
    id: str
    novice: bool  # the neutral one still waits here
    done: list[int]  # seats that meet the condition


class CountdownSeen(TypedDict):
    novices: int  # in the High Council
    start_at: int
    begun: bool
    stack: list[int]  # with the first player
    travelling: int  # 0: none
    value: int  # what passing is worth to the seat whose turn it is; 0: no passing


class GuardianSeen(TypedDict):
    key: str  # guardian:grey
    color: str  # "own" is drawn in the seat's colour
    at: str  # start, path or bonfire
    place: int  # 0 at the start, else 1..7


class PlaceSeen(TypedDict):
    """One of the seven places of a city, with all that lies there."""

    place: int
    keys: dict[str, str]  # path -> place:3, bonfire -> bonfire:3, notch:3, space:3
    path: PathSeen | None
    shape: str  # of the notch; "" until the city is chosen
    portal: bool
    task: TaskSeen | None
    novice: bool
    guardian_points: int
    path_cost: int


class FateTileSeen(TypedDict):
    key: str  # fate:fate_3
    id: str
    symbols: list[str]


class CellSeen(TypedDict):
    """A covered cell; equal ``group`` numbers hang together and count ``size`` symbols."""

    key: str  # cell:3:4
    row: int
    column: int
    tile: str
    symbol: str
    group: int
    size: int


class FateSeen(TypedDict):
    map: list[str]  # 5 rows of 7: S start, g gold, y yellow, h highlighted, o outer, space: none
    supply: list[FateTileSeen]  # from the top; only the first and the last may be placed
    spare: FateTileSeen | None  # set aside until the start choice
    cells: list[CellSeen]  # row 1, column 1 is the top left; they may stick out


class StackSeen(TypedDict):
    """A stack of gifts: the face-up one and how many lie below."""

    key: str  # gift:0
    top: str  # "" when it is used up
    below: int


class CitySeen(TypedDict):
    seat: int
    key: str  # seat:2
    color: str
    board: str
    first: bool  # has the oval building
    points: int
    ship: str  # the island's id, or "pier"
    tokens: dict[str, int]
    resources: dict[str, int]
    guardians: list[GuardianSeen]
    places: list[PlaceSeen]
    novices: int  # left in the city
    gnomes: list[GnomeSeen]
    fate: FateSeen
    gifts: list[StackSeen]
    gifts_below: dict[str, int]  # what the face-down ones are, in an order that nobody knows
    given: dict[str, list[str]]  # own gifts by island
    common: dict[str, list[int]]  # common task -> [have, need]
    out: bool
    passed: bool


class ResultSeen(TypedDict):
    scores: list[int]
    ranking: list[list[int]]
    parts: list[dict[str, int]]


class View(TypedDict):
    turn: int  # whose turn it is; -1: nobody's
    first: int
    phase: str  # set_up, start, turn, after, over
    countdown: CountdownSeen
    islands: list[IslandSeen]
    pier: list[int]  # seats whose ship has not sailed yet
    great_bonfire: GreatBonfireSeen
    council: list[CouncilSeen]
    common: list[CommonSeen]
    paths: list[PathSeen]
    path_pile: list[PathSeen]  # sorted
    masters: list[GnomeSeen | None]
    master_pile: int
    elders: list[GnomeSeen | None]
    seats: list[CitySeen]
    result: ResultSeen | None


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
