"""The cost of a table: on disk, to load, in memory."""

import gc
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from db.sqlite.backups import backup
from rules.core import Decision, Game
from tables import Answer, Settings, Table
from tables.base.keeping import revive

from .world import ANN, BOB, World, world

EMPTY = 300_000  # bytes of a file without tables: a page for each SQL table and index
DECISION = 350  # bytes, so that a game of 2,000 takes less than a megabyte


@pytest.mark.long
@pytest.mark.parametrize("turns", [200, 999])
async def test_a_long_game_is_small_and_loads_without_playing_it_again(
    tmp_path: Path, turns: int, long_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite"
    async with world(str(tmp_path / "tables.sqlite")) as w:
        table = await play(w, long_game, turns)
        backup(Path(w.store.address), copy)
        opened = await w.store.open(table.id, None)
        assert opened is not None
        held = opened.game
        assert held is not None
        repeated: list[Decision] = []
        monkeypatch.setattr(Game, "repeat", lambda game, it, *_, **__: repeated.append(it))
        revive(table, held)
    assert len(repeated) < 2
    assert size(copy) <= EMPTY + DECISION * 2 * turns


async def play(w: World, long_game: str, turns: int) -> Table:
    table = await w.start(long_game, [ANN, BOB])
    chance = Random(3)
    for turn in range(turns):
        line = [Answer("", [f"row:{chance.randrange(40)}"]), Answer("", [f"cell:{turn % 40}"])]
        await w.tables.play.answer_line(table.id, (ANN, BOB)[turn % 2], line)
    await w.sender.deliver_all()
    await w.store.tidy(w.time.at + 1)
    return await w.tables.finding.table(table.id)


def size(path: Path) -> int:
    """Return the size of the whole file."""
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    assert tables == 1
    return path.stat().st_size


@pytest.mark.long
@pytest.mark.parametrize("games_in_memory", [4])
async def test_memory_does_not_grow_with_idle_tables(tmp_path: Path, games_in_memory: int) -> None:
    async with world(str(tmp_path / "many.sqlite"), games_in_memory=games_in_memory) as w:
        await start_many(w, 30)
        gc.collect()
        tracemalloc.start()
        await start_many(w, 30)
        gc.collect()
        few = tracemalloc.get_traced_memory()[0]
        await start_many(w, 60)
        gc.collect()
        many = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert len(w.house.games.tables) == games_in_memory
        assert len(w.house._locks) <= games_in_memory
    assert many - few < 100_000  # far less than 60 games in memory


async def start_many(w: World, count: int) -> None:
    for person in range(1000, 1000 + count):
        lobby = await w.tables.lobby.create(w.time.at + person, Settings(game="rival", seats=1))
        await w.tables.lobby.start(lobby.id, w.time.at + person)
    w.time.at += 10_000
