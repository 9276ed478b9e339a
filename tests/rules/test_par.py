"""A par is the same for everybody, and its player knows no more than a seat does."""

from typing import Any

from rules import new_game
from rules.core import Game
from rules.search.levels import Level
from rules.search.par import par

QUICK = Level("quick", tries=6, worlds=1, finalists=2)


def begun(seed: bytes) -> Game[Any]:
    return new_game("rival", seats=1, seed=seed)


def test_the_same_deal_has_the_same_par() -> None:
    """Decisions made since the deal change nothing, and the game is left as it is."""
    game = begun(b"deal")
    known = par(game, QUICK, b"luck")
    choice = game.pending[0]
    game.answer(choice.seat, choice, list(choice.keys[: max(1, choice.least)]))
    decided = len(game.line)
    assert par(game, QUICK, b"luck") == known
    assert len(game.line) == decided


def test_a_par_is_a_result_of_the_game() -> None:
    pars = [par(begun(bytes([number])), QUICK, b"luck") for number in range(6)]
    assert len({it.score for it in pars}) > 1
