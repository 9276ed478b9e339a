"""Acts that are forbidden, untimely or impossible, each refused by name."""

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import pytest

from tables import Answer, Refused, Settings, Status, Why
from tables.base.model import HOUR
from tables.people import notes
from tables.turn import standing, tryouts

from .world import ANN, BOB, CAT, NOON, World, refused

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
    "an answer to another question": (
        lambda w: w.tables.play.answer_line(RUNNING, ANN, [Answer("quay.load", ["site:pier"])]),
        Why.NOT_ASKED,
    ),
    "to send oneself away": (lambda w: w.tables.lobby.kick(LOBBY, ANN, ANN), Why.OWN_SEAT),
    "to send a stranger away": (lambda w: w.tables.lobby.kick(LOBBY, ANN, CAT), Why.NO_SEAT),
    "a stranger as host": (lambda w: w.tables.lobby.hand_over(LOBBY, ANN, CAT), Why.NO_SEAT),
    "no automa to remove": (
        lambda w: w.tables.lobby.remove_automa(LOBBY, ANN, 0),
        Why.NO_SEAT,
    ),
    "to invite who sits here": (lambda w: w.tables.lobby.invite(LOBBY, ANN, BOB), Why.SEATED),
    "a game that has not begun": (lambda w: w.tables.play.public_view(LOBBY), Why.NOT_RUNNING),
    "a stranger's glance": (lambda w: w.tables.play.glance(RUNNING, CAT), Why.NOT_SEATED),
    "a stranger leaves": (lambda w: w.tables.seats.leave(RUNNING, CAT), Why.NOT_SEATED),
    "a vote that there is not": (
        lambda w: w.tables.voting.vote(RUNNING, ANN, 5, agree=True),
        Why.NO_VOTE,
    ),
    "to undo what comes later": (lambda w: w.tables.undo.undo(RUNNING, ANN, 0, 0), Why.NO_UNDO),
    "a challenge of tomorrow": (
        lambda w: w.tables.challenges.find(w.tables.challenges.today + 1, "ryozen"),
        Why.NO_CHALLENGE,
    ),
    "a challenge of no game": (
        lambda w: w.tables.challenges.find(w.tables.challenges.today, "quay"),
        Why.NO_CHALLENGE,
    ),
    "to confirm nothing": (lambda w: pressed(w, w.tables.play.confirm), Why.NOTHING_DRAFTED),
    "to go back from nothing": (lambda w: pressed(w, w.tables.play.back), Why.NOTHING_DRAFTED),
    "to lay nothing ready": (lambda w: laid(w, w.tables.ahead.confirm), Why.NOTHING_DRAFTED),
    "to shorten what is empty": (lambda w: laid(w, w.tables.ahead.back), Why.NOTHING_DRAFTED),
    "nothing that depends": (
        lambda w: laid(w, partial(w.tables.ahead.depend, condition="")),
        Why.NOTHING_DRAFTED,
    ),
    "a stranger at a private table": (lambda w: w.tables.play.view(PRIVATE, CAT), Why.NOT_SEATED),
}


async def pressed(w: World, act: Callable[..., Awaitable[object]]) -> None:
    """Call `act` with the table, ANN, and the step of her empty panel."""
    await act(RUNNING, ANN, (await w.tables.play.question(RUNNING, ANN)).step)


async def laid(w: World, act: Callable[..., Awaitable[object]]) -> None:
    """Call `act` with the table, BOB, and the step of his empty panel for a turn ahead."""
    await act(RUNNING, BOB, (await w.tables.ahead.question(RUNNING, BOB)).step)


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


LENT: dict[str, Act] = {
    "plays": lambda w: w.tables.play.answer_line(RUNNING, ANN, PIER),
    "decides for good": lambda w: w.tables.standing.add(RUNNING, ANN, ["site:pier"]),
    "takes back": lambda w: w.tables.undo.undo(RUNNING, BOB, 0, 1),
    "lays a turn ready": lambda w: laid(w, partial(w.tables.ahead.choose, keys=["site:pier"])),
}


@pytest.mark.parametrize("name", LENT)
async def test_who_has_lent_the_seat_takes_it_back_before(w: World, name: str) -> None:
    await furnished(w)
    if name == "takes back":
        await w.tables.play.answer_line(RUNNING, ANN, PIER)
    for person in (ANN, BOB):
        await w.tables.seats.lend(RUNNING, person, CAT + person, NOON + HOUR)
    assert await refused(LENT[name](w)) is Why.SUBSTITUTED


async def test_an_automa_is_not_played_by_presses(w: World) -> None:
    await furnished(w)
    step = (await w.tables.play.question(RUNNING, ANN)).step
    async with w.house.change(RUNNING) as opened:
        opened.table.seats[0].automa = True
    assert await refused(w.tables.play.choose(RUNNING, ANN, step, ["site:pier"])) is Why.SUBSTITUTED


async def test_a_table_does_not_become_smaller_than_its_company(w: World) -> None:
    wanted = Settings(game="quay", seats=3, auto_start=False)
    lobby = await w.tables.lobby.create(ANN, wanted, guild=7)
    for person in (BOB, CAT):
        await w.tables.lobby.join(lobby.id, person)
    smaller = Settings(game="quay", seats=2)
    assert await refused(w.tables.lobby.change(lobby.id, ANN, smaller)) is Why.CROWDED


async def test_a_full_team_has_no_second_seat_for_anybody(w: World) -> None:
    wanted = Settings(game="vigil", seats=2, auto_start=False)
    lobby = await w.tables.lobby.create(ANN, wanted, guild=7)
    await w.tables.lobby.join(lobby.id, BOB)
    assert await refused(w.tables.lobby.take_seat(lobby.id, ANN, 1)) is Why.FULL


async def test_there_is_a_most_of_everything_that_is_kept(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await furnished(w)
    monkeypatch.setattr(notes, "MOST", 0)
    assert await refused(w.tables.notes.add(RUNNING, ANN, "a note")) is Why.TOO_MANY_NOTES
    monkeypatch.setattr(standing, "MOST", 0)
    kept = w.tables.standing.add(RUNNING, ANN, ["site:pier"])
    assert await refused(kept) is Why.TOO_MANY_ANSWERS
    monkeypatch.setattr(tryouts, "MOST_PRESSES", 0)
    step = (await w.tables.tryouts.begin(RUNNING, ANN, 0, press=7)).step
    assert await refused(w.tables.tryouts.choose(0, ANN, step, ["site:pier"])) is Why.TRYOUT_FULL


async def test_of_two_who_change_a_copy_at_once_one_wins(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await furnished(w)
    step = (await w.tables.tryouts.begin(RUNNING, ANN, 0, press=7)).step

    async def too_late(*_: object) -> bool:
        return False

    monkeypatch.setattr(w.store, "change_tryout", too_late)
    assert await refused(w.tables.tryouts.choose(0, ANN, step, ["site:pier"])) is Why.CONFLICT


async def test_in_a_copy_that_is_over_nothing_is_asked(w: World) -> None:
    await furnished(w)
    panel = await w.tables.tryouts.begin(RUNNING, ANN, 0, press=7)
    while panel.question is not None:
        keys = list(panel.question.keys)[: max(1, panel.question.least)]
        panel = await w.tables.tryouts.choose(0, ANN, panel.step, keys)
    assert await refused(w.tables.tryouts.choose(0, ANN, panel.step, [])) is Why.NOT_ASKED


async def test_from_the_end_there_is_nothing_to_try(w: World) -> None:
    await w.start()
    over = await w.play(1, Random(1))
    assert await refused(w.tables.tryouts.begin(1, ANN, over.decisions, 7)) is Why.NOT_FROM_HERE


async def test_a_condition_is_one_of_those_that_are_offered(w: World) -> None:
    await furnished(w)
    kept = await w.tables.standing.add(RUNNING, ANN, ["site:pier"], condition="")
    if not kept:
        kept = await w.tables.standing.of(RUNNING, ANN)
    change = w.tables.standing.change(RUNNING, ANN, kept[0].number, condition="no", always=True)
    assert await refused(change) is Why.BAD_CONDITION


async def test_a_free_seat_of_a_table_that_is_not_open_is_for_the_invited(w: World) -> None:
    await furnished(w)
    await w.tables.seats.leave(PRIVATE, BOB)
    with pytest.raises(Refused) as caught:
        await w.tables.seats.take_over(PRIVATE, CAT, 1)
    assert caught.value.why is Why.NOT_INVITED
    assert (await w.tables.finding.table(PRIVATE)).status is Status.RUNNING
