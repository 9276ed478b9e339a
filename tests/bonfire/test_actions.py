"""Option II: actions, and the rules about them that are easy to get wrong."""

from typing import Any

import pytest

from rules.bonfire.state import PIER
from tests.bonfire.stage import (
    DECLINE,
    asked,
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
    told,
)

RED = ["path_11", "path_12", "path_13", "path_14"]


# Build a path


def test_four_equal_crystals_may_be_exchanged() -> None:
    """bonfire.ru.txt:468"""
    pile = ["path_01", "path_02", "path_21", "path_22", "path_23"]
    game = stage(
        city(path=["path_03", "path_04", "path_05"], tokens={"path": 2}),
        board(offer=RED, pile=pile),
    )
    play(game, "build_path")
    assert asked(game) == "exchange_paths"
    play(game, "exchange")
    assert game.state.offer == pile[:4]
    assert game.state.pile == [*pile[4:], *RED]
    play(game, "path:path_21")
    assert me(game).path == ["start", "path_03", "path_04", "path_05", "path_21"]
    assert me(game).tokens == tokens()
    assert game.state.offer == ["path_01", "path_02", "path_23", "path_22"]


def test_exchanging_may_be_declined_and_repeated() -> None:
    """bonfire.ru.txt:468"""
    blue = ["path_01", "path_02", "path_03", "path_04"]
    game = stage(city(tokens={"path": 1}), board(offer=RED, pile=[*blue, "path_21"]))
    play(game, "build_path", "exchange")
    assert asked(game) == "exchange_paths"
    play(game, DECLINE)
    assert asked(game) == "path_tile"


def test_three_equal_crystals_may_not() -> None:
    """bonfire.ru.txt:468"""
    game = stage(city(tokens={"path": 1}), board(offer=[*RED[:3], "path_01"]))
    play(game, "build_path")
    assert asked(game) == "path_tile"


@pytest.mark.parametrize(("built", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_what_a_path_costs(built: int, price: int) -> None:
    """bonfire.ru.txt:458-462"""
    tiles = ["path_01"] * built
    poor = stage(city(path=tiles, tokens={"path": price - 1, "ship": 1}))
    refuse(poor, "build_path", {1: 458, 2: 462}[price])
    game = stage(
        city(path=tiles, tokens={"path": price, "ship": 1}), board(offer=["path_02", *RED[:3]])
    )
    play(game, "build_path")
    if asked(game) == "pay_tokens":
        play(game, f"pay:path:{price}")
    play(game, "path:path_02")
    assert me(game).tokens == tokens(ship=1)


def test_the_path_has_seven_places() -> None:
    """bonfire.ru.txt:466"""
    refuse(stage(city(path=["path_01"] * 6, tokens={"path": 4})), "build_path", 466)


def test_the_top_of_the_pile_is_taken_unseen() -> None:
    """bonfire.ru.txt:456"""
    game = stage(city(tokens={"path": 1}), board(offer=["path_21", *RED[:3]], pile=["path_09"]))
    play(game, "build_path", "pile")
    assert me(game).path == ["start", "path_09"]
    assert game.state.offer == ["path_21", *RED[:3]]
    assert game.undo_limit(0) == len(game.line)


# The ship


@pytest.mark.parametrize(
    ("isle", "price"), [("isle_root_se", 3), ("isle_fruit_n", 2), ("isle_pink", 1)]
)
def test_what_a_trip_costs(isle: str, price: int) -> None:
    """bonfire.ru.txt:480-482"""
    held = {"ship": 3, "guardian": 0}
    game = stage(city(ship="isle_flower_nw", tokens=held))
    play(game, "move_ship", f"island:{isle}", f"pay:ship:{price}")
    assert me(game).ship == isle
    assert me(game).tokens == tokens(ship=3 - price)
    poor = stage(city(ship="isle_flower_nw", tokens={"ship": price - 1, "path": 1}))
    if price == 1:
        refuse(poor, "move_ship", 480)
    else:
        play(poor, "move_ship")
        refuse(poor, f"island:{isle}", 479 + price)


def test_the_first_trip_leads_anywhere() -> None:
    """bonfire.ru.txt:478"""
    game = stage(city(tokens={"ship": 1}))
    assert me(game).ship == PIER
    play(game, "move_ship")
    assert len(options(game)) == 14
    play(game, "island:isle_root_se")
    assert me(game).tokens == tokens()


def test_a_trip_ends_elsewhere() -> None:
    """bonfire.ru.txt:481-482"""
    game = stage(city(ship="isle_pink", tokens={"ship": 3}))
    play(game, "move_ship")
    refuse(game, "island:isle_pink", 481)


def test_the_action_of_the_island_may_be_declined() -> None:
    """bonfire.ru.txt:484"""
    game = stage(city(ship="isle_pink", tokens={"ship": 2, "guardian": 1}))
    play(game, "move_ship", "island:isle_grey", "pay:ship:2")
    assert options(game) == ["retrieve_guardian"]
    play(game, DECLINE)
    assert me(game).guardians == {"own": 0}
    assert me(game).tokens == tokens(guardian=1)


def test_nothing_carries_over_between_the_two_payments() -> None:
    """bonfire.ru.txt:484, 894: with master 5 a yellow token is worth two; what the trip does not
    need of it is lost."""
    game = stage(
        city(ship="isle_pink", tokens={"yellow": 1, "path": 1}, gnomes=[5]),
    )
    play(game, "move_ship", "island:isle_flower_nw", "pay:yellow:1")
    assert me(game).tokens == tokens(path=1)


# Tasks


def at_an_island(**more: Any) -> dict[str, Any]:
    held: dict[str, Any] = {
        "ship": "isle_fruit_s",
        "tokens": {"task": 2, "ship": 1},
        "goods": {"fruit": 2, "herb": 2},
        "gifts": [["herb"], ["root"]],
    }
    return held | more


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"ship": "isle_pink"}, 504),
        ({"tokens": {"ship": 1}}, 512),
        ({"goods": {"fruit": 1}}, 522),
        ({"gifts": [[], []]}, 520),
        ({"tasks": {space: f"blue_{space:02}" for space in range(1, 8)}}, 531),
        ({"given": {"isle_fruit_s": ["herb", "root"]}}, 514),
    ],
)
def test_what_stands_against_receiving_a_task(change: dict[str, Any], line: int) -> None:
    """bonfire.ru.txt:504-534"""
    spots = tasks_on("isle_fruit_s", "blue_20", "blue_21")
    assert "receive_task" in options(stage(city(**at_an_island()), spots))
    refuse(stage(city(**at_an_island(**change)), spots), "receive_task", line)


def test_an_island_without_tasks_gives_none() -> None:
    """bonfire.ru.txt:527"""
    spots = tasks_on("isle_fruit_s", "", "", givers=[1, 1])
    refuse(stage(city(**at_an_island()), spots), "receive_task", 527)


def test_only_gifts_that_can_be_paid_for() -> None:
    """bonfire.ru.txt:520-524"""
    held = at_an_island(goods={"fruit": 1, "herb": 1})
    game = stage(city(**held), tasks_on("isle_fruit_s", "blue_20", "blue_21"))
    play(game, "receive_task", "pay:task:1")
    assert asked(game) == "task_tile"  # the root could not be paid
    assert me(game).resources == goods()


# The Great Bonfire


def test_the_first_use_of_the_great_bonfire() -> None:
    """bonfire.ru.txt:599"""
    game = stage(
        city(tokens={"great_bonfire": 1}),
        city(1, tokens={"great_bonfire": 3}),
        board(areas=[[] for _ in range(7)]),
    )
    play(game, "use_great_bonfire")
    assert len(options(game)) == 7
    play(game, "area:4")
    assert me(game).tokens == tokens(great_bonfire=1)  # the gain from area 4
    assert me(game).resources == goods(gold=1)
    assert game.state.used


@pytest.mark.parametrize(
    ("area", "price", "with_master_22"),
    [(5, 1, 1), (6, 2, 1), (0, 3, 2), (1, 3, 3), (3, 3, 3), (4, 3, 3)],
)
def test_what_turning_costs(area: int, price: int, with_master_22: int) -> None:
    """bonfire.ru.txt:601-603, 899"""
    for gnomes, wanted in (([], price), ([22], with_master_22)):
        for held in range(1, 4):
            game = stage(
                city(tokens={"great_bonfire": held}, gnomes=gnomes),
                board(used=True, pointer=4, areas=[[] for _ in range(7)]),
            )
            play(game, "use_great_bonfire")
            reached = f"area:{area}" in options(game) if game.pending[0].seat == 0 else area == 5
            assert reached == (held >= wanted)


def test_the_area_with_points() -> None:
    """bonfire.ru.txt:608"""
    areas: list[list[str]] = [[] for _ in range(7)]
    areas[2] = ["circle"]
    game = stage(
        city(board="city_a", tokens={"great_bonfire": 1}, gnomes=[23]),
        board(used=True, pointer=1, areas=areas),
    )
    play(game, "use_great_bonfire", ["reward:token", "reward:resource", "reward:portal"])
    assert me(game).tokens == tokens(path=1)
    assert me(game).points == 2
    assert me(game).portals[6] == "circle"


def test_without_master_23_two_rewards_are_taken() -> None:
    """bonfire.ru.txt:605"""
    areas: list[list[str]] = [[] for _ in range(7)]
    areas[1] = ["circle"]
    game = stage(city(board="city_a", tokens={"great_bonfire": 1}), board(used=True, areas=areas))
    play(game, "use_great_bonfire")
    assert (game.pending[0].least, game.pending[0].most) == (2, 2)


def test_the_order_of_portals() -> None:
    """bonfire.ru.txt:611, 900"""
    areas: list[list[str]] = [[] for _ in range(7)]
    areas[1] = ["square", "square", "cross"]
    held: dict[str, Any] = {"board": "city_b", "portals": [7, 6], "tokens": {"great_bonfire": 1}}
    game = stage(city(**held), board(used=True, areas=areas))
    play(game, "use_great_bonfire")
    assert me(game).tokens == tokens(gnome=1)
    assert me(game).resources == goods(root=1)

    free = stage(city(**held, gnomes=[25]), board(used=True, areas=areas))
    play(free, "use_great_bonfire", ["reward:resource", "reward:portal"])
    assert me(free).portals == ["", "", "", "square", "", "cross", "crescent"]


# Gnomes


def test_recruiting_an_elder() -> None:
    """bonfire.ru.txt:642, 902"""
    game = stage(
        city(
            gnomes=[4, 8, 9 + 1, "elder_1"],
            tokens={"gnome": 1, "ship": 1},
            goods={"root": 2, "gold": 0},
        )
    )
    play(game, "recruit_gnome", "gnome:elder_6", "price:1:2", "pay:gnome:1", "pay:root:2")
    assert me(game).points == 5 + 2
    assert game.state.elders == ["elder_1", "elder_2", "elder_3", "elder_4", "elder_5", ""]
    assert me(game).tokens == tokens(ship=1)
    assert me(game).resources == goods()


def test_another_master_takes_the_place() -> None:
    """bonfire.ru.txt:641"""
    game = stage(
        city(tokens={"gnome": 2}, goods={"fruit": 1}),
        board(masters=[f"master_{n:02}" for n in (1, 2, 3, 4, 5, 7)], master_pile=["master_08"]),
    )
    play(game, "recruit_gnome", "gnome:master_02", "price:2:1", "pay:gnome:2", "pay:fruit:1")
    assert game.state.masters[1] == "master_08"
    assert game.state.master_pile == []
    assert me(game).gnomes == ["master_02"]


def test_an_empty_pile_leaves_a_gap() -> None:
    """bonfire.ru.txt:641"""
    game = stage(
        city(tokens={"gnome": 2}, goods={"fruit": 1}),
        board(masters=["master_02", "master_08"], master_pile=[], elders=[""] * 6),
    )
    play(game, "recruit_gnome", "gnome:master_02", "price:2:1")
    assert game.state.masters == ["", "master_08"]


def test_six_gnomes_are_enough() -> None:
    """bonfire.ru.txt:630"""
    six = [1, 2, 3, 4, 6, 7]
    refuse(stage(city(gnomes=six, tokens={"gnome": 2}, goods={"gold": 3})), "recruit_gnome", 630)


def test_both_prices_of_a_gnome() -> None:
    """bonfire.ru.txt:636-637"""
    only = board(masters=["master_02"], elders=[""] * 6)
    held: dict[str, Any] = {"tokens": {"gnome": 2}, "goods": {"fruit": 2}}
    game = stage(city(**held), only)
    play(game, "recruit_gnome", "gnome:master_02")
    assert options(game) == ["price:2:1", "price:1:2"]
    refuse(stage(city(tokens={"gnome": 2}), only), "recruit_gnome", 634)
    events = play(game, "price:1:2", "pay:gnome:1")
    assert [event.args["payment"] for event in told(events, "paid")] == [
        "pay:gnome:1",
        "pay:fruit:2",
    ]
    assert me(game).tokens == tokens(gnome=1)
