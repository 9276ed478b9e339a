"""An estimate of the turns until a task can be lit, as a person would guess it."""

from collections.abc import Callable

from .parts import TASKS
from .state import City
from .tasks import COMMON, NEEDED, progress

NEVER = 99.0

# Turns needed for each missing piece. Some are below 1, since a turn often helps several tasks:
# receiving a task also brings a gift to an island.
EACH: dict[str, float] = {
    "guardian_color": 1.2,
    "path_resource": 1.0,
    "bonfires_blue_and_red": 2.0,
    "gift_on_resource_island": 0.8,
    "two_resources_each": 0.6,
    "gifts_on_islands": 0.8,
    "symbol_groups": 0.8,
    "gnome_resource": 1.3,
    "common_task_done": 1.0,
    "portals": 0.9,
    "gnomes": 1.3,
    "guardians": 1.2,
    "bonfires": 1.5,
    "elders": 1.2,
    "adjacent_paths_same_resource": 1.2,
    "gold": 0.9,
    "bonfires_all_colors": 2.0,
    "resource_count": 0.8,
    "gifts_both_resource_islands": 1.0,
    "tasks_or_bonfires_color": 1.0,
    "gift_stack_empty": 1.0,
    "path_crystals": 1.0,
    "same_resource": 0.8,
    "action_tokens": 0.8,
    "fate_cells_covered": 1.0,
    "guardians_at_bonfires": 3.0,
    "any_symbol_groups": 0.8,
}


def by_tiles(city: City, missing: int) -> bool:
    """Tell if the fate tiles left can be enough: a tile brings up to two of the missing cells or
    symbols."""
    return missing <= 2 * len(city.supply)


def by_tasks(city: City, missing: int) -> bool:
    return missing <= city.tasks.count("")


def by_paths(city: City, missing: int) -> bool:
    return missing <= 7 - len(city.path)


# Tests if a city can still get so many missing pieces.
POSSIBLE: dict[str, Callable[[City, int], bool]] = {
    "path_resource": by_paths,
    "path_crystals": by_paths,
    "adjacent_paths_same_resource": by_paths,
    "symbol_groups": by_tiles,
    "any_symbol_groups": by_tiles,
    "fate_cells_covered": by_tiles,
    "gift_on_resource_island": by_tasks,
    "gifts_on_islands": by_tasks,
    "gifts_both_resource_islands": by_tasks,
    "tasks_or_bonfires_color": by_tasks,
    "gift_stack_empty": by_tasks,
}


def turns_to_fulfil(city: City, task: str) -> float:
    """Return the turns that a task still takes; 0 if it could be lit at once."""
    part = TASKS[task]
    have, need = progress(city, task)
    if have >= need:
        return 0.0
    missing = nearest_common_task(city) if part.kind == "common_task_done" else need - have
    possible = POSSIBLE.get(part.kind)
    if possible is not None and not possible(city, missing):
        return NEVER
    return EACH[part.kind] * missing


def nearest_common_task(city: City) -> int:
    return min(NEEDED[common] - reached(city) for common, reached in COMMON.items())
