"""Briefs in icons: the demands of tasks, the benefits of council cells."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

from render.kit.widgets import Icon, Piece
from rules.bonfire.parts import COMMON_TASKS, TASKS, Task

Row: TypeAlias = Sequence[Piece]
Brief: TypeAlias = Sequence[Row]

COUNCIL: dict[str, Row] = {
    "council_gold": ("2", Icon("gold"), "1", Icon("token_yellow")),
    "council_path": ("+", Icon("path"), Icon("reveal", 0.8)),
    "council_guardian": ("+", Icon("guardian_any")),
    "council_bonfire": (Icon("great_bonfire"), Icon("turning", 0.8)),
    "council_master": ("+", Icon("master")),
    "council_move_guardian": (Icon("guardian_any"), Icon("walk")),
    "council_ship": (Icon("ship"), Icon("walk")),
    "council_fate": ("+", Icon("fate", 1.2)),
}

COMMON_ICON: dict[str, Icon] = {
    "common_paths": Icon("path"),
    "common_tasks": Icon("task"),
    "common_portals": Icon("portal"),
    "common_guardians": Icon("guardian_any"),
    "common_gnomes": Icon("master"),
}


def common(id: str) -> Row:
    """Return a count and an icon of a common task."""
    also = (Icon("fire"),) if id == "common_tasks" else ()
    return (str(COMMON_TASKS[id].need), COMMON_ICON[id], *also)


def in_lines(row: Row) -> Brief:
    """Return the brief in several lines, each ending with an icon."""
    ends = [number for number, piece in enumerate(row, 1) if isinstance(piece, Icon)]
    return [row[start:end] for start, end in pairwise([0, *ends])]


def task(id: str) -> Brief:
    """Return a task's demand in one or two rows, none wider than three icons."""
    part = TASKS[id]
    return TASK[part.kind](part)


def several(name: str) -> Callable[[Task], Brief]:
    return lambda part: ((str(part.need), Icon(name)),)


def guardian_color(part: Task) -> Brief:
    return ((Icon(f"guardian_{part.guardian}", 1.5),),)


def path_resource(part: Task) -> Brief:
    return ((Icon("path"), Icon(str(part.resource))),)


def bonfires_blue_and_red(part: Task) -> Brief:
    return ((Icon("bonfire_blue", 1.2), Icon("bonfire_red", 1.2)),)


def bonfires_all_colors(part: Task) -> Brief:
    return ((Icon("bonfire_blue"), Icon("bonfire_red"), Icon("bonfire_yellow")),)


def gift_on_resource_island(part: Task) -> Brief:
    return ((Icon("gift"),), (Icon("isle"), Icon(str(part.resource))))


def gifts_both_resource_islands(part: Task) -> Brief:
    return (("2", Icon("gift")), ("2", Icon("isle"), Icon(str(part.resource))))


def two_resources_each(part: Task) -> Brief:
    return ((str(part.need), Icon("any_good")), (str(part.need), Icon("any_good")))


def gifts_on_islands(part: Task) -> Brief:
    if part.islands == 1:
        return ((str(part.each), Icon("gift")), ("1", Icon("isle")))
    return ((str(part.each), Icon("gift")), (f"×{part.islands}", Icon("isle")))


def symbol_groups(part: Task) -> Brief:
    return tuple((str(part.size), Icon(f"symbol_{symbol}")) for symbol in part.symbols)


def gnome_resource(part: Task) -> Brief:
    return ((Icon("master", 1.1), Icon(str(part.resource))),)


def common_task_done(part: Task) -> Brief:
    return ((Icon("common", 1.5),),)


def adjacent_paths_same_resource(part: Task) -> Brief:
    return ((Icon("path"), "=", Icon("path")),)


def resource_count(part: Task) -> Brief:
    return ((str(part.need), Icon(str(part.resource))),)


def tasks_or_bonfires_color(part: Task) -> Brief:
    return ((str(part.need), Icon(f"task_{part.color_of}"), Icon(f"bonfire_{part.color_of}")),)


def gift_stack_empty(part: Task) -> Brief:
    return (("0", Icon("gift")),)


def path_crystals(part: Task) -> Brief:
    return ((str(part.need), Icon("path")), (Icon(f"crystal_{part.crystal}"),))


def same_resource(part: Task) -> Brief:
    return ((str(part.need), Icon("same_good")),)


def action_tokens(part: Task) -> Brief:
    return ((str(part.need), Icon(f"token_{part.token}")),)


def fate_cells_covered(part: Task) -> Brief:
    return ((Icon(f"cells_{part.cells}", 1.6),),)


def guardians_at_bonfires(part: Task) -> Brief:
    return ((str(part.need), Icon("guardian_any"), Icon("fire")),)


def any_symbol_groups(part: Task) -> Brief:
    return tuple((str(part.size), Icon("any_token")) for _ in range(part.groups))


TASK: dict[str, Callable[[Task], Brief]] = {
    "guardian_color": guardian_color,
    "path_resource": path_resource,
    "bonfires_blue_and_red": bonfires_blue_and_red,
    "gift_on_resource_island": gift_on_resource_island,
    "two_resources_each": two_resources_each,
    "gifts_on_islands": gifts_on_islands,
    "symbol_groups": symbol_groups,
    "gnome_resource": gnome_resource,
    "common_task_done": common_task_done,
    "portals": several("portal"),
    "gnomes": several("master"),
    "guardians": several("guardian_any"),
    "bonfires": several("fire"),
    "elders": several("elder"),
    "adjacent_paths_same_resource": adjacent_paths_same_resource,
    "gold": several("gold"),
    "bonfires_all_colors": bonfires_all_colors,
    "resource_count": resource_count,
    "gifts_both_resource_islands": gifts_both_resource_islands,
    "tasks_or_bonfires_color": tasks_or_bonfires_color,
    "gift_stack_empty": gift_stack_empty,
    "path_crystals": path_crystals,
    "same_resource": same_resource,
    "action_tokens": action_tokens,
    "fate_cells_covered": fate_cells_covered,
    "guardians_at_bonfires": guardians_at_bonfires,
    "any_symbol_groups": any_symbol_groups,
}
