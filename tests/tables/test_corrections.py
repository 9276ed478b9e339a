"""Rules that are corrected while tables are being played."""

import pytest

import rules
from tables import Why
from tables.base.news import AskAgain

from .patched import answer, version
from .world import ANN, BOB, World, refused


@pytest.fixture
def patched(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setitem(rules.GAMES, "patch", version(1, ["first", "second"]))
    return monkeypatch


async def test_a_tail_that_still_fits_is_kept(w: World, patched: pytest.MonkeyPatch) -> None:
    table = await w.start("patch", [ANN, BOB])
    await answer(w, table.id, ANN)
    patched.setitem(rules.GAMES, "patch", version(2, ["first", "second", "third"]))
    later = World(w.store, w.time)
    await answer(later, table.id, ANN)
    panel = await later.tables.play.question(table.id, ANN)
    assert panel.question is not None
    assert panel.question.point == "patch.third"


async def test_a_tail_that_does_not_fit_is_asked_again_once(
    w: World, patched: pytest.MonkeyPatch
) -> None:
    table = await w.start("patch", [ANN, BOB])
    for person in (ANN, ANN, BOB):
        await answer(w, table.id, person)
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.choose(table.id, BOB, panel.step, ["b"])
    patched.setitem(rules.GAMES, "patch", version(2, ["other"]))
    for _ in range(2):
        later = World(w.store, w.time)
        panel = await later.tables.play.question(table.id, BOB)
        assert panel.question is not None
        assert panel.question.point == "patch.other"
        assert panel.view["taken"] == ["a", "a"]
    await later.news()
    assert later.listener.items(AskAgain) == [AskAgain(1, [1])]
    assert later.listener.told("person", BOB) == ["DraftDropped"]
    log = await later.tables.history.log(table.id)
    assert [entry.undone for entry in log] == [False, False, True, False]
    await answer(later, table.id, BOB)
    assert (await later.tables.finding.table(table.id)).decisions == 3


async def test_moves_from_before_a_correction_may_be_out_of_reach(
    w: World, patched: pytest.MonkeyPatch
) -> None:
    """Undoing past the correction is refused with a reason, and the position stays."""
    table = await w.start("patch", [ANN, BOB])
    for person in (ANN, ANN, BOB, BOB, ANN, ANN):
        await answer(w, table.id, person)
    patched.setitem(rules.GAMES, "patch", version(2, ["other"]))
    later = World(w.store, w.time)
    await answer(later, table.id, BOB)
    before = await later.tables.play.view(table.id)
    await later.tables.undo.undo(table.id, ANN, 1, decisions=7)
    vote = later.tables.voting.vote(table.id, BOB, 1, agree=True)
    assert await refused(vote) is Why.CORRECTED
    assert await later.tables.play.view(table.id) == before
    assert (await later.tables.voting.withdraw(table.id, ANN)).vote is None
