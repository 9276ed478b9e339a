"""Stores written by earlier versions of the program: every table in them goes on."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tables import Status

from .world import ANN, BOB, world

STORES = sorted((Path(__file__).parent / "stores").glob("*.sql.gz"))


@pytest.mark.parametrize("store", STORES, ids=lambda path: path.name[:4])
async def test_tables_of_an_earlier_version_are_played_to_their_end(
    store: Path, tmp_path: Path
) -> None:
    """Each stored table has a draft and an open vote about an undo, which is then voted down."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(gzip.decompress(store.read_bytes()).decode())
    async with world(str(path)) as w:
        tables = await w.tables.finding.mine(ANN)
        assert {table.settings.game for table in tables} == {"ryozen", "bonfire"}
        for table in tables:
            assert table.vote is not None
            after = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=False)
            assert (after.vote, after.decisions) == (None, 25)
            assert await w.tables.undo.turns(table.id, ANN)
            person, panel = await w.panel(table.id)
            assert panel.chosen
            await w.tables.play.confirm(table.id, person, panel.step)
            ended = await w.play(table.id, Random(table.id))
            assert ended.status is Status.ENDED
            assert ended.outcome is not None
            assert ended.outcome.kind == "ranking"
        told = await w.news()
        assert told.count("Ended") == len(tables)
