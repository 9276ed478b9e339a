"""Countdown, passing and the end."""

from typing import Any

from rules.bonfire.scoring import final_result
from rules.bonfire.state import NEUTRAL, State, countdown_value
from rules.core import Game
from tests.bonfire.stage import (
    DECLINE,
    FULL,
    asked,
    board,
    city,
    me,
    options,
    play,
    refuse,
    sail,
    stage,
)

NINE = [[0, 1, 2], [0, 1, NEUTRAL], [0, 1], [1], [], [], [], []]
READY: dict[str, Any] = {"tasks": {1: "blue_07"}, "path": ["path_05"]}


def rich(seat: int, **more: Any) -> Any:
    """Return an edit that gives a city enough tokens for its ship always to sail on."""
    return city(seat, tokens={"ship": 12}, ship="isle_pink", **more)


def value(game: Game[State]) -> int:
    return countdown_value(game.state, game.pending[0].seat)


def started_by_the_second_of_three() -> Game[State]:
    game = stage(
        *(rich(seat, **(READY if seat == 1 else {})) for seat in range(3)),
        board(council=[list(cell) for cell in NINE]),
        seats=3,
        agenda=[["begin_turn", 1]],
    )
    assert not game.state.counting
    refuse(game, "pass", 686)
    play(game, "light_bonfire", "council:7", "take_point")
    assert game.state.counting
    return game


def test_the_countdown_of_three_players() -> None:
    """bonfire.ru.txt:680-687"""
    game = started_by_the_second_of_three()
    seen = []
    while not game.over:
        seen.append((game.pending[0].seat, value(game)))
        assert game.state.travelling == (0 if game.pending[0].seat == 0 else value(game))
        sail(game)
    assert seen == [(2, 0)] + [(seat, left) for left in (5, 4, 3, 2, 1) for seat in (0, 1, 2)]


def test_without_a_token_nobody_passes() -> None:
    """bonfire.ru.txt:686"""
    refuse(started_by_the_second_of_three(), "pass", 686)


def test_the_ninth_novice_is_one_too_few() -> None:
    """bonfire.ru.txt:682"""
    nine = [list(cell) for cell in NINE]
    nine[0].remove(2)
    game = stage(
        *(rich(seat, **(READY if seat == 0 else {})) for seat in range(3)),
        board(council=nine),
        seats=3,
    )
    play(game, "light_bonfire", "council:7", "take_point")
    assert not game.state.counting


def test_passing() -> None:
    """bonfire.ru.txt:686"""
    game = started_by_the_second_of_three()
    for _ in range(4):
        sail(game)
    assert (game.pending[0].seat, value(game)) == (0, 4)
    sail(game)
    assert (game.pending[0].seat, value(game)) == (1, 4)
    before = me(game, 1).points
    play(game, "pass")
    assert me(game, 1).points == before + 4
    seen = []
    while not game.over:
        seen.append((game.pending[0].seat, value(game)))
        sail(game)
    assert seen == [(2, 4), (0, 3), (2, 3), (0, 2), (2, 2), (0, 1), (2, 1)]
    assert game.result is not None
    assert game.result.parts[1]["points"] == before + 4


def test_the_token_goes_round_though_the_first_player_has_passed() -> None:
    """bonfire.ru.txt:685-687"""
    game = started_by_the_second_of_three()
    sail(game)
    play(game, "pass")
    seen = []
    while not game.over:
        seen.append((game.pending[0].seat, value(game)))
        sail(game)
    assert seen == [(seat, left) for left in (5, 4, 3, 2, 1) for seat in (1, 2)]


def test_the_first_player_may_pass_in_the_turn_that_starts_the_countdown() -> None:
    """bonfire.ru.txt:682, 686: the turn has one bonus action before the pass."""
    nine = [list(cell) for cell in NINE]
    six = [1, 2, 3, 4, 6, 8]
    game = stage(
        *(rich(seat, **({"gnomes": six} if seat == 0 else {})) for seat in range(3)),
        board(council=nine),
        seats=3,
    )
    play(game, "bonus:common_gnomes", "council:7", "take_point")
    assert "pass" in options(game)
    play(game, "pass")
    assert me(game).points == 1 + 5
    assert (game.pending[0].seat, value(game)) == (1, 5)


def test_everybody_has_passed() -> None:
    """bonfire.ru.txt:686"""
    game = started_by_the_second_of_three()
    sail(game)
    play(game, "pass", "pass", "pass")
    assert game.over


def test_a_tie_is_won_by_the_more_bonfires() -> None:
    """bonfire.ru.txt:703"""
    four: dict[str, Any] = {
        "tasks": dict.fromkeys(range(1, 5), "blue_01"),
        "lit": range(1, 5),
        "points": 2,
    }
    five: dict[str, Any] = {"tasks": dict.fromkeys(range(1, 6), "blue_01"), "lit": range(1, 6)}
    s = stage(city(supply=[], tokens={"ship": 1}, **four), city(1, supply=[], **five)).state
    result = final_result(s)
    assert result.scores == [10, 10]
    assert result.ranking == [[1], [0]]
    s.seats[1].tasks[0], s.seats[1].lit[0], s.seats[1].points = "", False, 2
    assert final_result(s).ranking == [[0, 1]]


def test_one_token_is_enough_to_go_on() -> None:
    """bonfire.ru.txt:395"""
    game = stage(city(**FULL, tokens={"ship": 1}), board(waiting=[]))
    assert "move_ship" in options(game)


def test_out_of_the_game() -> None:
    """bonfire.ru.txt:395-396"""
    game = stage(city(**FULL), rich(1), board(waiting=[]))
    assert me(game).out
    for _ in range(3):
        assert game.pending[0].seat == 1
        sail(game)


def test_who_is_out_passes_at_the_first_token() -> None:
    """bonfire.ru.txt:396, 686"""
    six = [[0, NEUTRAL], [0, NEUTRAL], [1], [1], [], [], [], []]
    game = stage(
        city(**FULL),
        rich(1, **READY),
        board(waiting=[], council=six),
    )
    assert me(game).out
    play(game, "light_bonfire", "council:7", "take_point")
    assert me(game).passed
    assert me(game).points == 5


def test_who_is_out_waits_for_the_first_token() -> None:
    """bonfire.ru.txt:396, 686: whoever is out passes when the first countdown token is taken, even
    if all others have passed."""
    six = [[0, NEUTRAL], [0, NEUTRAL], [1], [1], [], [], [], []]
    game = stage(
        rich(0, gnomes=[1, 2, 3, 4, 6, 8]),
        city(1, **FULL, out=True),
        board(council=six, waiting=["common_gnomes"]),
    )
    play(game, "bonus:common_gnomes", "council:7", "take_point", "pass")
    assert [me(game, seat).points for seat in (0, 1)] == [1 + 5, 5]
    assert game.over


def test_skipping_says_that_it_passes() -> None:
    """bonfire.ru.txt:396, 686: with nothing else left, declining the last bonus action is a
    pass."""
    late = stage(city(**FULL), rich(1), board(counting=True, stack=[4, 3, 2, 1]))
    assert asked(late) == "last_chance"
    assert "4 points" in late.pending[0].declining("en")
    assert "за 4 очка" in late.pending[0].declining("ru")
    play(late, DECLINE)
    assert me(late).points == 4
    early = stage(city(**FULL), rich(1))
    assert "pass" not in early.pending[0].declining("en").casefold()


def test_bonus_actions_come_before_being_out() -> None:
    """bonfire.ru.txt:395, 662"""
    game = stage(city(**FULL), rich(1))
    assert asked(game) == "last_chance"
    play(game, "bonus:common_paths", "council:0")
    assert asked(game) == "turn"  # the two gold and the yellow token just gained allow an action
    assert not me(game).out


def test_everybody_is_out() -> None:
    """bonfire.ru.txt:395"""
    game = stage(city(**FULL), city(1, **FULL), board(waiting=[]))
    assert game.over
    assert game.result is not None
    assert game.result.scores[0] == game.result.scores[1]
