"""Hints for the next move, and the turning points of a game that is over."""

import logging
import sys
from random import Random
from typing import Any

import pytest

from rules.search import afterwards
from tables import Answer, Minds, Refused, Settings, Status, Table, Tables, Why, Worker

from .world import ANN, BOB, CAT, QUICK, World


async def why(doing: Any) -> Why:
    with pytest.raises(Refused) as raised:
        await doing
    return raised.value.why


async def played_out(w: World, table: Table) -> Table:
    while (table := await w.tables.finding.table(table.id)).status is Status.RUNNING:
        await w.move(table.id, Random(table.decisions))
    return table


# Hints


async def test_the_best_plan_and_another_one(w: World) -> None:
    table = await w.start("ryozen", [ANN, BOB], hints="always")
    person = table.seats[table.asked[0].seat].person
    assert person is not None
    hint = await w.tables.hints.of(table.id, person)
    assert hint.best.chosen[0].choice.point == table.asked[0].point
    assert hint.other is not None
    assert hint.other.chosen[0].keys != hint.best.chosen[0].keys
    assert hint.best.parts != {}
    assert (await w.tables.finding.table(table.id)).decisions == table.decisions


async def test_a_hint_goes_on_from_the_draft(w: World) -> None:
    table = await w.start("quay", hints="always")
    step = (await w.tables.play.question(table.id, ANN)).step
    await w.tables.play.draft(table.id, ANN, step, [Answer("", ["site:yard"])])
    hint = await w.tables.hints.of(table.id, ANN)
    assert hint.best.chosen[0].choice.point == "quay.pay"


async def test_where_the_table_has_agreed_on_none_there_are_none(w: World) -> None:
    table = await w.start("quay", hints="off")
    assert not await w.tables.hints.offered(table, ANN)
    assert await why(w.tables.hints.of(table.id, ANN)) is Why.NO_HINTS


async def test_in_a_challenge_everybody_plays_by_themselves(w: World) -> None:
    table = await w.start("quay", hints="always")
    table.day = 20_000
    assert not await w.tables.hints.offered(table, ANN)


async def test_whoever_is_not_asked_gets_none(w: World) -> None:
    table = await w.start("quay", hints="always")
    assert await why(w.tables.hints.of(table.id, BOB)) is Why.NOT_ASKED
    assert await why(w.tables.hints.of(table.id, CAT)) is Why.NOT_SEATED


async def test_first_games_and_those_who_play_alone_have_them(w: World) -> None:
    first = await w.start("quay")
    assert await w.tables.hints.offered(first, ANN)
    await played_out(w, first)
    again = await w.start("quay")
    assert not await w.tables.hints.offered(again, ANN)
    assert not await w.tables.hints.offered(again, ANN)
    other = await w.start("gems")
    assert await w.tables.hints.offered(other, ANN)
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=2))
    await w.tables.lobby.add_automa(lobby.id, ANN, 0)
    alone = await w.tables.lobby.start(lobby.id, ANN)
    assert await w.tables.hints.offered(alone, ANN)


# Afterwards


async def test_a_game_is_looked_at_once_and_what_was_found_is_kept(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterwards, "LOOK", QUICK)
    table = await played_out(w, await w.start("quay"))
    found = await w.tables.reviews.of(table.id, CAT)
    assert found.review.moments[-1].at == table.decisions
    for point in found.points:
        assert point.played.chosen
        assert point.played.chosen[0].choice.seat == point.turning.seat

    class Asleep(Minds):
        async def review(self, game: object) -> None:
            raise AssertionError("it was looked at already")

    w.tables = Tables(w.house, Asleep(here=QUICK))
    assert (await w.tables.reviews.of(table.id, ANN)).review == found.review


async def test_a_running_game_is_nobodys_to_judge(w: World) -> None:
    table = await w.start("quay")
    assert await why(w.tables.reviews.of(table.id, ANN)) is Why.NOT_ENDED


async def test_private_tables_are_looked_at_by_their_people(w: World) -> None:
    table = await played_out(w, await w.start("quay", visibility="private"))
    assert await why(w.tables.reviews.of(table.id, CAT)) is Why.NOT_SEATED


async def test_a_scribe_that_dies_is_said(w: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await played_out(w, await w.start("quay"))
    dead = Worker((sys.executable, "-c", "import sys; sys.stdin.readline()"), patience=60)
    w.tables = Tables(w.house, Minds(scribe=dead, here=QUICK))
    with caplog.at_level(logging.WARNING):
        assert await why(w.tables.reviews.of(table.id, ANN)) is Why.NO_REVIEW
    assert "no use of the worker" in caplog.text
    assert (await w.tables.finding.table(table.id)).review is None
