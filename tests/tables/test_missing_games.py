"""Games that are not installed any more: their tables wait, and hold up nothing else."""

import pytest

from rules import GAMES
from tables import Refused, Status, Why

from .world import ANN, BOB, World


async def test_tables_of_a_missing_game_wait_for_it(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await w.start("gems", [ANN, BOB])
    asked = await w.tables.finding.waiting(ANN)
    w.house.games.forget(table.id)
    with monkeypatch.context() as without:
        without.delitem(GAMES, "gems")
        with pytest.raises(Refused) as caught:
            await w.tables.play.question(table.id, ANN)
        assert caught.value.why is Why.NO_GAME
        assert await w.tables.finding.mine(ANN) == []
        assert await w.tables.finding.waiting(ANN) == []
        other = await w.start("masks", [ANN, BOB])
        assert other.status is Status.RUNNING
    assert [it.id for it in await w.tables.finding.mine(ANN)] == [table.id, other.id]
    assert [it.table.id for it in await w.tables.finding.waiting(ANN)][: len(asked)]
    assert (await w.tables.play.question(table.id, ANN)).step
