"""Every kind of task, just met and just not met (Appendix I), and the progress towards it."""

from typing import Any

import pytest

from rules.bonfire.parts import TASK_VALUES, TASKS
from rules.bonfire.tasks import Progress, progress
from tests.bonfire.stage import at_bonfire, city, me, options, refuse, stage

ROW = "fate_1:3:4:right"  # Ship, Path, Task in the middle of the fate area
SHIPS = ["fate_1:3:4:right", "fate_3:2:2:down", "fate_5:2:4:right"]  # three together
GROUPS = ["fate_1:3:4:right", "fate_3:2:3:left", "fate_5:4:4:right", "fate_8:4:6:up"]
OTHER = {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}


def guardians(*colors: str) -> dict[str, int]:
    return dict.fromkeys(("own", *colors), 0)


def lit(*tiles: str) -> dict[str, Any]:
    """Return a city in which these Bonfires burn, from space 2 on."""
    return {
        "tasks": dict(enumerate(tiles, start=2)),
        "lit": list(range(2, 2 + len(tiles))),
    }


def unlit(*tiles: str) -> dict[str, Any]:
    return {"tasks": dict(enumerate(tiles, start=2))}


# task, what just fulfils it, what just misses it
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("blue_01", {"guardians": guardians("pink")}, {"guardians": guardians("grey")}),
    ("blue_07", {"path": ["path_05"]}, {"path": ["path_03"]}),
    ("blue_10", lit("blue_01", "red_01"), lit("blue_01", "yellow_01")),
    ("blue_11", {"given": {"isle_fruit_s": ["herb"]}}, {"given": {"isle_root_cw": ["fruit"]}}),
    ("blue_14", {"goods": {"herb": 2, "root": 2}}, {"goods": {"herb": 3, "root": 1, "gold": 2}}),
    (
        "blue_15",
        {"given": {"isle_fruit_s": ["herb"], "isle_fruit_n": ["herb"], "isle_herb_w": ["root"]}},
        {"given": {"isle_fruit_s": ["herb", "herb"], "isle_fruit_n": ["root"]}},
    ),
    (
        "blue_16",
        {"given": {"isle_fruit_s": ["herb", "root"]}},
        {"given": {"isle_fruit_s": ["herb"], "isle_fruit_n": ["root"]}},
    ),
    ("blue_17", {"fate": SHIPS}, {"fate": SHIPS[:2]}),
    ("blue_20", {"gnomes": ["elder_1"]}, {"gnomes": ["elder_2", 2]}),
    ("red_01", {"guardians": OTHER}, {"guardians": guardians("pink", "grey", "brown")}),
    ("red_02", {"portals": [7, 6, 5]}, {"portals": [7, 6]}),
    ("red_03", {"path": ["path_03", "path_04"]}, {"path": ["path_03", "path_05", "path_04"]}),
    ("red_04", {"gnomes": [1, 2, "elder_1"]}, {"gnomes": [1, 2]}),
    ("red_05", {"goods": {"gold": 4}}, {"goods": {"gold": 3, "herb": 4}}),
    ("red_06", lit("blue_01", "red_01", "yellow_01"), lit("blue_01", "yellow_01", "yellow_02")),
    ("red_09", {"goods": {"herb": 3}}, {"goods": {"herb": 2, "gold": 3}}),
    (
        "red_13",
        {"given": {"isle_fruit_s": ["herb"], "isle_fruit_n": ["herb"]}},
        {"given": {"isle_fruit_s": ["herb", "fruit"], "isle_root_cw": ["fruit"]}},
    ),
    (
        "red_17",
        unlit("blue_01", "blue_02", "blue_03", "blue_04"),
        unlit("blue_01", "blue_02", "blue_03", "red_04"),
    ),
    (
        "red_18",
        {"guardians": guardians("pink", "grey", "brown")},
        {"guardians": guardians("pink", "grey")},
    ),
    (
        "red_19",
        {"fate": ["fate_1:3:4:right", "fate_5:2:4:right", "fate_3:2:2:down", "fate_4:4:5:right"]},
        {"fate": ["fate_1:3:4:right", "fate_5:2:4:right", "fate_3:2:2:down"]},
    ),
    (
        "yellow_02",
        {
            "given": {
                f"isle_{name}": ["herb"]
                for name in ("fruit_s", "fruit_n", "herb_w", "herb_ne", "root_cw")
            }
        },
        {
            "given": {
                f"isle_{name}": ["herb", "root"]
                for name in ("fruit_s", "fruit_n", "herb_w", "herb_ne")
            }
        },
    ),
    (
        "yellow_05",
        {"gnomes": ["elder_1", "elder_2", "elder_3"]},
        {"gnomes": ["elder_1", "elder_2", 3]},
    ),
    (
        "yellow_06",
        {"given": {"isle_fruit_s": ["herb", "root", "herb"]}},
        {"given": {"isle_fruit_s": ["herb", "root"], "isle_fruit_n": ["herb"]}},
    ),
    ("yellow_07", {"gifts": [["herb"], []]}, {"gifts": [["herb"], ["root"]]}),
    (
        "yellow_08",
        {"path": ["path_11", "path_12", "path_13"]},
        {"path": ["path_11", "path_12", "path_01"]},
    ),
    (
        "yellow_10",
        lit("blue_01", "blue_02", "blue_03", "blue_04", "blue_05"),
        lit("blue_01", "blue_02", "blue_03", "blue_04"),
    ),
    ("yellow_12", {"goods": {"herb": 3, "root": 3}}, {"goods": {"herb": 5, "root": 2, "gold": 4}}),
    (
        "yellow_13",
        {"given": {f"isle_{name}": ["herb", "root"] for name in ("fruit_s", "herb_w", "root_cw")}},
        {
            "given": {
                "isle_fruit_s": ["herb", "root", "herb"],
                "isle_herb_w": ["herb", "root"],
                "isle_root_cw": ["herb"],
            }
        },
    ),
    ("yellow_14", {"goods": {"shell": 5}}, {"goods": {"shell": 4, "herb": 4, "gold": 6}}),
    ("yellow_15", {"tokens": {"path": 5}}, {"tokens": {"path": 4, "yellow": 2}}),
    (
        "yellow_18",
        {"fate": [ROW, "fate_2:1:3:right", "fate_3:5:5:right"]},
        {"fate": [ROW, "fate_2:1:3:right", "fate_3:5:4:right"]},
    ),
    (
        "yellow_19",
        {**lit("blue_01", "blue_02"), "guardians": {"own": at_bonfire(2), "pink": at_bonfire(3)}},
        {**lit("blue_01", "blue_02"), "guardians": {"own": at_bonfire(2), "pink": 3}},
    ),
    (
        "yellow_21",
        {"fate": [ROW, "fate_2:1:4:right", "fate_3:2:2:down", "fate_5:4:6:up", "fate_4:5:3:right"]},
        {"fate": [ROW, "fate_2:1:4:right", "fate_3:2:2:down", "fate_5:4:6:up", "fate_4:5:5:right"]},
    ),
    (
        "yellow_22",
        {"fate": [ROW, "fate_2:3:1:down", "fate_3:3:7:down"]},
        {"fate": [ROW, "fate_2:3:1:down", "fate_3:2:6:right", "fate_4:4:6:right"]},
    ),
]


def test_every_kind_is_tested() -> None:
    missing = set(TASK_VALUES) - {TASKS[task].kind for task, _, _ in CASES}
    assert missing == {"any_symbol_groups"}  # which has a test below


@pytest.mark.parametrize(("task", "met", "not_met"), CASES, ids=[case[0] for case in CASES])
def test_just_met_and_just_not(task: str, met: dict[str, Any], not_met: dict[str, Any]) -> None:
    """bonfire.ru.txt:783-875"""

    def holding(change: dict[str, Any]) -> Any:
        """Stage the task on space 1, with 9 ship tokens so that some action is always possible."""
        tasks = {1: task} | change.get("tasks", {})
        held = {"tokens": {"ship": 9}, "ship": "isle_pink"} | change | {"tasks": tasks}
        return stage(city(**held), seats=3)

    game = holding(met)
    assert "light_bonfire" in options(game)
    done = progress(me(game), task)
    assert done.have >= done.need > 0
    game = holding(not_met)
    refuse(game, "light_bonfire", 648)
    done = progress(me(game), task)
    assert 0 <= done.have < done.need


def test_two_groups_of_four() -> None:
    """bonfire.ru.txt:872: all eight tiles, and the last of them completes the second group."""
    laid = [
        "fate_6:3:4:right",
        "fate_7:2:2:right",
        "fate_5:1:3:right",
        "fate_8:4:4:right",
        "fate_1:4:6:down",
        "fate_2:5:3:right",
        "fate_4:2:5:right",
        "fate_3:3:7:up",
    ]
    held: dict[str, Any] = {"tasks": {1: "yellow_20"}, "tokens": {"ship": 9}}
    assert "light_bonfire" in options(stage(city(fate=laid, **held)))
    refuse(stage(city(fate=laid[:-1], **held)), "light_bonfire", 648)


def test_progress_is_shown_to_its_owner() -> None:
    game = stage(city(tasks={1: "red_02", 4: "yellow_02"}, portals=[7, 6]))
    places = game.view(0)["seats"][0]["places"]
    shown = [(place["task"]["have"], place["task"]["need"]) for place in places if place["task"]]
    assert shown == [(2, 3), (0, 5)]
    assert progress(me(game), "red_02") == Progress(2, 3)
