"""The presses that the first turns of each game take. Counts, so they do not depend on the machine;
`python -m tests.cogs.thumb` counts whole games."""

import pytest

from tests.cogs.thumb import counted, moves
from tests.marks import long

DRAFTS = 14
PRESSES = {
    "ryozen": {"a turn": [10, 6, 8, 6, 8, 6, 5, 9, 6]},
    "bonfire": {
        "the first turn": [7, 17, 16],
        "ship and task": [16, 15, 15],
        "Great Bonfire": [12],
        "every turn": [7, 17, 16, 15, 12, 1, 2, 5, 15, 12, 4],
    },
}


@pytest.mark.parametrize("game", ["ryozen", long("bonfire")])
async def test_the_first_turns_take_so_many_presses(game: str) -> None:
    made = await moves(game, b"thumb 0", DRAFTS)
    assert counted(game, made) == PRESSES[game]
