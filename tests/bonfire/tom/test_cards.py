"""Tom's cards, one by one."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.bonfire.scoring import score_parts
from rules.bonfire.state import NEUTRAL, TOM
from tests.bonfire.stage import Edit, board, city, options, play, refuse, stage, tasks_on, told
from tests.bonfire.tom.stage import (
    EMPTY,
    FIVE,
    FRUIT,
    HERB,
    SEVEN,
    SIX,
    against_tom,
    deck,
    drawn,
    its,
    tom,
    tom_has,
)


def test_tom_takes_masters() -> None:
    """bonfire.ru.txt:735: he takes all who ask for the same resource, from left to right; then the
    row is refilled."""
    row = [HERB, "master_02", "master_09", "master_07", "master_15", "master_06"]
    game = against_tom(
        deck("tom_masters"),
        board(masters=row, master_pile=["master_20", "master_10", "master_11", "master_12"]),
    )
    assert tom(game).gnomes == [HERB, "master_09", "master_15"]
    assert game.state.masters == [
        "master_10", "master_02", "master_11", "master_07", "master_12", "master_06",
    ]  # fmt: skip
    assert game.state.master_discard == ["master_20"]
    assert tom(game).points == 0


def test_tom_has_room_for_six_gnomes() -> None:
    """bonfire.ru.txt:735, 630"""
    row = [HERB, "master_02", "master_09", "master_07", "master_15", "master_06"]
    game = against_tom(
        tom_has(gnomes=["master_01", "master_04", "master_08", "master_10"]),
        deck("tom_masters"),
        board(masters=row, master_pile=["master_20", "master_11", "master_12"], council=EMPTY),
    )
    assert tom(game).gnomes[4:] == [HERB, "master_09"]
    assert game.state.masters[4] == "master_15"
    assert "common_gnomes" not in game.state.waiting


def test_masters_do_nothing_for_tom() -> None:
    """bonfire.ru.txt:735: he gets no gold for a common task, and no portal out of order."""
    game = against_tom(
        tom_has(gnomes=["master_19", "master_07"], guardians={**FIVE, "own": 0}),
        tom_has(guardians={key: 0 for key in FIVE if key != "blue"}),
        deck("tom_guardian"),
    )
    assert sum(tom(game).resources) == sum(tom(game).tokens) == 0
    game = against_tom(
        tom_has(gnomes=["master_25"], board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[[], ["star"], ["circle"], [], [], [], []], pointer=0),
    )
    assert game.state.pointer == 2
    assert tom(game).portals[6] == "circle"


def test_tom_builds_a_path() -> None:
    """bonfire.ru.txt:739"""
    offer = ["path_09", "path_05", "path_10", "path_07"]
    game = against_tom(
        tom_has(path=["start", "path_01"]),
        deck("tom_path"),
        board(offer=["path_05", "path_09", "path_06", "path_07"], pile=["path_11", "path_12"]),
        board(master_pile=[HERB]),
    )
    assert tom(game).path == ["start", "path_01", "path_05", "path_06"]
    assert game.state.offer == ["path_11", "path_09", "path_12", "path_07"]
    assert game.state.master_discard == [HERB]
    without = against_tom(
        tom_has(path=["start", "path_01"]),
        deck("tom_path"),
        board(offer=offer, master_pile=[FRUIT]),
    )
    assert tom(without).path == ["start", "path_01"]
    assert tom(without).points == 0


def test_tom_has_seven_places() -> None:
    """bonfire.ru.txt:739, 466"""
    game = against_tom(
        tom_has(path=["start"] + ["path_01"] * 5),
        *drawn("tom_path", offer=["path_01", "path_05", "path_06", "path_15"], council=EMPTY),
    )
    assert len(tom(game).path) == 7
    assert tom(game).path[-1] == "path_05"
    assert game.state.offer[2:] == ["path_06", "path_15"]


def fruit_islands(north: Sequence[str], south: Sequence[str]) -> list[Edit]:
    return [
        board(master_pile=[FRUIT]),
        tasks_on("isle_fruit_n", *north),
        tasks_on("isle_fruit_s", *south),
    ]


def test_tom_takes_the_dearest_task() -> None:
    """bonfire.ru.txt:743: between two of the same worth the person chooses."""
    game = against_tom(
        tom_has(tasks=["blue_01", "", "", "", "", "", ""]),
        deck("tom_task_most"),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert game.pending[0].point == "bonfire.tom_task"
    assert game.pending[0].seat == 0
    assert game.pending[0].side == "rival:tom"
    assert options(game) == ["task:red_05", "task:red_06"]
    refuse(game, "task:blue_10", 743)
    play(game, "task:red_06")
    assert tom(game).tasks[:3] == ["blue_01", "red_06", ""]
    assert tom(game).lit[:3] == [True, True, False]
    assert game.state.islands["isle_fruit_s"].tasks == ["", "blue_10"]
    assert game.state.islands["isle_fruit_s"].givers == [-1, -1]
    assert its(game.state).novices == 4
    assert tom(game).points == 0


def test_the_person_chooses_for_tom_in_the_last_turn_of_all() -> None:
    """bonfire.ru.txt:685, 743: no countdown token is left then."""
    game = against_tom(
        board(counting=True, stack=[], travelling=1),
        deck("tom_task_most"),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert game.pending[0].point == "bonfire.tom_task"
    assert game.view(0)["countdown"]["value"] == 1


def test_tom_takes_the_cheapest_task() -> None:
    """bonfire.ru.txt:747: he takes the task and sends a novice."""
    cells: list[list[int]] = [[0], [NEUTRAL], [], [0], [], [], [], []]
    game = against_tom(
        deck("tom_task_least"),
        board(council=cells),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert tom(game).tasks[0] == "blue_02"
    assert tom(game).lit[0]
    assert game.state.council[2] == [TOM]
    assert its(game.state).novices == 3
    assert tom(game).points == 1


def test_several_cheapest_tasks() -> None:
    """bonfire.ru.txt:747"""
    game = against_tom(
        deck("tom_task_least"), *fruit_islands(["blue_02", "red_05"], ["blue_01", "red_06"])
    )
    assert options(game) == ["task:blue_02", "task:blue_01"]
    refuse(game, "task:red_05", 747)


@pytest.mark.parametrize("card", ["tom_task_most", "tom_task_least"])
def test_without_a_task_tom_does_nothing(card: str) -> None:
    """bonfire.ru.txt:759: he sends no novice either."""
    game = against_tom(deck(card), *fruit_islands(["", ""], ["", ""]))
    assert tom(game).tasks == [""] * 7
    assert tom(game).points == 0
    assert its(game.state).novices == 4
    assert not any(game.state.council)


def test_tom_takes_a_guardian() -> None:
    """bonfire.ru.txt:751"""
    game = against_tom(tom_has(guardians={"own": 0, "pink": 0}), deck("tom_guardian"))
    assert tom(game).guardians == {"own": 0, "pink": 0, "grey": 0}
    assert game.state.orders["grey"] == 3
    assert game.pending[0].seat == 0  # no procession


def test_tom_turns_the_great_bonfire() -> None:
    """bonfire.ru.txt:755: he turns it to the next area with the portal that he needs; the present
    area comes last."""
    game = against_tom(
        tom_has(board="city_a", notches=[7]),
        deck("tom_great_bonfire"),
        board(areas=[[], ["star", "cross"], [], [], [], ["star"], ["circle"]], pointer=5),
    )
    assert game.state.pointer == 1
    assert game.state.used
    assert game.state.areas[1] == ["cross"]
    assert tom(game).portals == ["", "", "", "", "", "star", "circle"]


def test_tom_turns_the_great_bonfire_all_the_way_round() -> None:
    """bonfire.ru.txt:755"""
    game = against_tom(
        tom_has(board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[[], [], [], ["circle"], [], [], []], pointer=3),
    )
    assert game.state.pointer == 3
    assert tom(game).portals[6] == "circle"


def test_without_a_portal_tom_turns_nothing() -> None:
    """bonfire.ru.txt:755, 759"""
    game = against_tom(
        tom_has(board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[["star"] for _ in range(7)], pointer=3),
    )
    assert (game.state.pointer, game.state.used) == (3, False)
    assert tom(game).points == 0
    assert not any(tom(game).portals)


LAST: dict[str, tuple[Edit, ...]] = {
    "tom_masters": (tom_has(gnomes=SIX[:5]), board(masters=["master_09"] * 2)),
    "tom_path": (tom_has(path=["start"] + ["path_01"] * 5), board(offer=["path_05"] * 2)),
    "tom_task_most": (tom_has(tasks=[*SEVEN[:6], ""]), tasks_on("isle_herb_ne", "red_01")),
    "tom_task_least": (tom_has(tasks=[*SEVEN[:6], ""]), tasks_on("isle_herb_ne", "blue_22")),
    "tom_guardian": (tom_has(guardians={key: 0 for key in FIVE if key != "grey"}),),
    "tom_great_bonfire": (
        tom_has(board="city_a", notches=range(2, 8)),
        board(areas=[["diamond"] for _ in range(7)]),
    ),
}


@pytest.mark.parametrize("card", LAST)
def test_tom_comes_to_fulfil_a_common_task(card: str) -> None:
    """bonfire.ru.txt:757, 881-882: the card brings the last thing that the task asked for, and the
    story tells it."""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"), *drawn(card), *LAST[card],
        seats=1, mode="solo",
    )  # fmt: skip
    events = play(game, "move_ship", "island:isle_root_cw")
    if game.pending[0].point == "bonfire.tom_task":
        events += play(game, options(game)[0])
    assert [event.args["seat"] for event in told(events, "common")] == ["rival:tom"]
    assert tom(game).points >= 1  # the neutral novice left for him


# Special case 1

DONE: dict[str, tuple[str, dict[str, Any]]] = {
    "tom_masters": ("common_gnomes", {"gnomes": SIX}),
    "tom_path": ("common_paths", {"path": ["start"] + ["path_01"] * 6}),
    "tom_task_most": ("common_tasks", {"tasks": list(SEVEN)}),
    "tom_task_least": ("common_tasks", {"tasks": list(SEVEN)}),
    "tom_guardian": ("common_guardians", {"guardians": FIVE}),
    "tom_great_bonfire": ("common_portals", {"notches": range(1, 8)}),
}


@pytest.mark.parametrize("card", DONE)
def test_points_instead_of_what_is_done_already(card: str) -> None:
    """bonfire.ru.txt:759: he gets points if the card can bring nothing more; its master is turned
    up all the same."""
    common, done = DONE[card]
    lying = ["path_05", "path_06", "path_15", "path_16"]
    game = against_tom(
        tom_has(**done),
        *drawn(card, waiting=[], pointer=4, offer=lying, masters=["master_09", "master_15"]),
    )
    assert tom(game).points == 3
    assert game.state.pointer == 4
    assert game.state.offer == lying
    assert its(game.state).novices == 4
    assert len(game.state.master_discard) == (card not in ("tom_guardian", "tom_great_bonfire"))
    assert score_parts(tom(game))["common"] >= 4
    assert common not in game.state.waiting
