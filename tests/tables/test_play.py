"""Turns: drafts, what cannot be taken back, confirming, lines, sealed answers."""

from random import Random

import pytest

from rules import load_game
from tables import Status

from .world import ANN, BOB, CAT, World


@pytest.mark.parametrize(
    ("game", "people"),
    [("quay", [ANN, BOB]), ("masks", [ANN, BOB, CAT]), ("vigil", [ANN, BOB]), ("rival", [ANN])],
)
async def test_a_game_is_played_to_its_end(w: World, game: str, people: list[int]) -> None:
    table = await w.start(game, people)
    table = await w.play(table.id, Random(3))
    assert table.status is Status.ENDED
    assert table.outcome is not None
    assert sorted(s.seat for s in table.outcome.standings) == list(range(len(people)))
    again = load_game(await w.tables.history.export(table.id))
    assert again.over
    told = await w.news()
    assert told[0] == "Started"
    assert told[-1] == "Ended"
