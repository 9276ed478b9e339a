"""Games stopped under the first version of the rules go on where they were.

In that version the owner of a flame was asked as soon as it went out.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.candelabria import book
from rules.core import Game
from rules.core.save import load, read
from rules.play import watch

FOLDER = Path(__file__).with_name("version_1")
STOPPED = sorted(path.stem for path in FOLDER.glob("*.json"))


def stopped(name: str) -> Game[Any]:
    saved = read((FOLDER / f"{name}.json").read_text("utf-8"))
    assert saved.rules == 1
    return load(book, saved)


@pytest.mark.parametrize("name", STOPPED)
def test_it_is_played_to_its_end(name: str) -> None:
    game = stopped(name)
    assert not game.dropped
    watch(game, Random(1))
    assert game.result is not None


def test_a_manoeuvre_that_was_interrupted_goes_on() -> None:
    game = stopped("move")
    owner, mover = game.pending[0].seat, game.state.turn
    assert game.pending[0].point == "candelabria.put_out"
    assert owner != mover
    game.answer(owner, game.pending[0], ["supply"])
    assert (game.pending[0].seat, game.pending[0].point) == (mover, "candelabria.move")


def test_who_was_asked_flame_by_flame_is_so_still() -> None:
    game = stopped("two_flames")
    (choice,) = game.pending
    assert game.state.put_out.count(choice.seat) == 2
    assert "apart" not in choice.keys
    before = game.state.houses[choice.seat].supply
    game.answer(choice.seat, choice, ["curse:1"])
    assert game.state.put_out == []
    assert game.state.curses[0].influence[choice.seat] == 1
    assert game.state.houses[choice.seat].supply == before + 1  # as the first version had it
