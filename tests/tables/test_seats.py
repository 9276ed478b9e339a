"""Seats stay in the game while the people on them change."""

from random import Random

import pytest

from tables import Answer, Status, Why
from tables.base.model import DAY
from tables.base.news import Abandoned, Briefing, Left, Returned, Turn

from .world import ANN, BOB, CAT, DAN, World, refused

PIER = [Answer("", ["site:pier"])]


async def test_a_sitter_plays_until_the_day_and_then_the_seat_returns(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    table = await w.tables.seats.lend(table.id, ANN, CAT, w.time.at + 5 * DAY)
    assert table.seats[0].actor == CAT
    await w.news()
    assert [turn.person for turn in w.listener.items(Turn)] == [ANN, CAT]
    assert w.listener.items(Briefing) == [Briefing(0, w.time.at + 5 * DAY)]
    assert await refused(w.tables.play.answer_line(table.id, ANN, PIER)) is Why.SUBSTITUTED
    await w.tables.play.answer_line(table.id, CAT, PIER)
    assert (await w.store.log(table.id))[-1].person == CAT
    await w.pass_time(5 * DAY)
    table = await w.tables.finding.table(table.id)
    assert (table.seats[0].actor, table.seats[0].sitter) == (ANN, None)
    await w.news()
    assert w.listener.items(Returned) == [Returned(0, ANN)]


async def test_the_owner_may_come_back_early(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.seats.lend(table.id, ANN, CAT, w.time.at + 5 * DAY)
    table = await w.tables.seats.take_back(table.id, ANN)
    assert table.seats[0].actor == ANN
    assert await refused(w.tables.play.question(table.id, CAT)) is Why.NOT_SEATED
    assert await refused(w.tables.seats.take_back(table.id, ANN)) is Why.OWN_SEAT


async def test_a_sitter_may_give_the_last_answer(w: World) -> None:
    table = (await w.start("vigil", [ANN, BOB])).id
    for person, sitter in ((ANN, CAT), (BOB, DAN)):
        await w.tables.seats.lend(table, person, sitter, w.time.at + 500 * DAY)
    chance, done = Random(1), None
    while done is None or done.panel.table.status is Status.RUNNING:
        asked = (await w.tables.finding.table(table)).asked[0].seat
        done = await w.move(table, chance)
    assert (done.panel.seat, done.panel.question) == (asked, None)


async def test_nobody_knows_two_seats(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    for call in (
        w.tables.seats.lend(table.id, ANN, BOB, w.time.at + DAY),
        w.tables.seats.replace(table.id, ANN, 0, BOB),
    ):
        assert await refused(call) is Why.SITS_HERE


async def gone(w: World, table: int, way: str) -> None:
    """Let whoever plays seat 0 leave it, in one of three ways."""
    seats = w.tables.seats
    if way == "lent":
        await seats.lend(table, ANN, DAN, w.time.at + DAY)
        await seats.take_back(table, ANN)
    elif way == "replaced":
        await seats.replace(table, ANN, 0, CAT)
    else:
        await seats.leave(table, ANN)


GONE = {"lent": DAN, "replaced": ANN, "left": ANN}


@pytest.mark.parametrize("way", GONE)
async def test_who_knows_a_hand_takes_no_other_seat(w: World, way: str) -> None:
    table, person, seats = (await w.start("masks", [ANN, BOB])).id, GONE[way], w.tables.seats
    await gone(w, table, way)
    for call in (
        seats.lend(table, BOB, person, w.time.at + DAY),
        seats.replace(table, BOB, 1, person),
        w.tables.moderation.replace(table, 999, 1, person),
    ):
        assert await refused(call) is Why.KNOWS_SECRETS
    await seats.leave(table, BOB)
    if way != "left":  # with nobody left, the table ends
        assert await refused(seats.take_over(table, person, 1)) is Why.KNOWS_SECRETS
    held = await w.tables.finding.table(table)
    assert held.seats[1].person is None


@pytest.mark.parametrize("way", GONE)
async def test_who_has_played_a_seat_may_come_back_to_it(w: World, way: str) -> None:
    table = (await w.start("masks", [ANN, BOB])).id
    await gone(w, table, way)
    back = await w.tables.moderation.replace(table, 999, 0, GONE[way])
    assert back.seats[0].actor == GONE[way]


@pytest.mark.parametrize("way", GONE)
async def test_where_nobody_has_secrets_every_seat_is_open(w: World, way: str) -> None:
    table = (await w.start("ryozen", [ANN, BOB])).id
    await gone(w, table, way)
    moved = await w.tables.moderation.replace(table, 999, 1, GONE[way])
    assert moved.seats[1].actor == GONE[way]


async def test_whom_nobody_knows_any_more_no_seat_remembers(w: World) -> None:
    table = (await w.start("masks", [ANN, BOB])).id
    await gone(w, table, "replaced")
    exported = await w.tables.privacy.export(ANN)
    assert [(it["table"], it["played"]) for it in exported["tables"]] == [(table, [0])]
    await w.tables.privacy.delete(ANN)
    assert (await w.tables.finding.table(table)).seats[0].former == []
    assert (await w.tables.privacy.export(ANN))["tables"] == []


async def test_a_seat_changes_hands_for_good_with_its_notes(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.notes.add(table.id, ANN, "the bank pays best")
    panel = await w.tables.play.question(table.id, ANN)
    await w.tables.play.choose(table.id, ANN, panel.step, ["site:pier"])
    table = await w.tables.seats.replace(table.id, ANN, 0, CAT)
    assert (table.seats[0].person, table.host) == (CAT, CAT)
    panel = await w.tables.play.question(table.id, CAT)
    assert panel.chosen == []  # another person's draft is dropped
    (note,) = await w.tables.notes.of(table.id, CAT)
    assert note.body == "the bank pays best"
    assert await refused(w.tables.play.question(table.id, ANN)) is Why.NOT_SEATED
    await w.tables.notes.remove(table.id, CAT, note.id)
    assert await refused(w.tables.notes.remove(table.id, CAT, note.id)) is Why.NO_NOTE


async def test_the_host_may_give_away_only_what_nobody_plays(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT], pace="brisk")
    assert await refused(w.tables.seats.replace(table.id, ANN, 1, DAN)) is Why.NOT_HOST
    await w.tables.seats.leave(table.id, BOB)
    table = await w.tables.seats.replace(table.id, ANN, 1, DAN)
    assert table.seats[1].actor == DAN
    assert await refused(w.tables.seats.replace(table.id, ANN, 9, 105)) is Why.NO_SEAT


async def test_who_leaves_is_played_by_the_automa_until_somebody_comes(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.seats.leave(table.id, ANN, press=4)
    await w.tables.seats.leave(table.id, ANN, press=4)
    await w.pass_time(1)
    table = await w.tables.finding.table(table.id)
    assert (table.host, table.asked[0].seat) == (BOB, 1)
    await w.news()
    assert w.listener.items(Left) == [Left(0, ANN)]
    assert await refused(w.tables.seats.take_over(table.id, CAT, 1)) is Why.SEAT_TAKEN
    assert await refused(w.tables.seats.take_over(table.id, BOB, 0)) is Why.SEATED
    table = await w.tables.seats.take_over(table.id, CAT, 0)
    assert table.seats[0].actor == CAT


async def test_when_nobody_is_left_the_table_is_given_up(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.seats.leave(table.id, ANN)
    await w.tables.seats.leave(table.id, BOB)
    assert (await w.tables.finding.table(table.id)).status is Status.ABANDONED
    await w.pass_time(DAY)
    await w.news()
    assert w.listener.items(Abandoned) == [Abandoned(BOB)]


async def test_a_table_is_given_up_by_vote(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    table = await w.tables.seats.propose_end(table.id, ANN)
    table = await w.tables.voting.vote(table.id, CAT, 1, agree=True)
    assert table.status is Status.RUNNING
    table = await w.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert table.status is Status.ABANDONED
    assert await refused(w.tables.play.answer_line(table.id, ANN, PIER)) is Why.NOT_RUNNING


async def test_a_vote_can_be_withdrawn_by_who_opened_it(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    await w.tables.seats.propose_end(table.id, ANN)
    assert await refused(w.tables.voting.withdraw(table.id, BOB)) is Why.NO_VOTE
    assert (await w.tables.voting.withdraw(table.id, ANN)).vote is None
