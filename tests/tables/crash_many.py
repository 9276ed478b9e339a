"""Kills processes that play the same tables on one PostgreSQL, and checks that nothing was lost.

python -m tests.tables.crash_many --kills 1000

Several players, each with its shard, answer at random at all tables. One of them is killed at a
random moment and started again, over and over; sometimes the server itself is stopped and started
instead. Every press that a player was told had been saved must be there once, and no refused press
may be. Each piece of news may be shown again only under its own nonce, and a table's news reaches a
place in its order, whoever tells it. Finally one player is left alone and plays everything to its
end.
"""

import argparse
import asyncio
import os
import select
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import psycopg

from db import InUse, Shards, StoreFault
from db.postgres import PostgresStore
from db.postgres.faults import completed
from rules import IllegalAnswer
from tables import News, Refused, Status, Why
from tables.base.model import Telling
from tests import stores

from .crash import Player, Press, Threads, Watcher

PLAYERS = 4
TABLES = 40
MOST_LINES = 60  # lines that the players report before the next of them is killed
AGAIN = 0.05  # seconds before the next attempt
PATIENCE = 300
# Refusals for the second of two who set up the same table.
FILLED = (Why.NOT_LOBBY, Why.SEATED, Why.FULL, Why.SEAT_TAKEN)
DOWN = (Why.NOT_SAVED, Why.NOT_READ, Why.NOT_KNOWN)
TOLD = (Why.CONFLICT, Why.STALE, Why.NOT_ASKED, Why.NOT_RUNNING)


class Shown(NamedTuple):
    at: int
    nonce: str
    place: tuple[str, str, str]  # the destination's kind and id, and the table
    news: int


class OneOfMany(Player):
    most = TABLES

    def telling(self) -> Telling:
        """Return "moves", because pages need Discord's messages and each player sees only its
        own."""
        return "moves"

    def server(self, number: int) -> int:
        """Return a server's number, spreading servers evenly over the shards."""
        return ((PLAYERS + number % PLAYERS) << 22) + 1

    async def deliver(self, news: News) -> int | None:
        self.say("show", time.monotonic_ns(), news.nonce, news.to.kind, news.to.id, news.table,
                 news.id)  # fmt: skip
        return news.id

    async def one_move(self) -> None:
        press = await self.some_press()
        if press is not None:
            self.say("try", press)
            await self.send_until_known(press)
        if self.chance.random() < 0.3:
            await self.sender.deliver_all()

    async def some_press(self) -> Press | None:
        """Return a press; None if there is nothing to press, or if somebody else was quicker."""
        running = await self.running()
        try:
            return await self.think(self.chance.choice(running)) if running else None
        except (AssertionError, IndexError):
            return None

    async def send_until_known(self, press: Press) -> None:
        """Send a press until it is known whether it was saved. Others may be quicker, and the
        server may be down."""
        while True:
            try:
                await self.send(press)
                return
            except IllegalAnswer:
                self.say("no", press.number)
                return
            except Refused as refused:
                if refused.why in TOLD:
                    self.say("no", press.number)
                    return
                if refused.why not in DOWN:
                    raise
            except StoreFault:
                """``done_by`` asks the store itself, so its fault comes unchanged; try again."""
            await asyncio.sleep(AGAIN)

    async def send(self, press: Press) -> None:
        """Send a press. If others have ended the game before the press was carried out, report it
        as refused."""
        known = await self.house.store.done_by(press.number)
        before = await self.tables.finding.table(press.table)
        if known is None and before.status is not Status.RUNNING:
            self.say("no", press.number)
            return
        await super().send(press)

    async def live(self) -> None:
        while True:
            try:
                if self.chance.random() < 0.1:
                    await self.furnish()
                await self.one_move()
            except Refused as refused:
                if refused.why not in (*TOLD, *FILLED, *DOWN):
                    raise
                await asyncio.sleep(AGAIN)


async def enter(address: str, shards: Shards | None) -> PostgresStore:
    """Open the store, waiting for a server that is down or for the previous holder to be gone."""
    while True:
        try:
            store = await PostgresStore.start(address)
        except StoreFault:
            await asyncio.sleep(AGAIN)
            continue
        try:
            await store.join(shards)
            return store
        except (StoreFault, InUse):
            await store.close()
            await asyncio.sleep(AGAIN)


async def play(
    address: str, pipe: int, seed: int, number: int | None, again: Sequence[Press]
) -> None:
    """Play as the shard ``number``; None is the last player, which nobody kills."""
    shards = Shards(PLAYERS, frozenset({number})) if number is not None else None
    store = await enter(address, shards)
    player = OneOfMany(store, pipe, Random(seed), Threads())
    listening = asyncio.create_task(player.house.alarms.listen())
    try:
        for press in again:
            await player.send_until_known(press)
        await (player.live() if number is not None else player.finish(None))
    finally:
        listening.cancel()
        await store.close()


class Child(NamedTuple):
    process: int
    pipe: int


class Overseer(Watcher):
    def __init__(self, server: stores.Server, chance: Random) -> None:
        super().__init__(server.make("tables"), chance)
        self.server = server
        self.db: psycopg.Connection[Any]
        self.children: dict[int, Child] = {}
        self.open: dict[int | None, Press] = {}  # by player: the press under way
        self.refused: set[int] = set()
        self.seen: list[Shown] = []
        self.rest: dict[int | None, bytes] = defaultdict(bytes)

    def rows(self, sql: str) -> list[Any]:
        return self.db.execute(sql.encode()).fetchall()

    def check(self) -> None:
        """Check the store at one moment, while the others play."""
        with psycopg.connect(completed(self.address)) as self.db:
            self.db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            super().check()

    def begin(self, number: int | None) -> Child:
        reading, writing = os.pipe()
        again = [self.open[number]] if number in self.open else []
        if number is None:
            again = list(self.open.values())
        seed = self.chance.getrandbits(32)
        child = os.fork()
        if not child:
            os.close(reading)
            self._be(play(self.address, writing, seed, number, again), writing)
        os.close(writing)
        return Child(child, reading)

    def _be(self, life: Any, pipe: int) -> None:
        code = 1
        try:
            asyncio.run(life)
            code = 0
        except BaseException as fault:
            os.write(pipe, f"broke {fault!r}\n".encode())
        finally:
            os._exit(code)

    def listen(self, lines: int) -> None:
        """Read the players' reports until there were this many lines."""
        heard, until = 0, time.monotonic() + PATIENCE
        while heard < lines:
            pipes = {child.pipe: number for number, child in self.children.items()}
            ready, _, _ = select.select(list(pipes), [], [], 1.0)
            for pipe in ready:
                words = os.read(pipe, 65536)
                heard += words.count(b"\n")
                self.take(pipes[pipe], words)
                if not words:
                    self.faults.append(f"player {pipes[pipe]} has ended by itself")
                    return
            if time.monotonic() > until:
                self.faults.append("nobody says anything any more")
                return

    def catch_up(self) -> None:
        """Read everything that the players have reported by now."""
        pipes = {child.pipe: number for number, child in self.children.items()}
        while ready := select.select(list(pipes), [], [], 0)[0]:
            for pipe in ready:
                self.take(pipes[pipe], os.read(pipe, 65536))

    def take(self, number: int | None, words: bytes) -> None:
        *whole, self.rest[number] = (self.rest[number] + words).split(b"\n")
        for line in whole:
            self.hear(number, line.decode().split())

    def hear(self, number: int | None, words: list[str]) -> None:
        match words:
            case ["try", *told]:
                self.open[number] = Press.parse(told)
            case ["done", press, table, decisions]:
                self.done[int(press)] = (int(table), int(decisions))
                self.open.pop(number, None)
            case ["no", press]:
                self.refused.add(int(press))
                self.open.pop(number, None)
            case ["show", at, nonce, kind, target, table, news]:
                self.shown.append(nonce)
                self.seen.append(Shown(int(at), nonce, (kind, target, table), int(news)))
            case ["twice", *_]:
                """Others may have played on between the two looks."""
            case _:
                self.faults.append(f"player {number}: {' '.join(words)}")

    def renew(self, number: int) -> None:
        """Start a player again, with the press that it had under way."""
        self.kill(number)
        self.children[number] = self.begin(number)

    def kill(self, number: int) -> None:
        """Kill a player, whatever it is doing."""
        child = self.children.pop(number)
        os.kill(child.process, signal.SIGKILL)
        while words := os.read(child.pipe, 65536):
            self.take(number, words)
        os.close(child.pipe)
        os.waitpid(child.process, 0)
        self.rest[number] = b""

    def run_all(self, kills: int, outages: int) -> None:
        self.children = {number: self.begin(number) for number in range(PLAYERS)}
        out = {(kills * (n + 1)) // (outages + 1) for n in range(outages)}
        for kill in range(kills):
            self.listen(self.chance.randrange(1, MOST_LINES))
            if kill in out:
                self.server.stop()
                time.sleep(AGAIN * 4)
                self.server.start()
            self.renew(self.chance.randrange(PLAYERS))
            if kill % 10 == 0:
                self.check()
        for number in list(self.children):
            self.kill(number)
        self.finish()

    def finish(self) -> None:
        """Let one player send again everything that was under way, and play everything to its
        end."""
        child = self.begin(None)
        while words := os.read(child.pipe, 65536):
            self.take(None, words)
        os.close(child.pipe)
        _, status = os.waitpid(child.process, 0)
        if status:
            self.faults.append("the last player broke down")

    def check_refused(self) -> None:
        presses = {press for (press,) in self.rows("SELECT press FROM presses")}
        for press in self.refused & presses:
            self.faults.append(f"press {press} was refused, and is done")

    def check_order(self) -> None:
        """Check that each place was shown its news in order; news shown again does not count."""
        last: dict[tuple[str, str, str], int] = {}
        known: set[str] = set()
        for it in sorted(self.seen):
            if it.nonce not in known and it.news < last.get(it.place, 0):
                self.faults.append(f"news {it.news} came after {last[it.place]} at {it.place}")
            known.add(it.nonce)
            last[it.place] = max(it.news, last.get(it.place, 0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--outages", type=int, default=1, help="of the server itself")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    OneOfMany.most = args.tables
    start = time.perf_counter()
    it = Overseer(stores.Server(), Random(args.seed))
    it.run_all(args.kills, args.outages)
    it.check()
    with psycopg.connect(it.address) as it.db:
        it.check_refused()
        it.check_order()
        it.check_end()
    print(
        f"{args.kills} kills of {PLAYERS} processes, {args.outages} outages of the server,"
        f" {len(it.done)} acknowledged moves, {len(it.refused)} refused, {len(set(it.shown))} news"
        f" shown ({len(it.shown) - len(set(it.shown))} sent twice with the same nonce),"
        f" {time.perf_counter() - start:.1f} s"
    )
    for fault in it.faults:
        print(f"fault: {fault}")
    return bool(it.faults)


if __name__ == "__main__":
    sys.exit(main())
