"""A thread is told a page at a time: nothing is lost or doubled, and nobody is called twice."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from db import NewsRow
from rules import GAMES
from rules.core import Event, Telling
from rules.play import random_answer
from tables import Answer, News, Settings, Status, Table
from tables.base.news import (
    Destination,
    Item,
    Moved,
    Story,
    Turn,
    Undone,
    VoteOpened,
    decode,
    encode,
)
from tables.table.moves import pieces
from tables.table.paged import bound, gathered
from tables.telling.delivery import Page
from tables.telling.pages import LONG as FULL_SCENE
from tables.telling.pages import in_scene, is_over, told_events, without_undone

from .world import ANN, BOB, CAT, World

PIER = [Answer("", ["site:pier"])]
BANK = [Answer("", ["site:bank"])]
PAY = [Answer("", ["site:yard"]), Answer("", ["pay:rope"])]
MOST_MESSAGES = 0.85  # at most so many messages for each call
GALLERY = 77
LONG = 600  # seconds after which nobody counts as looking any more


def pages(w: World) -> list[Page]:
    return [news.page for news in w.listener.shown if news.page is not None]


def whole(w: World) -> list[Moved]:
    """Return all moves in the messages that still exist."""
    last: dict[int, Page] = {}
    for news in w.listener.shown:
        page = news.page
        if page is not None:
            if page.way == "move" and page.message is not None:
                del last[page.message]
            last[page.message if page.way == "grow" and page.message else 1000 + news.id] = page
    return [it for page in last.values() for it in page.items if isinstance(it, Moved)]


async def test_a_move_and_the_next_call_are_one_message(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.pass_time(LONG)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    before = len(w.listener.shown)
    await w.news()
    (told,) = w.listener.shown[before:]
    assert told.page is not None
    assert [type(it).__name__ for it in told.page.fresh] == ["Moved", "Turn"]
    assert told.page.called == [BOB]
    assert told.page.before is not None
    assert told.page.before != told.view


async def test_small_answers_gather_and_the_whole_message_moves_down(w: World) -> None:
    """The message is sent anew at the end of the thread, since it calls the next person."""
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    for person, answer in ((ANN, PIER), (BOB, BANK)):
        await w.pass_time(LONG)
        await w.tables.play.answer_line(table.id, person, answer)
        await w.news()
    first, second, third = pages(w)
    assert [first.way, second.way, third.way] == ["begin", "move", "move"]
    assert len([it for it in third.items if isinstance(it, Moved)]) == 2
    assert third.called == [ANN]


async def test_a_whole_turn_ends_the_message(w: World) -> None:
    """After a whole turn the next news begins a message; there are never more messages than
    calls."""
    table = await w.start("bonfire", [ANN, BOB])
    for _ in range(30):
        await w.pass_time(LONG)
        await w.news()
        await w.move(table.id, w.house.random)
    await w.news()
    ways = [page.way for page in pages(w)]
    assert "begin" in ways[1:]
    assert ways.count("begin") <= len(w.listener.items(Turn)) < len(ways) + 1
    left = [page.left for page in pages(w) if page.way == "begin"][1:]
    assert all(left)


@pytest.mark.long
async def test_a_game_takes_fewer_messages_than_calls(w: World) -> None:
    """A night of Ryozen stands in one message, however many people it asks."""
    table = await w.start("ryozen", [ANN, BOB, CAT])
    while ((await w.tables.finding.table(table.id)).round or 0) < 3:
        await w.pass_time(LONG)
        await w.news()
        await whole_turn(w, table.id)
    told = pages(w)
    left = [page.left for page in told if page.way == "begin" and by_night(page.left)]
    assert all(len(told_events(items)) >= FULL_SCENE for items in left)
    assert any(by_night(page.items) for page in told)
    begun = sum(page.way == "begin" for page in told)
    called = sum(bool(page.called) for page in told)
    assert called > 20
    assert begun <= MOST_MESSAGES * called, (begun, called)


def by_night(items: Sequence[Item]) -> bool:
    opened = [event.id for event in told_events(items) if event.id in ("night", "dawn")]
    return opened[-1:] == ["night"]


async def whole_turn(w: World, table: int) -> None:
    play, (person, panel) = w.tables.play, await w.panel(table)
    while panel.question is not None and not panel.final:
        keys = random_answer(panel.question, w.house.random)
        panel = await play.choose(table, person, panel.step, keys)
    await play.confirm(table, person, panel.step)


async def test_every_move_is_told_once(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    while (await w.tables.finding.table(table.id)).status is Status.RUNNING:
        await w.move(table.id, w.house.random)
        if w.house.random.random() < 0.7:
            await w.news()
        await w.pass_time(w.house.random.choice([5, LONG]))
    await w.news()
    told = [it.first for it in whole(w) if it.events]
    assert told == sorted(set(told))
    assert told == [it.first for it in w.listener.items(Moved) if it.events]
    assert {row.number for row in await w.store.log(table.id, after=0)} >= set(told) > set()


async def test_a_call_that_is_not_true_any_more_still_brings_the_move(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.tables.seats.leave(table.id, BOB)
    await w.news()
    assert [it.first for it in whole(w)][:1] == [1]
    assert not [page for page in pages(w) if BOB in page.called]


async def test_what_was_taken_back_leaves_the_page(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.pass_time(LONG)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    called = pages(w)[-1]
    await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    await w.news()
    undone = pages(w)[-1]
    assert (called.called, undone.called) == ([BOB], [])
    assert undone.way == "grow"
    assert [type(it) for it in undone.fresh if isinstance(it, Undone)]
    await w.tables.play.answer_line(table.id, ANN, BANK)
    await w.news()
    assert pages(w)[-1].called == [], "the same call is not repeated"


# A delayed mention


async def held(w: World) -> tuple[int, list[Turn]]:
    """Start a turn of BOB, who has looked at the table a moment ago; return the table and his
    calls."""
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.question(table.id, BOB)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    return table.id, [it for it in w.listener.items(Turn) if it.person == BOB]


async def test_who_was_here_and_left_is_called_after_five_minutes(w: World) -> None:
    _, turns = await held(w)
    assert [turn.mention for turn in turns] == [False]
    await w.pass_time(4 * 60)
    await w.news()
    assert not any(BOB in page.called for page in pages(w))
    await w.pass_time(2 * 60)
    await w.news()
    assert pages(w)[-1].called == [BOB]
    await w.pass_time(LONG)
    await w.news()
    assert sum(BOB in page.called for page in pages(w)) == 1


async def test_who_has_opened_the_turn_needs_no_call(w: World) -> None:
    table, _ = await held(w)
    await w.tables.play.question(table, BOB)
    await w.pass_time(LONG)
    await w.news()
    assert not any(BOB in page.called for page in pages(w))


async def test_a_held_mention_of_a_move_that_was_taken_back_is_not_given(w: World) -> None:
    table, _ = await held(w)
    await w.tables.undo.undo(table, ANN, 0, decisions=1)
    await w.pass_time(LONG)
    await w.news()
    assert not any(BOB in page.called for page in pages(w))


# Secrets


async def test_only_public_questions_and_options_go_to_the_thread(w: World) -> None:
    """A message offers nothing that is asked of one seat in secret."""
    table = await w.start("masks", [ANN, BOB, CAT])
    await w.news()
    seen: list[News] = [news for news in w.listener.shown if news.page is not None]
    assert seen
    assert not any(news.page.asked for news in seen if news.page)
    assert table.id


# Scenes such as battles

PLACED, DREW = Event("placed", {"seat": "seat:0"}), Event("drew", {"seat": "seat:0"})


def test_a_decision_is_told_in_pieces_where_scenes_open() -> None:
    assert pieces([DREW, PLACED, DREW, PLACED], {"placed"}) == [[DREW], [PLACED, DREW], [PLACED]]
    assert pieces([PLACED, DREW], {"placed"}) == [[PLACED, DREW]]
    assert pieces([DREW, DREW], ()) == [[DREW, DREW]]


async def test_a_scene_begins_a_message(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that begin a scene start a message, even after an answer too small for one."""
    monkeypatch.setattr(GAMES["quay"], "telling", Telling(scenes={"placed"}))
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    for person, answer in ((ANN, PIER), (BOB, BANK)):
        await w.pass_time(LONG)
        await w.tables.play.answer_line(table.id, person, answer)
        await w.news()
    assert [page.way for page in pages(w)] == ["begin", "begin", "begin"]
    assert [len(page.items) for page in pages(w)][1:] == [2, 2], "the move, and the next call"


async def test_a_scene_that_was_taken_back_leaves_its_message(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES["quay"], "telling", Telling(scenes={"placed"}))
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.pass_time(LONG)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    await w.news()
    await w.tables.play.answer_line(table.id, ANN, BANK)
    await w.news()
    assert [page.way for page in pages(w)] == ["begin", "begin", "grow", "begin"]
    assert not any(isinstance(it, Moved) for it in without_undone(pages(w)[2].items))
    assert [it.events[0].args["site"] for it in whole(w) if it.opens][-1] == "site:bank"


def test_a_scene_lasts_to_the_next_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = Telling(scenes={"placed"}, chapters={"drew"})
    monkeypatch.setattr(GAMES["quay"], "telling", telling)
    table = Table(settings=Settings(game="quay", seats=2), host=ANN, created=0)
    assert not in_scene(table, [])
    assert in_scene(table, [Moved(0, [PLACED], 1, 1), Moved(1, [], 2, 2)])
    assert not in_scene(table, [Moved(0, [PLACED], 1, 1), Moved(0, [DREW], 2, 2)])


def test_what_ends_a_message_does_not_wait_for_the_next_one() -> None:
    before, opening = Moved(0, [DREW], 1, 1), Moved(0, [PLACED], 1, 1, opens=True)
    rows = [NewsRow("thread", 1, 0, "", "Moved", encode(it)) for it in (before, before, opening)]
    first, second, third = (decode(row.body) for row in bound(rows, 0))
    assert (first, second, third) == (
        replace(before, along=True),
        replace(before, ends=True),
        opening,
    )
    assert [is_over([it]) for it in (first, second, third)] == [False, True, False]


def test_who_watches_waits_for_the_turn_and_a_scene_has_its_own_message() -> None:
    move, opening = Moved(0, [DREW], 1, 1), Moved(0, [PLACED], 1, 1, opens=True)

    def waiting(*items: Item, over: bool) -> list[bool]:
        rows = [NewsRow("channel", 9, 0, "", type(it).__name__, encode(it)) for it in items]
        told = [decode(row.body) for row in gathered(rows, over=over)]
        return [isinstance(it, Story) and it.along for it in told]

    assert waiting(move, move, over=False) == [True, True]
    assert waiting(move, move, over=True) == [True, False]
    assert waiting(move, opening, opening, over=False) == [True, False, True]
    assert waiting(Undone(0, 1, 0), over=True) == [True]


async def test_who_watches_is_told_a_turn_when_it_is_over(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.watching.watch(table.id, GALLERY, "turn")
    await w.news()

    def seen() -> list[News]:
        return [it for it in w.listener.shown if it.to == Destination("channel", GALLERY)]

    assert not seen()
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    (told,) = seen()
    assert told.page is not None
    assert [type(it).__name__ for it in told.page.items] == ["Moved"]
    assert told.page.before != told.page.after
    await w.tables.undo.undo(table.id, ANN, 0, 1)
    await w.news()
    assert len(seen()) == 1, "what is taken back is told with the next turn"
    await w.tables.play.answer_line(table.id, ANN, BANK)
    await w.news()
    _, told = seen()
    assert told.page is not None
    assert [type(it).__name__ for it in told.page.items] == ["Undone", "Moved"]


async def test_what_a_vote_has_taken_back_is_shown(w: World) -> None:
    """The picture leads from the position before to the one that is left."""
    table = await w.start("quay", [ANN, BOB, CAT])
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.tables.play.answer_line(table.id, BOB, BANK)
    await w.news()
    stood = (await w.tables.finding.table(table.id)).decisions
    left = await w.tables.play.public_view(table.id)
    await w.tables.undo.undo(table.id, CAT, 0, stood)
    await w.news()
    (asked,) = w.listener.items(VoteOpened)
    for person in (ANN, BOB):
        await w.tables.voting.vote(table.id, person, 1, agree=True)
    before = len(w.listener.shown)
    await w.news()
    told = [it for it in w.listener.shown[before:] if it.page and it.page.before]
    assert told[0].page is not None
    assert told[0].page.before == left
    assert told[0].view != left
    (undone,) = w.listener.items(Undone)
    assert undone.count == len(asked.moves) == 2
