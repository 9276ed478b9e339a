"""Automas plan alike everywhere, know no more than their seat, and play well."""

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import rules
from rules.core import Game
from rules.match import SIMPLE, Automa, match, player
from rules.search import LEVELS, decide
from rules.search.answers import candidates
from rules.search.finals import Further, Sequel
from rules.search.levels import Level, by_mood
from rules.search.plans import LONGEST, USUAL, Plan, Planner, fits
from rules.search.playing_on import take_turn
from rules.search.worlds import CLEAR, Sight, World, value
from tests.rules.asking import twins
from tests.rules.variants import Variant, every_game, every_variant

FRIENDLY = LEVELS["friendly"]
QUICK = Level("quick", tries=12, worlds=1, finalists=3, among=3)


@every_variant
def test_whole_games_are_played(variant: Variant) -> None:
    """Every question gets a legal answer, in every mode and with every number of seats."""
    game, chance = variant.new(), Random(1)
    for number in range(60):
        if game.over:
            return
        choice = game.pending[0]
        if number % 6 == 0:
            best = decide(game, choice.seat, QUICK, chance.randbytes(8))[0]
            assert fits(choice, best.answers[0])
            game.answer(choice.seat, choice, best.answers[0][1])
        else:
            game.answer(choice.seat, choice, chance.choice(candidates(choice, chance)))


@every_game
def test_what_a_seat_cannot_know_does_not_change_its_plans(variant: Variant) -> None:
    game = variant.new()
    for seat, twin in twins(game, every=17, most=6):
        ours, theirs = (decide(it, seat, FRIENDLY, b"honest") for it in (game, twin))
        assert ours == theirs


@pytest.mark.long
def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    told = set()
    for seed in ("1", "2"):
        command = [
            sys.executable, "-m", "rules", "match", "ryozen", "--seats", "friendly,friendly",
            "--games", "1", "--json",
        ]  # fmt: skip
        run = subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        )
        row = json.loads(run.stdout.splitlines()[0])
        told.add((row["wins"], row["score"], row["ties"]))
    assert len(told) == 1


@pytest.mark.long
def test_friendly_beats_chance() -> None:
    rows = {
        row["player"]: row for row in match(rules.GAMES["ryozen"], ["friendly", "random"], 4, {})
    }
    assert rows["friendly"]["wins"] == 1


@pytest.mark.parametrize("name", SIMPLE)
def test_others_to_play_against_finish_their_games(name: str) -> None:
    (row,) = match(rules.GAMES["quay"], [name, name], 1, {})
    assert (row["games"], row["wins"]) == (1, 1)


@pytest.mark.long
def test_a_plan_is_followed_as_long_as_it_fits() -> None:
    game = rules.new_game("ryozen", seats=2, seed=b"plan")
    automa, chance = Automa("steady"), Random(1)
    thought = 0
    for _ in range(40):
        choice = game.pending[0]
        game.answer(choice.seat, choice, automa(game, choice, chance))
        thought += bool(automa.weighed)
        automa.weighed = []
    assert 0 < thought < 40


def test_budgets_are_numbers_of_tries() -> None:
    game = rules.new_game("ryozen", seats=2, seed=b"tries")
    seat = game.pending[0].seat
    planner = Planner([World(game, seat, b"world")], seat, Random(1))
    planner.explore(25)
    assert planner.root.tries == 25
    assert sum(len(worths) for worths in planner.lines.values()) == 25


def test_long_turns_are_tried_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers of all tries together are limited, so that a broad question takes no longer."""
    monkeypatch.setattr("rules.search.plans.USUAL", 2)
    game = rules.new_game("ryozen", seats=2, seed=b"tries")
    seat = begun(game)
    planner = Planner([World(game, seat, b"world")], seat, Random(1))
    planner.explore(25)
    assert planner.root.tries < 25
    assert 2 * 25 < planner.answers <= 2 * 25 + LONGEST


@pytest.mark.parametrize(("length", "worlds"), [(1.0, 8), (USUAL, 8), (2 * USUAL, 4), (99.0, 2)])
def test_long_turns_are_played_on_in_fewer_worlds(length: float, worlds: int) -> None:
    further = Further(plans=1, worlds=8, reply=1, own=1)
    assert further.for_turns(length) == replace(further, worlds=worlds)


def test_who_replies_searches_a_turn_of_their_own() -> None:
    """A searched reply is worth more than one after a brief look, and the same luck finds the same
    reply."""
    game = rules.new_game("ryozen", seats=2, seed=b"replies")
    automa, chance, mark = Automa("friendly"), Random(1), None
    gained: list[float] = []
    while len(gained) < 8:
        choice = game.pending[0]
        if game.state.begun and mark != (mark := game.book.turn_mark(game.state)):
            further = Further(plans=1, worlds=1, reply=40, own=40)
            sequel = Sequel(World(game, choice.seat, b"world"), choice.seat, further, b"")
            after, again = (sequel.replied(game, Random(len(gained))) for _ in range(2))
            assert after.book.turn_mark(after.state) != mark
            assert after.state == again.state
            glanced = take_turn(game, Random(len(gained)))
            gained.append(value(after, choice.seat) - value(glanced, choice.seat))
        game.answer(choice.seat, choice, automa(game, choice, chance))
    assert sum(gained) > 0


def test_what_the_others_may_do_is_thought_of_once() -> None:
    """All plans share the replies that are kept; with `kept=0` there are none."""
    game = rules.new_game("ryozen", seats=3, seed=b"kept")
    seat = begun(game)
    worlds = [World(game, seat, b"world")]
    planner = Planner(worlds, seat, Random(1))
    planner.explore(20)
    first, second = planner.plans(2)
    for kept in (0, 2):
        further = Further(plans=2, worlds=1, reply=8, own=8, kept=kept)
        sequel = Sequel(worlds[0], seat, further, b"luck")
        worth = sequel.after(first)
        turns = {mover: list(plans) for mover, plans in sequel.kept.items()}
        assert set(turns) == ({0, 1, 2} - {seat} if kept else set())
        sequel.after(second)
        assert sequel.kept == turns
        assert Sequel(worlds[0], seat, further, b"luck").after(first) == worth


def test_among_more_than_two_a_level_has_budgets_of_its_own() -> None:
    few, many = (Level("few", tries=4, worlds=1, finalists=2), Level("many", 30, 2, 4))
    both = replace(few, crowd=many)
    for seats, meant in ((2, few), (3, many)):
        game = rules.new_game("ryozen", seats=seats, seed=b"crowd")
        seat = begun(game)
        assert decide(game, seat, both, b"seed") == decide(game, seat, meant, b"seed")
        other = few if meant is many else many
        assert decide(game, seat, both, b"seed") != decide(game, seat, other, b"seed")


def begun(game: Game[Any]) -> int:
    """Play through the set-up and return the seat that takes the first turn."""
    while not game.state.begun:
        choice = game.pending[0]
        game.answer(choice.seat, choice, candidates(choice, Random(1))[0])
    return game.pending[0].seat


def test_whoever_is_careless_takes_one_of_the_best_three() -> None:
    plans = [Plan(((f"point {n}", ("key",)),), float(-n), 1) for n in range(6)]
    taken = [by_mood(plans, QUICK, Random(n)) for n in range(30)]
    assert {ranked[0] for ranked in taken} == set(plans[:3])
    assert all(sorted(ranked) == sorted(plans) for ranked in taken)
    assert by_mood(plans, LEVELS["steady"], Random(1)) == plans


def test_who_does_not_exist_is_refused() -> None:
    with pytest.raises(rules.BadSetup, match="grandmaster"):
        player("grandmaster")


def test_a_beginner_overrates_what_it_has_and_overlooks_the_rest() -> None:
    """In such eyes the far parts of a worth count less, what is held counts more, and the other
    seats count nothing."""
    game = rules.new_game("ryozen", seats=2, seed=b"eyes")
    seat = begun(game)
    parts = game.book.prospects(game.state, seat)
    held = sum(worth for part, worth in parts.items() if part in game.book.held)
    far = sum(worth for part, worth in parts.items() if part in game.book.far)
    near = sum(parts.values()) - held - far
    assert held > 0
    assert far > 0
    seen = value(game, seat, Sight(held=1.5, far=0.5, rivals=0.0))
    assert seen == 1.5 * held + 0.5 * far + near
    assert value(game, seat, CLEAR) == value(game, seat)


@every_game
def test_each_part_is_held_or_far_at_most(variant: Variant) -> None:
    book = variant.new().book
    assert not set(book.held) & set(book.far)
