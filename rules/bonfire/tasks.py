"""Progress with task tiles (Appendix I) and with common tasks."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from . import fate
from .parts import (
    COMMON_TASKS,
    GNOMES,
    GOLD,
    ISLANDS,
    PATH_TILES,
    PLAIN,
    RESOURCES,
    TASK_ISLANDS,
    TASKS,
    TOKENS,
    Task,
)
from .state import BONFIRE, City


class Progress(NamedTuple):
    """A task's progress: the number reached, which may exceed the number needed."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


Kind = Callable[[City, Task], Progress]
KINDS: dict[str, Kind] = {}


def kind(name: str) -> Callable[[Kind], Kind]:
    def register(function: Kind) -> Kind:
        KINDS[name] = function
        return function

    return register


def progress(city: City, task: str) -> Progress:
    """Return a city's progress with a task tile. Each piece counts as what it is, though payments
    may let one stand for another."""
    part = TASKS[task]
    return KINDS[part.kind](city, part)


def bonfires(city: City, color: str = "") -> int:
    """Count a city's Bonfires (lit tasks), of one colour or all."""
    if not color:
        return sum(city.lit)
    return sum(
        lit and TASKS[task].color == color for task, lit in zip(city.tasks, city.lit, strict=True)
    )


def tiles(city: City) -> int:
    return 7 - city.tasks.count("")


def portals(city: City) -> int:
    return 7 - city.portals.count("")


def at_bonfires(city: City) -> int:
    return sum(at > BONFIRE for at in city.guardians.values())


def elders(city: City) -> int:
    return sum(gnome.startswith("elder") for gnome in city.gnomes)


# Common tasks: bonfire.ru.txt:877

COMMON: dict[str, Callable[[City], int]] = {
    "common_paths": lambda city: len(city.path),
    "common_tasks": tiles,
    "common_portals": portals,
    "common_guardians": lambda city: len(city.guardians),
    "common_gnomes": lambda city: len(city.gnomes),
}


NEEDED = {common: part.need for common, part in COMMON_TASKS.items()}


def common_progress(city: City, common: str) -> Progress:
    return Progress(COMMON[common](city), NEEDED[common])


def fulfils(city: City, common: str) -> bool:
    return COMMON[common](city) >= NEEDED[common]


def common_done(city: City) -> list[str]:
    return [common for common in COMMON if fulfils(city, common)]


# Blue tasks: bonfire.ru.txt:783


@kind("guardian_color")
def guardian_color(city: City, task: Task) -> Progress:
    return Progress(int(task.guardian in city.guardians), 1)


@kind("path_resource")
def path_resource(city: City, task: Task) -> Progress:
    return Progress(sum(PATH_TILES[tile].resource == task.resource for tile in city.path), 1)


@kind("bonfires_blue_and_red")
def bonfires_blue_and_red(city: City, task: Task) -> Progress:
    return Progress(sum(bonfires(city, color) > 0 for color in ("blue", "red")), 2)


@kind("gift_on_resource_island")
def gift_on_resource_island(city: City, task: Task) -> Progress:
    return Progress(sum(ISLANDS[isle].resource == task.resource for isle in city.given), 1)


@kind("two_resources_each")
def two_resources_each(city: City, task: Task) -> Progress:
    """Count the two kinds of resources that the city has most of; gold does not count."""
    best = sorted(city.resources[:GOLD])[-2:]
    return Progress(sum(min(number, task.need) for number in best), 2 * task.need)


@kind("gifts_on_islands")
def gifts_on_islands(city: City, task: Task) -> Progress:
    best = sorted((len(gifts) for gifts in city.given.values()), reverse=True)[: task.islands]
    return Progress(sum(min(number, task.each) for number in best), task.islands * task.each)


@kind("symbol_groups")
def symbol_groups(city: City, task: Task) -> Progress:
    """Count groups of the named symbols. Ruling: the groups may touch each other."""
    found = (fate.largest(city.fate, TOKENS.index(symbol)) for symbol in task.symbols)
    return Progress(sum(min(size, task.size) for size in found), task.size * len(task.symbols))


@kind("gnome_resource")
def gnome_resource(city: City, task: Task) -> Progress:
    return Progress(sum(GNOMES[gnome].cost == task.resource for gnome in city.gnomes), 1)


# Red tasks: bonfire.ru.txt:821


@kind("common_task_done")
def common_task_done(city: City, task: Task) -> Progress:
    return Progress(len(common_done(city)), 1)


@kind("adjacent_paths_same_resource")
def adjacent_paths_same_resource(city: City, task: Task) -> Progress:
    shown = [PATH_TILES[tile].resource for tile in city.path]
    return Progress(sum(a == b for a, b in pairwise(shown)), 1)


@kind("portals")
def enough_portals(city: City, task: Task) -> Progress:
    return Progress(portals(city), task.need)


@kind("gnomes")
def enough_gnomes(city: City, task: Task) -> Progress:
    return Progress(len(city.gnomes), task.need)


@kind("gold")
def enough_gold(city: City, task: Task) -> Progress:
    return Progress(city.resources[GOLD], task.need)


@kind("bonfires_all_colors")
def bonfires_all_colors(city: City, task: Task) -> Progress:
    return Progress(sum(bonfires(city, color) > 0 for color in ("blue", "red", "yellow")), 3)


@kind("resource_count")
def resource_count(city: City, task: Task) -> Progress:
    assert task.resource is not None
    return Progress(city.resources[RESOURCES.index(task.resource)], task.need)


@kind("gifts_both_resource_islands")
def gifts_both_resource_islands(city: City, task: Task) -> Progress:
    both = [isle.id for isle in TASK_ISLANDS if isle.resource == task.resource]
    return Progress(sum(isle in city.given for isle in both), len(both))


@kind("tasks_or_bonfires_color")
def tasks_or_bonfires_color(city: City, task: Task) -> Progress:
    """Count tasks and Bonfires of a colour, the task's own tile included."""
    have = sum(tile != "" and TASKS[tile].color == task.color_of for tile in city.tasks)
    return Progress(have, task.need)


@kind("guardians")
def enough_guardians(city: City, task: Task) -> Progress:
    return Progress(len(city.guardians), task.need)


# Yellow tasks: bonfire.ru.txt:855


@kind("bonfires")
def enough_bonfires(city: City, task: Task) -> Progress:
    """Count Bonfires. The task's own tile does not count, since it is not lit yet."""
    return Progress(bonfires(city), task.need)


@kind("elders")
def enough_elders(city: City, task: Task) -> Progress:
    return Progress(elders(city), task.need)


@kind("gift_stack_empty")
def gift_stack_empty(city: City, task: Task) -> Progress:
    return Progress(5 - min(len(stack) for stack in city.gifts), 5)


@kind("path_crystals")
def path_crystals(city: City, task: Task) -> Progress:
    have = sum(PATH_TILES[tile].crystal == task.crystal for tile in city.path)
    return Progress(have, task.need)


@kind("same_resource")
def same_resource(city: City, task: Task) -> Progress:
    return Progress(max(city.resources[number] for number in PLAIN), task.need)


@kind("action_tokens")
def action_tokens(city: City, task: Task) -> Progress:
    assert task.token is not None
    return Progress(city.tokens[TOKENS.index(task.token)], task.need)


@kind("fate_cells_covered")
def fate_cells_covered(city: City, task: Task) -> Progress:
    assert task.cells is not None
    wanted = fate.MARKED[task.cells]
    covered = fate.area(tuple(city.fate)).covered
    return Progress((wanted & covered).bit_count(), wanted.bit_count())


@kind("guardians_at_bonfires")
def guardians_at_bonfires(city: City, task: Task) -> Progress:
    return Progress(at_bonfires(city), task.need)


@kind("any_symbol_groups")
def any_symbol_groups(city: City, task: Task) -> Progress:
    """Count the largest groups of symbols; several may be of the same symbol."""
    shown = fate.area(tuple(city.fate)).symbols
    sizes = sorted(size for cells in shown for size in fate.groups(cells & fate.INSIDE))
    best = sizes[-task.groups :]
    return Progress(sum(min(size, task.size) for size in best), task.groups * task.size)
