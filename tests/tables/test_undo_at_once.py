"""Undo after the turn has passed, as long as nobody has noticed the move."""

import pytest

from tables import Answer, Refused, Settings, Why
from tables.base.model import DAY
from tables.base.news import CallWithdrawn, Turn, Undone, VoteOpened

from .world import ANN, BOB, CAT, World, confirm


async def undone(w: World, table: int, person: int) -> int:
    """Undo the last move at once; return how many decisions are left."""
    found = await w.tables.finding.table(table)
    move = (await w.tables.undo.turns(table, person))[0].moves[-1]
    assert move.at_once
    after = await w.tables.undo.undo(table, person, move.to, found.decisions)
    assert after.vote is None
    return after.decisions


async def test_a_move_goes_back_though_the_next_one_was_called(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], telling="moves")
    await confirm(w, table.id, ANN, "site:pier")
    await w.news()
    w.time.at += DAY // 8
    assert (await w.tables.play.question(table.id, ANN)).undo == 1
    assert await undone(w, table.id, ANN) == 0
    await w.news()
    assert w.listener.items(Undone) == [Undone(0, 1, 0)]
    assert w.listener.items(VoteOpened) == []
    withdrawn = [it for it in w.listener.shown if isinstance(it.item, CallWithdrawn)]
    assert {it.item for it in withdrawn} == {CallWithdrawn(1, BOB)}
    called = [it for it in w.listener.shown if isinstance(it.item, Turn) and it.item.person == BOB]
    struck = [call.message for it in w.listener.shown for call in it.outdated]
    assert [1000 + it.id for it in called] == [it for it in struck if it == 1000 + called[0].id]


async def test_who_was_called_in_vain_is_not_called_twice(w: World) -> None:
    """Bob is called again only after he has come and found nothing to do."""
    table = await w.start("quay", [ANN, BOB])
    for came in (False, False, True, False):
        w.time.at += DAY // 8
        await confirm(w, table.id, ANN, "site:pier")
        await w.news()
        await undone(w, table.id, ANN)
        if came:
            assert (await w.tables.play.question(table.id, BOB)).question is None
    calls = [call.mention for call in w.listener.items(Turn) if call.person == BOB]
    assert calls == [True, False, False, True]


async def test_a_call_that_nobody_heard_is_made_again(w: World) -> None:
    """The first call waited for the end of quiet hours and was undone, so it reached nobody."""
    await w.tables.absence.prefer(BOB, lambda it: setattr(it, "quiet", (0, 24 * 60 - 1)))
    table = await w.start("quay", [ANN, BOB])
    await confirm(w, table.id, ANN, "site:pier")
    await w.news()
    await undone(w, table.id, ANN)
    await w.tables.absence.prefer(BOB, lambda it: setattr(it, "quiet", None))
    await confirm(w, table.id, ANN, "site:pier")
    await w.news()
    assert [call.mention for call in w.listener.items(Turn) if call.person == BOB] == [True]


async def test_who_has_voted_has_come_and_is_called_again(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.news()
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    for person in (BOB, CAT):
        await w.tables.voting.vote(table.id, person, 1, agree=True)
    w.time.at += DAY // 8
    await confirm(w, table.id, ANN, "site:pier")
    w.time.at += DAY // 8
    await confirm(w, table.id, BOB, "site:bank")
    await w.news()
    assert [it.mention for it in w.listener.items(Turn) if it.person == CAT] == [True, True]


async def test_a_call_that_waits_is_not_told_any_more(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await confirm(w, table.id, ANN, "site:pier")
    await undone(w, table.id, ANN)
    await w.news()
    assert BOB not in [call.person for call in w.listener.items(Turn)]


async def test_somebody_who_plans_or_has_played_is_asked(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await confirm(w, table.id, ANN, "site:pier")
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.choose(table.id, BOB, panel.step, ["site:bank"])
    ((move,),) = [turn.moves for turn in await w.tables.undo.turns(table.id, ANN)]
    assert not move.at_once
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.start_over(table.id, BOB, panel.step)
    ((move,),) = [turn.moves for turn in await w.tables.undo.turns(table.id, ANN)]
    assert move.at_once
    await confirm(w, table.id, BOB, "site:bank")
    bobs, anns = await w.tables.undo.turns(table.id, ANN)
    assert [turn.seat for turn in (bobs, anns)] == [1, 0]
    table = await w.tables.undo.undo(table.id, ANN, anns.moves[0].to, decisions=2)
    assert table.vote is not None
    assert [move.seat for move in table.vote.moves] == [0, 1]
    assert table.vote.moves[0].events[0].id == "placed"


async def test_an_automas_answer_goes_back_with_the_move_and_waits_for_the_next(w: World) -> None:
    lobby = await w.tables.lobby.create(
        ANN, Settings(game="quay", seats=2, seating="as_joined"), guild=7
    )
    table = await w.tables.lobby.start(lobby.id, ANN, automas=True)
    await confirm(w, table.id, ANN, "site:pier")
    await w.pass_time(1)
    table = await w.tables.finding.table(table.id)
    assert table.decisions > 1
    turns = await w.tables.undo.turns(table.id, ANN)
    assert {turn.seat for turn in turns} == {0}
    back = await w.tables.undo.undo(table.id, ANN, 0, table.decisions)
    assert (back.decisions, back.vote) == (0, None)
    await w.pass_time(DAY)
    assert (await w.tables.finding.table(table.id)).decisions == 0
    await confirm(w, table.id, ANN, "site:bank")
    await w.pass_time(1)
    assert (await w.tables.finding.table(table.id)).decisions > 1


async def test_what_was_confirmed_at_once_is_one_move(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await confirm(w, table.id, ANN, "site:pier")
    line = [Answer("", ["site:yard"]), Answer("", ["pay:rope"])]
    await w.tables.play.answer_line(table.id, BOB, line)
    assert (await w.tables.finding.table(table.id)).decisions == 3
    bobs, anns = await w.tables.undo.turns(table.id, CAT)
    assert ([move.to for move in bobs.moves], [move.to for move in anns.moves]) == ([1], [0])
    assert {event.id for event in bobs.moves[0].events} >= {"placed"}


async def test_what_was_asked_for_can_be_withdrawn(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    with pytest.raises(Refused) as refused:
        await w.tables.voting.withdraw(table.id, BOB)
    assert refused.value.why is Why.NO_VOTE
    assert (await w.tables.voting.withdraw(table.id, ANN)).vote is None


async def test_a_vote_that_an_earlier_version_has_opened_still_takes_everybody(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    await w.tables.undo.undo(table.id, ANN, 0, decisions=2)
    async with w.house.change(table.id) as opened:
        assert opened.table.vote is not None
        opened.table.vote.needed = []
    table = await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert table.vote is not None
    assert table.vote.silent == [2]
    assert (await w.tables.voting.vote(table.id, CAT, 1, agree=True)).decisions == 0


async def test_a_table_that_nobody_plays_ends_when_its_host_says_so(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT], pace="none")
    await confirm(w, table.id, ANN, "site:pier")
    await w.pass_time(15 * DAY)
    assert (await w.tables.voting.terms(table.id, BOB)).needed == [0]
    table = await w.tables.seats.propose_end(table.id, BOB)
    assert table.vote is not None
    await w.pass_time(2 * DAY)
    assert (await w.tables.finding.table(table.id)).live
    assert (await w.tables.voting.terms(table.id, ANN)).needed == []
    assert not (await w.tables.seats.propose_end(table.id, ANN)).live


async def test_the_end_takes_a_word_of_everybody_who_still_plays(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT], pace="none")
    await w.pass_time(15 * DAY)
    await confirm(w, table.id, ANN, "site:pier")
    await confirm(w, table.id, BOB, "site:bank")
    terms = await w.tables.voting.terms(table.id, ANN)
    assert (terms.needed, terms.closes) == ([1], w.time.at + 2 * DAY)
    table = await w.tables.seats.propose_end(table.id, ANN)
    assert table.vote is not None
    assert table.vote.needed == [0, 1]
    await w.pass_time(3 * DAY)
    table = await w.tables.finding.table(table.id)
    assert (table.live, table.vote) == (True, None)
    await w.tables.seats.propose_end(table.id, ANN)
    assert not (await w.tables.voting.vote(table.id, BOB, table.votes + 1, agree=True)).live
