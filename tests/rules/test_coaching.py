"""Costly turns as exercises: legal, better where the search has not looked, and without anything
that the seat could not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rules
from rules.core import Game
from rules.core.save import to_json
from rules.search import Exercise, Turning, appraise, coaching, exercises
from rules.search.afterwards import turns_of
from rules.search.answers import candidates
from rules.search.coaching import gain, position
from rules.search.levels import Level, decide, seed_of
from rules.search.worlds import World
from rules.thinking import Question, thought_out, write
from tools.prove_coach import faults, legal

LITTLE = Level("little", tries=8, worlds=1, finalists=2)
SEED = b"exercise"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "STEADY", LITTLE)
    monkeypatch.setattr(coaching, "REDEALS", range(2))
    monkeypatch.setattr(coaching, "FIRST_LOOK", range(9, 10))


def played(decisions: int = 10_000, seed: int = 1) -> Game[Any]:
    game, chance = rules.new_game("ryozen", seats=2, options={}, seed=b"coach"), Random(seed)
    while not game.over and len(game.line) < decisions:
        choice = game.pending[0]
        game.answer(choice.seat, choice, chance.choice(candidates(choice, chance)))
    return game


def turnings(game: Game[Any]) -> Iterator[Turning]:
    """Yield turning points made of some turns, each with the plan that a brief search prefers."""
    for turn in turns_of(game, []):
        if turn.before.state.begun and len(turn.before.pending) == 1:
            best = decide(turn.before, turn.seat, LITTLE, SEED)[0]
            yield Turning(turn.at, turn.seat, turn.answers, list(best.answers), 100)


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return played()


def found(game: Game[Any]) -> list[Exercise]:
    return list(exercises(game, list(turnings(game))[::9], SEED))


def test_both_turns_are_legal_and_the_seat_learns_nothing(game: Game[Any]) -> None:
    known = found(game)
    assert known
    for it in known:
        assert +faults(game, it, SEED) == {}
        assert it.part in {**it.then.parts, **it.best.parts}
        assert it.holds == (it.best.worth > it.then.worth)


def test_games_that_look_alike_are_one_exercise(game: Game[Any]) -> None:
    """Two truths that the seat cannot tell apart give the same position and the same figures."""
    it = found(game)[-1]
    past = game.past(it.at)
    other = World(past, it.seat, b"another truth").base
    assert past.state != other.state, "something is hidden"
    one, two = (position(its, it.seat, SEED, it.at) for its in (past, other))
    assert (one.state, one.view(it.seat)) == (two.state, past.view(it.seat))
    own = seed_of(SEED, it.at)
    assert appraise(game, it.seat, it.played, SEED, it.at) == it.then
    assert coaching.played_on(other, it.seat, it.played, own, coaching.REDEALS) == it.then


def test_a_turn_that_is_no_worse_is_no_exercise(game: Game[Any]) -> None:
    same = [
        Turning(it.at, it.seat, it.played, it.played, it.cost) for it in list(turnings(game))[::9]
    ]
    assert list(exercises(game, same, SEED)) == []


def test_an_illegal_turn_is_noticed(game: Game[Any]) -> None:
    it = found(game)[0]
    start = position(game.past(it.at), it.seat, SEED, it.at)
    assert legal(start, it.seat, it.better)
    assert not legal(start, it.seat, [*it.better[:-1], ("ryozen.nothing", ("x",))])


def test_the_part_that_was_given_away_is_that_of_the_largest_gain() -> None:
    then, best = (
        coaching.Appraisal(1.0, {"a": 5, "b": 1}),
        coaching.Appraisal(2.0, {"a": 4, "c": 9}),
    )
    it = Exercise(0, 0, [], [], then, best)
    assert (it.part, gain("b", then, best), it.holds) == ("c", -1, True)


@pytest.mark.long
def test_the_worker_finds_them_and_plays_on(game: Game[Any]) -> None:
    wanted = list(turnings(game))[::9]
    asked = Question(to_json(game), -1, "steady", SEED.hex(), "exercises", turnings=wanted)
    told = thought_out(write(asked)).exercises
    assert told == [it for it in found(game) if it.holds]
    it = found(game)[0]
    on = Question(
        to_json(game), it.seat, "steady", SEED.hex(), "appraisal", answers=it.played, at=it.at
    )
    assert thought_out(write(on)).appraisal == it.then
