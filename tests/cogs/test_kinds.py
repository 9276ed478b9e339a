"""Presses from the call to done, for every kind of question of every game. Counts, so they do not
depend on the machine."""

import pytest

from render.painters import PAINTERS
from tests.cogs.kinds import TURNS, kinds, turn_presses

MOST = 3  # Take turn, the answer, Confirm
SEVERAL = {  # things are taken one by one
    "bonfire.discard": 4,
}
PRESSES = {
    "a path": 3,
    "a gnome": 4,
    "a fate tile": 4,
    "a voyage and a task": 6,
    "an opening turn with a voyage and a task": 7,
    "a companion": 4,
    "a candle": 5,
    "a step and an exorcism": 3,
}


@pytest.mark.parametrize("game", PAINTERS)
def test_a_question_is_answered_in_three_presses_or_one(game: str) -> None:
    found = kinds(game)
    assert len(found) > 20
    for point, it in found.items():
        assert it.presses <= SEVERAL.get(point, MOST), point
        assert not it.on_call or it.presses == 1


def test_whole_turns_take_as_many_presses_as_before() -> None:
    found = {point: it for game in PAINTERS for point, it in kinds(game).items()}
    assert {turn: turn_presses(found, points) for turn, points in TURNS.items()} == PRESSES
