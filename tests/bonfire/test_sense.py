"""Options that automas disregard."""

from random import Random
from typing import Any

from rules.core import Game
from rules.search.answers import sensible, some_answer
from rules.search.worlds import Turn
from tests.bonfire.stage import city, play, stage


def thought_of(game: Game[Any]) -> list[str]:
    return list(sensible(game.pending[0]))


def test_no_voyage_without_something_to_do_at_its_end() -> None:
    poor = stage(city(tokens={"ship": 2}, goods={}))
    assert "move_ship" in poor.pending[0].keys
    assert "move_ship" not in thought_of(poor)
    able = stage(city(tokens={"ship": 1, "guardian": 1}))
    play(able, "move_ship")
    assert set(thought_of(able)) >= {"island:isle_pink", "island:isle_blue"}
    assert "island:isle_herb_w" not in thought_of(able)


def test_the_cheapest_ways_to_pay() -> None:
    game = stage(city(tokens={"path": 1, "yellow": 2, "ship": 2, "task": 2, "gnome": 1}))
    play(game, "build_path")
    assert len(game.pending[0].keys) > 2
    assert thought_of(game)[0] == "pay:path:1"
    assert len(thought_of(game)) == 2


def test_tokens_are_thrown_away_for_the_next_fate_tile_only() -> None:
    few = stage(city(tokens={"path": 2}))
    assert "discard" in thought_of(few)
    play(few, "discard")
    assert thought_of(few) == ["token:path:2"]
    assert "discard" not in thought_of(stage(city(tokens={"path": 6})))
    assert "discard" not in thought_of(stage(city(tokens={"path": 2}, supply=[])))


def test_fate_tiles_lie_where_they_bring_most() -> None:
    game = stage(city(tokens={}))
    assert game.pending[0].point == "bonfire.fate_tile"
    play(game, game.pending[0].keys[0])
    assert 0 < len(thought_of(game)) <= 4 < len(game.pending[0].keys)


def test_whoever_is_left_alone_plans_a_turn_and_not_the_rest_of_the_game() -> None:
    rich = dict.fromkeys(("ship", "path", "task", "great_bonfire", "guardian", "gnome"), 9)
    game, chance = stage(city(tokens=rich), city(1, out=True)), Random(1)
    turn, answers = Turn(game, 0), 0
    while (choice := turn.asked(game)) is not None:
        game.answer(0, choice, some_answer(choice, chance))
        answers += 1
    assert game.pending[0].point == "bonfire.turn"
    assert 0 < answers < 20
