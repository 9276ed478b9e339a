"""Standing answers: used, checked, ended, and known to nobody else."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from rules.core import IllegalAnswer
from tables import Answer, Refused, Table, Why
from tables.base.model import DAY
from tables.base.news import Moved, StandingEnded, Turn

from .sieges import SHOW, plan, siege
from .world import ANN, BOB, World, refused, seen_by, world


async def until_asked(w: World, table: int, person: int) -> Table:
    """Let everybody decline until this person is asked whether to show a card."""
    for _ in range(40):
        await plan(w, table)
        found = await w.tables.finding.table(table)
        if not found.asked or found.seats[found.asked[0].seat].person == person:
            return found
        other = found.seats[found.asked[0].seat].person
        assert other is not None
        await w.tables.play.answer_line(table, other, [Answer(SHOW, [])])
    raise AssertionError("never asked")


async def test_a_standing_answer_is_given_whenever_it_is_asked_for(w: World) -> None:
    table = await siege(w)
    assert [(it.seat, it.point) for it in table.asked] == [(0, SHOW)]
    (kept,) = await w.tables.standing.add(table.id, ANN, [])
    assert (kept.point, kept.keys, kept.always) == (SHOW, [], True)
    table = await w.tables.finding.table(table.id)
    assert [it.seat for it in table.asked] == [1]
    await w.tables.play.answer_line(table.id, BOB, [Answer(SHOW, [])])
    await plan(w, table.id)
    table = await w.tables.finding.table(table.id)
    assert [it.seat for it in table.asked if it.point == SHOW] == [1]
    log = await w.tables.history.log(table.id, ANN)
    mine = [entry for entry in log if entry.seat == 0 and entry.point == SHOW]
    assert [entry.by for entry in mine] == ["prepared"] * 2
    await w.news()
    assert not [it for it in w.listener.items(Turn) if it.person == ANN and it.point == SHOW][1:]


async def test_it_is_checked_when_it_is_used_and_else_asked(w: World) -> None:
    table = await siege(w)
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.question is not None
    card = panel.question.keys[0]
    with pytest.raises(IllegalAnswer):
        await w.tables.standing.add(table.id, ANN, ["card:dragon"])
    await w.tables.standing.add(table.id, ANN, [card])
    table = await w.tables.finding.table(table.id)
    assert [(it.seat, it.point) for it in table.asked] == [(0, SHOW)]
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.question is not None
    assert card not in panel.question.keys, "all such cards are shown; then the seat is asked"


async def test_an_answer_for_the_next_time_is_gone_when_it_is_used(w: World) -> None:
    table = await siege(w)
    assert await w.tables.standing.add(table.id, ANN, [], always=False) == []
    assert (await w.tables.finding.table(table.id)).asked[0].seat == 1
    table = await until_asked(w, table.id, ANN)
    assert [it.seat for it in table.asked] == [0]


async def test_only_if_what_the_game_offers(w: World) -> None:
    table = await siege(w)
    offered = await w.tables.standing.conditions(table.id, ANN)
    assert offered == ["until:1", "weak:north", "weak:south", "weak:west"]
    add = w.tables.standing.add
    assert await refused(add(table.id, ANN, [], condition="weak:roof")) is Why.BAD_CONDITION
    await add(table.id, ANN, [], condition="weak:north")
    assert (await w.tables.finding.table(table.id)).asked[0].seat == 0, "no wall is weak yet"
    (kept,) = await w.tables.standing.of(table.id, ANN)
    changed = await w.tables.standing.change(
        table.id, ANN, kept.number, condition="until:1", always=True
    )
    assert [it.condition for it in changed] == ["until:1"]
    assert (await w.tables.finding.table(table.id)).asked[0].seat == 1
    table = await until_asked(w, table.id, ANN)
    assert table.round == 2
    assert await w.tables.standing.of(table.id, ANN) == []


async def test_it_can_be_removed(w: World) -> None:
    table = await siege(w)
    (kept,) = await w.tables.standing.add(table.id, ANN, [], condition="weak:north")
    assert await w.tables.standing.remove(table.id, ANN, kept.number) == []
    again = w.tables.standing.remove(table.id, ANN, kept.number)
    assert await refused(again) is Why.NO_ANSWER
    assert await refused(w.tables.standing.add(table.id, BOB, [])) is Why.NOT_ASKED


async def test_an_undo_past_it_ends_it(w: World) -> None:
    table = await siege(w)
    await w.tables.standing.add(table.id, ANN, [])
    table = await w.tables.finding.table(table.id)
    table = await w.tables.undo.undo(table.id, BOB, 0, decisions=table.decisions)
    assert table.vote is not None
    await w.tables.voting.vote(table.id, ANN, table.vote.number, agree=True)
    assert await w.tables.standing.of(table.id, ANN) == []
    await w.news()
    assert w.listener.items(StandingEnded) == [StandingEnded(0, 1)]
    assert {it.to.id for it in w.listener.shown if isinstance(it.item, StandingEnded)} == {ANN}


async def test_it_ends_with_who_has_given_it(w: World) -> None:
    table = await siege(w)
    await w.tables.standing.add(table.id, ANN, [], condition="weak:north")
    await w.tables.seats.lend(table.id, ANN, 105, w.time.at + DAY)
    assert await w.tables.standing.of(table.id, 105) == []
    await w.tables.seats.take_back(table.id, ANN)
    assert await w.tables.standing.of(table.id, ANN) == []


async def test_it_survives_a_restart_and_is_handed_over_on_request(w: World) -> None:
    table = await siege(w)
    await w.tables.standing.add(table.id, ANN, [], condition="weak:north")
    again = World(w.store, w.time)
    assert len(await again.tables.standing.of(table.id, ANN)) == 1
    (mine,) = (await again.tables.privacy.export(ANN))["decided beforehand"]
    assert mine["table"] == table.id
    assert (await again.tables.privacy.export(BOB))["decided beforehand"] == []


async def test_a_press_counts_once(w: World) -> None:
    table = await siege(w)
    for _ in range(2):
        await w.tables.standing.add(table.id, ANN, [], condition="weak:north", press=7)
    assert len(await w.tables.standing.of(table.id, ANN)) == 1


async def test_nobody_can_tell_that_somebody_has_decided_beforehand(tmp_path: Path) -> None:
    """Two tables differ only in an unused standing answer."""
    seen = []
    for decided in (False, True):
        async with world(str(tmp_path / f"{decided}.sqlite")) as w:
            table = await siege(w)
            if decided:
                await w.tables.standing.add(table.id, ANN, [], condition="weak:north")
            seen.append([await seen_by(w, table.id, person) for person in (BOB, None)])
    assert seen[0] == seen[1]


async def test_what_comes_of_it_looks_like_an_answer(tmp_path: Path) -> None:
    """A standing answer and one by hand leave the same log, views, thread and permitted undo."""
    seen = []
    for decided in (False, True):
        async with world(str(tmp_path / f"{decided}.sqlite")) as w:
            table = await siege(w)
            if decided:
                await w.tables.standing.add(table.id, ANN, [])
            else:
                await w.tables.play.answer_line(table.id, ANN, [Answer(SHOW, [])])
            await w.tables.play.answer_line(table.id, BOB, [Answer(SHOW, [])])
            await plan(w, table.id)
            if not decided:
                await w.tables.play.answer_line(table.id, ANN, [Answer(SHOW, [])])
            both = [await seen_by(w, table.id, person) for person in (BOB, None)]
            for it in both:
                for seat in it["table"].seats:
                    seat.opened = 0  # the newest question opened, which nobody else is shown
                moved = [item for _, item in it["news"] if isinstance(item, Moved)]
                it["news"] = [replace(item, along=False) for item in moved]
            seen.append(both)
    assert seen[0] == seen[1]


async def test_after_the_end_the_file_of_the_game_does_not_tell_either(w: World) -> None:
    table = await siege(w)
    await w.tables.standing.add(table.id, ANN, [])
    await w.play(table.id, Random(3))
    assert "prepared" not in await w.tables.history.export(table.id, BOB)


async def test_a_table_that_pauses_answers_nothing(w: World) -> None:
    table = await siege(w)
    await w.tables.absence.pause(table.id, ANN)
    await w.tables.standing.add(table.id, ANN, [])
    assert (await w.tables.finding.table(table.id)).asked[0].seat == 0
    with pytest.raises(Refused):
        await w.tables.play.answer_line(table.id, ANN, [Answer(SHOW, [])])
