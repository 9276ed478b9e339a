"""An imagined game is dealt anew in each of two ways, and keeps nothing by which to go back."""

from random import Random

import pytest

import rules
from rules.core import imagining
from rules.play import random_decision

SEEDS = [b"%d" % number for number in range(4)]
WAYS = ["from the last checkpoint", "as it stands"]


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The second one is for what was decided since and fits the truth alone."""
    if request.param == "as it stands":
        monkeypatch.setattr(imagining, "dealt_anew", lambda *_: None)
    return str(request.param)


@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
def test_what_is_hidden_comes_out_otherwise(game: str, way: str) -> None:
    whole = rules.new_game(game, seats=3, seed=b"truth")
    while whole.whole() is None or len(whole.line) < 6:
        random_decision(whole, Random(len(whole.line)))
    truth = whole.book.encode(whole.state)
    twins = [whole.imagined(0, seed) for seed in SEEDS]
    states = [twin.book.encode(twin.state) for twin in twins]
    assert truth not in states
    assert all(state != states[0] for state in states[1:])
    assert all(twin.view(0) == whole.view(0) for twin in twins)
    if way == "as it stands":
        assert not any(twin.marks for twin in twins)
