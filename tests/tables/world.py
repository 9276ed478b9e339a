"""A whole house for a test: a store on disk, a clock that the test moves, a sender that listens."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import pytest

import rules
from rules.play import random_answer
from rules.search import Level
from tables import (
    Done,
    House,
    KeyedHashes,
    Minds,
    News,
    Panel,
    Refused,
    Sender,
    Settings,
    Status,
    Table,
    Tables,
    Why,
)
from tables.table.invitations import Invitations
from tests import stores
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)

Kind = TypeVar("Kind")

NOON = 1_750_000_000 - 1_750_000_000 % 86_400 + 12 * 3600  # some day at 12:00 UTC
QUICK = Level("friendly", tries=12, worlds=1, finalists=3, among=3)  # the automas' level in tests
ANN, BOB, CAT, DAN = 101, 102, 103, 104


class FakeTime:
    def __init__(self, now: int = NOON) -> None:
        self.at = now

    def now(self) -> int:
        return self.at

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        await woken.wait()
        woken.clear()


@dataclass
class Listener:
    """Stands in for Discord: shows what is delivered, or fails on request."""

    shown: list[News] = field(default_factory=list)
    nonces: set[str] = field(default_factory=set)
    faults: list[Exception | None] = field(default_factory=list)
    down: dict[str, Exception] = field(default_factory=dict)  # by kind of place: what it raises
    calls: int = 0

    async def deliver(self, news: News) -> int | None:
        self.calls += 1
        fault = self.faults.pop(0) if self.faults else self.down.get(news.to.kind)
        if fault is not None:
            raise fault
        if news.nonce not in self.nonces:
            self.nonces.add(news.nonce)
            self.shown.append(news)
        if news.page and news.page.way == "grow":
            return news.page.message
        return 1000 + news.id

    def told(self, kind: str | None = None, target: int | None = None) -> list[str]:
        """Return the names of the news shown, in order."""
        return [
            type(item).__name__
            for news in self.shown
            if kind in (None, news.to.kind) and target in (None, news.to.id)
            for item in pieces(news)
        ]

    def items(self, wanted: type[Kind]) -> list[Kind]:
        told = [item for news in self.shown for item in pieces(news)]
        return [item for item in told if isinstance(item, wanted)]


def pieces(news: News) -> list[Any]:
    """Return the items that a message adds to those told before."""
    return list(news.page.fresh) if news.page else [news.item]


class World:
    def __init__(
        self,
        store: stores.AnyStore,
        time: FakeTime,
        games_in_memory: int = 256,
        hashes: KeyedHashes | None = None,
    ) -> None:
        self.time = time
        self.store = store
        self.seeds = (bytes([n]) * 8 for n in range(1, 256))
        self.house = House(
            store,
            time,
            games_in_memory=games_in_memory,
            hashes=hashes,
            new_seed=lambda: next(self.seeds),
        )
        self.house.random = Random(1)
        self.tables = Tables(self.house, Minds(here=QUICK))
        self.listener = Listener()
        self.sender = Sender(self.house, self.listener.deliver)

    async def pass_time(self, seconds: int) -> None:
        """Move the clock, and let everything happen that is due on the way."""
        goal = self.time.at + seconds
        while True:
            await self.tables.timekeeper.catch_up()
            due = await self.store.next_due(self.time.at)
            if due is None or due > goal:
                break
            self.time.at = due
        self.time.at = goal
        await self.tables.timekeeper.catch_up()

    async def start(
        self, game: str = "quay", people: Sequence[int] = (ANN, BOB), **settings: Any
    ) -> Table:
        """Start a table with people on its seats in this order."""
        wanted = {"seats": len(people), "seating": "as_joined", **settings}
        self.tables.house.invitations = Invitations()  # tests start many tables in an hour
        lobby = await self.tables.lobby.create(
            people[0], Settings(game=game, **wanted), guild=7, channel=70, invited=people[1:]
        )
        for person in people[1:]:
            await self.tables.lobby.join(lobby.id, person)
        return await self.tables.lobby.start(lobby.id, people[0])

    async def panel(self, table: int) -> tuple[int, Panel]:
        """Return somebody who is asked, and that person's panel."""
        found = await self.tables.finding.table(table)
        seat = found.seats[found.asked[0].seat]
        assert seat.actor is not None
        return seat.actor, await self.tables.play.question(table, seat.actor)

    async def move(self, table: int, chance: Random) -> Done:
        """Give one random answer for somebody who is asked, and confirm it at once."""
        person, panel = await self.panel(table)
        assert panel.question is not None
        keys = random_answer(panel.question, chance)
        panel = await self.tables.play.choose(table, person, panel.step, keys)
        return await self.tables.play.confirm(table, person, panel.step)

    async def play(self, table: int, chance: Random, most: int = 10_000) -> Table:
        """Play random moves to the end of the game, or at most this many."""
        for _ in range(most):
            found = await self.tables.finding.table(table)
            if found.status is not Status.RUNNING:
                return found
            await self.move(table, chance)
        return await self.tables.finding.table(table)

    async def finish(self, table: int, chance: Random) -> Table:
        """Give the answers that ``play`` gives, but all as one change, which is quicker."""
        async with self.house.change(table) as opened:
            game = opened.to_play()
            while not game.over:
                asked = game.pending[0]
                actor = opened.table.seats[asked.seat].actor
                opened.answer(asked.seat, asked, random_answer(asked, chance), person=actor)
        return await self.tables.finding.table(table)

    async def news(self) -> list[str]:
        await self.sender.deliver_all()
        return self.listener.told()


@asynccontextmanager
async def world(address: str, games_in_memory: int = 256) -> AsyncIterator[World]:
    store = await stores.start(address)
    try:
        yield World(store, FakeTime(), games_in_memory)
    finally:
        await store.close()


__all__ = ["ANN", "BOB", "CAT", "DAN", "NOON", "FakeTime", "World", "world"]


async def refused(call: Any) -> Why:
    with pytest.raises(Refused) as caught:
        await call
    return caught.value.why


async def confirm(w: World, table: int, person: int, *keys: str) -> None:
    for key in keys:
        panel = await w.tables.play.question(table, person)
        panel = await w.tables.play.choose(table, person, panel.step, [key])
        await w.tables.play.confirm(table, person, panel.step)


async def seen_by(w: World, table: int, person: int | None) -> dict[str, Any]:
    """Return everything that somebody can look at, without the times."""
    found = await w.tables.finding.table(table)
    log = await w.tables.history.log(table, person, -1)
    await w.news()
    theirs = [
        (told.to, item)
        for told in w.listener.shown
        if told.to.kind == "thread" or told.to.id == person
        for item in pieces(told)
    ]
    return {
        "table": found,
        "log": log,
        "view": await w.tables.play.view(table, person),
        "changes": (await w.tables.replays.changes(table, person)).entries if person else [],
        "undo": await w.tables.undo.turns(table, person) if person and found.live else [],
        "news": theirs,
        "statistics": await w.tables.statistics.of(person) if person else None,
    }
