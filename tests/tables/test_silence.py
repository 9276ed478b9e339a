"""Votes end although somebody stays silent; tests who may vote and who withdraws the question."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tables import Refused, Settings, Table, Why
from tables.base.model import DAY
from tables.base.news import VoteClosed, VoteReminder

from .world import ANN, BOB, CAT, World, confirm

Ask = Callable[[World, int], Awaitable[Table]]


async def undo(w: World, table: int) -> Table:
    return await w.tables.undo.undo(table, ANN, 0, decisions=2)


async def redo(w: World, table: int) -> Table:
    """Let Cat undo her own answer, and Ann ask for a vote to redo it."""
    await confirm(w, table, CAT, "site:yard")
    await w.tables.undo.undo(table, CAT, 2, decisions=3)
    return await w.tables.undo.redo(table, ANN)


async def abandon(w: World, table: int) -> Table:
    return await w.tables.seats.propose_end(table, ANN)


async def level(w: World, table: int) -> Table:
    return await w.tables.seats.set_level(table, ANN, 3, "sharp")


QUESTIONS: dict[str, Ask] = {"undo": undo, "redo": redo, "abandon": abandon, "level": level}


async def played(w: World) -> Table:
    """Start a table of three people and an automa."""
    settings = Settings(game="masks", seats=4, seating="as_joined", pace="none")
    lobby = await w.tables.lobby.create(ANN, settings, guild=7)
    for person in (BOB, CAT):
        await w.tables.lobby.join(lobby.id, person)
    return await w.tables.lobby.start(lobby.id, ANN, automas=True)


async def three(w: World) -> Table:
    table = await w.start("quay", [ANN, BOB, CAT], pace="none")
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    return table


async def asked(w: World, kind: str) -> int:
    """Start a table at which the first seat has asked for a vote of this kind; return its
    number."""
    table = await (played(w) if kind == "level" else three(w))
    after = await QUESTIONS[kind](w, table.id)
    assert after.vote is not None
    assert (after.vote.kind, after.vote.by) == (kind, 0)
    return table.id


@pytest.mark.parametrize("kind", QUESTIONS)
async def test_who_has_asked_withdraws_it_and_nobody_else(w: World, kind: str) -> None:
    table = await asked(w, kind)
    with pytest.raises(Refused) as refused:
        await w.tables.voting.withdraw(table, BOB)
    assert refused.value.why is Why.NO_VOTE
    after = await w.tables.voting.withdraw(table, ANN)
    assert after.live
    assert after.vote is None
    await w.news()
    assert [it.reason for it in w.listener.items(VoteClosed)] == ["withdrawn"]


@pytest.mark.parametrize("kind", QUESTIONS)
async def test_silence_is_a_no_after_one_reminder(w: World, kind: str) -> None:
    table = await asked(w, kind)
    await w.pass_time(DAY)
    await w.news()
    (reminder,) = w.listener.items(VoteReminder)
    assert reminder.silent == [1, 2]
    await w.pass_time(DAY)
    await w.news()
    after = await w.tables.finding.table(table)
    assert (after.live, after.vote) == (True, None)
    assert [(it.passed, it.reason) for it in w.listener.items(VoteClosed)] == [(False, "time")]


async def test_who_begins_to_play_again_has_a_say_in_the_end(w: World) -> None:
    table = await three(w)
    await w.pass_time(15 * DAY)
    await confirm(w, table.id, CAT, "site:yard")
    opened = await w.tables.seats.propose_end(table.id, ANN)
    assert opened.vote is not None
    assert opened.vote.silent == [2]
    for _ in range(6):
        if (await w.tables.finding.table(table.id)).mover == 1:
            break
        await w.move(table.id, Random(1))
    after = await w.tables.voting.vote(table.id, CAT, opened.votes, agree=True)
    assert after.live
    assert after.vote is not None
    assert after.vote.silent == [1]
    assert not (await w.tables.voting.vote(table.id, BOB, opened.votes, agree=True)).live


async def test_about_an_absence_silence_lets_the_table_wait(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT], pace="live", absence="vote")
    late = await w.tables.finding.table(table.id)
    for _ in range(60):
        if late.vote is not None:
            break
        await w.pass_time(DAY // 4)
        late = await w.tables.finding.table(table.id)
    assert late.vote is not None
    assert (late.vote.kind, late.vote.by) == ("absence", None)
    await w.pass_time(2 * DAY)
    after = await w.tables.finding.table(table.id)
    assert not any(seat.automa for seat in after.seats)
    assert after.live
