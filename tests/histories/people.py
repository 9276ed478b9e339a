"""A process in which people play, reporting their acts and the answers they got.

python -m tests.histories.people ADDRESS NUMBER SEED TABLES [OLD]
"""

import asyncio
import hashlib
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

import rules
from db import InUse, Shards, StoreFault
from db.postgres import PostgresStore
from db.postgres.limits import Limits
from rules import IllegalAnswer
from rules.play import random_answer
from tables import Answer, House, News, Refused, Sender, Status, Table, Tables, Why
from tables.base.entries import viewpoint
from tables.base.timing import RealTime
from tests.proof import PROOF_GAMES

from . import old_ways
from .record import Told

rules.GAMES.update(PROOF_GAMES)

AT_ONCE = 4  # people in a process
LIMITS = Limits(lock=0.6, statement=0.7, answer=0.8, look=0.4, idle=1.0)
AGAIN = 0.05  # seconds before the next attempt
JUMP = 6 * 3600  # seconds by which a clock is set forward or back
# An unread answer may have been saved; the bot has its own words for that.
NOT_DONE = {Why.NOT_SAVED: "lost", Why.NOT_KNOWN: "unknown", Why.NOT_READ: "unknown"}


class JumpingTime(RealTime):
    def __init__(self) -> None:
        self.offset = 0

    def now(self) -> int:
        return super().now() + self.offset


class Crowd:
    """The people of one process."""

    def __init__(self, store: PostgresStore, number: int, seed: str, tables: int) -> None:
        self.chance = Random(seed)
        self.number = number
        self.at_once = tables
        self.time = JumpingTime()
        self.house = House(store, self.time, double=-1)
        self.tables = Tables(self.house)
        self.sender = Sender(self.house, self.deliver)

    async def deliver(self, news: News) -> int | None:
        await asyncio.sleep(0)
        return news.id

    async def live(self) -> None:
        async with asyncio.TaskGroup() as work:
            work.create_task(self.house.alarms.listen())
            work.create_task(self.sender.run())
            work.create_task(self.tables.timekeeper.run())
            for _ in range(AT_ONCE):
                work.create_task(self.person())

    async def person(self) -> None:
        while True:
            if self.chance.random() < 0.005:
                self.time.offset = self.chance.randint(-JUMP, JUMP)
            await self.one_thing()

    async def one_thing(self) -> None:
        """Do one thing at one of the first unfinished tables, so that many meet at few."""
        try:
            running = await self.house.store.numbers(Status.RUNNING)
            table = self.chance.choice(running[: self.at_once] or [1])
            found = await self.tables.finding.table(table)
            if found.status is Status.RUNNING and self.chance.random() < 0.7:
                await self.decide(found)
            else:
                await self.look(found)
        except (Refused, StoreFault):
            await asyncio.sleep(AGAIN)  # the server may be away

    async def decide(self, found: Table) -> None:
        actor = found.seats[self.chance.choice(found.asked).seat].actor
        if actor is None:
            return
        told = Told(found.id, actor, "answer", 0, press=self.chance.getrandbits(60))
        if found.vote is not None:
            others = [it.actor for it in found.seats if it.actor is not None]
            told.person, told.act = self.chance.choice(others), "vote"
            agree, number = self.chance.random() < 0.5, found.vote.number
            await self.tell(told, lambda: self.tables.voting.vote(
                found.id, told.person, number, agree=agree, press=told.press))  # fmt: skip
        elif found.decisions and self.chance.random() < 0.15:
            told.act, to = "undo", found.decisions - 1
            await self.tell(told, lambda: self.tables.undo.undo(
                found.id, actor, to, found.decisions, told.press))  # fmt: skip
        else:
            panel = await self.tables.play.question(found.id, actor)
            if panel.question is None:
                return
            told.keys = random_answer(panel.question, self.chance)
            answer = Answer(panel.question.point, told.keys)
            await self.tell(told, lambda: self.tables.play.answer_line(
                found.id, actor, [answer], told.press))  # fmt: skip

    async def look(self, found: Table) -> None:
        person = self.chance.choice(found.people())
        told = Told(found.id, person, "look", 0)

        async def look() -> None:
            async with self.house.open(found.id) as opened:
                told.revision, told.sequence = opened.row.revision, opened.row.sequence
                told.floor, told.seat = opened.game.undo_floor, opened.game.undo_seat
                told.length = len(opened.game.log)
                eyes = viewpoint(opened.table, person)
                told.eyes = -1 if eyes is None else eyes
                told.view = digest(opened.game.view(eyes))
                rows = await self.house.log(opened)
                told.log = digest([(row.number, row.undone) for row in rows])

        await self.tell(told, look)

    async def tell(self, told: Told, act: Callable[[], Awaitable[Any]]) -> None:
        told.began = time.monotonic_ns()
        say(told)
        try:
            await act()
            told.outcome = "done"
        except IllegalAnswer:
            told.outcome = "refused"
        except Refused as refused:
            told.outcome, told.why = NOT_DONE.get(refused.why, "refused"), refused.why
        told.ended = time.monotonic_ns()
        say(told)


def digest(what: Any) -> str:
    text = msgspec.json.encode(what, order="deterministic")
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def say(told: Told) -> None:
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    sys.stdout.flush()


async def main(address: str, number: int, seed: str, tables: int, old: str) -> None:
    old_ways.bring_back(old)
    while True:
        try:
            store = await PostgresStore.start(address, LIMITS)
            await store.join(Shards(4, frozenset({number})))
            break
        except (StoreFault, InUse):
            await asyncio.sleep(AGAIN)
    await Crowd(store, number, seed, tables).live()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5]))
