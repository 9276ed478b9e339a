"""The promises of the store: all or nothing, one winner, every press once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from db import (
    AlreadyDone,
    Change,
    CheckpointRow,
    ClosedRow,
    Conflict,
    DraftRow,
    DueRow,
    ForgetRow,
    KeptRow,
    LogRow,
    PlaceRow,
    PressRow,
    Round,
    SeatRow,
    SqliteStore,
    StateRow,
    Store,
    StoreFault,
    TryoutRow,
    WatchRow,
)
from db.engine import Session
from db.postgres import PostgresStore
from db.sql import writing
from tests.db.rows import ROW, news, next_row
from tests.faulty import Plan
from tests.stores import AnyStore, ask, outgoing, start, waiting_news


@pytest.fixture
async def store(address: str) -> AsyncIterator[AnyStore]:
    made = await start(address)
    yield made
    await made.close()


ASKED = ForgetRow(b"mark", 10, b"101", lambda body: body.replace(b"101", b"0"))


def log(number: int, person: int = 101) -> LogRow:
    return LogRow(number, 10 + number, 0, person, 5, None, b"{}", b"[]")


def test_it_is_a_store() -> None:
    def needs(store: Store) -> None: ...

    needs(SqliteStore(Path("nowhere")))
    needs(PostgresStore("postgresql://nowhere/tables"))


async def test_what_is_committed_is_on_the_disk(store: AnyStore) -> None:
    """After a power cut everything is there that somebody was told is saved."""
    if isinstance(store, SqliteStore):
        assert await ask(store, "PRAGMA synchronous") == [(2,)]  # 2 stands for FULL
    else:
        assert await ask(store, "SHOW synchronous_commit") == [("on",)]


async def test_what_is_committed_is_read_again(store: AnyStore) -> None:
    assert await store.new_id() == 1
    await store.commit(
        Change(
            row=ROW,
            seats=[SeatRow(101, 0, True, False)],
            drafts=[DraftRow(0, b"draft")],
            press=5,
        )
    )
    await store.save_person(101, KeptRow(0, b"ann"))
    await store.watch(WatchRow(70, None, 7, "end"))
    opened = await store.open(1, 5)
    assert opened is not None
    assert opened.row == ROW._replace(revision=1)
    assert opened.people == {101: b"ann"}
    assert opened.drafts == [DraftRow(0, b"draft")]
    assert opened.watches == [WatchRow(70, None, 7, "end")]
    assert opened.pressed
    assert await store.done_by(5) == 1
    assert await store.open(2, None) is None


async def test_only_the_revision_that_was_read_can_be_changed(store: AnyStore) -> None:
    await store.commit(Change(row=ROW))
    await store.commit(Change(row=next_row(ROW, body=b"second")))
    with pytest.raises(Conflict):
        await store.commit(Change(row=next_row(ROW, body=b"other"), news=[news("a")]))
    opened = await store.open(1, None)
    assert opened is not None
    assert opened.row.body == b"second"
    assert await waiting_news(store, 99) == []


async def test_a_press_is_done_once_and_then_nothing_else_of_it(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, press=5))
    with pytest.raises(AlreadyDone):
        await store.commit(Change(row=next_row(ROW, body=b"twice"), press=5))
    opened = await store.open(1, None)
    assert opened is not None
    assert (opened.row.revision, opened.row.body) == (1, b"first")


async def test_whether_a_change_stands_can_be_looked_up(store: AnyStore) -> None:
    """A change is found by the number of its press, or else by its table's row."""

    async def stands(*changes: Change) -> bool | None:
        return await store._engine.read(lambda db: writing.stands(db, changes))

    first, pressed = Change(row=ROW), Change(row=next_row(ROW, body=b"second"), press=5)
    other = Change(row=next_row(ROW, body=b"other"))
    assert [await stands(it) for it in (first, pressed)] == [False, False]
    await store.commit(first)
    assert [await stands(it) for it in (first, pressed, other)] == [True, False, False]
    await store.commit(pressed)
    assert [await stands(it) for it in (first, pressed, other)] == [None, True, False]


async def test_several_tables_change_together_or_not_at_all(store: AnyStore) -> None:
    await store.commit(Change(row=ROW))
    with pytest.raises(Conflict):
        await store.commit(Change(row=ROW._replace(id=2)), Change(row=ROW._replace(revision=9)))
    assert await store.open(2, None) is None


async def test_a_number_of_the_log_is_given_once(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, setup=b"setup", log=[log(1)]))
    with pytest.raises(StoreFault):
        await store.commit(Change(row=next_row(ROW), log=[log(1)]))
    assert len(await store.log(1)) == 1


async def test_undone_rows_stay_and_name_what_undid_them(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, setup=b"setup", log=[log(1), log(2), log(3)]))
    await store.commit(Change(row=next_row(ROW), log=[log(4)], undone=[2, 3]))
    rows = await store.log(1)
    assert [(row.number, row.undone) for row in rows] == [(1, None), (2, 4), (3, 4), (4, None)]
    assert await store.last_answer(1, 0, 101, 4) == 4
    assert [row.number for row in await store.log(1, after=2)] == [3, 4]


async def test_any_earlier_length_of_a_log_can_be_read(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, setup=b"setup", log=[log(1), log(2), log(3)]))
    before = await store.log(1)
    await store.commit(Change(row=next_row(ROW), log=[log(4)._replace(person=None)], undone=[2, 3]))
    assert await store.log(1, upto=3) == before
    assert [await store.last_answer(1, 0, 101, upto) for upto in (3, 4)] == [3, 1]
    assert await store.last_acted(1, 2) == {101: 12}


async def test_a_game_comes_with_its_row_unless_it_is_known(store: AnyStore) -> None:
    row = ROW._replace(sequence=1)
    await store.commit(Change(row=row, setup=b"setup", log=[log(1)]))
    found = [await store.open(1, None, known) for known in (None, 0, 1)]
    assert [opened and opened.game and opened.game.log for opened in found] == [[b"{}"]] * 2 + [
        None
    ]


async def test_checkpoints_go_but_milestones_stay_unless_they_are_undone(
    store: AnyStore,
) -> None:
    def at(number: int, milestone: bool = False) -> CheckpointRow:
        return CheckpointRow(number, 1, milestone, b"%d" % number)

    row = ROW
    await store.commit(Change(row=row, setup=b"setup", checkpoints=[at(0, True)], keep=[0]))
    for number in range(1, 8):
        row = next_row(row)
        made = at(number, milestone=number % 3 == 0)
        await store.commit(Change(row=row, checkpoints=[made], keep=[number - 1, number]))
    assert await checkpoints(store) == [at(0, True), at(3, True), at(6, True), at(7)]
    await store.commit(Change(row=next_row(row), checkpoints=[at(4)], keep=[4]))
    assert await checkpoints(store) == [at(0, True), at(3, True), at(4)]


async def checkpoints(store: AnyStore) -> Sequence[CheckpointRow]:
    opened = await store.open(1, None)
    assert opened is not None
    assert opened.game is not None
    return opened.game.checkpoints


async def test_news_waits_in_order_for_each_destination(store: AnyStore) -> None:
    first = [news("a"), news("b"), news("c", "person", 101), news("d", "channel", 70, at=50)]
    await store.commit(Change(row=ROW, news=first))
    waiting = await waiting_news(store, 20)
    assert [row.nonce for row in waiting] == ["a", "c"]
    assert (await outgoing(store, 20)).next_at == 50
    assert [[row.nonce for row in it] for it in (await outgoing(store, 20)).news] == [
        ["a", "b"], ["c"]
    ]  # fmt: skip
    await store.settle_news([(waiting[0].id, 900)], [waiting[1].id])
    assert [row.nonce for row in await waiting_news(store, 60)] == ["b", "d"]
    skipping = await store.take_news(60, 61, Round(skip=[PlaceRow("thread", 1)]))
    assert [[row.nonce for row in it] for it in skipping.news] == [["d"]]
    place = PlaceRow("thread", 1)
    assert await store.last_message(1, place, "Moved") == 900
    (shown,) = await store.messages(1, place, "Moved")
    assert (shown.id, shown.message) == (waiting[0].id, 900)
    await store.settle_news([], [shown.id])
    assert await store.messages(1, place, "Moved") == []


async def test_closed_destinations_keep_their_news_until_they_open(store: AnyStore) -> None:
    closed = ClosedRow("person", 101, 5, "gone")
    await store.commit(Change(row=ROW, news=[news("a", "person", 101)], closes=[closed]))
    assert await waiting_news(store, 20) == []
    assert [row.nonce for row in (await outgoing(store, 20, "Moved")).stranded] == ["a"]
    assert not (await outgoing(store, 20, "Turn")).stranded
    await store.commit(Change(row=next_row(ROW), reopens=[PlaceRow("person", 101)]))
    assert [row.nonce for row in await waiting_news(store, 20)] == ["a"]


async def test_a_lost_channel_watches_no_more(store: AnyStore) -> None:
    await store.commit(Change(row=ROW))
    await store.watch(WatchRow(70, 1, None, "turn"))
    await store.watch(WatchRow(70, 1, None, "end"))
    assert await store.watches_of(70) == [WatchRow(70, 1, None, "end")]
    await store.commit(Change(row=next_row(ROW), closes=[ClosedRow("channel", 70, 5, "gone")]))
    assert await store.watches_of(70) == []


async def test_due_times_are_those_of_the_last_change(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, due=[DueRow(50, 1, "nudge", 0), DueRow(90, 1, "vote", -1)]))
    assert await store.next_due(0) == 50
    assert [row.kind for row in await store.due(60, 10)] == ["nudge"]
    await store.commit(Change(row=next_row(ROW)))
    assert await store.next_due(0) == 50
    await store.commit(Change(row=next_row(next_row(ROW)), due=[DueRow(70, 1, "vote", -1)]))
    assert await store.next_due(0) == 70


async def test_how_it_is_doing_is_told_in_numbers(store: AnyStore) -> None:
    waiting = [news("a"), news("b", at=60), news("c", at=500), news("d", "person", 101)]
    closed = [ClosedRow("person", 101, 5, "gone")]
    due = [DueRow(70, 1, "nudge", 0), DueRow(500, 1, "vote", -1)]
    row = ROW._replace(status="running")
    assert await store.state(100) == StateRow(0, 0, 0, 0)
    await store.commit(Change(row=row, news=waiting, closes=closed, due=due))
    assert await store.state(100) == StateRow(1, 2, 100, 30)


async def test_tables_are_found_by_who_sits_there(store: AnyStore) -> None:
    seats = [
        SeatRow(101, 0, False, True),
        SeatRow(102, 0, True, True),
        SeatRow(103, 1, True, False),
    ]
    await store.commit(Change(row=ROW, seats=seats))
    assert len(await store.tables_of(101, "lobby", asked=False)) == 1
    assert await store.tables_of(101, "lobby", asked=True) == []
    assert len(await store.tables_of(102, "lobby", asked=True)) == 1
    assert await store.tables_of(103, "lobby", asked=True) == []
    assert await store.tables_of(103, "running", asked=False) == []
    assert len(await store.listed(7, "lobby")) == 1
    await store.commit(Change(row=next_row(ROW, listed=False)))
    assert await store.listed(7, "lobby") == []


async def test_what_is_old_is_swept_out_but_not_what_still_waits(store: AnyStore) -> None:
    await store.commit(Change(row=ROW, press=5, news=[news("a"), news("b")]))
    (first,) = await waiting_news(store, 20)
    await store.settle_news([(first.id, 1)], [])
    await store.tidy(1000)
    assert await store.done_by(5) is None
    assert [row.nonce for row in await waiting_news(store, 20)] == ["b"]


async def test_a_press_is_claimed_once_until_something_else_is_pressed_there(
    store: AnyStore,
) -> None:
    first = PressRow(place=1, person=101, what="join", at=5_000)
    soon, later = first._replace(at=6_000), first._replace(at=9_000)
    assert await store.claim_press(first, 2_000)
    assert not await store.claim_press(soon, 2_000)
    assert await store.claim_press(later, 2_000)
    assert await store.claim_press(later._replace(what="leave"), 2_000)
    assert await store.claim_press(later._replace(person=102), 2_000)
    assert await store.claim_press(later._replace(place=2), 2_000)
    assert not await store.claim_press(later._replace(place=2, at=8_999), 2_000)
    await store.release_press(later._replace(place=2))
    assert await store.claim_press(later._replace(place=2), 2_000)
    both = [store.claim_press(first._replace(place=3), 2_000) for _ in range(2)]
    assert sorted(await asyncio.gather(*both)) == [False, True]
    assert {press.place for press in await store.presses_by(101)} == {2, 3}
    await store.tidy(6)
    assert [press.place for press in await store.presses_by(101)] == [2]
    await store.forget_person(101, ASKED)
    assert not await store.presses_by(101)


@pytest.mark.parametrize("after", [False, True])
async def test_a_change_whose_task_is_cancelled_is_whole_when_the_task_ends(
    tmp_path: Path, after: bool
) -> None:
    """The task ends only when the change is saved, so the table's lock is not released too
    early."""
    plan, loop = Plan(), asyncio.get_running_loop()
    store = await SqliteStore.start(tmp_path / "tables.sqlite", plan.connect)
    await store.commit(Change(row=ROW))
    row = ROW
    for statement in range(1, 9):
        row = next_row(row, body=b"%d" % statement)
        task = asyncio.create_task(store.commit(Change(row=row, press=statement)))
        plan.instead = partial(loop.call_soon_threadsafe, task.cancel)
        plan.arm(statement, after=after)
        (ended,) = await asyncio.gather(task, return_exceptions=True)
        if plan.failed is None:
            break
        assert isinstance(ended, asyncio.CancelledError | None)
        opened = await store.open(1, statement)
        assert opened is not None
        assert opened.row.body == row.body
        assert opened.pressed
    await store.close()
    assert plan.failed is None


async def test_a_reading_that_fails_does_not_hold_up_time(tmp_path: Path) -> None:
    """A failed read keeps no old snapshot open: the next read sees the newest rows, even while the
    exception is kept."""
    plan = Plan()
    store = await SqliteStore.start(tmp_path / "tables.sqlite", plan.connect)
    await store.commit(Change(row=ROW, news=[news("a")]))
    await store.open(1, None)
    kept = []
    for statement in range(1, 5):
        plan.arm(statement)
        with pytest.raises(StoreFault) as fault:
            await store.open(1, None)
        kept.append(fault)
        await store.commit(Change(row=ROW._replace(revision=statement)))
        opened = await store.open(1, None)
        assert opened is not None
        assert opened.row.revision == statement + 1
    await store.close()


async def test_a_person_has_one_tryout_without_a_name(store: AnyStore) -> None:
    await store.commit(Change(row=ROW))
    row = TryoutRow(0, 101, 1, 3, "", 10, b"first")
    first = await store.begin_tryout(row)
    second = await store.begin_tryout(row)
    assert await store.name_tryout(second, 101, "plan", most=1)
    third = await store.begin_tryout(row)
    assert [(it.id, it.name) for it in await store.tryouts_of(101)] == [
        (second, "plan"),
        (third, ""),
    ]
    assert first not in (second, third)
    assert not await store.name_tryout(third, 101, "other", most=1)
    changed = row._replace(id=third, body=b"changed")
    assert await store.change_tryout(changed, b"first")
    assert not await store.change_tryout(changed, b"first"), "it is not what was read"
    assert not await store.drop_tryout(third, 102)
    assert await store.drop_tryout(third, 101)
    await store.forget_person(101, ASKED)
    assert await store.tryouts_of(101) == []


def key(number: int) -> bytes:
    """Return a large number as SQLite writes the key of a row."""
    return bytes([0x80 | number >> shift & 0x7F for shift in range(57, 7, -7)] + [number & 0xFF])


async def test_no_bytes_are_left_of_rows_that_have_moved_before_they_went(tmp_path: Path) -> None:
    """Balancing a tree leaves copies of rows behind, which deleting does not reach."""
    path, chance = tmp_path / "tables.sqlite", Random(3)
    store = await SqliteStore.start(path)
    people = {2**60 + chance.getrandbits(60): b"name %d." % n for n in range(800)}
    gone = list(people)[:80]

    def fill(db: Session) -> None:
        for person, name in people.items():
            body = name + bytes(chance.randrange(900))
            db.rows("INSERT INTO people (id, body) VALUES (?, ?)", (person, body))
        for person, name in people.items():
            body = name + bytes(chance.randrange(1500))
            db.rows("UPDATE people SET body = ? WHERE id = ?", (body, person))

    def left() -> list[int]:
        content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        return [person for person in gone if key(person) in content or people[person] in content]

    await store._engine.write(fill)
    for person in gone:
        await store.forget_person(person, ASKED)
    before = left()
    await store.scrub()
    await store.close()
    assert before
    assert left() == []
