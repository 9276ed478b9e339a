"""Lessons are planned like turns: undoable, kept over restarts, counted nowhere."""

import pytest

from rules.lessons import lessons_of
from tables import NO_TABLE, Panel, Status, Why
from tables.base.keeping import pack
from tables.turn.lessons import table_for

from .world import ANN, BOB, World, refused

FIRST = "bonfire.first"


async def by_lit(w: World, panel: Panel) -> Panel:
    """Choose the first lit answer, or Confirm."""
    lessons = w.tables.lessons
    if panel.question is None:
        return (await lessons.confirm(0, ANN, panel.step)).panel
    taught = panel.taught
    assert taught is not None
    keys = [next(key for key in panel.question.keys if taught.lit is None or key in taught.lit)]
    return await lessons.choose(0, ANN, panel.step, keys)


async def test_a_chapter_is_played_to_its_end_and_kept(w: World) -> None:
    panel = await w.tables.lessons.begin(ANN, FIRST, "sea", press=1)
    while panel.taught is not None and not panel.taught.over:
        panel = await by_lit(w, panel)
        assert (await w.tables.lessons.go_on(ANN, FIRST)).step == panel.step
    progress = (await w.tables.lessons.of(ANN))[FIRST]
    assert progress.done == ["sea"]
    assert any(it.seat == 1 for it in progress.line), "the rival has played along"
    assert await w.tables.lessons.of(BOB) == {}
    assert await w.tables.finding.mine(ANN) == []
    again = w.tables.lessons.choose(0, ANN, panel.step, ["build_path"])
    assert await refused(again) is Why.NOT_ASKED


async def test_what_is_not_lit_waits(w: World) -> None:
    lessons = w.tables.lessons
    panel = await lessons.begin(ANN, FIRST, "sea", press=1)
    assert await refused(lessons.choose(0, ANN, panel.step, ["fate:fate_2"])) is Why.UNLIT
    assert (await lessons.go_on(ANN, FIRST)).step == panel.step


async def test_what_goes_without_saying_is_not_said_for_what_waits(w: World) -> None:
    """The bot gives obvious answers as in any turn, but never one that would skip a step of the
    lesson."""
    lessons = w.tables.lessons
    panel = await lessons.begin(ANN, FIRST, "sea", press=1)
    other = await lessons.choose(
        0, ANN, panel.step, ["fate:fate_1"], implied=lambda choice: [choice.keys[-1]]
    )
    assert [it.keys for it in other.chosen] == [["fate:fate_1"]]
    both = await lessons.begin(ANN, FIRST, "sea", press=2)
    lit = {"bonfire.start_way": ["way:right"]}
    both = await lessons.choose(
        0, ANN, both.step, ["fate:fate_1"], implied=lambda choice: lit.get(choice.point)
    )
    assert [it.keys for it in both.chosen] == [["fate:fate_1"], ["way:right"]]


async def test_a_draft_is_taken_back_and_an_outdated_panel_refused(w: World) -> None:
    lessons = w.tables.lessons
    first = await lessons.begin(ANN, FIRST, "sea", press=1)
    assert await refused(lessons.confirm(0, ANN, first.step)) is Why.NOTHING_DRAFTED
    assert await refused(lessons.back(0, ANN, first.step)) is Why.NOTHING_DRAFTED
    later = await by_lit(w, first)
    assert await refused(lessons.choose(0, ANN, first.step, ["fate:fate_1"])) is Why.STALE
    assert (await lessons.begin(ANN, FIRST, "sea", press=1)).step == later.step, "once a press"
    assert (await lessons.back(0, ANN, later.step)).step == first.step
    assert (await lessons.begin(ANN, FIRST, "sea", press=2)).chosen == []


async def test_a_confirmed_step_is_taken_back(w: World) -> None:
    """Steps are undone from the end of a chapter down to its beginning."""
    lessons = w.tables.lessons
    panel = await lessons.begin(ANN, FIRST, "path", press=1)
    standing = [panel]
    while not (panel.taught is not None and panel.taught.over):
        panel = await by_lit(w, panel)
        standing += [] if panel.chosen else [panel]
    assert [it.undo for it in standing] == list(range(len(standing)))
    assert len(standing) > 2
    for earlier in standing[-2::-1]:
        panel = await lessons.back(0, ANN, panel.step)
        assert (panel.view, panel.undo) == (earlier.view, earlier.undo)
        assert (await lessons.go_on(ANN, FIRST)).step == panel.step
    assert await refused(lessons.back(0, ANN, panel.step)) is Why.NOTHING_DRAFTED
    assert (await lessons.of(ANN))[FIRST].done == ["path"]


async def test_there_is_a_hint_where_one_plays_freely(w: World) -> None:
    lessons = w.tables.lessons
    first = await lessons.begin(ANN, FIRST, "sea", press=1)
    assert await refused(lessons.hint(ANN, first.step)) is Why.NO_HINTS
    last = await lessons.begin(ANN, FIRST, "end", press=2)
    assert last.taught is not None
    assert last.taught.freely
    found = await lessons.hint(ANN, last.step)
    assert last.question is not None
    assert found.best.chosen[0].choice.point == last.question.point
    assert (await lessons.go_on(ANN, FIRST)).step == last.step


async def test_a_step_of_free_play_is_told_once(w: World) -> None:
    first = await w.tables.lessons.begin(ANN, FIRST, "end", press=1)
    assert first.taught is not None
    assert not first.taught.told
    second = await by_lit(w, first)
    assert second.question is not None
    assert second.taught is not None
    assert second.taught.says == first.taught.says
    assert second.taught.told
    lit = await w.tables.lessons.begin(ANN, FIRST, "sea", press=2)
    lit = await by_lit(w, lit)
    assert lit.taught is not None
    assert not lit.taught.told, "each lit question has a step of its own"


async def test_of_two_who_change_a_lesson_at_once_one_wins(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await w.tables.lessons.begin(ANN, FIRST, "sea", press=1)

    async def too_late(*_: object) -> bool:
        return False

    monkeypatch.setattr(w.store, "keep_lesson", too_late)
    assert await refused(by_lit(w, panel)) is Why.CONFLICT


async def test_there_is_no_such_lesson(w: World) -> None:
    lessons = w.tables.lessons
    for key, chapter in (("bonfire.none", "sea"), ("none.first", "sea"), (FIRST, "none")):
        assert await refused(lessons.begin(ANN, key, chapter, press=1)) is Why.NO_LESSON
    assert await refused(lessons.go_on(ANN, FIRST)) is Why.NO_LESSON


async def test_a_lesson_that_was_corrected_begins_its_chapter_again(w: World) -> None:
    panel = await w.tables.lessons.begin(ANN, FIRST, "sea", press=1)
    await by_lit(w, panel)
    [row] = await w.store.lessons_of(ANN)
    progress = (await w.tables.lessons.of(ANN))[FIRST]
    progress.answers = [["fate:gone"]]
    assert await w.store.keep_lesson(row._replace(body=pack(progress)), row.body)
    assert (await w.tables.lessons.go_on(ANN, FIRST)).chosen == []


def test_a_panel_stands_for_no_table() -> None:
    table = table_for(lessons_of("bonfire")["first"], ANN)
    assert (table.id, table.status) == (NO_TABLE, Status.RUNNING)
    assert table.people() == [ANN]
