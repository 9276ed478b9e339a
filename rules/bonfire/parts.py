"""The components, loaded once from data.toml and checked, since owners may edit that file."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

from rules.core import Fault, Source, read_components

FILE = Path(__file__).parent / "data.toml"

Plain = Literal["flower", "fruit", "herb", "shell", "root"]
Resource = Literal[Plain, "gold"]
Symbol = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
Token = Literal[Symbol, "yellow"]
Color = Literal["blue", "red", "yellow"]
Order = Literal["pink", "grey", "brown", "blue"]
Shape = Literal["circle", "star", "square", "crescent", "triangle", "cross", "diamond"]
Marked = Literal["highlighted", "gold", "outer"]

RESOURCES: tuple[Resource, ...] = ("flower", "fruit", "herb", "shell", "root", "gold")
PLAIN = range(5)  # all resources but gold
GOLD = 5
TOKENS: tuple[Token, ...] = (
    "ship", "path", "task", "great_bonfire", "guardian", "gnome", "yellow"
)  # fmt: skip
SHIP, PATH, TASK, GREAT_BONFIRE, GUARDIAN, GNOME, YELLOW = range(7)
ORDERS: tuple[Order, ...] = ("pink", "grey", "brown", "blue")
TOM_CARDS = (
    "tom_masters", "tom_path", "tom_task_most", "tom_task_least", "tom_guardian",
    "tom_great_bonfire",
)  # fmt: skip
PLACES = range(1, 8)  # places of a city, from left to right


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name in `parts.ftl`."""

    id: str


class TokenType(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: str


class PathTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    crystal: Color | Literal[""]
    resource: Resource


class CityBoard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notches_from_the_right: tuple[Shape, ...]

    def notch(self, shape: str) -> int:
        """Return the place (1..7) with a notch of this shape."""
        return 7 - self.notches_from_the_right.index(shape)

    def shape(self, place: int) -> Shape:
        return self.notches_from_the_right[7 - place]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    guardian_points: int
    path_cost: int


class FateTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    symbols: tuple[Symbol, Symbol, Symbol]


class IslandPart(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An island: either with a resource and tasks, or with the Guardians of an order."""

    resource: Plain | None = None
    guardian: Order | None = None
    corner: bool = False


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    resource: Resource | None = None
    points: int = 0


class CouncilCell(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    point: bool = True


class CommonTask(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    need: int
    points: int
    points_all_lit: int = 0


class Gnome(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cost: Resource


class TomCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Tom's deck, and how many copies of it there are."""

    copies: int
    turns_up: bool = False


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A task tile. Its kind decides which of the values below ``kind`` it has."""

    id: str
    color: Color
    points: int
    kind: str
    min_players: int = 1
    need: int = 0
    guardian: Order | None = None
    resource: Plain | None = None
    token: Token | None = None
    crystal: Color | None = None
    color_of: Color | None = None
    symbols: tuple[Symbol, ...] = ()
    size: int = 0
    groups: int = 0
    islands: int = 0
    each: int = 0
    cells: Marked | None = None


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    tasks_on_island: int
    tasks_on_corner_island: int
    portals_of_shape: int
    countdown_at: int


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """All components: the content of data.toml."""

    color: tuple[Named, ...]
    resource: tuple[Named, ...]
    token: tuple[TokenType, ...]
    guardian: tuple[Named, ...]
    crystal: tuple[Named, ...]
    path_tile: tuple[PathTile, ...]
    portal: tuple[Named, ...]
    city: tuple[CityBoard, ...]
    place: tuple[Place, ...]
    fate_area: tuple[str, ...]
    fate_tile: tuple[FateTile, ...]
    island: tuple[IslandPart, ...]
    route: tuple[tuple[str, str], ...]
    area: tuple[Area, ...]
    council: tuple[CouncilCell, ...]
    common_task: tuple[CommonTask, ...]
    master: tuple[Gnome, ...]
    elder: tuple[Gnome, ...]
    task: tuple[Task, ...]
    tom_card: tuple[TomCard, ...]
    players: dict[int, Players]
    source: dict[str, Source]


# The values that each kind of task must have.
TASK_VALUES: dict[str, tuple[str, ...]] = {
    "guardian_color": ("guardian",),
    "path_resource": ("resource",),
    "bonfires_blue_and_red": (),
    "gift_on_resource_island": ("resource",),
    "two_resources_each": ("need",),
    "gifts_on_islands": ("islands", "each"),
    "symbol_groups": ("symbols", "size"),
    "gnome_resource": ("resource",),
    "common_task_done": (),
    "portals": ("need",),
    "gnomes": ("need",),
    "guardians": ("need",),
    "bonfires": ("need",),
    "elders": ("need",),
    "adjacent_paths_same_resource": (),
    "gold": ("need",),
    "bonfires_all_colors": (),
    "resource_count": ("resource", "need"),
    "gifts_both_resource_islands": ("resource",),
    "tasks_or_bonfires_color": ("color_of", "need"),
    "gift_stack_empty": (),
    "path_crystals": ("crystal", "need"),
    "same_resource": ("need",),
    "action_tokens": ("token", "need"),
    "fate_cells_covered": ("cells",),
    "guardians_at_bonfires": ("need",),
    "any_symbol_groups": ("groups", "size"),
}


def faults(data: Data) -> Iterator[Fault]:
    """Yield the faults of the data that type checks do not find."""
    yield from _wrong_ids(data)
    yield from _wrong_numbers(data)
    yield from _wrong_city_boards(data)
    yield from _wrong_fate_area(data.fate_area)
    yield from _wrong_map(data)
    for tile in data.fate_tile:
        if len(set(tile.symbols)) < 3:
            yield f"fate_tile.{tile.id}", "its three symbols have to be different"
    for task in data.task:
        yield from _wrong_task(task)


def _wrong_ids(data: Data) -> Iterator[Fault]:
    fixed: dict[str, tuple[Iterable[str], Iterable[str]]] = {
        "resource": (RESOURCES, (part.id for part in data.resource)),
        "token": (TOKENS, (part.id for part in data.token)),
        "guardian": ((*ORDERS, "own"), (part.id for part in data.guardian)),
        "master": ([f"master_{n:02}" for n in range(1, 28)], (part.id for part in data.master)),
        "elder": ([f"elder_{n}" for n in range(1, 7)], (part.id for part in data.elder)),
        "tom_card": (TOM_CARDS, (part.id for part in data.tom_card)),
    }
    for table, (wanted, found) in fixed.items():
        expected, ids = list(wanted), list(found)
        if ids != expected:
            yield table, f"the ids have to be {', '.join(expected)}, not {', '.join(ids)}"
    for table in ("color", "path_tile", "portal", "city", "fate_tile", "island", "task"):
        ids = [part.id for part in getattr(data, table)]
        for id, times in Counter(ids).items():
            if times > 1:
                yield table, f"{id} stands there {times} times"


def _wrong_numbers(data: Data) -> Iterator[Fault]:
    wanted = {
        "color": 4, "path_tile": 28, "portal": 7, "city": 4, "place": 7, "fate_tile": 8,
        "island": 14, "area": 7, "council": 8, "common_task": 5, "task": 66, "players": 4,
    }  # fmt: skip
    for table, number in wanted.items():
        if len(getattr(data, table)) != number:
            yield table, f"there have to be {number}, not {len(getattr(data, table))}"
    for index, area in enumerate(data.area):
        if (area.resource is None) == (area.points == 0):
            yield f"area[{index}]", "needs a resource or points, and not both"


def _wrong_city_boards(data: Data) -> Iterator[Fault]:
    shapes = sorted(part.id for part in data.portal)
    for board in data.city:
        if sorted(board.notches_from_the_right) != shapes:
            yield f"city.{board.id}", "notches_from_the_right has to name each shape once"


def _wrong_fate_area(rows: Sequence[str]) -> Iterator[Fault]:
    if [len(row) for row in rows] != [7] * 5:
        yield "fate_area", "5 rows of 7 characters are needed"
        return
    strange = sorted(set("".join(rows)) - set("Sgyho. "))
    if strange:
        yield "fate_area", f"nothing is known about {strange[0]!r}"
    if sum(row.count("S") for row in rows) != 3 or not any("SSS" in row for row in rows):
        yield "fate_area", "three start cells S have to lie side by side in one row"


def _wrong_map(data: Data) -> Iterator[Fault]:
    for island in data.island:
        if (island.resource is None) == (island.guardian is None):
            yield f"island.{island.id}", "needs a resource or a guardian, and not both"
    if sorted(i.guardian for i in data.island if i.guardian) != sorted(ORDERS):
        yield "island", f"one for each guardian is needed: {', '.join(ORDERS)}"
    ids = [island.id for island in data.island]
    for number, ends in enumerate(data.route):
        for end in ends:
            if end not in ids:
                yield f"route[{number}]", f"no island {end!r}"
    for island in data.island:
        if not any(island.id in ends for ends in data.route):
            yield f"island.{island.id}", "no route leads there"


def _wrong_task(task: Task) -> Iterator[Fault]:
    values = TASK_VALUES.get(task.kind)
    if values is None:
        yield f"task.{task.id}", f"no kind {task.kind!r}; there are {', '.join(TASK_VALUES)}"
        return
    optional = ("need", "guardian", "resource", "token", "crystal", "color_of", "symbols", "size",
                "groups", "islands", "each", "cells")  # fmt: skip
    for value in optional:
        if value in values and not getattr(task, value):
            yield f"task.{task.id}", f"kind {task.kind} needs {value!r}"
        if value not in values and getattr(task, value):
            yield f"task.{task.id}", f"kind {task.kind} has no use for {value!r}"


P = TypeVar("P", Named, PathTile, FateTile, IslandPart, CityBoard, CommonTask, Gnome, Task, TomCard)


def by_id(parts: Iterable[P]) -> dict[str, P]:
    return {part.id: part for part in parts}


DATA = read_components(FILE.read_text("utf-8"), Data, faults)

# The first place of the path. bonfire.ru.txt:565, 881, 895; ruling: it is a path tile, and any
# number of Guardians may wait there
START_TILE = PathTile("start", "", "gold")
PATH_TILES = by_id((START_TILE, *DATA.path_tile))
CITIES = by_id(DATA.city)
FATE_TILES = by_id(DATA.fate_tile)
TASKS = by_id(DATA.task)
GNOMES = by_id((*DATA.master, *DATA.elder))
COMMON_TASKS = by_id(DATA.common_task)
TOM_DECK = by_id(DATA.tom_card)
ISLANDS = by_id(DATA.island)
TASK_ISLANDS = [island for island in DATA.island if island.resource]
ROUTES: dict[str, list[str]] = {
    island.id: [b if a == island.id else a for a, b in DATA.route if island.id in (a, b)]
    for island in DATA.island
}
