"""Teams in which somebody plays several seats as one sitting."""

from random import Random

import pytest

from rules.play import random_answer
from tables import Refused, Settings, Status, Table, Why
from tables.base.model import DAY
from tables.base.news import Started, Turn

from .world import ANN, BOB, CAT, World, refused


async def alone(w: World, seats: int = 2) -> Table:
    settings = Settings(game="siege", seats=seats, seating="as_joined")
    lobby = await w.tables.lobby.create(ANN, settings)
    return await w.tables.lobby.start(lobby.id, ANN, automas=True, alone=True)


async def play_out(w: World, table: int, person: int) -> Table:
    chance = Random(4)
    while (found := await w.tables.finding.table(table)).status is Status.RUNNING:
        panel = await w.tables.play.question(table, person)
        assert panel.question is not None
        keys = random_answer(panel.question, chance)
        panel = await w.tables.play.choose(table, person, panel.step, keys)
        await w.tables.play.confirm(table, person, panel.step)
    return found


async def test_somebody_alone_plays_all_seats_to_the_end(w: World) -> None:
    table = await alone(w)
    assert [seat.person for seat in table.seats] == [ANN, ANN]
    table = await play_out(w, table.id, ANN)
    assert table.outcome is not None
    assert table.outcome.kind == "team"
    await w.news()
    assert w.listener.items(Started)[0].people == [ANN, ANN]
    sheet = (await w.tables.statistics.of(ANN)).games["siege"]
    assert (sheet.record.played, next(iter(sheet.kinds)).players) == (1, 2)
    records = await w.tables.records.of(ANN, "siege")
    assert list(records) == ["scars"]


async def test_who_plays_several_seats_is_called_once_and_sees_the_one_that_is_asked(
    w: World,
) -> None:
    table = await alone(w)
    assert len(table.asked) == 2
    await w.news()
    assert len(w.listener.items(Turn)) == 1
    assert len(await w.tables.finding.waiting(ANN)) == 1
    first = await w.tables.play.question(table.id, ANN)
    card = next(key for key in first.question.keys if "rest" in key) if first.question else ""
    panel = await w.tables.play.choose(table.id, ANN, first.step, [card])
    done = await w.tables.play.confirm(table.id, ANN, panel.step)
    assert (first.seat, done.panel.seat) == (0, 1)
    with pytest.raises(Refused) as again:
        await w.tables.play.choose(table.id, ANN, first.step, [card])
    assert again.value.why is Why.STALE
    answered = await w.tables.play.question(table.id, ANN, step=first.step)
    assert answered.seat == 0


async def test_alone_nobody_votes(w: World) -> None:
    table = await alone(w)
    for _ in range(6):
        await w.move(table.id, Random(1))
    found = await w.tables.finding.table(table.id)
    moves = [move for turn in await w.tables.undo.turns(table.id, ANN) for move in turn.moves]
    assert all(move.at_once for move in moves)
    back = await w.tables.undo.undo(table.id, ANN, 0, found.decisions)
    assert (back.decisions, back.vote) == (0, None)


async def test_a_second_seat_is_for_teams(w: World) -> None:
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=3))
    assert await refused(w.tables.lobby.take_seat(lobby.id, ANN, 1)) is Why.SEATED
    lobby = await w.tables.lobby.create(ANN, Settings(game="siege", seats=3))
    lobby = await w.tables.lobby.take_seat(lobby.id, ANN, 1)
    lobby = await w.tables.lobby.take_seat(lobby.id, ANN, 1)
    assert [seat.person for seat in lobby.seats] == [ANN, ANN]
    changed = await w.tables.lobby.change(lobby.id, ANN, Settings(game="quay", seats=3))
    assert [seat.person for seat in changed.seats] == [ANN]


async def mixed(w: World) -> Table:
    lobby = await w.tables.lobby.create(
        ANN, Settings(game="siege", seats=3, seating="as_joined"), guild=7
    )
    await w.tables.lobby.take_seat(lobby.id, ANN, 1)
    await w.tables.lobby.join(lobby.id, BOB)
    return await w.tables.lobby.start(lobby.id, ANN)


async def test_both_seats_are_lent_given_back_and_left_together(w: World) -> None:
    table = await mixed(w)
    table = await w.tables.seats.lend(table.id, ANN, CAT, w.time.at + DAY)
    assert [seat.actor for seat in table.seats] == [CAT, CAT, BOB]
    table = await w.tables.seats.take_back(table.id, ANN)
    assert [seat.actor for seat in table.seats] == [ANN, ANN, BOB]
    table = await w.tables.seats.leave(table.id, ANN)
    assert [seat.actor for seat in table.seats] == [None, None, BOB]
    table = await w.tables.seats.take_over(table.id, BOB, 0)
    assert [seat.actor for seat in table.seats] == [BOB, None, BOB]


async def test_everybody_has_one_voice(w: World) -> None:
    table = await mixed(w)
    table = await w.tables.seats.propose_end(table.id, BOB)
    assert table.vote is not None
    assert (table.vote.yes, table.vote.needed) == ([2], [0, 2])
    assert not (await w.tables.voting.vote(table.id, ANN, 1, agree=True)).live


async def test_both_seats_secrets_are_in_the_log_of_who_plays_them(w: World) -> None:
    table = await mixed(w)
    for _ in range(3):
        await w.move(table.id, Random(2))
    own = await w.tables.history.log(table.id, ANN, -1)
    assert {entry.seat for entry in own if entry.keys} <= {0, 1}
    theirs = await w.tables.history.log(table.id, BOB, -1)
    assert {entry.seat for entry in theirs if entry.keys} <= {2}
    view = await w.tables.play.view(table.id, BOB)
    assert view != await w.tables.play.view(table.id, ANN)


async def test_who_leaves_a_lobby_leaves_with_both_seats(w: World) -> None:
    lobby = await w.tables.lobby.create(ANN, Settings(game="siege", seats=3))
    await w.tables.lobby.join(lobby.id, BOB)
    await w.tables.lobby.take_seat(lobby.id, ANN, 1)
    table = await w.tables.lobby.ready(lobby.id, ANN, ready=False)
    assert [seat.ready for seat in table.seats if seat.person == ANN] == [False, False]
    table = await w.tables.lobby.leave(lobby.id, ANN)
    assert [seat.person for seat in table.seats] == [BOB]
