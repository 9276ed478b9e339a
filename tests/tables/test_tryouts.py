"""**Try from here**: a private copy that holds no secret."""

from random import Random

import pytest

from rules.core import IllegalAnswer, imagined
from tables import Answer, Panel, Table, Why
from tables.turn.tryouts import MOST, dealt, number_of, revived
from tests.rules.positions import played

from .world import ANN, BOB, CAT, World, confirm, refused, seen_by

PIER, BANK = "site:pier", "site:bank"
GAMES = {"ryozen": 3, "bonfire": 3, "candelabria": 3, "ghost_stories": 3}


async def quay(w: World) -> Table:
    return await w.start("quay", [ANN, BOB, CAT])


async def first_key(w: World, panel: Panel) -> Panel:
    """Answer with the first option of whoever is asked."""
    assert panel.question is not None
    keys = list(panel.question.keys)[: max(1, panel.question.least)]
    return await w.tables.tryouts.choose(0, BOB, panel.step, keys)


async def test_all_seats_are_played_and_nothing_happens_at_the_table(w: World) -> None:
    table = await quay(w)
    before = [await seen_by(w, table.id, person) for person in (ANN, BOB, CAT, None)]
    panel = await w.tables.tryouts.begin(table.id, BOB, 0, press=7)
    seats = []
    while panel.question is not None:
        seats.append(panel.seat)
        panel = await first_key(w, panel)
    assert set(seats) == {0, 1, 2}
    assert panel.trying is not None
    assert panel.trying.events
    assert [await seen_by(w, table.id, person) for person in (ANN, BOB, CAT, None)] == before


async def test_each_press_is_taken_back(w: World) -> None:
    table = await quay(w)
    tryouts = w.tables.tryouts
    start = await tryouts.begin(table.id, BOB, 0, press=7)
    panels = [start]
    while panels[-1].question is not None:
        panels.append(await first_key(w, panels[-1]))
    for earlier in panels[-2::-1]:
        back = await tryouts.back(0, BOB, panels[panels.index(earlier) + 1].step)
        assert (back.step, back.view, back.undo) == (earlier.step, earlier.view, earlier.undo)
    assert await refused(tryouts.back(0, BOB, start.step)) is Why.NOTHING_DRAFTED
    again = await first_key(w, await first_key(w, start))
    assert (await tryouts.start_over(0, BOB, again.step)).view == start.view
    assert await refused(tryouts.choose(0, BOB, again.step, [PIER])) is Why.STALE


async def test_from_the_past_and_from_now(w: World) -> None:
    table = await quay(w)
    await confirm(w, table.id, ANN, "site:pier")
    now = await w.tables.tryouts.begin(table.id, BOB, 1, press=7)
    assert (now.seat, now.trying and now.trying.at) == (1, 1)
    with pytest.raises(IllegalAnswer):
        await w.tables.tryouts.choose(0, BOB, now.step, [PIER])
    then = await w.tables.tryouts.begin(table.id, BOB, 0, press=8)
    assert (then.seat, then.trying and then.trying.at) == (0, 0)
    await w.tables.tryouts.choose(0, BOB, then.step, [BANK])
    assert await refused(w.tables.tryouts.question(0, BOB, now.step)) is Why.NO_TRYOUT


async def test_kept_under_a_name_or_thrown_away(w: World) -> None:
    table, tryouts = await quay(w), w.tables.tryouts
    for number in range(MOST):
        panel = await tryouts.begin(table.id, BOB, 0, press=10 + number)
        panel = await first_key(w, panel)
        await tryouts.keep(BOB, number_of(panel.step), f"  plan\n{number} ")
    last = number_of((await tryouts.begin(table.id, BOB, 0, press=99)).step)
    assert await refused(tryouts.keep(BOB, last, "one more")) is Why.TOO_MANY_TRYOUTS
    assert await refused(tryouts.keep(BOB, last, "  ")) is Why.TOO_LONG
    kept = await tryouts.of(BOB)
    assert [it.name for it in kept] == [*(f"plan {number}" for number in range(MOST)), ""]
    assert await refused(tryouts.drop(ANN, kept[0].number)) is Why.NO_TRYOUT
    again = await tryouts.question(0, BOB, f"t{kept[0].number}.")
    assert again.undo == 1
    await tryouts.drop(BOB, kept[0].number)
    await tryouts.keep(BOB, last, "one more")
    assert [it.name for it in await tryouts.of(BOB)][-1] == "one more"


async def test_only_for_whoever_sits_there_and_its_own_eyes(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    panel = await w.tables.tryouts.begin(table.id, BOB, 0, press=7)
    assert await refused(w.tables.tryouts.begin(table.id, CAT, 0, press=8)) is Why.NOT_SEATED
    assert await refused(w.tables.tryouts.question(0, ANN, panel.step)) is Why.NO_TRYOUT
    assert await refused(w.tables.tryouts.question(0, BOB, "t.")) is Why.NO_TRYOUT


async def test_it_goes_with_the_persons_data(w: World) -> None:
    table = await quay(w)
    panel = await w.tables.tryouts.begin(table.id, BOB, 0, press=7)
    await w.tables.tryouts.choose(0, BOB, panel.step, [BANK])
    (told,) = (await w.tables.privacy.export(BOB))["tried"]
    assert (told["table"], [it[2] for it in told["body"]]) == (table.id, [[BANK]])
    await w.tables.privacy.delete(BOB)
    assert await w.tables.tryouts.of(BOB) == []


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Two games that look the same to a seat make the same copy; neither holds the table's seed."""
    for decisions in (0, 17, 40):
        truth = played(game, GAMES[game], decisions, Random(decisions))
        for seat in range(2):
            other = imagined(truth, seat, b"another world")
            ours, theirs = dealt(truth, seat, b"seed"), dealt(other, seat, b"seed")
            assert ours == theirs
            copy = revived(ours)
            assert copy.view(seat) == truth.view(seat)
            assert copy.seed != truth.seed
            assert not copy.line
            assert [it.point for it in copy.pending] == [it.point for it in truth.pending]


async def test_answers_that_somebody_gives_beside_others(w: World) -> None:
    """A copy of a position with sealed answers begins before the first of them."""
    table = await w.start("masks", [ANN, BOB])
    now = await w.tables.play.question(table.id, ANN)
    assert now.question is not None
    keys = list(now.question.keys)[: now.question.least]
    await w.tables.play.answer_line(table.id, ANN, [Answer("", keys)])
    at = (await w.tables.finding.table(table.id)).decisions
    panel = await w.tables.tryouts.begin(table.id, BOB, at, press=7)
    assert panel.trying is not None
    assert panel.trying.at == 0
    assert panel.seat == 0
    panel = await first_key(w, panel)
    assert panel.seat == 1
