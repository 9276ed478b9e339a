"""Reviews of finished games, and the hints for a seat that asks."""

from random import Random
from typing import Any

import pytest

import rules
from rules import search
from rules.core import BadFile, Game, Result
from rules.search import Level, advise, afterwards, review_of
from rules.search.answers import candidates
from rules.search.chances import (
    alone,
    chances,
    features,
    features_alone,
    figures,
    foretold,
    outcome,
)
from rules.search.levels import decide
from tests.marks import all_long_but
from tests.proof import PROOF_GAMES
from tests.rules.variants import OF_EACH, Variant, every_game
from tools.fit_chances import Position, check, fit

SHORT = [it for it in OF_EACH if it.game in ("candelabria", *PROOF_GAMES)]
LITTLE = Level("little", tries=8, worlds=1, finalists=2)


@pytest.fixture(autouse=True)
def glancing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search look at each turn only briefly."""
    monkeypatch.setattr(afterwards, "LOOK", LITTLE)
    monkeypatch.setattr(afterwards, "OTHERWISE", 2)


def finished(variant: Variant, seed: int = 1) -> Game[Any]:
    game, chance = variant.new(seed), Random(seed)
    while not game.over:
        choice = game.pending[0]
        game.answer(choice.seat, choice, chance.choice(candidates(choice, chance)))
    return game


# Chances


def test_a_lead_counts_the_more_the_less_is_left() -> None:
    weights, moments = (0.1,) * 5, (0.1, 0.5, 1.0)
    for rows in (
        [features(80, at, 2) for at in moments],
        [features_alone(80, at) for at in moments],
    ):
        ahead = [foretold([row, [0.0] * 5], weights)[0] for row in rows]
        assert 0.5 < ahead[0] < ahead[1] < ahead[2] < 1


def test_the_end_is_certain() -> None:
    assert outcome(Result([3, 9, 9], [[1, 2], [0]]), 3) == [0, 0.5, 0.5]
    assert outcome(Result([3], [[0]], won=False), 1) == [0, 1]


@every_game
def test_chances_are_shared_by_all_who_play_against_each_other(variant: Variant) -> None:
    for game in (variant.midway(30), finished(variant)):
        told = chances(game, 0.5)
        if alone(game):
            assert len(told) == 1
            assert 0 <= told[0] <= 1
        else:
            assert len(told) == game.setup.seats
            assert sum(told) == pytest.approx(1)


def test_what_chances_are_fitted_to_is_found_again() -> None:
    """Weights fitted to invented results come close to the weights that made the results."""
    chance, weights = Random(4), (1.5, 0.5, 3.0, 0.0, 0.0)
    seen = []
    for _ in range(3000):
        rows = [features(chance.uniform(-90, 90), chance.random() ** 0.5, 2) for _ in range(2)]
        first = chance.random() < foretold(rows, weights)[0]
        seen.append(Position(rows, [float(first), float(not first)]))
    found = fit(seen[:2500])
    assert check(seen[500:2500], found).loss <= check(seen[500:2500], [0.0] * 5).loss - 0.05
    assert check(seen[2500:], found).error < 0.15
    assert foretold([(0.9, 0.5, 0.3, 0.0, 0.0), [0.0] * 5], found)[0] == pytest.approx(
        0.92, abs=0.05
    )


@pytest.mark.parametrize("name", ["ryozen", "bonfire"])
def test_games_bring_chances_that_were_fitted(name: str) -> None:
    """With a game's weights, a seat far ahead at the end is very likely to win."""
    for mode, weights in figures(name).items():
        ahead = features(100, 0.98, 2, 100)
        if rules.GAMES[name].modes[mode].rivals:
            ahead = features_alone(250, 0.98)
        assert foretold([ahead, [0.0] * len(ahead)], weights)[0] > 0.7
    assert figures(name)


# Looking back


@pytest.mark.parametrize("variant", all_long_but(SHORT, OF_EACH), ids=[it.game for it in OF_EACH])
def test_a_finished_game_is_told_by_its_turns(variant: Variant) -> None:
    game = finished(variant)
    review = review_of(game, b"review")
    moments = [moment.at for moment in review.moments]
    assert moments == sorted(set(moments))
    assert moments[-1] == len(game.line)
    end = [round(1000 * it) for it in chances(game, 1)]
    assert review.moments[-1].chances == end
    assert len(review.turnings) <= 3
    assert all(turning.cost >= afterwards.SLIGHT for turning in review.turnings)
    assert all(turning.played != turning.better for turning in review.turnings)


def test_a_turn_that_gave_much_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat pays for a place where it gains nothing."""
    monkeypatch.setattr(search.chances, "UNFITTED", (20.0, 20.0, 20.0, 0.0, 0.0))
    game = rules.new_game("quay", seats=2, seed=b"waste")
    while not game.over:
        choice = game.pending[0]
        wasted = choice.seat == 0 and game.state.round == 2 and "site:yard" in choice.keys
        keys = ["site:yard"] if wasted else decide(game, choice.seat, LITTLE, b"x")[0].answers[0][1]
        if choice.point == "quay.pay":
            keys = []
        game.answer(choice.seat, choice, keys)
    review = review_of(game, b"x")
    assert review_of(game, b"x") == review
    wasteful = [it for it in review.turnings if it.seat == 0]
    assert any(it.played[0] == ("quay.site", ("site:yard",)) for it in wasteful)


def test_what_chance_gave_is_told_apart() -> None:
    """The seats' luck adds up to about zero, but is not zero for everybody."""
    shared = 0
    for name in ("quay", "gems"):
        variant = Variant(name, 2, rules.new_game(name, seats=2, seed=b"x").setup.options)
        review = review_of(finished(variant), b"luck")
        assert abs(sum(review.luck)) <= len(review.moments)
        shared += sum(map(abs, review.luck))
    assert shared


def test_what_cannot_be_played_again_is_said() -> None:
    game = finished(Variant("quay", 2, {"mode": "base", "rounds": 3}))
    game.line[2].point = "quay.nowhere"
    with pytest.raises(BadFile, match=r"quay\.nowhere"):
        review_of(game, b"x")


# Advice


@every_game
def test_advice_is_a_plan_and_another_one(variant: Variant) -> None:
    game = variant.midway(10)
    if game.over:
        return
    seat = game.pending[0].seat
    best, *others = advise(game, seat, LITTLE, b"advice")
    assert best.plan == decide(game, seat, LITTLE, b"advice")[0]
    for other in others:
        assert other.plan.answers != best.plan.answers
        assert set(other.parts) | set(best.parts)
