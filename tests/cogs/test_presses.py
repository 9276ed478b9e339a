"""Counts the presses that the first turns of each game take, independently of the machine.

`python -m tests.cogs.thumb` counts whole games.
"""

import pytest

from tests.cogs.thumb import counted, moves

DRAFTS = 14
PRESSES = {
    "ryozen": {"a turn": [8, 5, 6, 5, 7, 4, 4, 8, 3]},
    "bonfire": {
        "the first turn": [5, 11, 9],
        "ship and task": [9, 10, 10],
        "Great Bonfire": [7],
        "every turn": [5, 11, 9, 10, 7, 1, 2, 2, 10, 11, 2],
    },
}


@pytest.mark.long
@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
async def test_the_first_turns_take_so_many_presses(game: str) -> None:
    made = await moves(game, b"thumb 0", DRAFTS)
    assert counted(game, made) == PRESSES[game]
