"""Each read of a table shows one moment, whoever writes between two statements."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tables import Answer, Refused
from tables.upkeep.checking import check_table
from tests import stores
from tests.between import Watched

from .world import ANN, BOB, FakeTime, World, world

Look = Callable[[World], Awaitable[Any]]

MOST = 60  # the most statements in one look


async def question(w: World) -> Any:
    panel = await w.tables.play.question(1, ANN)
    asked = panel.question.keys if panel.question else None
    return panel.table, panel.step, panel.revision, panel.undo, panel.view, asked


async def checked(w: World) -> Any:
    return await check_table(w.store, 1)


LOOKS: dict[str, Look] = {
    "view": lambda w: w.tables.play.view(1, ANN),
    "question": question,
    "table": lambda w: w.tables.finding.table(1),
    "log": lambda w: w.tables.history.log(1, ANN, -1),
    "beginning": lambda w: w.tables.replays.views(1, ANN, [0]),
    "file": lambda w: w.tables.history.export(1, secrets=True),
    "line": lambda w: w.tables.replays.line(1, ANN),
    "changes": lambda w: w.tables.replays.changes(1, ANN),
    "lately": lambda w: w.tables.replays.lately(1, ANN, 0),
    "turns": lambda w: w.tables.undo.turns(1, ANN),
    "snapshot": lambda w: w.tables.snapshots.take(1, ANN),
    "check": checked,
    "export": lambda w: w.tables.privacy.export(ANN),
}


class Intruder:
    """Another process that acts once, before one statement."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.moves = 0
        self.left = 0  # statements until the other change; 0: it has come

    def before(self) -> None:
        if self.left:
            self.left -= 1
            if not self.left:
                asyncio.run(self.move())

    async def move(self) -> None:
        """Make a move; each fourth time undo one, so that the permitted undo keeps changing."""
        async with world(self._address) as w:
            table = await w.tables.finding.table(1)
            actor = table.seats[table.asked[0].seat].actor
            assert actor is not None
            if self.moves % 4 == 3:
                await w.tables.undo.undo(1, actor, table.decisions - 1, table.decisions)
            else:
                panel = await w.tables.play.question(1, actor)
                assert panel.question is not None
                await w.tables.play.answer_line(1, actor, [Answer("", [panel.question.keys[0]])])
            self.moves += 1


async def seen(look: Look, w: World) -> Any:
    try:
        return await look(w)
    except Refused as refused:
        return refused.why


async def anew(address: str, look: Look) -> Any:
    async with world(address) as w:
        return await seen(look, w)


def watched(store: stores.AnyStore, intruder: Intruder) -> World:
    store._engine = Watched(store._engine, intruder.before)
    return World(store, FakeTime())


@pytest.mark.parametrize("kept", [False, True], ids=["cold", "warm"])
@pytest.mark.parametrize("what", LOOKS)
async def test_a_look_is_from_before_or_from_after(
    address: str, long_game: str, what: str, kept: bool
) -> None:
    """Somebody else acts before each statement in turn. ``kept`` tells if the game is in memory."""
    look, intruder = LOOKS[what], Intruder(address)
    async with world(address) as first:
        await first.start(long_game, [ANN, BOB])
    await intruder.move()
    store = await stores.start(address)
    w = watched(store, intruder)
    for statement in range(1, MOST):
        before = await anew(address, look)
        w = w if kept else World(store, w.time)
        intruder.left = statement
        found = await seen(look, w)
        if intruder.left:
            break
        same = found in (before, await anew(address, look))  # too large to be compared in an assert
        assert same, f"neither before nor after: {statement}"
    await store.close()
    assert 1 < statement < MOST


async def test_a_game_in_memory_has_the_checkpoints_of_the_store(
    w: World, long_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves are played and undone by vote, as far back as possible."""
    monkeypatch.setattr("tables.table.saving.MILESTONE", 3)
    table, chance, most = await w.start(long_game, [ANN, BOB]), Random(7), 0
    for move in range(60):
        table = await w.tables.finding.table(1)
        if move % 11 == 10:
            to = chance.randrange(table.decisions)
            table = await w.tables.undo.undo(1, ANN, to, table.decisions)
            if table.vote is not None:
                await w.tables.voting.vote(1, BOB, table.vote.number, agree=True)
        else:
            await w.move(1, chance)
        opened = await w.store.open(1, None)
        assert opened is not None
        assert opened.game is not None
        kept = w.house.games.of(1)
        assert kept is not None
        assert kept.checkpoints == opened.game.checkpoints
        most = max(most, len(opened.game.checkpoints))
    assert most > 3


async def test_a_game_in_memory_is_never_joined_with_another_row(w: World, long_game: str) -> None:
    """A log of equal length is not enough: somebody may have restored a copy of the store."""
    await w.start(long_game, [ANN, BOB])
    await w.move(1, Random(1))
    kept = w.house.games.of(1)
    assert kept is not None
    w.house.games.keep(1, replace(kept, undo_floor=kept.undo_floor + 1))
    await w.tables.play.view(1, ANN)
    now = w.house.games.of(1)
    assert now is not None
    assert now.undo_floor == kept.undo_floor
    assert now.position is not kept.position
