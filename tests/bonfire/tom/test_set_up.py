"""The board against Tom."""

from collections import Counter

import pytest

import rules
from rules.bonfire import book
from rules.bonfire.parts import CITIES, TASKS
from rules.bonfire.state import State
from tests.bonfire.stage import DECLINE, me, options, play
from tests.bonfire.tom.stage import against_tom, deck, its, tom


@pytest.mark.parametrize("seed", range(6))
def test_the_board_against_tom(seed: int) -> None:
    """bonfire.ru.txt:711-717"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"%d" % seed)
    play(game, options(game)[seed % 4])
    s: State = game.state
    lying = [TASKS[task] for isle in s.islands.values() for task in isle.tasks]
    assert Counter(task.color for task in lying) == {"blue": 7, "red": 7, "yellow": 6}
    assert all(task.min_players == 1 for task in lying)
    for isle in s.islands.values():
        assert len({TASKS[task].color for task in isle.tasks}) == len(isle.tasks) == 2
    for area in s.areas:
        assert len(set(area)) == len(area) == 3
    masters = [*s.masters, *s.master_pile]
    assert (len(s.masters), len(s.master_pile)) == (6, 18)
    assert not {"master_05", "master_14", "master_23"} & set(masters)
    assert len(set(s.elders)) == 6
    assert s.first == game.pending[0].seat == 0
    assert Counter(its(s).deck) == {
        "tom_masters": 1, "tom_path": 2, "tom_task_most": 1, "tom_task_least": 1,
        "tom_guardian": 1, "tom_great_bonfire": 2,
    }  # fmt: skip


def test_chance_deals_the_board_against_tom() -> None:
    """bonfire.ru.txt:711, 715-716, 870: other islands, cities and decks in each game."""
    decks, pairs, cities, tasks = set[str](), set[str](), set[str](), set[str]()
    for seed in range(40):
        game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"%d" % seed)
        play(game, DECLINE if seed % 2 else "city:city_b")
        assert me(game).board != tom(game).board
        decks.add(its(game.state).deck[0])
        cities.add(tom(game).board)
        first = game.state.islands["isle_fruit_n"].tasks
        pairs.add("".join(sorted(TASKS[task].color for task in first)))
        tasks |= {task for isle in game.state.islands.values() for task in isle.tasks}
    assert (len(decks), len(pairs), len(cities)) == (6, 3, 4)
    assert tasks == TASKS.keys() - {"yellow_06"}


def test_nobody_knows_the_order_of_toms_deck() -> None:
    """An imagined game shuffles it."""
    game = against_tom(deck("tom_guardian", "tom_path", "tom_masters"))
    left = list(its(game.state).deck)
    book.redeal(game.state, 0, list.reverse)
    assert its(game.state).deck == left[::-1]


def test_tom_at_the_beginning() -> None:
    """bonfire.ru.txt:715, 717"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"1")
    play(game, "city:city_c")
    own = tom(game)
    assert own.guardians == {"own": 0}
    assert (own.points, its(game.state).novices, len(own.path)) == (0, 4, 1)
    assert sum(own.tokens) == sum(own.resources) == 0
    assert own.supply == own.fate == []
    assert me(game).board == "city_c"
    assert own.board in CITIES
    assert own.board != "city_c"
    assert own.color != me(game).color


def test_chance_may_choose_the_city() -> None:
    """bonfire.ru.txt:715"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"2")
    play(game, DECLINE)
    assert me(game).board != tom(game).board
    assert {me(game).board, tom(game).board} <= set(CITIES)
