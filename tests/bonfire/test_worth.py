"""The worth that simple players go by, and how it agrees with the ends of games."""

from itertools import pairwise
from random import Random
from statistics import correlation
from typing import Any

import pytest

from rules.bonfire import book
from rules.bonfire.scoring import score_now
from rules.bonfire.worth import PACE, POINT, from_common_tasks, turns_left
from tests.bonfire.stage import at_bonfire, board, city, stage
from tests.bonfire.striving import striven, striving_game
from tests.bonfire.tom.stage import deck

LIT_LATE: list[list[int]] = [[0, 1, -1], [0, 1], [0], [1], [], [], [], []]


def worth(**held: Any) -> int:
    """Return the worth of a city that holds this and could do something."""
    return book.worth(stage(city(**{"tokens": {"ship": 1}, **held})).state, 0)


def worth_in_the_last_turn(**held: Any) -> int:
    late = board(counting=True, stack=[1])
    return book.worth(stage(city(**{"tokens": {"ship": 1}, **held}), late).state, 0)


def common(**held: Any) -> float:
    s = stage(city(**held)).state
    return POINT * score_now(s.seats[0]) + from_common_tasks(s, s.seats[0], 20)


def test_a_task_is_wanted_and_the_more_so_the_nearer_it_is() -> None:
    waiting = {"tasks": {3: "red_02"}}
    none, begun = worth(), worth(**waiting)
    more = worth(**waiting, portals=[7])
    assert none < begun
    assert begun - none < more - worth(portals=[7])


def test_a_fulfilled_task_is_nearly_as_good_as_a_bonfire() -> None:
    path = {"path": ["path_05"], "tasks": {3: "blue_07"}}
    unmet, ready = worth(tasks={3: "blue_07"}), worth(**path)
    lit = worth(**path, lit=[3])
    assert unmet - worth() < ready - worth(path=["path_05"])
    assert lit - ready <= 0  # the novice's point is not counted here
    assert ready - worth(path=["path_05"]) > 20


def test_a_turn_lights_one_bonfire() -> None:
    """Two fulfilled tasks are worth no more than the better one when one turn is left."""
    path = ["path_05", "path_07"]
    one = worth_in_the_last_turn(path=path, tasks={5: "blue_07"})
    both = worth_in_the_last_turn(path=path, tasks={5: "blue_07", 6: "blue_08"})
    assert 0 <= both - one < 5 < one - worth_in_the_last_turn(path=path)


def test_guardians_are_wanted_near_free_bonfires() -> None:
    burning: dict[str, Any] = {"path": ["path_01"] * 4, "tasks": {5: "blue_01"}, "lit": [5],
                               "portals": [5]}  # fmt: skip
    far, near, there = (worth(**burning, guardians={"own": at}) for at in (1, 5, at_bonfire(5)))
    assert far < near < there
    taken, others = (
        worth(**burning, guardians={"own": at_bonfire(5), "pink": at}) for at in (5, 1)
    )
    assert taken - others <= near - far  # a second Guardian lights nothing


def test_hoarding_pays_no_more_than_it_scores() -> None:
    """bonfire.ru.txt:701: half a point each."""
    plenty = {"flower": 9, "fruit": 9, "herb": 9}
    assert worth(goods={**plenty, "shell": 8}) - worth(goods={**plenty, "shell": 6}) == 10
    assert worth(goods={"shell": 3}) - worth(goods={"shell": 1}) > 10
    more, fewer = {"ship": 6, "path": 6}, {"ship": 5, "path": 5}
    assert worth(tokens=more) - worth(tokens=fewer) > 10
    assert 10 <= worth_in_the_last_turn(tokens=more) - worth_in_the_last_turn(tokens=fewer) < 14


def test_the_last_piece_of_a_common_task_is_worth_most() -> None:
    steps = [common(path=["path_01"] * built) for built in range(7)]
    gains = [after - before for before, after in pairwise(steps)]
    assert gains == sorted(gains)


def test_what_is_only_begun_is_worth_little_at_the_end() -> None:
    begun: dict[str, Any] = {"tasks": {3: "yellow_01"}, "portals": [4, 5, 6, 7]}
    early = worth(**begun) - worth(portals=[4, 5, 6, 7])
    late = worth_in_the_last_turn(**begun) - worth_in_the_last_turn(portals=[4, 5, 6, 7])
    assert 0 <= late * 3 < early


def test_who_has_passed_has_what_was_scored() -> None:
    game = stage(city(passed=True, tasks={3: "blue_07"}, path=["path_05"], points=4, supply=[]))
    assert book.worth(game.state, 0) == 40


def test_turns_that_are_left() -> None:
    """bonfire.ru.txt:682, 685, 767"""
    s = stage(city(tokens={"ship": 1}), board(council=LIT_LATE)).state
    assert turns_left(s) == 5
    s.council[0].clear()
    assert turns_left(s) == 5 + 3 * PACE / 2
    s.counting, s.stack, s.travelling = True, [3, 2, 1], 4
    assert turns_left(s) == 4
    alone = stage(
        city(tokens={"ship": 1}), deck(*["tom_path"] * 3, discard=["tom_path"] * 5, run=4),
        seats=1, mode="solo",
    )  # fmt: skip
    assert turns_left(alone.state) == 3


@pytest.mark.long
def test_who_is_worth_more_ends_with_more() -> None:
    """In each quarter of lively games, a position's worth and the final points go together."""
    seen: list[list[tuple[int, int]]] = [[], [], [], []]
    for seed in range(8):
        game, chance = striving_game(seed, 4), Random(seed)
        moments = [
            [book.worth(game.state, seat) for seat in range(4)]
            for number, _ in enumerate(striven(game, chance))
            if number % 9 == 0 and not game.over
        ]
        assert game.result is not None
        for number, worths in enumerate(moments):
            seen[4 * number // len(moments)] += zip(worths, game.result.scores, strict=True)
    told = [correlation(*zip(*quarter, strict=True)) for quarter in seen]
    least = (0.1, 0.25, 0.4, 0.5)
    assert all(value > wanted for value, wanted in zip(told, least, strict=True)), told
