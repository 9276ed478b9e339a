"""Imagined games are dealt anew in two ways, and keep nothing that leads back to the truth."""

from random import Random
from typing import Any

import pytest

import rules
from rules.core import Game, imagined
from rules.core.imagining import dealt_anew
from rules.play import random_decision

SEEDS = [b"%d" % number for number in range(4)]


def played(game: str, *, fits: bool) -> Game[Any]:
    """Play a game whose decisions since the last checkpoint fit other secrets as well, or, rarely,
    the truth alone."""
    for number in range(20):
        whole = rules.new_game(game, seats=3, seed=b"truth %d" % number)
        while whole.pending:
            random_decision(whole, Random(len(whole.line)))
            if len(whole.line) > 5 and all(
                (dealt_anew(whole, 0, it) is not None) == fits for it in SEEDS
            ):
                return whole
    raise AssertionError(f"{game} never comes to such a position")


def looking_alike(whole: Game[Any]) -> list[Game[Any]]:
    """Return games as the first seat imagines them: they look like the truth to that seat.

    Check that none of them is the truth and that the seeds bring different games.
    """
    truth = whole.book.encode(whole.state)
    twins = [imagined(whole, 0, seed) for seed in SEEDS]
    states = [twin.book.encode(twin.state) for twin in twins]
    assert truth not in states
    assert all(state != states[0] for state in states[1:])
    assert all(twin.view(0) == whole.view(0) for twin in twins)
    return twins


@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
def test_what_is_hidden_comes_out_otherwise_from_the_last_checkpoint(game: str) -> None:
    looking_alike(played(game, fits=True))


@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
def test_what_is_hidden_comes_out_otherwise_as_it_stands(game: str) -> None:
    """If the decisions since the checkpoint fit only the truth, imagined games do without them."""
    assert not any(twin.marks for twin in looking_alike(played(game, fits=False)))
