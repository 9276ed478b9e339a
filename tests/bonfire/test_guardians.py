"""Option II: the procession of guardians."""

from typing import Any

import pytest

from tests.bonfire.stage import (
    DECLINE,
    at_bonfire,
    city,
    goods,
    me,
    options,
    play,
    refuse,
    stage,
    tokens,
)


def procession(steps: int, **more: Any) -> dict[str, Any]:
    return {"tokens": {"guardian": steps, "ship": 0}, "path": ["path_01"] * 4} | more


FIRES: dict[str, Any] = {"tasks": {4: "blue_01"}, "lit": [4], "portals": [4]}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"portals": []}, 581),
        ({"lit": []}, 581),
        ({"tasks": {}, "lit": []}, 581),
        ({"guardians": {"own": 4, "grey": at_bonfire(4), "pink": 0}}, 579),
    ],
)
def test_what_a_bonfire_place_needs(change: dict[str, Any], line: int) -> None:
    """bonfire.ru.txt:581"""
    guardians = {"own": 4, "pink": 0}
    game = stage(city(**procession(1, **FIRES, guardians=guardians)))
    play(game, "hold_procession", "steps:1", "pay:guardian:1")
    assert "bonfire:4" in options(game)
    game = stage(city(**procession(1, **(FIRES | {"guardians": guardians} | change))))
    play(game, "hold_procession", "steps:1", "pay:guardian:1")
    refuse(game, "bonfire:4", line)


def test_overtaking() -> None:
    """bonfire.ru.txt:579"""
    game = stage(city(**procession(3, guardians={"own": 3, "grey": 2})))
    play(game, "hold_procession", "steps:3", "pay:guardian:3", DECLINE)
    refuse(game, "place:3", 579)
    play(game, "place:5")
    assert me(game).guardians == {"own": 3, "grey": 5}


def test_somebody_has_to_move() -> None:
    """bonfire.ru.txt:579"""
    game = stage(city(**procession(1, guardians={"own": 4, "grey": 2})))
    play(game, "hold_procession", "pay:guardian:1", DECLINE)
    assert me(game).guardians == {"own": 4, "grey": 3}  # this time she has to
    alone = stage(city(**procession(2, guardians={"own": 0})))
    play(alone, "hold_procession", "steps:2", "pay:guardian:2")
    assert alone.pending[0].least == 1
    blocked = stage(city(path=[], guardians={"own": 1, "grey": 0}, tokens={"guardian": 1}))
    refuse(blocked, "hold_procession", 579)


def test_a_procession_longer_than_the_path() -> None:
    """bonfire.ru.txt:579: steps beyond the path are refused, even if there are tokens for them."""
    game = stage(city(**procession(3, guardians={"own": 3})))
    play(game, "hold_procession")
    assert options(game) == ["steps:1", "steps:2"]
    said = game.pending[0].why("steps:3")
    assert said is not None
    assert said.reason.id == "why-steps"
    dear = game.pending[0].why("steps:4")
    assert dear is not None
    assert dear.reason.id == "why-tokens"


def test_a_guardian_at_a_bonfire_stays_there() -> None:
    """bonfire.ru.txt:583"""
    there = {"own": at_bonfire(4)}
    refuse(stage(city(**procession(2, **FIRES, guardians=there))), "hold_procession", 579)


def test_guardians_at_the_start_go_in_any_order() -> None:
    """bonfire.ru.txt:579"""
    game = stage(city(**procession(1, guardians={"own": 0, "grey": 0, "blue": 0})))
    play(game, "hold_procession", "steps:1", "pay:guardian:1")
    assert options(game) == ["guardian:own", "guardian:grey", "guardian:blue"]
    play(game, "guardian:blue", "place:1")
    assert me(game).guardians == {"own": 0, "grey": 0, "blue": 1}


def test_the_seventh_place_of_the_path_is_no_bonfire() -> None:
    """bonfire.ru.txt:581"""
    game = stage(city(path=["path_05"] * 6, guardians={"own": 6}, tokens={"guardian": 1}))
    play(game, "hold_procession", "pay:guardian:1", "place:7")
    assert me(game).guardians == {"own": 7}
    assert me(game).resources == goods(herb=1)


def test_from_the_seventh_place_to_its_bonfire() -> None:
    """bonfire.ru.txt:581"""
    burning: dict[str, Any] = {"tasks": {7: "blue_01"}, "lit": [7], "portals": [7]}
    held: dict[str, Any] = {"path": ["path_05"] * 6, "guardians": {"own": 7}}
    game = stage(city(tokens={"guardian": 1}, **held, **burning))
    play(game, "hold_procession")
    assert me(game).guardians == {"own": at_bonfire(7)}


def test_master_2_makes_longer_processions_needless() -> None:
    """bonfire.ru.txt:579, 893: the step that master 2 adds is not paid for."""
    game = stage(city(path=[], gnomes=[2], tokens={"guardian": 2}))
    play(game, "hold_procession")
    assert me(game).tokens == tokens(guardian=1)


def test_nobody_pays_for_more_steps_than_there_are() -> None:
    """bonfire.ru.txt:579"""
    game = stage(city(path=["path_01"], guardians={"own": 1}, tokens={"guardian": 4}))
    play(game, "hold_procession")
    assert me(game).tokens == tokens(guardian=3)
    assert me(game).guardians == {"own": 2}
