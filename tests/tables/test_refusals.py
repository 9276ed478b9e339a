"""What nobody may do, or not now, or not with this: refused by its name."""

from collections.abc import Awaitable, Callable

import pytest

from tables import Answer, Refused, Settings, Status, Why
from tables.model import HOUR

from .world import ANN, BOB, CAT, NOON, World

Act = Callable[[World], Awaitable[object]]
RUNNING, LOBBY, PRIVATE = 1, 2, 3
PIER = [Answer("", ["site:pier"])]

REFUSED: dict[str, tuple[Act, Why]] = {
    "no time given": (lambda w: w.tables.absence.give_time(RUNNING, BOB, 0, 0), Why.BAD_TIME),
    "time for no seat": (lambda w: w.tables.absence.give_time(RUNNING, BOB, 9), Why.NO_SEAT),
    "time for who is not asked": (
        lambda w: w.tables.absence.give_time(RUNNING, ANN, 1),
        Why.NOT_ASKED,
    ),
    "a vacation that ends first": (
        lambda w: w.tables.absence.go_away(ANN, NOON + 10, NOON + 5),
        Why.BAD_TIME,
    ),
    "a number too large": (lambda w: w.tables.finding.table(2**63), Why.NO_TABLE),
    "a file of no game": (lambda w: w.tables.history.export(LOBBY, ANN), Why.NOT_RUNNING),
    "an empty note": (lambda w: w.tables.notes.add(RUNNING, ANN, ""), Why.TOO_LONG),
    "a long note": (lambda w: w.tables.notes.add(RUNNING, ANN, "x" * 1001), Why.TOO_LONG),
    "lent until yesterday": (
        lambda w: w.tables.seats.lend(RUNNING, ANN, CAT, NOON - HOUR),
        Why.BAD_TIME,
    ),
    "no answer at all": (
        lambda w: w.tables.play.answer_line(RUNNING, ANN, []),
        Why.NOTHING_DRAFTED,
    ),
    "to send oneself away": (lambda w: w.tables.lobby.kick(LOBBY, ANN, ANN), Why.OWN_SEAT),
    "to send a stranger away": (lambda w: w.tables.lobby.kick(LOBBY, ANN, CAT), Why.NO_SEAT),
    "a stranger as host": (lambda w: w.tables.lobby.hand_over(LOBBY, ANN, CAT), Why.NO_SEAT),
    "no automa to remove": (
        lambda w: w.tables.lobby.remove_automa(LOBBY, ANN, 0),
        Why.NO_SEAT,
    ),
    "to invite who sits here": (lambda w: w.tables.lobby.invite(LOBBY, ANN, BOB), Why.SEATED),
    "a stranger at a private table": (lambda w: w.tables.play.view(PRIVATE, CAT), Why.NOT_SEATED),
}


async def furnished(w: World) -> None:
    await w.start(pace="steady")
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=3), guild=7)
    await w.tables.lobby.join(lobby.id, BOB)
    await w.start(visibility="private")


@pytest.mark.parametrize("name", REFUSED)
async def test_it_is_refused_by_its_name(w: World, name: str) -> None:
    await furnished(w)
    act, why = REFUSED[name]
    with pytest.raises(Refused) as caught:
        await act(w)
    assert caught.value.why is why


async def test_on_a_paused_table_nobody_plays(w: World) -> None:
    await furnished(w)
    await w.tables.absence.pause(RUNNING, ANN)
    with pytest.raises(Refused) as caught:
        await w.tables.play.answer_line(RUNNING, ANN, PIER)
    assert caught.value.why is Why.PAUSED


async def test_who_has_lent_the_seat_takes_it_back_before_playing(w: World) -> None:
    await furnished(w)
    await w.tables.seats.lend(RUNNING, ANN, CAT, NOON + HOUR)
    with pytest.raises(Refused) as caught:
        await w.tables.play.answer_line(RUNNING, ANN, PIER)
    assert caught.value.why is Why.SUBSTITUTED


async def test_a_free_seat_of_a_table_that_is_not_open_is_for_the_invited(w: World) -> None:
    await furnished(w)
    await w.tables.seats.leave(PRIVATE, BOB)
    with pytest.raises(Refused) as caught:
        await w.tables.seats.take_over(PRIVATE, CAT, 1)
    assert caught.value.why is Why.NOT_INVITED
    assert (await w.tables.finding.table(PRIVATE)).status is Status.RUNNING
