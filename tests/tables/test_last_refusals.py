"""Refusals that presses cannot reach, because others come first; each is tested alone."""

import asyncio

import pytest

from cogs.play.panels import own_seat
from cogs.play.standing import asked_at
from tables import Refused, Why
from tests.tables.world import ANN, BOB, CAT, World


async def test_no_moment_lies_beyond_the_last(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    async with w.house.open(table.id) as opened:
        for to in (-1, len(opened.game.line) + 1):
            with pytest.raises(Refused) as refused:
                opened.past(to)
            assert refused.value.why is Why.NO_UNDO


async def test_of_two_who_throw_a_tryout_away_one_is_told_that_it_is_gone(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    panel = await w.tables.tryouts.begin(table.id, BOB, 0, press=7)
    assert panel.trying is not None
    drops = [w.tables.tryouts.drop(BOB, panel.trying.number) for _ in range(2)]
    ended = await asyncio.gather(*drops, return_exceptions=True)
    (refused,) = [it for it in ended if it is not None]
    assert isinstance(refused, Refused)
    assert refused.why is Why.NO_TRYOUT


async def test_only_a_question_that_is_asked_is_decided_for_good(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    panel = await w.tables.play.question(table.id, ANN)
    assert asked_at(panel, panel.number) is panel
    with pytest.raises(Refused) as refused:
        asked_at(panel, panel.number + 1)
    assert refused.value.why is Why.STALE


async def test_whoever_does_not_sit_there_has_no_seat(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    assert own_seat(table, BOB) == table.seat_of(BOB)
    with pytest.raises(Refused) as refused:
        own_seat(table, CAT)
    assert refused.value.why is Why.NOT_SEATED
