"""A practised player, among people and against Tom: legal answers, plans that are kept, and nothing
that cannot be known."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from rules import new_game
from rules.bonfire import book
from rules.bonfire.registry import SOLO
from rules.bonfire.state import State
from rules.core import Choice, Game, imagined
from rules.match import by_habit
from rules.search import LEVELS, Level, decide, to_follow
from rules.search.playing_out import COMPARED, played_out, promising, surely_better
from rules.search.rehearsal import Attempts
from rules.search.worlds import World
from tests.bonfire.stage import city, stage
from tests.bonfire.tom.stage import deck

STEADY, SHARP = LEVELS["steady"], LEVELS["sharp"]
Start = Callable[[str], Game[State]]


def alone(seed: str, mode: str = "solo") -> Game[State]:
    return new_game("bonfire", seats=1, seed=seed.encode(), options={"mode": mode})


def together(seed: str, seats: int = 2) -> Game[State]:
    return new_game("bonfire", seats=seats, seed=seed.encode(), options={"mode": "base"})


def go_on(game: Game[State], decisions: int) -> Game[State]:
    """Play this many decisions by habit, or fewer if the game ends."""
    for _ in range(decisions):
        if game.over:
            break
        choice = game.pending[0]
        game.answer(choice.seat, choice, by_habit(game, choice, Random(1)))
    return game


def midway(game: Game[State]) -> Game[State]:
    """Play several turns, up to a question with several possible actions."""
    go_on(game, 30)
    while game.pending[0].point != "bonfire.turn" or len(game.pending[0].keys) < COMPARED:
        go_on(game, 1)
    return game


@pytest.mark.parametrize("mode", SOLO)
def test_whole_games_against_tom_are_played_out_of_habit(mode: str) -> None:
    assert go_on(alone("practice", mode), 2000).over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_among_people_are_played_out_of_habit(seats: int) -> None:
    game = go_on(together("practice", seats), 1000 * seats)
    assert game.result is not None
    assert all(any(city.lit) for city in game.state.seats)


def test_tasks_are_taken_to_be_lit_and_the_game_is_ended_early() -> None:
    """The goals of many turns are kept: nearly every task that is taken burns in the end, and the
    countdown begins long before Tom's last card."""
    cities = [(game.state.seats[0], game.state) for game in map(played, range(4))]
    assert sum(sum(city.lit) for city, _ in cities) >= 3 * len(cities)
    unlit = sum(7 - city.tasks.count("") - sum(city.lit) for city, _ in cities)
    assert unlit <= len(cities) * 1.5
    assert all(state.counting for _, state in cities)


def played(number: int) -> Game[State]:
    return go_on(alone(f"practice {number}"), 2000)


@pytest.mark.parametrize("start", [alone, together])
def test_what_cannot_be_known_changes_no_habit(start: Start) -> None:
    game = start("honest")
    for _ in range(12):
        go_on(game, 9)
        if game.over:
            break
        choice = game.pending[0]
        twin = imagined(game, choice.seat, b"otherwise").choice_for(choice.seat)
        assert twin is not None
        assert answers(choice) == answers(twin)


def answers(choice: Choice) -> tuple[list[str], dict[str, float]]:
    habit, weigh = book.habits.get(choice.point), book.weighings.get(choice.point)
    return (
        list(habit(choice.state, choice)) if habit else [],
        dict(weigh(choice.state, choice)) if weigh else {},
    )


@pytest.mark.parametrize("start", [alone, together])
@pytest.mark.parametrize("level", [STEADY, replace(SHARP, alone=900, together=900)])
def test_what_cannot_be_known_changes_no_plan(level: Level, start: Start) -> None:
    game = midway(start("honest"))
    seat = game.pending[0].seat
    twin = imagined(game, seat, b"otherwise")
    assert decide(game, seat, level, b"seed") == decide(twin, seat, level, b"seed")


def test_who_peeks_plans_otherwise() -> None:
    """A plan tried with the true piles comes to another worth than one tried with imagined
    piles."""
    game = midway(alone("honest"))
    choice = game.pending[0]
    worlds = [World(game, 0, bytes([number])) for number in range(4)]
    honest = played_out(worlds, choice, 900, Random(1))
    peeking = played_out([Truth(game)] * 4, choice, 900, Random(1))
    assert [plan.worth for plan in honest] != [plan.worth for plan in peeking]


class Truth(World):
    """A world that is the game itself, hidden piles included."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def fork(self, luck: bytes = b"") -> Game[State]:
        return self.game.clone()


def test_a_whole_turn_is_planned_and_followed() -> None:
    game = midway(alone("turn"))
    (plan, *_) = decide(game, 0, STEADY, b"seed")
    for point, keys in to_follow(game, plan):
        choice = game.pending[0]
        assert choice.point == point
        game.answer(0, choice, keys)
    assert game.revealed or game.state.phase in ("turn", "after")


def test_friendly_automas_plan_no_further_than_a_turn() -> None:
    game = midway(alone("beginner"))
    assert len(decide(game, 0, LEVELS["friendly"], b"seed")) > COMPARED


def test_habit_yields_only_to_what_is_clearly_better() -> None:
    usual = Attempts(("usual",), [0.0, 10.0, 20.0, 30.0], [])
    assert not surely_better(Attempts(("lucky",), [60.0, 10.0, 20.0, 30.0], []), usual)
    assert surely_better(Attempts(("better",), [12.0, 20.0, 31.0, 40.0], []), usual)
    assert not surely_better(Attempts(("once",), [90.0], []), Attempts(("usual",), [0.0], []))


def test_few_answers_are_compared() -> None:
    game = midway(alone("few"))
    choice = game.pending[0]
    found = promising(choice, (choice.keys[0],))
    assert 0 < len(found) < COMPARED
    assert (choice.keys[0],) not in found


def test_what_can_be_lit_is_lit() -> None:
    ready = city(tasks={1: "blue_05"}, path=["path_01"], tokens={"path": 2})
    game = stage(ready, deck(*["tom_path"] * 8), seats=1, mode="solo")
    assert answers(game.pending[0])[0] == ["light_bonfire"]


@pytest.mark.long
def test_the_same_seed_gives_the_same_plans_in_every_process() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", TOLD],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert json.loads(told.pop())


TOLD = """
import json
from tests.bonfire.test_practice import SHARP, alone, decide, midway
game = midway(alone("process"))
print(json.dumps([(it.answers, it.worth) for it in decide(game, 0, SHARP, b"seed")]))
"""
