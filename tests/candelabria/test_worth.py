"""The worth that automas give a position, each of its parts, and its success in games."""

from random import Random

import pytest

from rules import new_game
from rules.candelabria import book
from rules.candelabria.worth import prospects
from rules.match import match
from rules.play import random_decision
from tests.candelabria.stage import ASH, NOVA, SATORES, Stage, stage

SEAT = 0  # the seat of Ash Clan


def parts(board: Stage) -> dict[str, int]:
    return prospects(board.curses("curse_01").begin(["turn", SEAT]).s, SEAT)


def grows(part: str, less: Stage, more: Stage) -> None:
    """Check that this part of the worth is larger in the second position than in the first."""
    assert parts(more)[part] > parts(less)[part]


def test_points_count_ten_times() -> None:
    board = stage().edit(lambda s: s.houses[SEAT].scored.update(battles=3))
    assert parts(board)["points"] == 30


def test_power_where_a_battle_is_fought() -> None:
    alone = stage().flames(SATORES).flames(NOVA)
    grows("battles", stage().flames(SATORES, "r8_mine", "r8_barracks", "r8_forge"), alone)
    behind = stage().flames(ASH, "r6_mine").flames(SATORES, "r6_mine", "r6_curse")
    ahead = stage().flames(ASH, "r6_mine", "r6_curse", "r6_forge").flames(SATORES, "r6_mine")
    grows("battles", behind, ahead)


def test_no_battle_in_a_cursed_region() -> None:
    board = stage().flames(ASH, "r6_mine")
    grows("battles", stage().flames(ASH, "r6_mine").cursed(6), board)


def test_weakness_under_a_grey_temple() -> None:
    def strong() -> Stage:
        return stage().flames(ASH, "r6_mine", "r6_curse", "r6_forge").flames(SATORES, "r6_mine")

    grows("battles", strong().temples(6, "grey"), strong())


def test_means_and_land_and_upgrades() -> None:
    grows("means", stage().store(ASH, wax=1), stage().store(ASH, wax=2))
    one = stage().tactics(ASH, "tactic_01")
    grows("means", one, stage().tactics(ASH, "tactic_01", "tactic_02"))
    hand = stage().hand(ASH, "ash_candle_1")
    grows("means", hand, stage().hand(ASH, "ash_candle_1", "ash_candle_2"))
    grows("land", stage().flames(ASH, "r8_mine"), stage().flames(ASH, "r8_mine", "r8_forge"))
    grows("upgrades", stage(), stage().upgrades(ASH, "upgrade_05"))
    late = stage(year=3).upgrades(ASH, "upgrade_05")
    grows("upgrades", late, stage().upgrades(ASH, "upgrade_05"))
    grows("end", stage(year=3), stage(year=3).upgrades(ASH, "upgrade_29"))


def test_flames_before_a_curse_lead_or_do_little() -> None:
    def before(**flames: int) -> Stage:
        board = stage().curses("curse_01")
        for house, number in flames.items():
            board.influence(1, **{house: number})
        return board

    def curses(board: Stage) -> int:
        return prospects(board.begin(["turn", SEAT]).s, SEAT)["curses"]

    assert curses(before(ash=2)) > curses(before(ash=2, satores=2)) > 0
    assert curses(before(ash=2, satores=2)) > curses(before(ash=1, satores=2))


def test_early_in_turn_order() -> None:
    grows("order", stage().track(SATORES, NOVA, ASH), stage().track(ASH, SATORES, NOVA))


@pytest.mark.parametrize("scenario", ["first_spark", "unmasking"])
def test_alone_enemies_that_go_out(scenario: str) -> None:
    options = {"mode": f"solo_{scenario}"}
    state = new_game("candelabria", seats=1, options=options, seed=b"worth").state
    before = prospects(state, SEAT)["goal"]
    enemy = state.houses[1]
    if enemy.candles:
        enemy.candles.popitem()
    enemy.flames.clear()
    assert prospects(state, SEAT)["goal"] > before


@pytest.mark.parametrize("mode", ["base", "two", "solo_night_watch"])
def test_every_position_has_a_worth(mode: str) -> None:
    seats, chance = {"base": 3, "two": 2}.get(mode, 1), Random(1)
    game = new_game("candelabria", seats=seats, options={"mode": mode}, seed=b"worth")
    while not game.over:
        random_decision(game, chance)
        assert all(isinstance(book.worth(game.state, seat), int) for seat in range(seats))


@pytest.mark.long
def test_an_automa_beats_random_play() -> None:
    rows = {row["player"]: row for row in match(book, ["friendly", "random", "random"], 2, {})}
    assert rows["friendly"]["wins"] == 1.0
