"""Lighting Bonfires, the High Council and common tasks."""

from typing import Any

import pytest

from rules.bonfire.scoring import score_parts
from rules.bonfire.state import NEUTRAL
from rules.core.foresight import foresee
from tests.bonfire.stage import (
    DECLINE,
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

SIX_GNOMES = [1, 2, 3, 4, 6, 8]
EMPTY: list[list[int]] = [[] for _ in range(8)]


def lighting(**more: Any) -> dict[str, Any]:
    """Return a city that can light a Bonfire on space 6, with one ship token left."""
    held: dict[str, Any] = {"tasks": {6: "blue_07"}, "path": ["path_05"], "tokens": {"ship": 1}}
    return held | more


def light_for(cell: int, *edits: Any, **more: Any) -> Any:
    """Return the game after a novice was sent to this cell."""
    game = stage(city(**lighting(**more)), *edits)
    play(game, "light_bonfire", f"council:{cell}")
    return game


def test_an_unlit_tile_is_no_bonfire() -> None:
    """bonfire.ru.txt:837, 823"""
    tiles = {1: "blue_01", 2: "yellow_01", 3: "red_06"}
    held: dict[str, Any] = {"tasks": tiles, "lit": [1, 2], "tokens": {"ship": 1}}
    refuse(stage(city(**held)), "light_bonfire", 648)
    held = {"tasks": tiles | {4: "red_01"}, "lit": [1, 2, 4], "tokens": {"ship": 1}}
    assert "light_bonfire" in options(stage(city(**held)))


def test_a_yellow_tile_counts_itself() -> None:
    """bonfire.ru.txt:871"""
    others = {1: "yellow_01", 2: "yellow_02", 3: "yellow_05"}
    game = stage(city(tasks=others | {4: "yellow_09"}, tokens={"ship": 1}))
    assert "light_bonfire" in options(game)
    del others[3]
    fewer = stage(city(tasks=others | {4: "yellow_09"}, tokens={"ship": 1}))
    refuse(fewer, "light_bonfire", 648)


def test_one_novice_of_a_color_on_each_cell() -> None:
    """bonfire.ru.txt:650"""
    cells = [list(cell) for cell in EMPTY]
    cells[6], cells[1] = [0], [NEUTRAL, 1]
    game = stage(city(**lighting()), board(council=cells))
    play(game, "light_bonfire")
    refuse(game, "council:6", 650)
    play(game, "council:1")
    assert options(game) == ["take_bonus", "take_point"]
    play(game, "take_point")
    assert me(game).points == 1
    assert game.state.council[1] == [NEUTRAL, 1, 0]


def test_the_novice_of_the_place_leaves() -> None:
    """bonfire.ru.txt:650, 583"""
    game = light_for(0)
    assert me(game).lit == [False] * 5 + [True, False]
    assert game.view()["seats"][0]["novices"] == 6
    assert [place["novice"] for place in game.view()["seats"][0]["places"]].count(True) == 6


def test_only_one_bonfire_a_turn() -> None:
    """bonfire.ru.txt:648"""
    two = {6: "blue_07", 7: "blue_14"}
    game = stage(city(**lighting(tasks=two, goods={"herb": 2, "root": 2})))
    play(game, "light_bonfire", "task:blue_14", "council:0")
    assert game.pending[0].seat == 1
    assert me(game).lit == [False] * 6 + [True]


# The eight cells


def test_council_gold() -> None:
    """bonfire.ru.txt:886: the player gets gold, and no point instead of it."""
    game = light_for(0)
    assert me(game).resources == goods(gold=2)
    assert me(game).tokens == tokens(ship=1, yellow=1)
    assert me(game).points == 0


def test_council_path_from_the_offer() -> None:
    """bonfire.ru.txt:886"""
    tiles = ["path_01", "path_02", "path_11", "path_21"]
    game = light_for(1, board(offer=tiles, pile=["path_12", "path_13"]))
    play(game, "take_bonus", "path:path_11")
    assert me(game).path == ["start", "path_05", "path_11"]
    assert game.state.offer == ["path_01", "path_02", "path_12", "path_21"]


def test_council_path_from_the_pile() -> None:
    """bonfire.ru.txt:886: the player picks any tile of the pile, which is shuffled then."""
    pile = ["path_12", "path_13", "path_14", "path_23", "path_25"]
    game = light_for(1, board(pile=list(pile)))
    play(game, "take_bonus")
    assert {"path:path_23", "path:path_25"} <= set(options(game))
    play(game, "path:path_23")
    assert me(game).path[-1] == "path_23"
    assert sorted(game.state.pile) == [tile for tile in pile if tile != "path_23"]
    assert any(draw.purpose == "paths" for draw in game.line[-1].chance)


def test_a_tile_from_the_pile_is_foreseen() -> None:
    """The tile and its resource are certain; only the order of the pile is not."""
    game = light_for(1, board(pile=["path_12", "path_13", "path_15"]), gnomes=[8])
    play(game, "take_bonus")
    seen = foresee(game, 0, [["path:path_13"]])
    assert seen.unknown == "paths"
    city_then = seen.after["seats"][0]
    assert city_then["places"][2]["path"]["id"] == "path_13"
    assert city_then["resources"]["fruit"] == 1
    assert [event.id for event in seen.events] == ["built", "gained"]


def test_council_path_not_with_seven_tiles() -> None:
    """bonfire.ru.txt:886, 466"""
    game = light_for(1, path=["path_05"] * 6)
    assert me(game).points == 1
    assert len(me(game).path) == 7


def test_council_guardian() -> None:
    """bonfire.ru.txt:887"""
    game = light_for(2, guardians={"own": 0, "pink": 0})
    play(game, "take_bonus")
    refuse(game, "guardian:pink", 887)
    play(game, "guardian:brown")
    assert me(game).guardians == {"own": 0, "pink": 0, "brown": 0}
    assert game.state.orders["brown"] == 3


def test_council_guardian_not_with_all_five() -> None:
    """bonfire.ru.txt:887"""
    all_five = {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}
    game = light_for(2, board(waiting=[]), guardians=all_five)
    assert me(game).points == 1


def test_council_bonfire() -> None:
    """bonfire.ru.txt:887: any area may be chosen, the present one as well."""
    game = light_for(3, board(areas=[[] for _ in range(7)], used=True, pointer=3))
    play(game, "take_bonus")
    assert len(options(game)) == 7
    play(game, "area:3")
    assert me(game).resources == goods(fruit=1)
    assert me(game).tokens == tokens(ship=1, guardian=1)


def test_council_bonfire_is_the_first_use() -> None:
    """bonfire.ru.txt:599, 887"""
    game = light_for(3, board(areas=[[] for _ in range(7)]))
    play(game, "take_bonus", "area:5")
    assert game.state.used


def test_council_master() -> None:
    """bonfire.ru.txt:888: the gnome costs nothing, but has to be a master."""
    game = light_for(4, board(masters=["master_02", "master_08"], master_pile=["master_09"]))
    play(game, "take_bonus")
    refuse(game, "gnome:elder_1", 888)
    play(game, "gnome:master_08")
    assert me(game).gnomes == ["master_08"]
    assert game.state.masters == ["master_02", "master_09"]


def test_council_master_not_with_six_gnomes() -> None:
    """bonfire.ru.txt:888, 630"""
    game = light_for(4, board(waiting=[]), gnomes=SIX_GNOMES)
    assert me(game).points == 1
    assert len(me(game).gnomes) == 6


def test_council_moves_a_guardian_back() -> None:
    """bonfire.ru.txt:888"""
    path = ["path_05", "path_01", "path_02", "path_03", "path_04"]
    game = light_for(5, path=path, guardians={"own": 5, "grey": 3})
    play(game, "take_bonus", "guardian:own")
    refuse(game, "place:3", 888)
    refuse(game, "place:0", 888)
    play(game, "place:2")
    assert me(game).guardians == {"own": 2, "grey": 3}
    assert me(game).resources == goods(herb=1)


def test_council_moves_a_guardian_at_least_a_step() -> None:
    """bonfire.ru.txt:888, 893: she may not stay, though with master 1 a tile has room for two."""
    path = ["path_05", "path_01"]
    game = light_for(5, path=path, guardians={"own": 2}, gnomes=[1])
    play(game, "take_bonus")
    assert options(game) == ["place:1", "place:3"]
    refuse(game, "place:2", 888)


def test_council_moves_a_guardian_from_one_bonfire_to_another() -> None:
    """bonfire.ru.txt:888"""
    game = light_for(
        5,
        path=["path_05"] * 4,
        guardians={"own": at_bonfire(2)},
        tasks={2: "blue_01", 5: "blue_02", 6: "blue_07"},
        lit=[2, 5],
        portals=[2, 5],
        gnomes=[18],
    )
    play(game, "take_bonus", "guardian:own", "bonfire:5")
    assert me(game).guardians == {"own": at_bonfire(5)}
    assert me(game).points == 2


def test_council_moves_a_guardian_from_the_start() -> None:
    """bonfire.ru.txt:888, 587"""
    game = light_for(5)
    play(game, "take_bonus", "place:1")
    assert me(game).guardians == {"own": 1}
    assert me(game).resources == goods(gold=1)


def test_council_ship() -> None:
    """bonfire.ru.txt:889: the trip is free and may be the first one; the island's action costs as
    usual."""
    game = light_for(
        6,
        tasks_on("isle_fruit_s", "blue_20", "blue_21"),
        tokens={"ship": 1, "task": 1},
        goods={"fruit": 1, "root": 1},
        gifts=[["root"], []],
    )
    play(game, "take_bonus", "island:isle_fruit_s", "receive_task", "pay:task:1", "task:blue_21")
    play(game, "space:1")
    assert me(game).tasks[0] == "blue_21"
    assert me(game).tokens == tokens(ship=1)
    assert me(game).ship == "isle_fruit_s"


def test_council_ship_leads_elsewhere() -> None:
    """bonfire.ru.txt:889: the ship may not stay, and master 21 helps nothing here."""
    game = light_for(6, ship="isle_pink", gnomes=[21])
    play(game, "take_bonus")
    refuse(game, "island:isle_pink", 889)
    assert len(options(game)) == 13
    play(game, "island:isle_root_se")
    assert me(game).tokens == tokens(ship=1)


def test_council_fate() -> None:
    """bonfire.ru.txt:889: a fate tile is placed however many tokens are held."""
    held = {"ship": 4}
    game = light_for(7, tokens=held, fate=["fate_1:3:4:right"], supply=["fate_2"])
    play(game, "take_bonus", "cell:2:4", "way:right")
    assert me(game).tokens == tokens(ship=4, guardian=1, great_bonfire=1, gnome=1)
    assert me(game).supply == []


def test_council_fate_without_tiles() -> None:
    """bonfire.ru.txt:889"""
    game = light_for(7, supply=[])
    assert me(game).points == 1


# Common tasks and bonus actions


@pytest.mark.parametrize(
    ("common", "met", "short"),
    [
        ("common_paths", {"path": ["path_01"] * 6}, {"path": ["path_01"] * 5}),
        (
            "common_tasks",
            {"tasks": {space: f"yellow_{space + 10}" for space in range(1, 8)}},
            {"tasks": {space: f"yellow_{space + 10}" for space in range(1, 7)}},
        ),
        ("common_portals", {"portals": range(1, 8)}, {"portals": range(2, 8)}),
        (
            "common_guardians",
            {"guardians": {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}},
            {"guardians": {"own": 0, "pink": 0, "grey": 0, "brown": 0}},
        ),
        ("common_gnomes", {"gnomes": SIX_GNOMES}, {"gnomes": SIX_GNOMES[1:]}),
    ],
)
def test_common_tasks(common: str, met: dict[str, Any], short: dict[str, Any]) -> None:
    """bonfire.ru.txt:881-882, 666, 670"""
    game = stage(city(tokens={"ship": 1}, **met))
    assert f"bonus:{common}" in options(game)
    assert score_parts(me(game))["common"] == 4
    lacking = stage(city(tokens={"ship": 1}, **short))
    refuse(lacking, f"bonus:{common}", 666)
    assert score_parts(me(lacking))["common"] == 0
    gone = stage(city(tokens={"ship": 1}, **met), board(waiting=[]))
    refuse(gone, f"bonus:{common}", 670)
    assert score_parts(me(gone))["common"] == 4


def test_each_common_task_sends_its_novice_once() -> None:
    """bonfire.ru.txt:670, 672, 879"""
    five = {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}
    game = stage(
        city(guardians=five, tokens={"ship": 1}),
        city(1, guardians=five, tokens={"ship": 1}, gnomes=SIX_GNOMES),
    )
    play(game, "move_ship", "island:isle_root_se")
    assert asked(game) == "after"
    play(game, "bonus:common_guardians", "council:3", "take_point")
    refuse(game, "bonus:common_guardians", 670)
    play(game, "bonus:common_gnomes")
    refuse(game, "council:3", 672)
    assert [score_parts(own)["common"] for own in game.state.seats] == [4, 8]


def test_bonus_actions_may_be_declined() -> None:
    """bonfire.ru.txt:662"""
    game = stage(city(gnomes=SIX_GNOMES, tokens={"ship": 1}))
    play(game, "move_ship", "island:isle_root_se", DECLINE)
    assert game.pending[0].seat == 1
    assert "common_gnomes" in game.state.waiting


def test_a_bonus_action_before_the_turn() -> None:
    """bonfire.ru.txt:662, 889: the bonus places a fate tile without discarding; then the turn
    itself begins."""
    game = stage(
        city(
            gnomes=SIX_GNOMES,
            tokens={"ship": 4},
            fate=["fate_1:3:4:right"],
            supply=["fate_2", "fate_3"],
        )
    )
    play(game, "bonus:common_gnomes", "council:7", "take_bonus", "fate:fate_2", "cell:2:4")
    play(game, "way:right")
    assert asked(game) == "turn"
    assert game.pending[0].seat == 0
    refuse(game, "place_fate", 406)
    assert "move_ship" in options(game)


def test_seven_bonfires() -> None:
    """bonfire.ru.txt:699"""
    seven = {space: f"blue_{space:02}" for space in range(1, 8)}
    for lit, points in ((range(1, 8), 7), (range(1, 7), 4)):
        game = stage(city(tasks=seven, lit=lit, tokens={"ship": 1}))
        assert score_parts(me(game))["common"] == points
