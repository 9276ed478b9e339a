"""Turns prepared before they come."""

from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from rules.core import IllegalAnswer, foresee, imagined
from tables import Answer, Panel, Refused, Status, Table, Why
from tables.base.keeping import AnyGame
from tables.base.news import LaidAside, PlayedAhead, Turn
from tables.turn.ahead import planned
from tests.rules.positions import played

from .sieges import SHOW, siege
from .world import ANN, BOB, CAT, World, confirm, refused, seen_by, world

GAMES = {"gems": 3, "ryozen": 3, "bonfire": 3, "candelabria": 3}
DECISIONS = (3, 9, 17)
PIER, BANK, YARD = "site:pier", "site:bank", "site:yard"


async def quay(w: World) -> Table:
    return await w.start("quay", [ANN, BOB, CAT])


async def lay(w: World, table: Table, person: int, key: str, *, confirmed: bool = True) -> Panel:
    """Prepare a turn, from an empty panel on."""
    ahead = w.tables.ahead
    panel = await ahead.question(table.id, person)
    panel = await ahead.choose(table.id, person, panel.step, [key])
    if confirmed:
        panel = (await ahead.confirm(table.id, person, panel.step)).panel
    return panel


async def refusal(call: Awaitable[object]) -> Why | None:
    try:
        await call
    except Refused as refused:
        return refused.why
    return None


async def test_a_confirmed_turn_is_played_when_it_comes(w: World) -> None:
    table = await quay(w)
    panel = await w.tables.ahead.question(table.id, BOB)
    assert panel.question is not None
    assert (panel.seat, panel.kind, panel.question.point) == (1, "ahead", "quay.site")
    assert await w.tables.ahead.laid(table.id, BOB) is None
    await lay(w, table, BOB, BANK)
    laid = await w.tables.ahead.laid(table.id, BOB)
    assert laid is not None
    assert (laid.confirmed, [chosen.keys for chosen in laid.chosen]) == (True, [[BANK]])
    await confirm(w, table.id, ANN, "site:pier")
    table = await w.tables.finding.table(table.id)
    assert (table.decisions, [it.seat for it in table.asked]) == (2, [2])
    await w.news()
    assert [call.person for call in w.listener.items(Turn)] == [CAT]
    (told,) = (it for it in w.listener.shown if isinstance(it.item, PlayedAhead))
    assert (told.to.kind, told.to.id) == ("person", BOB)
    log = await w.tables.history.log(table.id, CAT)
    assert [(entry.seat, entry.person, entry.by) for entry in log] == [(0, ANN, ""), (1, BOB, "")]


async def test_a_turn_laid_ready_is_a_draft_when_it_comes(w: World) -> None:
    table = await quay(w)
    await lay(w, table, BOB, BANK, confirmed=False)
    await confirm(w, table.id, ANN, "site:pier")
    panel = await w.tables.play.question(table.id, BOB)
    assert [chosen.keys for chosen in panel.chosen] == [["site:bank"]]
    await w.tables.play.confirm(table.id, BOB, panel.step)
    assert (await w.tables.finding.table(table.id)).decisions == 2


async def test_what_does_not_fit_any_more_is_laid_aside_with_the_reason(w: World) -> None:
    table = await quay(w)
    await lay(w, table, BOB, PIER)
    await confirm(w, table.id, ANN, "site:pier")
    table = await w.tables.finding.table(table.id)
    assert (table.decisions, [it.seat for it in table.asked]) == (1, [1])
    await w.news()
    (aside,) = w.listener.items(LaidAside)
    assert (aside.seat, aside.reason.id, aside.rule) == (1, "why-taken", "p. 3")
    assert {it.to.id for it in w.listener.shown if isinstance(it.item, LaidAside)} == {BOB}
    assert [call.person for call in w.listener.items(Turn)][-1:] == [BOB]


async def test_no_key_of_the_program_stands_for_a_reason(w: World) -> None:
    table = await w.start("ryozen", [ANN, BOB])
    await confirm(w, table.id, ANN, "seat:0")
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.asked is not None
    clan = panel.asked.keys[0]
    assert clan.startswith("clan:")
    await lay(w, table, BOB, clan)
    await confirm(w, table.id, ANN, clan)
    await w.news()
    (aside,) = w.listener.items(LaidAside)
    assert aside.reason.id == ""


async def test_before_the_last_answer_nobody_has_a_turn_ahead(w: World) -> None:
    table, chance = await quay(w), Random(1)
    told: list[Why | None] = []
    while table.status is Status.RUNNING:
        waiting = next(n for n in range(3) if n != table.asked[0].seat)
        person = table.seats[waiting].actor
        assert person is not None
        told.append(await refusal(w.tables.ahead.question(table.id, person)))
        table = await w.play(table.id, chance, most=1)
    assert (told[0], told[-1]) == (None, Why.NO_TURN_AHEAD)


async def test_what_could_not_be_played_now_is_refused(w: World) -> None:
    table, ahead = await quay(w), w.tables.ahead
    step = (await ahead.question(table.id, BOB)).step
    with pytest.raises(IllegalAnswer):
        await ahead.choose(table.id, BOB, step, ["site:moon"])
    assert await refused(ahead.question(table.id, ANN)) is Why.ASKED_ALREADY
    assert await refused(ahead.choose(table.id, ANN, step, [BANK])) is Why.ASKED_ALREADY
    assert await refused(ahead.choose(table.id, BOB, "a.0", [BANK])) is Why.STALE
    assert await refused(ahead.confirm(table.id, BOB, step)) is Why.NOTHING_DRAFTED
    assert await refused(ahead.clear(table.id, BOB)) is Why.NO_ANSWER


async def test_what_is_laid_ready_can_be_changed_until_it_comes(w: World) -> None:
    table, ahead = await quay(w), w.tables.ahead
    laid = await lay(w, table, BOB, PIER)
    panel = await ahead.back(table.id, BOB, laid.step)
    assert (panel.chosen, panel.confirmed) == ([], False)
    assert await refused(ahead.back(table.id, BOB, laid.step)) is Why.STALE
    panel = await ahead.choose(table.id, BOB, panel.step, [BANK], press=5)
    again = await ahead.choose(table.id, BOB, "a.0", [PIER], press=5)
    assert again.chosen[0].keys == panel.chosen[0].keys == [BANK], "done once"
    panel = await ahead.start_over(table.id, BOB, panel.step)
    assert await ahead.laid(table.id, BOB) is None


async def test_only_if_what_it_depends_on_holds(w: World) -> None:
    """If the condition does not hold, the turn is a draft, and its person is asked."""
    table = await siege(w)
    assert [(it.seat, it.point) for it in table.asked] == [(0, SHOW)]
    panel = await w.tables.ahead.question(table.id, BOB)
    assert panel.question is not None
    assert panel.question.point == SHOW
    panel = await w.tables.ahead.choose(table.id, BOB, panel.step, [])
    depend = w.tables.ahead.depend
    assert await refused(depend(table.id, BOB, panel.step, "moon")) is Why.BAD_CONDITION
    await depend(table.id, BOB, panel.step, "weak:north")
    await w.tables.ahead.confirm(table.id, BOB, panel.step)
    await w.tables.play.answer_line(table.id, ANN, [Answer(SHOW, [])])
    table = await w.tables.finding.table(table.id)
    assert [(it.seat, it.point) for it in table.asked] == [(1, SHOW)]
    now = await w.tables.play.question(table.id, BOB)
    assert [chosen.keys for chosen in now.chosen] == [[]]


async def test_it_can_be_cleared(w: World) -> None:
    table = await quay(w)
    await lay(w, table, BOB, BANK)
    await w.tables.ahead.clear(table.id, BOB)
    await confirm(w, table.id, ANN, "site:pier")
    assert (await w.tables.finding.table(table.id)).decisions == 1


async def test_planning_ahead_is_no_peek_and_nobody_notices(tmp_path: Path) -> None:
    """Two tables differ only in that BOB plans ahead at one; others see the same at both."""
    seen = []
    for plans in (False, True):
        async with world(str(tmp_path / f"{plans}.sqlite")) as w:
            table = await quay(w)
            if plans:
                await lay(w, table, BOB, BANK)
            seen.append([await seen_by(w, table.id, person) for person in (ANN, CAT, None)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_ahead_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Two games that look the same to a seat give it the same preview of its next turn, down to the
    words of its options and their effects."""
    compared = 0
    for decisions in DECISIONS:
        truth = played(game, GAMES[game], decisions, Random(decisions))
        for seat in range(GAMES[game]):
            if truth.choice_for(seat) is not None:
                continue
            other = imagined(truth, seat, b"another world")
            read = [read_ahead(it, seat, None) for it in (truth, other)]
            assert read[0] == read[1]
            if isinstance(read[0], Why):
                continue
            compared += 1
            answer = first_answer(truth, seat)
            read = [read_ahead(it, seat, answer) for it in (truth, other)]
            assert read[0] == read[1]
    assert compared


def first_answer(game: AnyGame, seat: int) -> Answer:
    asked = planned(game, seat, ()).trial.question
    assert asked is not None
    return Answer("", list(asked.keys)[: asked.least])


def read_ahead(game: AnyGame, seat: int, answer: Answer | None) -> object:
    """Return everything that the panel of a turn ahead is made of, or why there is none."""
    try:
        it = planned(game, seat, [answer] if answer else [])
    except Refused as refused:
        return refused.why
    asked, keys = it.trial.question, [chosen.keys for chosen in it.trial.chosen]
    options = [(it.key, it.label("en")) for it in asked.options] if asked else []
    return it.trial.view(), options, foresee(it.start, seat, keys) if keys else None


async def test_what_is_planned_does_not_depend_on_what_is_hidden(w: World) -> None:
    table = await quay(w)
    async with w.house.open(table.id) as opened:
        game = opened.game
        other = imagined(game, 1, b"another world")
        assert other.view(1) == game.view(1)
        for site in (PIER, BANK, YARD):
            line = [Answer("", [site])]
            ours, theirs = planned(game, 1, line), planned(other, 1, line)
            assert ours.trial.view() == theirs.trial.view()
