"""What a table costs: on disk, to load, in memory."""

import gc
import sqlite3
import time
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from db.sqlite.backups import backup
from tables import Answer, Settings
from tables.keeping import revive

from .world import ANN, BOB, World, world

MEGABYTE = 1_000_000
GOAL_LOAD = 0.005  # seconds of work
SLOWER_HERE = 8  # a test machine may be slow, and shared by many


async def test_a_game_of_two_thousand_decisions_is_small_and_quick_to_load(
    tmp_path: Path, long_game: str
) -> None:
    async with world(str(tmp_path / "tables.sqlite")) as w:
        await play_and_measure(w, long_game, tmp_path / "copy.sqlite")


async def play_and_measure(w: World, long_game: str, copy: Path) -> None:
    table = await w.start(long_game, [ANN, BOB])
    chance = Random(3)
    for turn in range(999):
        line = [Answer("", [f"row:{chance.randrange(40)}"]), Answer("", [f"cell:{turn % 40}"])]
        await w.tables.play.answer_line(table.id, (ANN, BOB)[turn % 2], line)
    await w.sender.deliver_all()
    await w.store.tidy(w.time.at + 1)
    backup(Path(w.store.address), copy)
    assert size(copy) <= MEGABYTE
    table = await w.tables.finding.table(table.id)
    loads = []
    for _ in range(9):
        held = await w.store.game(table.id)
        assert held is not None
        start = time.process_time()
        held = await w.store.game(table.id)
        assert held is not None
        game = revive(table, held)
        loads.append(time.process_time() - start)
    assert len(game.line) == 1998
    assert min(loads) <= GOAL_LOAD * SLOWER_HERE


def size(path: Path) -> int:
    """Of the whole file, but for what it holds without any table."""
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    assert tables == 1
    return path.stat().st_size


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
        assert len(w.house._games) == games_in_memory
        assert len(w.house._locks) <= games_in_memory
    assert many - few < 100_000  # far below what 60 games in memory would take


async def start_many(w: World, count: int) -> None:
    for person in range(1000, 1000 + count):
        lobby = await w.tables.lobby.create(w.time.at + person, Settings(game="rival", seats=1))
        await w.tables.lobby.start(lobby.id, w.time.at + person)
    w.time.at += 10_000
