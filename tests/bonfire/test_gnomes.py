"""Every master's effect and every elder's gift (Appendix III).

Tested elsewhere: 5 and part of 9 (paying), 14, 16 and 27 (fate tiles), 22, 23 and 25 (the Great
Bonfire), 26 (the examples).
"""

from typing import Any

import pytest

from tests.bonfire.stage import (
    DECLINE,
    HARD,
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
    told,
)

FRUIT_PATH = ["path_03", "path_04"]  # places 2 and 3 show fruit


def walking(**more: Any) -> dict[str, Any]:
    """Return a city with one guardian token, and fruit on places 2 and 3."""
    return {"tokens": {"guardian": 1}, "path": FRUIT_PATH} | more


def test_master_1_several_guardians_share_a_path_tile() -> None:
    """bonfire.ru.txt:893"""
    both = {"own": 2, "grey": 1}
    game = stage(city(**walking(guardians=both, gnomes=[1])))
    play(game, "hold_procession", "pay:guardian:1", DECLINE, "place:2")
    assert me(game).guardians == {"own": 2, "grey": 2}
    plain = stage(city(**walking(guardians={"own": 3, "grey": 2})))
    refuse(plain, "hold_procession", 579)


def test_master_1_not_at_bonfires() -> None:
    """bonfire.ru.txt:893"""
    there = {"own": 3, "grey": at_bonfire(3)}
    burning = {"tasks": {3: "blue_01"}, "lit": [3], "portals": [3]}
    refuse(stage(city(**walking(guardians=there, gnomes=[1], **burning))), "hold_procession", 579)


def test_master_2_one_step_more() -> None:
    """bonfire.ru.txt:893"""
    for gnomes, reached in (([], ["place:1"]), ([2], ["place:1", "place:2"])):
        game = stage(city(**walking(gnomes=gnomes, tokens={"guardian": 1, "ship": 1})))
        play(game, "hold_procession", "pay:guardian:1")
        if gnomes:
            assert options(game) == reached
        else:
            assert me(game).guardians == {"own": 1}


def test_master_3_any_resources_for_a_task() -> None:
    """bonfire.ru.txt:893"""
    held: dict[str, Any] = {
        "ship": "isle_fruit_s",
        "tokens": {"task": 1},
        "goods": {"shell": 1, "gold": 1},
        "gifts": [["herb"], []],
    }
    spots = tasks_on("isle_fruit_s", "blue_20", "blue_21")
    game = stage(city(**held, gnomes=[3]), spots)
    play(game, "receive_task", "pay:task:1", "pay:shell:1:gold:1", "task:blue_20", "space:1")
    assert me(game).tasks[0] == "blue_20"
    assert me(game).resources == goods()
    refuse(stage(city(**held), spots), "receive_task", 522)


def test_master_4_more_points_for_elders() -> None:
    """bonfire.ru.txt:894"""
    for gnomes, points in (([], 1), ([4], 3)):
        game = stage(city(gnomes=gnomes, tokens={"gnome": 2}, goods={"flower": 1}))
        play(game, "recruit_gnome", "gnome:elder_1", "price:2:1", "pay:gnome:2")
        assert me(game).points == points


def test_master_6_another_resource() -> None:
    """bonfire.ru.txt:894"""
    game = stage(city(**walking(gnomes=[6], guardians={"own": 1})))
    play(game, "hold_procession", "pay:guardian:1")
    assert asked(game) == "other_resource"
    assert "resource:gold" not in options(game)
    play(game, "resource:shell")
    assert me(game).resources == goods(shell=1)

    game = stage(city(**walking(gnomes=[6], guardians={"own": 1})))
    play(game, "hold_procession", "pay:guardian:1", DECLINE)
    assert me(game).resources == goods(fruit=1)


def test_masters_6_11_and_20_on_the_first_path_tile() -> None:
    """bonfire.ru.txt:894, 896, 898"""
    grey = walking(gnomes=[6, 11, 20], guardians={"own": 3, "grey": 0}, path=FRUIT_PATH)
    game = stage(city(**grey))
    play(game, "hold_procession", "pay:guardian:1", "place:1", DECLINE)
    assert me(game).resources == goods(gold=3)
    game = stage(city(**grey))
    play(game, "hold_procession", "pay:guardian:1", "place:1", "resource:root")
    assert me(game).resources == goods(root=2, gold=1)


def lighting(**more: Any) -> dict[str, Any]:
    """Return a city that can light a Bonfire on space 2, with a second task waiting."""
    return {"tasks": {2: "blue_07", 3: "yellow_10"}, "path": ["path_05"]} | more


def test_master_7_gold_for_novices() -> None:
    """bonfire.ru.txt:895"""
    for gnomes, gold in (([], 0), ([7], 1)):
        game = stage(city(**lighting(gnomes=gnomes, tokens={"ship": 1})))
        play(game, "light_bonfire", "council:1", "take_point")
        assert me(game).resources == goods(gold=gold)


def test_master_7_gold_comes_before_the_bonus() -> None:
    """bonfire.ru.txt:895: the gold can pay for the task at the island to which the bonus action
    sails."""
    held = lighting(gnomes=[7], tokens={"task": 1}, goods={"fruit": 1}, gifts=[["herb"], []])
    game = stage(city(**held), tasks_on("isle_fruit_s", "blue_20", "blue_21"))
    play(game, "light_bonfire", "council:6", "take_bonus", "island:isle_fruit_s", "receive_task")
    play(game, "task:blue_20", "space:1")
    assert me(game).resources == goods()


def test_master_7_gold_for_neutral_novices_too() -> None:
    """bonfire.ru.txt:895"""
    six = [7, 1, 2, 3, 4, 6]
    game = stage(city(gnomes=six, tokens={"ship": 1}))
    play(game, "bonus:common_gnomes", "council:1", "take_point")
    assert me(game).resources == goods(gold=1)


def test_master_8_resource_of_a_new_path_tile() -> None:
    """bonfire.ru.txt:895"""
    for gnomes, herbs in (([], 0), ([8], 1)):
        game = stage(city(gnomes=gnomes, tokens={"path": 1}), board(offer=["path_05", "path_11"]))
        play(game, "build_path", "pay:path:1", "path:path_05")
        assert me(game).resources == goods(herb=herbs)


def test_master_9_any_resources_for_a_gnome() -> None:
    """bonfire.ru.txt:895: any resource will do even for a gnome that asks for gold."""
    only = board(masters=["master_23"], elders=[""] * 6)
    held: dict[str, Any] = {"tokens": {"gnome": 2}, "goods": {"root": 1}}
    game = stage(city(**held, gnomes=[9]), only)
    play(game, "recruit_gnome")
    assert me(game).gnomes == ["master_09", "master_23"]
    assert me(game).resources == goods()
    refuse(stage(city(**held), only), "recruit_gnome", 634)


@pytest.mark.parametrize(
    ("master", "color"), [(10, "pink"), (11, "grey"), (12, "brown"), (13, "blue")]
)
def test_masters_10_to_13_resources_twice(master: int, color: str) -> None:
    """bonfire.ru.txt:896"""
    game = stage(city(**walking(gnomes=[master], guardians={color: 1})))
    play(game, "hold_procession")
    assert me(game).resources == goods(fruit=2)
    game = stage(city(**walking(gnomes=[master], guardians={"own": 1})))
    play(game, "hold_procession")
    assert me(game).resources == goods(fruit=1)


def test_master_15_yellow_for_gnomes() -> None:
    """bonfire.ru.txt:896: recruiting brings a yellow token, also for this master himself."""
    held: dict[str, Any] = {"tokens": {"gnome": 2}, "goods": {"herb": 1}}
    game = stage(city(**held), board(masters=["master_15"], elders=[""] * 6))
    play(game, "recruit_gnome", "gnome:master_15", "price:2:1", "pay:gnome:2")
    assert me(game).tokens == tokens(yellow=1)
    game = stage(city(**held, gnomes=[15]), board(elders=["elder_3"]))
    play(game, "recruit_gnome", "gnome:elder_3", "price:2:1", "pay:gnome:2", "pay:herb:1")
    assert me(game).tokens == tokens(yellow=1)


def test_master_15_works_in_the_high_council() -> None:
    """bonfire.ru.txt:896, 888"""
    game = stage(city(**lighting(gnomes=[15], tokens={"ship": 1})))
    play(game, "light_bonfire", "council:4", "take_bonus")
    play(game, options(game)[0])
    assert me(game).tokens == tokens(ship=1, yellow=1)


def welcoming(**more: Any) -> dict[str, Any]:
    return {"ship": "isle_grey", "tokens": {"guardian": 1, "ship": 1}, "path": FRUIT_PATH} | more


def test_master_17_a_procession_when_somebody_arrives() -> None:
    """bonfire.ru.txt:897: the procession costs no resources."""
    game = stage(city(**welcoming(gnomes=[17, 20, 11], guardians={"own": 1})))
    play(game, "retrieve_guardian", "pay:guardian:1", "hold_procession", "place:2", "place:1")
    assert me(game).guardians == {"own": 2, "grey": 1}
    assert me(game).resources == goods()
    game = stage(city(**welcoming(gnomes=[17])))
    play(game, "retrieve_guardian", "pay:guardian:1", DECLINE)
    assert me(game).guardians == {"own": 0, "grey": 0}
    game = stage(city(**welcoming()))
    play(game, "retrieve_guardian", "pay:guardian:1")
    assert game.pending[0].seat == 1


def test_master_17_says_that_nothing_is_brought() -> None:
    """bonfire.ru.txt:897"""
    game = stage(city(**welcoming(gnomes=[17, 2], guardians={"own": 1})))
    play(game, "retrieve_guardian", "pay:guardian:1", "hold_procession")
    said = [option.label("en") for option in game.pending[0].options]
    assert said[0] == "Path place 2, without its resource"
    usual = stage(city(**welcoming(gnomes=[2], guardians={"own": 1})))
    play(usual, "hold_procession", "pay:guardian:1")
    assert "without" not in usual.pending[0].options[0].label("en")


def test_master_17_with_2_and_18() -> None:
    """bonfire.ru.txt:893, 897: master 2 adds a step, and master 18 gives points at the Bonfire."""
    burning = {"tasks": {1: "blue_01"}, "lit": [1], "portals": [1]}
    game = stage(city(**welcoming(gnomes=[17, 2, 18], guardians={"own": 0}, **burning)))
    play(game, "retrieve_guardian", "pay:guardian:1", "hold_procession")
    play(game, "guardian:own", "bonfire:1", DECLINE)
    assert me(game).guardians == {"own": at_bonfire(1), "grey": 0}
    assert me(game).points == 2


def test_master_17_works_in_the_high_council() -> None:
    """bonfire.ru.txt:887, 897"""
    game = stage(city(**lighting(gnomes=[17], tokens={"ship": 1})))
    play(game, "light_bonfire", "council:2", "take_bonus", "guardian:blue")
    assert asked(game) == "march_on_arrival"


def test_master_18_points_at_bonfires() -> None:
    """bonfire.ru.txt:897"""
    burning = {"tasks": {3: "blue_01"}, "lit": [3], "portals": [3]}
    for gnomes, points in (([], 0), ([18], 2)):
        game = stage(city(**walking(gnomes=gnomes, guardians={"own": 3}, **burning)))
        play(game, "hold_procession")
        assert me(game).guardians == {"own": at_bonfire(3)}
        assert me(game).points == points


def test_master_19_rewards_common_tasks() -> None:
    """bonfire.ru.txt:898: the reward comes whether or not the task's novice is still there."""
    five = ["path_03", "path_04", "path_05", "path_06", "path_07"]
    for gnomes, number in (([], 0), ([19], 1)):
        game = stage(
            city(gnomes=gnomes, path=five, tokens={"path": 2}),
            board(waiting=[], offer=["path_01", "path_11"]),
        )
        play(game, "build_path", "pay:path:2", "path:path_01")
        assert me(game).resources == goods(gold=number)
        assert me(game).tokens == tokens(yellow=number)


def test_master_19_and_the_fifth_guardian() -> None:
    """bonfire.ru.txt:898, 882"""
    four = {"own": 0, "pink": 0, "brown": 0, "blue": 0}
    game = stage(city(**welcoming(gnomes=[19], guardians=four)), board(waiting=[]))
    events = play(game, "retrieve_guardian", "pay:guardian:1")
    assert told(events, "common")[0].args["common"] == "common:common_guardians"
    assert me(game).resources == goods(gold=1)
    three = {"own": 0, "pink": 0, "brown": 0}
    game = stage(city(**welcoming(gnomes=[19], guardians=three)), board(waiting=[]))
    play(game, "retrieve_guardian", "pay:guardian:1")
    assert me(game).resources == goods()


def test_master_19_and_the_seventh_task() -> None:
    """bonfire.ru.txt:898, 881"""
    game = stage(
        city(
            gnomes=[19],
            ship="isle_fruit_s",
            tokens={"task": 1},
            goods={"fruit": 1, "herb": 1},
            gifts=[["herb"], []],
            tasks=dict(enumerate(HARD[:6], start=1)),
        ),
        tasks_on("isle_fruit_s", "blue_20", "blue_21"),
        board(waiting=[]),
    )
    play(game, "receive_task", "pay:task:1", "task:blue_20")
    assert me(game).resources == goods(gold=1)


def test_master_19_and_the_seventh_portal() -> None:
    """bonfire.ru.txt:898, 881"""
    areas: list[list[str]] = [[] for _ in range(7)]
    areas[1] = ["diamond"]
    game = stage(
        city(board="city_a", portals=range(2, 8), gnomes=[19], tokens={"great_bonfire": 1}),
        board(used=True, areas=areas, waiting=[]),
    )
    play(game, "use_great_bonfire", ["reward:token", "reward:portal"])
    assert me(game).resources == goods(gold=1)
    assert me(game).tokens == tokens(gnome=1, yellow=1)


def test_master_19_as_the_sixth_gnome() -> None:
    """bonfire.ru.txt:898"""
    game = stage(
        city(gnomes=[1, 2, 3, 4, 7], tokens={"gnome": 2}, goods={"fruit": 1}),
        board(masters=["master_19"], elders=[""] * 6),
    )
    play(game, "recruit_gnome", "gnome:master_19", "price:2:1", "pay:gnome:2")
    assert me(game).resources == goods(gold=1)
    assert me(game).tokens == tokens(yellow=1)


def test_master_19_not_for_what_was_fulfilled_before() -> None:
    """bonfire.ru.txt:898"""
    game = stage(
        city(path=["path_03"] * 6, tokens={"gnome": 2}, goods={"fruit": 1}),
        board(masters=["master_19"], elders=[""] * 6, waiting=[]),
    )
    play(game, "recruit_gnome", "gnome:master_19", "price:2:1", "pay:gnome:2")
    assert me(game).resources == goods()


def test_master_20_more_gold_on_the_first_path_tile() -> None:
    """bonfire.ru.txt:898"""
    for gnomes, gold in (([], 1), ([20], 2)):
        game = stage(city(**walking(gnomes=gnomes)))
        play(game, "hold_procession")
        assert me(game).resources == goods(gold=gold)
    game = stage(city(**walking(gnomes=[20], guardians={"own": 1})))
    play(game, "hold_procession")
    assert me(game).resources == goods(fruit=1)


@pytest.mark.parametrize(("isle", "price"), [("isle_root_cw", 1), ("isle_shell_ce", 2)])
def test_master_21_one_route_more(isle: str, price: int) -> None:
    """bonfire.ru.txt:898"""
    game = stage(city(ship="isle_flower_nw", tokens={"ship": 3}, gnomes=[21]))
    play(game, "move_ship", f"island:{isle}", f"pay:ship:{price}")
    assert me(game).tokens == tokens(ship=3 - price)
    plain = stage(city(ship="isle_flower_nw", tokens={"ship": price, "path": 1}))
    play(plain, "move_ship")
    refuse(plain, f"island:{isle}", 480 + price)


def test_master_24_novices_of_one_color_together() -> None:
    """bonfire.ru.txt:899"""
    there = [[], [0], [], [], [], [], [], []]
    for gnomes, cells in (([], 7), ([24], 8)):
        game = stage(city(**lighting(gnomes=gnomes, tokens={"ship": 1})), board(council=there))
        play(game, "light_bonfire")
        assert len(options(game)) == cells


def test_master_24_for_neutral_novices_too() -> None:
    """bonfire.ru.txt:899"""
    there = [[], [-1], [], [], [], [], [], []]
    for gnomes, cells in (([1, 2, 3, 4, 6, 7], 7), ([24, 2, 3, 4, 6, 7], 8)):
        game = stage(city(gnomes=gnomes, tokens={"ship": 1}), board(council=there))
        play(game, "bonus:common_gnomes")
        assert len(options(game)) == cells


@pytest.mark.parametrize(
    ("elder", "change", "points"),
    [
        ("elder_1", {"path": FRUIT_PATH}, 3),
        ("elder_2", {"fate": ["fate_1:3:4:right", "fate_2:2:4:right"]}, 2),
        ("elder_3", {"portals": [7, 6, 5]}, 3),
        ("elder_4", {"tasks": {1: "blue_01", 5: "red_05"}, "lit": [1]}, 2),
        ("elder_5", {"guardians": {"own": 0, "grey": 2, "pink": at_bonfire(1)}}, 3),
        ("elder_6", {"gnomes": [1, "elder_1"]}, 3),
    ],
)
def test_what_elders_give(elder: str, change: dict[str, Any], points: int) -> None:
    """bonfire.ru.txt:901-902"""
    game = stage(
        city(tokens={"gnome": 2}, goods={"gold": 1}, **change),
        board(masters=[""] * 6, elders=[elder, "elder_5", "elder_6"]),
    )
    play(game, "recruit_gnome", f"gnome:{elder}", "price:2:1", "pay:gnome:2", "pay:gold:1")
    assert me(game).points == points
    assert me(game).gnomes[-1] == elder
