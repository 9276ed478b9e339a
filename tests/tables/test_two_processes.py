"""Two programs on one store: of two changes at once, one is saved and the other is told so."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from multiprocessing.synchronize import Barrier
from random import Random

import pytest

import rules
from db import Shards
from rules import IllegalAnswer
from rules.core.save import read
from rules.core.verify import verify
from rules.play import random_answer
from tables import Answer, Refused, Status, Why
from tables.base.profile import Profile
from tables.people.servers import Server
from tests import stores
from tests.stores import waiting_news

from .world import ANN, BOB, FakeTime, World, world

PATIENCE = 120  # seconds, in case the other process has broken down
barriers: list[Barrier] = []  # one barrier that the competing processes wait at

TOLD = {Why.CONFLICT, Why.STALE, Why.NOT_ASKED, Why.NOT_RUNNING}


@pytest.fixture
async def other(w: World) -> AsyncIterator[World]:
    store = await stores.start(w.store.address)
    yield World(store, w.time)
    await store.close()


async def test_of_two_that_answer_at_once_one_wins(w: World, other: World) -> None:
    table = await w.start("rival", [ANN])
    line = [Answer("", ["heap:1"])]
    ended = await asyncio.gather(
        w.tables.play.answer_line(table.id, ANN, line, press=1),
        other.tables.play.answer_line(table.id, ANN, line, press=2),
        return_exceptions=True,
    )
    refused = [fault for fault in ended if isinstance(fault, Refused | IllegalAnswer)]
    assert len(refused) == 1
    assert (await w.tables.finding.table(table.id)).decisions == 1


async def test_the_slower_one_sees_what_the_other_has_done(w: World, other: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await other.tables.play.question(table.id, BOB)
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["site:pier"])])
    panel = await other.tables.play.question(table.id, BOB)
    assert panel.question is not None
    assert "site:pier" not in panel.question.keys
    assert await other.tables.play.view(table.id, BOB) == await w.tables.play.view(table.id, BOB)


async def test_a_press_that_both_get_is_done_once(w: World, other: World) -> None:
    table = await w.start("rival", [ANN])
    line = [Answer("", ["heap:1"])]
    await w.tables.play.answer_line(table.id, ANN, line, press=1)
    again = await other.tables.play.answer_line(table.id, ANN, line, press=1)
    assert again.events == []
    assert (await w.tables.finding.table(table.id)).decisions == 1


def add(wish: int) -> Callable[[Profile], None]:
    def change(profile: Profile) -> None:
        profile.looked = {**profile.looked, wish: 1}

    return change


async def test_what_both_change_of_a_person_is_all_kept(w: World, other: World) -> None:
    changes = [
        house.tables.absence.prefer(ANN, add(10 * number + which))
        for number in range(15)
        for which, house in enumerate((w, other))
    ]
    await asyncio.gather(*changes)
    assert len((await w.house.profiles.of(ANN)).looked) == 30


async def test_what_both_change_of_a_server_is_all_kept(w: World, other: World) -> None:
    def grow(server: Server) -> None:
        server.most += 1

    houses = [w, other] * 5
    await asyncio.gather(*(it.tables.servers.change(7, ANN, grow) for it in houses))
    assert (await w.tables.servers.of(7)).most == 10
    assert len(await w.store.acts(7, None)) == 10


async def test_news_is_delivered_by_one_of_them(w: World, other: World) -> None:
    await w.start("quay", [ANN, BOB])
    await w.tables.watching.watch(1, 70, "turn")
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    await asyncio.gather(*(it.sender.deliver_all() for it in (w, other)))
    shown = [news.nonce for it in (w, other) for news in it.listener.shown]
    assert len(shown) == len(set(shown)) == w.listener.calls + other.listener.calls
    assert await waiting_news(w.store, w.time.at) == []


async def test_what_one_has_claimed_and_not_done_is_the_others_after_a_while(
    w: World, other: World
) -> None:
    """News that a process took and never delivered is delivered by another one after a minute."""
    await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(1, ANN, [Answer("", ["site:pier"])])
    assert (await w.store.take_news(w.time.at, w.time.at + 60)).news
    assert not (await other.store.take_news(w.time.at, w.time.at + 60)).news
    await other.sender.deliver_all()
    assert other.listener.shown == []
    assert (await stores.outgoing(other.store, w.time.at)).next_at == w.time.at + 60
    w.time.at += 60
    await other.sender.deliver_all()
    assert other.listener.told("thread")
    assert await waiting_news(w.store, w.time.at) == []


async def test_what_is_due_is_done_by_one_of_them(w: World, other: World) -> None:
    await w.start("quay", [ANN, BOB])
    due = await w.store.next_due(w.time.at)
    assert due is not None
    w.time.at = due
    rows = await w.store.due(due, 10)
    mine, theirs = await asyncio.gather(
        w.store.claim_due(rows, due, due + 60), other.store.claim_due(rows, due, due + 60)
    )
    assert sorted([*mine, *theirs]) == sorted(rows)
    loser = other if mine else w
    assert await loser.store.due(due, 10) == []
    assert await loser.store.next_due(due) == due + 60


async def test_whoever_comes_after_a_crash_begins_at_once(w: World, other: World) -> None:
    await w.start("quay", [ANN, BOB])
    waiting = await waiting_news(other.store, w.time.at)
    await other.store.take_news(w.time.at, w.time.at + 60)
    assert await waiting_news(w.store, w.time.at) == []
    await w.store.join(None)
    left = await waiting_news(w.store, w.time.at)
    assert [row._replace(until=None) for row in left] == waiting
    assert all(row.until for row in left)  # each may have been told


async def test_news_goes_to_the_process_that_holds_the_shard(w: World, other: World) -> None:
    """Server 7 is on the first of two shards; news about no server may be delivered by either."""
    await w.start("quay", [ANN, BOB])
    await w.tables.absence.prefer(ANN, add(1))
    await w.store.join(Shards(2, frozenset({1})))
    assert await waiting_news(w.store, w.time.at) == []
    await other.store.join(Shards(2, frozenset({0})))
    assert await waiting_news(other.store, w.time.at)


async def fight(address: str, seed: int, together: Barrier) -> tuple[int, int]:
    """Answer in each round at the same time as the other process; return how often this process's
    answer was saved, and how often it was told that it came too late."""
    store = await stores.start(address)
    w, chance = World(store, FakeTime()), Random(seed)
    won = told = 0
    while (await w.tables.finding.table(1)).status is Status.RUNNING:
        person, panel = await w.panel(1)
        assert panel.question is not None
        answer = Answer(panel.question.point, random_answer(panel.question, chance))
        together.wait(PATIENCE)
        try:
            await w.tables.play.answer_line(1, person, [answer])
            won += 1
        except IllegalAnswer:
            told += 1
        except Refused as refused:
            if refused.why not in TOLD:
                raise
            told += 1
        together.wait(PATIENCE)
    await store.close()
    return won, told


def meet(together: Barrier) -> None:
    barriers.append(together)


def fighter(address: str, seed: int) -> tuple[int, int]:
    return asyncio.run(fight(address, seed, barriers[0]))


def test_two_processes_fight_over_one_table(address: str) -> None:
    async def prepare() -> None:
        async with world(address) as w:
            await w.start("vigil", [ANN, BOB])

    async def look() -> tuple[int, str]:
        async with world(address) as w:
            table = await w.tables.finding.table(1)
            return table.decisions, await w.tables.history.export(1)

    asyncio.run(prepare())
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(2, meet, (spawn.Barrier(2),)) as pool:
        scores = pool.starmap(fighter, [(address, 1), (address, 2)], chunksize=1)
    decisions, text = asyncio.run(look())
    assert sum(won for won, _ in scores) == decisions
    assert sum(told for _, told in scores) > 0
    assert verify(rules.GAMES["vigil"], read(text)).replayed
