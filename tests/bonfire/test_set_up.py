"""Setting up and the start choice."""

from collections import Counter

import pytest

from rules.bonfire import book
from rules.bonfire.parts import TASK_ISLANDS, TASKS
from rules.bonfire.state import State
from rules.core import Game
from rules.core.stage import staged
from tests.bonfire.stage import goods, me, options, play, tokens

CORNERS = {"isle_flower_nw", "isle_herb_ne", "isle_shell_sw", "isle_root_se"}


def fresh(seats: int, seed: int = 0, **settings: bool) -> Game[State]:
    game = Game(book, book.setup(seats, dict(settings)), f"set-up {seed}".encode())
    game.start()
    return game


@pytest.mark.parametrize(("seats", "islands", "corners"), [(2, 2, 2), (3, 3, 2), (4, 3, 3)])
def test_tasks_by_the_number_of_players(seats: int, islands: int, corners: int) -> None:
    """bonfire.ru.txt:248"""
    for isle, spots in fresh(seats).state.islands.items():
        assert len(spots.tasks) == (corners if isle in CORNERS else islands)
        assert all(spots.tasks)


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 4)])
def test_portals_by_the_number_of_players(seats: int, each: int) -> None:
    """bonfire.ru.txt:266"""
    areas = fresh(seats).state.areas
    assert [len(area) for area in areas] == [each] * 7
    assert set(Counter(shape for area in areas for shape in area).values()) == {each}


def test_three_gifts_on_an_island_is_no_task_for_two() -> None:
    """bonfire.ru.txt:870"""

    def dealt(seats: int) -> set[str]:
        games = [fresh(seats, seed) for seed in range(60)]
        return {t for game in games for isle in game.state.islands.values() for t in isle.tasks}

    assert "yellow_06" not in dealt(2)
    assert "yellow_06" in dealt(3)


def test_the_first_game_has_tasks_of_different_colors_on_each_island() -> None:
    """bonfire.ru.txt:252"""
    for seed in range(10):
        for spots in fresh(4, seed, first_game=True).state.islands.values():
            assert {TASKS[task].color for task in spots.tasks} == {"blue", "red", "yellow"}
    plain = [fresh(4, seed).state.islands[TASK_ISLANDS[0].id].tasks for seed in range(10)]
    assert any(len({TASKS[task].color for task in tasks}) < 3 for tasks in plain)


def test_what_everybody_starts_with() -> None:
    """bonfire.ru.txt:240-305"""
    s = fresh(3).state
    assert len(s.masters) == 6
    assert len(s.master_pile) == 21
    assert (len(s.offer), len(s.pile)) == (4, 24)
    assert s.pointer == 0
    assert s.orders == {"pink": 4, "grey": 4, "brown": 4, "blue": 4}
    assert len({city.board for city in s.seats}) == 3
    for city in s.seats:
        assert city.resources == goods(flower=1, fruit=1, herb=1, shell=1, root=1, gold=1)
        assert [len(stack) for stack in city.gifts] == [5, 5]
        assert set(Counter(city.gifts[0] + city.gifts[1]).values()) == {2}
        assert city.guardians == {"own": 0}


def test_piles_are_shuffled() -> None:
    """bonfire.ru.txt:240, 244"""
    first, second = fresh(3, 1).state, fresh(3, 2).state
    for s in (first, second):
        assert s.master_pile != sorted(s.master_pile)
        assert s.pile != sorted(s.pile)
    assert first.master_pile != second.master_pile
    assert first.pile != second.pile


def test_who_begins_is_chance() -> None:
    """bonfire.ru.txt:287"""
    assert {fresh(3, seed).pending[0].seat for seed in range(20)} == {0, 1, 2}


def before_the_start_choice() -> Game[State]:
    def edit(s: State) -> None:
        s.first = 0
        s.seats[0].spare = "fate_6"
        s.seats[0].supply = [f"fate_{number}" for number in (1, 2, 3, 4, 5, 7, 8)]

    return staged(book, 2, edit=edit, agenda=[["begin_turn", 0]])


def test_start_with_the_middle_tile_of_the_supply() -> None:
    """bonfire.ru.txt:297-301"""
    game = before_the_start_choice()
    play(game, "fate:fate_4", "way:left")
    assert me(game).fate == ["fate_4:3:4:left"]
    assert me(game).supply == [f"fate_{number}" for number in (1, 2, 3, 6, 5, 7, 8)]
    assert me(game).tokens == tokens(yellow=2, gnome=1, task=1, guardian=1)


def test_start_with_the_tile_that_was_set_aside() -> None:
    """bonfire.ru.txt:297"""
    game = before_the_start_choice()
    play(game, "fate:fate_6", "way:right")
    assert me(game).fate == ["fate_6:3:4:right"]
    assert me(game).supply == [f"fate_{number}" for number in (1, 2, 3, 4, 5, 7, 8)]
    assert me(game).tokens == tokens(yellow=2, great_bonfire=1, gnome=1, path=1)


def test_each_player_chooses_before_his_own_first_turn() -> None:
    """bonfire.ru.txt:297"""
    game = fresh(2)
    seen: list[str] = []
    while seen.count("bonfire.turn") < 3:
        choice = game.pending[0]
        seen.append(choice.point)
        if choice.point == "bonfire.start_tile":
            assert not game.state.seats[choice.seat].fate
        elif choice.point == "bonfire.turn":
            assert game.state.seats[choice.seat].fate
        game.answer(choice.seat, choice, list(choice.keys[: max(1, choice.least)]))
    assert seen[0] == "bonfire.start_tile"
    assert seen.count("bonfire.start_tile") == 2


def test_cities_and_colors_may_be_chosen() -> None:
    """bonfire.ru.txt:226, 281"""
    game = fresh(2, choose_city=True)
    play(game, "city:city_c", "color:orange")
    assert "city:city_c" not in options(game)
    play(game, "")
    assert "color:orange" not in options(game)
    play(game, "color:red")
    s = game.state
    assert s.seats[0].board == "city_c"
    assert s.seats[1].board in {"city_a", "city_b", "city_d"}
    assert [city.color for city in s.seats] == ["orange", "red"]
