"""The worked examples of the rulebook, in its order."""

from collections.abc import Sequence
from typing import Any

from rules.bonfire.scoring import final_result, score_parts
from rules.bonfire.state import State
from rules.core import Game
from tests.bonfire.stage import (
    asked,
    at_bonfire,
    board,
    city,
    goods,
    me,
    options,
    play,
    refuse,
    stage,
    tasks_on,
    tokens,
)


def scored(**parts: int) -> dict[str, int]:
    nothing = dict.fromkeys(
        ("points", "bonfires", "guardians", "portals", "crystals", "common", "fate", "goods"), 0
    )
    return nothing | parts


def test_what_a_guardian_at_a_bonfire_earns() -> None:
    """bonfire.ru.txt:371"""
    game = stage(
        city(
            tasks={3: "red_02"},
            lit=[3],
            path=["path_01", "path_11"],
            portals=[3],
            guardians={"own": at_bonfire(3)},
            supply=[],
        )
    )
    parts = score_parts(me(game))
    assert parts == scored(bonfires=4, guardians=4, portals=2, crystals=2)


def test_a_fate_tile_may_not_stick_out() -> None:
    """bonfire.ru.txt:420"""
    game = stage(city(fate=["fate_1:3:4:right"], supply=["fate_5", "fate_2"], tokens={"ship": 1}))
    play(game, "place_fate", "fate:fate_5")
    refuse(game, "cell:3:7", 414)
    refuse(game, "cell:1:6", 414)
    refuse(game, "cell:3:5", 416)


def test_groups_of_symbols() -> None:
    """bonfire.ru.txt:428"""
    laid = ["fate_5:3:4:right", "fate_4:3:2:down", "fate_7:5:3:right"]
    game = stage(city(fate=laid, supply=["fate_2", "fate_8"], tokens={"ship": 1}))
    play(game, "place_fate", "fate:fate_2", "cell:4:4", "way:right")
    assert me(game).tokens == tokens(ship=1, guardian=3, great_bonfire=2, gnome=1)
    assert me(game).resources == goods()


def test_gold_besides_the_tokens() -> None:
    """bonfire.ru.txt:434"""
    game = stage(city(fate=["fate_1:3:4:right"], supply=["fate_3", "fate_8"], tokens={"gnome": 1}))
    play(game, "place_fate", "fate:fate_3", "cell:2:3", "way:left")
    assert me(game).tokens == tokens(gnome=1, great_bonfire=1, ship=2, path=2)
    assert me(game).resources == goods(gold=1)


def test_one_route_and_then_a_task() -> None:
    """bonfire.ru.txt:490"""
    game = stage(
        city(
            ship="isle_pink",
            tokens={"ship": 1, "task": 1},
            goods={"fruit": 1, "herb": 1},
            gifts=[["herb", "shell"], ["root", "shell"]],
        )
    )
    play(game, "move_ship", "island:isle_fruit_n", "pay:ship:1", "receive_task", "gift:0")
    task = options(game)[0]
    play(game, task, "space:1")
    assert me(game).tokens == tokens()
    assert me(game).resources == goods()
    assert me(game).tasks[0] == task.partition(":")[2]
    assert me(game).given == {"isle_fruit_n": ["herb"]}


def test_two_routes_and_then_a_guardian() -> None:
    """bonfire.ru.txt:494"""
    game = stage(city(ship="isle_pink", tokens={"ship": 2, "guardian": 1}))
    play(game, "move_ship", "island:isle_grey", "pay:ship:2", "retrieve_guardian")
    assert me(game).tokens == tokens()
    assert me(game).guardians == {"own": 0, "grey": 0}

    poorer = stage(city(ship="isle_pink", tokens={"ship": 1, "guardian": 0}))
    play(poorer, "move_ship")
    refuse(poorer, "island:isle_grey", 481)


def at_root_island(given: int, *tasks: str, givers: Sequence[int] = (), **more: Any) -> Game[State]:
    """Stage three players. Seat 0's ship lies at the root island, with the gift flower, 3 task
    tokens, a flower and a root to pay with."""
    return stage(
        city(
            ship="isle_root_cw",
            tokens={"task": 3},
            goods={"flower": 1, "root": 1},
            gifts=[["flower", "shell"], ["shell", "shell"]],
            given={"isle_root_cw": ["herb"] * given},
            **more,
        ),
        tasks_on("isle_root_cw", *tasks, givers=givers),
        seats=3,
    )


def test_the_first_gift_on_an_island() -> None:
    """bonfire.ru.txt:539"""
    game = at_root_island(0, "blue_01", "blue_02", "blue_03")
    play(game, "receive_task", "pay:task:1", "task:blue_01", "space:1")
    assert me(game).tokens == tokens(task=2)
    assert me(game).resources == goods()


def test_the_second_gift() -> None:
    """bonfire.ru.txt:543: only one's own gifts on the island count."""
    game = at_root_island(1, "", "", "blue_03", givers=[0, 1, -1])
    play(game, "receive_task", "pay:task:2", "space:1")
    assert me(game).tokens == tokens(task=1)
    assert me(game).resources == goods()


def test_the_third_gift() -> None:
    """bonfire.ru.txt:547"""
    game = at_root_island(2, "", "", "blue_03", givers=[0, 0, -1])
    play(game, "receive_task", "space:1")
    assert me(game).tokens == tokens()


def test_with_master_26_every_gift_costs_one_token() -> None:
    """bonfire.ru.txt:900"""
    for given in range(3):
        game = at_root_island(given, "blue_01", gnomes=[26])
        play(game, "receive_task", "pay:task:1", "space:1")
        assert me(game).tokens == tokens(task=2)


def test_the_gift_takes_the_place_of_the_task() -> None:
    """bonfire.ru.txt:553"""
    herbs, shells = ["herb", "root", "fruit", "fruit", "root"], ["shell", "shell", "herb"]
    game = stage(
        city(
            ship="isle_fruit_s",
            tokens={"task": 1},
            goods={"herb": 1, "fruit": 1, "shell": 1},
            gifts=[herbs, shells],
        ),
        tasks_on("isle_fruit_s", "blue_01", "blue_02", "blue_03"),
        seats=4,
    )
    play(game, "receive_task", "gift:0", "pay:fruit:1:herb:1", "task:blue_02", "space:4")
    isle = game.state.islands["isle_fruit_s"]
    assert isle.tasks == ["blue_01", "", "blue_03"]
    assert isle.givers == [-1, 0, -1]
    assert me(game).tasks[3] == "blue_02"
    assert not me(game).lit[3]
    assert me(game).gifts == [["root", "fruit", "fruit", "root"], ["shell", "shell", "herb"]]


def test_retrieving_the_grey_guardian() -> None:
    """bonfire.ru.txt:569"""
    game = stage(city(ship="isle_grey", tokens={"guardian": 2}))
    play(game, "retrieve_guardian")
    assert me(game).tokens == tokens(guardian=1)
    assert me(game).guardians["grey"] == 0
    assert game.state.orders["grey"] == 3
    again = stage(city(ship="isle_grey", tokens={"guardian": 2}, guardians={"own": 0, "grey": 0}))
    refuse(again, "retrieve_guardian", 563)


def test_retrieving_costs_a_token() -> None:
    """bonfire.ru.txt:565"""
    refuse(stage(city(ship="isle_grey", tokens={"ship": 1})), "retrieve_guardian", 565)


def test_a_procession_of_one_step() -> None:
    """bonfire.ru.txt:587"""
    game = stage(
        city(
            path=["path_05", "path_03"],
            guardians={"own": 2, "grey": 0, "pink": 0},
            tokens={"guardian": 1},
        )
    )
    play(game, "hold_procession", "place:3")
    assert asked(game) == "next_guardian"
    play(game, "guardian:grey")
    assert me(game).guardians == {"own": 3, "grey": 1, "pink": 0}
    assert me(game).resources == goods(fruit=1, gold=1)


def test_two_steps_to_a_bonfire() -> None:
    """bonfire.ru.txt:591"""
    game = stage(
        city(
            path=["path_05", "path_03"],
            guardians={"pink": 2},
            tokens={"guardian": 2},
            tasks={3: "blue_01"},
            lit=[3],
            portals=[3],
            supply=[],
        )
    )
    play(game, "hold_procession", "steps:2", "bonfire:3")
    assert me(game).guardians == {"pink": at_bonfire(3)}
    assert me(game).resources == goods()
    assert score_parts(me(game))["guardians"] == 4


def test_rewards_of_the_great_bonfire() -> None:
    """bonfire.ru.txt:615"""
    areas: list[list[str]] = [[] for _ in range(7)]
    areas[1] = ["circle", "star", "cross", "cross"]
    game = stage(city(board="city_a", tokens={"great_bonfire": 1}), board(used=True, areas=areas))
    play(game, "use_great_bonfire")
    refuse(game, "portal:star", 611)
    refuse(game, "portal:cross", 611)
    play(game, ["reward:resource", "reward:portal"])
    assert me(game).portals == [""] * 6 + ["circle"]
    assert me(game).resources == goods(root=1)
    assert me(game).tokens == tokens()
    assert game.state.areas[1] == ["star", "cross", "cross"]


def test_the_final_scoring() -> None:
    """bonfire.ru.txt:907-917: 61 points."""
    game = stage(
        city(
            path=["path_01", "path_11", "path_02", "path_21", "path_22"],
            tasks={2: "blue_01", 3: "red_02", 4: "blue_02", 5: "red_05", 6: "yellow_04"},
            lit=[2, 3, 4, 5, 6],
            guardians={"own": 0, "grey": at_bonfire(5)},
            portals=range(1, 8),
            supply=["fate_7", "fate_8"],
            goods={"herb": 1},
            tokens={"ship": 3},
            gnomes=["elder_3"],
            points=5,
        )
    )
    parts = score_parts(me(game))
    assert parts == {
        "points": 5,
        "bonfires": 20,
        "guardians": 6,
        "portals": 10,
        "crystals": 8,
        "common": 4,
        "fate": 6,
        "goods": 2,
    }
    assert final_result(game.state).scores[0] == 61
