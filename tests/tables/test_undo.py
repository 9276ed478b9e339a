"""Undoing alone and by vote, deep into the past, and redoing."""

from random import Random
from typing import Any

import pytest

from rules import load_game
from rules.play import random_answer
from tables import Answer, Refused, Status, Why
from tables.base.model import DAY
from tables.base.news import Redone, Undone, VoteClosed, VoteOpened, VoteReminder
from tests.marks import long

from .world import ANN, BOB, CAT, World, confirm


async def test_own_answers_are_taken_back_at_once_until_something_is_revealed(w: World) -> None:
    table = await w.start("rival", [ANN])
    await confirm(w, table.id, ANN, "heap:1")
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.undo == 1
    ((step,),) = [turn.moves for turn in await w.tables.undo.turns(table.id, ANN)]
    assert (step.to, step.at_once) == (0, True)
    table = await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    assert (table.decisions, table.redo) == (0, True)
    await confirm(w, table.id, ANN, "heap:1", "2")
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.undo == 0


async def test_undo_is_an_entry_in_the_log_and_can_itself_be_undone(w: World) -> None:
    table = await w.start("rival", [ANN])
    await confirm(w, table.id, ANN, "heap:1")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    table = await w.tables.undo.redo(table.id, ANN)
    assert table.decisions == 1
    log = await w.tables.history.log(table.id, ANN)
    assert [(entry.number, entry.undo, entry.undone) for entry in log] == [
        (1, None, True),
        (2, 0, False),
        (3, None, False),
    ]
    with pytest.raises(Refused) as refused:
        await w.tables.undo.redo(table.id, ANN)
    assert refused.value.why is Why.NO_REDO


async def test_what_is_repeated_is_told_in_moves(w: World) -> None:
    """Redone answers are told as moves, as the undone ones were, not as single decisions."""
    table = await w.start("quay", [ANN, BOB])
    answers = [Answer("", ["site:yard"]), Answer("", ["pay:rope"])]
    done = await w.tables.play.answer_line(table.id, ANN, answers)
    for asked in (
        w.tables.undo.undo(table.id, ANN, 0, decisions=2),
        w.tables.undo.redo(table.id, ANN),
    ):
        table = await asked
        assert table.vote is not None
        table = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=True)
    assert table.decisions == 2
    await w.news()
    (again,) = w.listener.items(Redone)
    assert (again.count, again.seat) == (1, None)
    (move,) = again.moves
    assert move.seat == 0
    assert move.events == [it for it in done.events if it.seen_by(None)]


async def test_more_than_that_takes_everybodys_consent(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    table = await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    assert table.vote is not None
    assert (table.vote.kind, table.vote.yes, table.decisions) == ("undo", [0], 2)
    with pytest.raises(Refused) as refused:
        await w.tables.undo.undo(table.id, CAT, 0, decisions=2)
    assert refused.value.why is Why.VOTE_OPEN
    table = await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert table.decisions == 2
    with pytest.raises(Refused) as refused:
        await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert refused.value.why is Why.HAS_VOTED
    table = await w.tables.voting.vote(table.id, CAT, 1, agree=True)
    assert (table.decisions, table.vote) == (0, None)
    assert [asked.seat for asked in table.asked] == [0]
    await w.news()
    (undone,) = w.listener.items(Undone)
    assert (undone.count, undone.seat) == (2, None)


async def test_one_who_disagrees_or_plays_on_ends_the_vote(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    table = await w.tables.voting.vote(table.id, BOB, 1, agree=False)
    assert (table.decisions, table.vote) == (2, None)
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    await confirm(w, table.id, CAT, "site:yard")
    assert (await w.tables.finding.table(table.id)).vote is None
    await w.news()
    assert [closed.reason for closed in w.listener.items(VoteClosed)] == ["counted", "played_on"]
    assert len(w.listener.items(VoteOpened)) == 2


async def test_silence_takes_nothing_back(w: World) -> None:
    """Silent voters are reminded after a day; after another day they count as a no."""
    table = await w.start("quay", [ANN, BOB, CAT], pace="none")
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    await w.pass_time(DAY)
    await w.news()
    (reminder,) = w.listener.items(VoteReminder)
    assert (reminder.silent, reminder.closes) == ([2], w.time.at + DAY)
    await w.pass_time(DAY)
    await w.news()
    table = await w.tables.finding.table(table.id)
    assert (table.decisions, table.vote) == (2, None)
    assert [(it.passed, it.reason) for it in w.listener.items(VoteClosed)] == [(False, "time")]


async def test_a_majority_is_enough_where_the_table_said_so_and_never_is_never(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT], undo="majority")
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    table = await w.tables.voting.vote(table.id, CAT, 1, agree=True)
    assert table.decisions == 0
    table = await w.start("quay", [ANN, BOB], undo="never")
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    with pytest.raises(Refused) as refused:
        await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    assert refused.value.why is Why.UNDO_NEVER


async def test_what_was_asked_on_another_position_is_refused(w: World) -> None:
    table = await w.start("rival", [ANN])
    await confirm(w, table.id, ANN, "heap:1")
    with pytest.raises(Refused) as refused:
        await w.tables.undo.undo(table.id, ANN, 0, decisions=0)
    assert refused.value.why is Why.STALE


async def test_an_undo_drops_the_draft_that_stood_on_it_and_says_so(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await confirm(w, table.id, ANN, "site:pier")
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.choose(table.id, BOB, panel.step, ["site:bank"])
    await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert "DraftDropped" in await w.news()
    with pytest.raises(Refused) as refused:
        await w.tables.play.confirm(table.id, BOB, panel.step)
    assert refused.value.why is Why.NOT_ASKED


@pytest.mark.parametrize("restart", [long(False), True])
async def test_a_voted_undo_reaches_deep_into_the_past(
    w: World, long_game: str, restart: bool
) -> None:
    """Every position of the past can be reached again, from memory and from the store."""
    table = await w.start(long_game, [ANN, BOB])
    chance = Random(5)
    pasts: list[dict[str, Any]] = []
    while len(pasts) < 180:
        pasts.append(await w.tables.play.view(table.id, ANN))
        await w.move(table.id, chance)
        table = await w.tables.finding.table(table.id)
    if restart:
        w = World(w.store, w.time)
    for to in range(len(pasts) - 1, -1, -16):
        assert await w.tables.replays.views(table.id, ANN, [to]) == {to: pasts[to]}
        table = await w.tables.undo.undo(table.id, ANN, to, decisions=table.decisions)
        if table.vote is not None:
            table = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=True)
        assert table.decisions == to
        assert await w.tables.play.view(table.id, ANN) == pasts[to]
        await w.move(table.id, chance)
        table = await w.tables.finding.table(table.id)


@pytest.mark.long
async def test_a_game_with_undos_and_restarts_is_the_same_as_its_log(w: World) -> None:
    table = await w.start("vigil", [ANN, BOB])
    chance = Random(8)
    for number in range(400):
        table = await w.tables.finding.table(table.id)
        if table.status is not Status.RUNNING:
            break
        if number % 17 == 0:
            w = World(w.store, w.time)
        person, panel = await w.panel(table.id)
        if table.decisions and chance.random() < 0.15:
            to = chance.randrange(max(0, table.decisions - 30), table.decisions)
            table = await w.tables.undo.undo(table.id, person, to, decisions=table.decisions)
            if table.vote is not None:
                other = BOB if person == ANN else ANN
                await w.tables.voting.vote(table.id, other, table.vote.number, agree=True)
            continue
        assert panel.question is not None
        keys = random_answer(panel.question, chance)
        panel = await w.tables.play.choose(table.id, person, panel.step, keys)
        if chance.random() < 0.7 or panel.final:
            await w.tables.play.confirm(table.id, person, panel.step)
        text = await w.tables.history.export(table.id, secrets=True)
        assert load_game(text).view(0) == await w.tables.play.view(table.id, ANN)
