"""The end of a game against Tom, the public part of his play, and the handicap."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import rules
from rules.bonfire import book
from rules.bonfire.registry import HANDICAPS
from rules.bonfire.state import LYING, NEUTRAL, TOM, State
from rules.bonfire.tom.turn import next_handicap
from rules.core import Game, Result
from rules.core.foresight import foresee
from rules.core.save import load, read, to_json
from rules.play import random_decision
from tests.bonfire.stage import FULL, Edit, board, city, me, options, play, sail, stage
from tests.bonfire.tom.stage import deck, its, tom, tom_has

EIGHT = ["tom_guardian"] * 8
SIX_SIT: list[list[int]] = [[0, NEUTRAL], [0, NEUTRAL], [0], [0], [], [], [], []]


def game_against_tom(*edits: Edit, agenda: Sequence[Sequence[Any]] | None = None,
                     chance: Mapping[str, Sequence[int]] | None = None) -> Game[State]:  # fmt: skip
    """Stage the person's turn, with ship tokens for the whole game and one task ready to be lit."""
    rich = city(tokens={"ship": 20}, ship="isle_pink", tasks={1: "blue_07"}, path=["path_05"])
    return stage(rich, deck(*EIGHT), *edits, seats=1, agenda=agenda, chance=chance, mode="solo")


def result(game: Game[State]) -> Result:
    assert game.result is not None
    return game.result


def countdown(game: Game[State]) -> list[int]:
    """Return the countdown's value in each of the person's turns, until the end."""
    seen = []
    while not game.over:
        seen.append(game.view()["countdown"]["value"])
        sail(game)
    return seen


def test_the_seventh_novice_begins_the_countdown() -> None:
    """bonfire.ru.txt:765, 685: the person is the first player, Tom the other one."""
    game = game_against_tom(board(council=[list(cell) for cell in SIX_SIT]))
    play(game, "light_bonfire", "council:7", "take_point")
    assert game.state.counting
    played = len(its(game.state).discard)
    assert countdown(game) == [4, 3, 2, 1]
    assert len(its(game.state).discard) == played + 4


def test_six_novices_are_one_too_few() -> None:
    """bonfire.ru.txt:765"""
    game = game_against_tom(board(council=[list(cell) for cell in SIX_SIT]))
    sail(game)
    assert not game.state.counting


@pytest.mark.parametrize("sent", [TOM, LYING])
def test_toms_novices_count(sent: int) -> None:
    """bonfire.ru.txt:765, 680: Tom's own novice begins the countdown; five turns are left."""
    game = game_against_tom(
        board(council=[[sent], [TOM], [LYING], [0], [0], [0], [], []]),
        tom_has(guardians={"own": 0, "pink": 0, "grey": 0, "brown": 0}),
    )
    assert not game.state.counting
    sail(game)
    assert game.state.counting
    assert countdown(game) == [5, 4, 3, 2, 1]


def test_tom_goes_on_after_the_person_has_passed() -> None:
    """bonfire.ru.txt:686, 725"""
    game = game_against_tom(board(counting=True))
    play(game, "pass")
    assert game.over
    assert me(game).points == 5
    assert len(its(game.state).discard) == 5


def test_tom_goes_on_though_the_person_can_do_nothing() -> None:
    """bonfire.ru.txt:395-396, 767"""
    game = game_against_tom(city(**FULL), board(waiting=[], council=[[] for _ in range(8)]))
    assert game.over
    assert me(game).out
    assert its(game.state).run == 4
    assert not me(game).passed


def test_who_is_out_passes_when_tom_begins_the_countdown() -> None:
    """bonfire.ru.txt:396, 757"""
    game = game_against_tom(
        city(**FULL),
        tom_has(board="city_a", notches=range(2, 8)),
        deck("tom_great_bonfire", *EIGHT[1:]),
        board(waiting=["common_portals"], council=[[0], [0], [0], [0], [0], [0], [], []]),
        board(areas=[["diamond"] for _ in range(7)]),
    )
    assert game.over
    assert me(game).points == 5
    assert its(game.state).run == 1


# The early end


def test_the_last_card_of_the_fourth_run() -> None:
    """bonfire.ru.txt:767: the game ends at once, after the bonus actions and without a
    countdown."""
    game = game_against_tom(
        tom_has(guardians={"own": 0, "pink": 0, "grey": 0, "brown": 0}),
        deck("tom_guardian", discard=["tom_path"] * 7, run=4),
        board(council=[list(cell) for cell in SIX_SIT]),
    )
    sail(game)
    assert game.over
    assert tom(game).points == 1
    assert game.state.stack == [5, 4, 3, 2, 1]


def test_it_ends_a_countdown_as_well() -> None:
    """bonfire.ru.txt:767"""
    game = game_against_tom(
        deck("tom_guardian", "tom_guardian", discard=["tom_path"] * 6, run=4),
        board(counting=True),
    )
    assert countdown(game) == [5, 4]


def test_not_the_last_card_of_the_third_run() -> None:
    """bonfire.ru.txt:767"""
    game = game_against_tom(deck("tom_guardian", discard=["tom_path"] * 7, run=3))
    sail(game)
    assert not game.over
    sail(game)
    assert its(game.state).run == 4


# Scoring


def ended(own: int, its_points: int, **options: Any) -> Result:
    """Return the result with these points and nothing else."""
    game = stage(
        city(supply=[], points=own),
        tom_has(points=its_points),
        seats=1,
        agenda=[["settle_with_tom"]],
        **{"mode": "solo", **options},
    )
    return result(game)


@pytest.mark.parametrize(
    ("own", "other", "won", "reason"),
    [(7, 6, True, "tom-beaten"), (6, 6, False, "tom-level"), (5, 6, False, "tom-ahead")],
)
def test_more_points_than_tom(own: int, other: int, won: bool, reason: str) -> None:
    """bonfire.ru.txt:769-771: Tom wins a tie."""
    end = ended(own, other)
    assert (end.won, end.reason) == (won, reason)
    assert (end.scores, end.rivals[0].score) == ([own], other)
    assert end.kind == "rival"
    assert end.record == {}


def test_what_tom_scores() -> None:
    """bonfire.ru.txt:769: Tom scores by the usual rules."""
    game = stage(
        city(),
        tom_has(
            tasks=["", "red_02", "blue_02", "", "", "", ""],
            path=["start", "path_11", "path_11"],
            notches=[2, 7],
            guardians={"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0},
            points=3,
        ),
        seats=1,
        agenda=[["settle_with_tom"]],
        mode="solo",
    )
    assert result(game).rivals[0].parts == {
        "points": 3, "bonfires": 4 + 2, "guardians": 0, "portals": 2, "crystals": 2,
        "common": 4, "fate": 0, "goods": 0,
    }  # fmt: skip
    assert result(game).rivals[0].side == "rival:tom"


def test_seven_bonfires_of_toms() -> None:
    """bonfire.ru.txt:699, 769: all tasks that Tom holds count as lit."""
    seven = [f"blue_{number:02}" for number in range(1, 8)]
    game = stage(city(), tom_has(tasks=seven), seats=1, agenda=[["settle_with_tom"]], mode="solo")
    assert result(game).rivals[0].parts["common"] == 7


# The handicap


@pytest.mark.parametrize(
    ("handicap", "own", "other"), [(-10, 10, 0), (3, 0, 3), (0, 0, 0), (-12, 12, 0)]
)
def test_who_starts_ahead(handicap: int, own: int, other: int) -> None:
    """bonfire.ru.txt:775"""
    options: dict[str, str | int] = {"mode": "handicap", "handicap": handicap}
    game = rules.new_game("bonfire", seats=1, options=options, seed=b"1")
    assert (me(game).points, tom(game).points) == (own, other)
    assert game.view()["tom"]["handicap"] == handicap


def test_the_first_game_has_a_handicap_of_ten() -> None:
    """bonfire.ru.txt:775"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "handicap"}, seed=b"1")
    assert game.setup.options["handicap"] == -10
    assert me(game).points == 10


@pytest.mark.parametrize(
    ("handicap", "own", "other", "after"),
    [(-10, 9, 8, -5), (-5, 8, 9, -7), (-7, 9, 9, -7), (3, 9, 8, 8)],
)
def test_what_the_next_game_begins_with(handicap: int, own: int, other: int, after: int) -> None:
    """bonfire.ru.txt:775: the handicap changes by +5 or -2, and after a tie not at all, though Tom
    wins it."""
    end = ended(own, other, mode="handicap", handicap=handicap)
    assert end.record == {"handicap": after}
    assert end.level == str(handicap)
    assert end.won == (own > other)


def test_the_handicap_stays_among_those_that_can_be_chosen() -> None:
    assert next_handicap(HANDICAPS[-1], 1) == HANDICAPS[-1]
    assert next_handicap(HANDICAPS[0], -1) == HANDICAPS[0]


# Views


def test_what_is_seen_of_tom() -> None:
    """bonfire.ru.txt:715-725: views show his city, the cards that he has played, and how many are
    left."""
    game = game_against_tom(
        deck("tom_path", "tom_guardian", discard=["tom_great_bonfire"], run=2),
        board(council=[[TOM, LYING, NEUTRAL, 0], *([] for _ in range(7))]),
        tom_has(tasks=["blue_01", *[""] * 6]),
    )
    view = game.view()
    seen = view["tom"]
    assert (seen["key"], seen["deck"], seen["discard"], seen["run"], seen["novices"]) == (
        "rival:tom", 2, ["tom_card:tom_great_bonfire"], 2, 4,
    )  # fmt: skip
    assert seen["city"]["places"][0]["task"]["lit"]
    assert not any(place["novice"] for place in seen["city"]["places"])
    assert "handicap" not in seen
    assert view["council"][0]["novices"] == [
        {"seat": -2, "color": tom(game).color},
        {"seat": -1, "color": "neutral", "lying": True},
        {"seat": -1, "color": "neutral"},
        {"seat": 0, "color": me(game).color},
    ]
    assert view["round"] == 3 + 2
    assert view["countdown"]["start_at"] == 7


def test_games_without_tom_are_seen_as_ever() -> None:
    game = stage(city(tokens={"ship": 1}))
    assert not {"tom", "round", "master_discard"} & game.view().keys()


def test_nobody_foresees_toms_card() -> None:
    game = game_against_tom(deck("tom_guardian", "tom_path"))
    seen = foresee(game, 0, [["move_ship"], ["island:isle_root_cw"]])
    assert seen.unknown == "tom"
    assert seen.after["seats"][0]["ship"] == "isle_root_cw"
    assert not [event for event in seen.events if event.id.startswith("tom")]


def test_the_result_is_seen_with_toms_part_of_it() -> None:
    game = stage(city(), tom_has(points=4), seats=1, agenda=[["settle_with_tom"]], mode="solo")
    seen = game.view()["result"]
    assert seen["won"] is True
    assert seen["rivals"][0]["side"] == "rival:tom"
    assert seen["rivals"][0]["score"] == 4


# Games stored by earlier versions


def test_games_stored_before_tom_came_go_on() -> None:
    """States of such games lack the fields that Tom needs."""
    game = rules.new_game("bonfire", seats=2, seed=b"before")
    chance = Random(3)
    for _ in range(20):
        random_decision(game, chance)
    text = to_json(game)
    assert '"tom":null' in text
    without = text.replace(',"master_discard":[]', "").replace(',"tom":null', "")
    older = load(book, read(without))
    assert book.encode(older.state) == book.encode(game.state)
    assert options(older) == options(game)
