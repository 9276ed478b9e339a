"""A turn that somebody lays ready before it comes."""

from pathlib import Path

import pytest

from rules.core import IllegalAnswer
from tables import Answer, Table, Why
from tables.ahead import planned
from tables.news import LaidAside, Turn

from .test_lobby import refused
from .test_standing import seen_by
from .test_undo import confirm
from .world import ANN, BOB, CAT, World, world

PIER, BANK, YARD = ([Answer("", [f"site:{site}"])] for site in ("pier", "bank", "yard"))


async def quay(w: World) -> Table:
    return await w.start("quay", [ANN, BOB, CAT])


async def test_a_confirmed_turn_is_played_when_it_comes(w: World) -> None:
    table = await quay(w)
    plan = await w.tables.ahead.plan(table.id, BOB)
    assert plan.question is not None
    assert (plan.seat, plan.question.point, plan.laid) == (1, "quay.site", False)
    await w.tables.ahead.lay(table.id, BOB, BANK, confirmed=True)
    plan = await w.tables.ahead.plan(table.id, BOB)
    assert (plan.laid, plan.confirmed, len(plan.chosen)) == (True, True, 1)
    await confirm(w, table.id, ANN, "site:pier")
    table = await w.tables.finding.table(table.id)
    assert (table.decisions, [it.seat for it in table.asked]) == (2, [2])
    await w.news()
    assert [call.person for call in w.listener.items(Turn)] == [CAT]
    log = await w.tables.history.log(table.id, CAT)
    assert [(entry.seat, entry.person, entry.by) for entry in log] == [(0, ANN, ""), (1, BOB, "")]


async def test_a_turn_laid_ready_is_a_draft_when_it_comes(w: World) -> None:
    table = await quay(w)
    await w.tables.ahead.lay(table.id, BOB, BANK, confirmed=False)
    await confirm(w, table.id, ANN, "site:pier")
    panel = await w.tables.play.question(table.id, BOB)
    assert [chosen.keys for chosen in panel.chosen] == [["site:bank"]]
    await w.tables.play.confirm(table.id, BOB, panel.step)
    assert (await w.tables.finding.table(table.id)).decisions == 2


async def test_what_does_not_fit_any_more_is_laid_aside_with_the_reason(w: World) -> None:
    table = await quay(w)
    await w.tables.ahead.lay(table.id, BOB, PIER, confirmed=True)
    await confirm(w, table.id, ANN, "site:pier")
    table = await w.tables.finding.table(table.id)
    assert (table.decisions, [it.seat for it in table.asked]) == (1, [1])
    await w.news()
    (aside,) = w.listener.items(LaidAside)
    assert (aside.seat, aside.reason.id, aside.rule) == (1, "why-taken", "p. 3")
    assert {it.to.id for it in w.listener.shown if isinstance(it.item, LaidAside)} == {BOB}
    assert [call.person for call in w.listener.items(Turn)][-1:] == [BOB]


async def test_what_could_not_be_played_now_is_refused(w: World) -> None:
    table = await quay(w)
    with pytest.raises(IllegalAnswer):
        await w.tables.ahead.lay(table.id, BOB, [Answer("", ["site:moon"])], confirmed=True)
    assert await refused(w.tables.ahead.plan(table.id, ANN)) is Why.ASKED_ALREADY
    lay = w.tables.ahead.lay(table.id, ANN, BANK, confirmed=True)
    assert await refused(lay) is Why.ASKED_ALREADY
    assert await refused(w.tables.ahead.clear(table.id, BOB)) is Why.NO_ANSWER


async def test_it_can_be_cleared(w: World) -> None:
    table = await quay(w)
    await w.tables.ahead.lay(table.id, BOB, BANK, confirmed=True)
    await w.tables.ahead.clear(table.id, BOB)
    await confirm(w, table.id, ANN, "site:pier")
    assert (await w.tables.finding.table(table.id)).decisions == 1


async def test_planning_ahead_is_no_peek_and_nobody_notices(tmp_path: Path) -> None:
    """Two tables, at one of which BOB plans: the others see the same."""
    seen = []
    for plans in (False, True):
        async with world(str(tmp_path / f"{plans}.sqlite")) as w:
            table = await quay(w)
            if plans:
                await w.tables.ahead.plan(table.id, BOB, BANK)
                await w.tables.ahead.lay(table.id, BOB, BANK, confirmed=True)
            seen.append([await seen_by(w, table.id, person) for person in (ANN, CAT, None)])
    assert seen[0] == seen[1]


async def test_what_is_planned_does_not_depend_on_what_is_hidden(w: World) -> None:
    table = await quay(w)
    async with w.house.open(table.id) as opened:
        game = await opened.game()
        other = game.imagined(1, b"another world")
        assert other.view(1) == game.view(1)
        for site in (PIER, BANK, YARD):
            assert planned(other, 1, site).view() == planned(game, 1, site).view()
