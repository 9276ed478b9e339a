"""Kills a process that plays many tables, again and again, and checks that nothing was lost.

python -m tests.tables.crash --kills 5000

A player process is forked and plays random moves at several tables. It reports on a pipe what it
was told to have been saved ("done") and what it has shown ("show"), and is killed at a random
moment. Then the file must hold everything that was acknowledged, once; the next player sends the
interrupted press again. Finally one player is left alone: all news is delivered, and no table is
stuck.
"""

import argparse
import asyncio
import os
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import rules
from db import SqliteStore, Store
from rules.core.save import read
from rules.core.verify import verify
from rules.play import random_answer
from tables import (
    Answer,
    House,
    News,
    Sender,
    Settings,
    Status,
    Tables,
)
from tables.base import news as told
from tables.base.model import Telling
from tests import stores
from tests.proof import PROOF_GAMES

rules.GAMES.update(PROOF_GAMES)

TABLES = 8
PEOPLE = {"quay": 3, "masks": 3, "vigil": 2, "rival": 1}
LONGEST_LIFE = 0.03  # seconds a player lives if it is killed during the start
MOST_LINES = 40
TELLINGS = get_args(Telling)


class Press(NamedTuple):
    """An answer that a person sends; the same number means the same press."""

    number: int
    table: int
    person: int
    point: str
    keys: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (*self[:4], *self.keys)))

    @classmethod
    def parse(cls, words: list[str]) -> "Press":
        number, table, person, point, *keys = words
        return cls(int(number), int(table), int(person), point, tuple(keys))


class Threads:
    """The messages in the threads of the tables; they outlive the player, as Discord's do."""

    def __init__(self) -> None:
        self.messages: dict[int, dict[int, list[int]]] = {}  # by table, by message: its moves
        self.sent: dict[str, int] = {}  # number of the message that was sent, by nonce

    def take(self, words: Sequence[str]) -> int:
        """Change a message, or send a new one unless its nonce is known; return the message's
        number."""
        nonce, way = words[0], words[3]
        table, message, old, *moves = map(int, (*words[1:3], *words[4:]))
        thread = self.messages.setdefault(table, {})
        if way == "grow" and old in thread:
            thread[old] = moves
            return old
        if nonce not in self.sent:
            self.sent[nonce] = message
            thread[message] = moves
        if old != self.sent[nonce]:
            thread.pop(old, None)
        return self.sent[nonce]


class Player:
    """A process that plays at many tables until it is killed."""

    most = TABLES

    def __init__(self, store: Store, pipe: int, chance: Random, threads: "Threads") -> None:
        self.pipe = pipe
        self.chance = chance
        self.threads = threads
        self.house = House(store, games_in_memory=4)
        self.tables = Tables(self.house)
        self.sender = Sender(self.house, self.deliver)

    def say(self, *words: object) -> None:
        os.write(self.pipe, (" ".join(map(str, words)) + "\n").encode())

    async def deliver(self, news: News) -> int | None:
        page = news.page
        if page is None:
            self.say("show", news.nonce)
            return news.id
        assert news.table is not None, "a page is about a table"
        old = page.message if page.message and page.way != "begin" else 0
        moves = [item.first for item in page.items if isinstance(item, told.Moved)]
        words = [news.nonce, news.table, news.id, page.way, old, *moves]
        self.say("page", *words)
        return self.threads.take([str(word) for word in words])

    async def play(self, again: Press | None, moves: int) -> None:
        if again is not None:
            await self.send(again)
        await self.furnish()
        for _ in range(moves):
            table = self.chance.choice(await self.running())
            press = await self.think(table)
            self.say("try", press)
            await self.send(press)
            if self.chance.random() < 0.2:
                await self.sender.deliver_all()

    async def running(self) -> list[int]:
        return [table.id for table in await self.tables.finding.mine(1)]

    async def furnish(self) -> None:
        """Finish half-made tables, and start new ones until there are enough."""
        for lobby in await self.tables.finding.mine(1, Status.LOBBY):
            await self.fill(lobby.id, PEOPLE[lobby.settings.game])
        for number in range(len(await self.running()), self.most):
            game = list(PEOPLE)[number % len(PEOPLE)]
            settings = Settings(game=game, seats=PEOPLE[game], telling=self.telling())
            lobby = await self.tables.lobby.create(1, settings, guild=self.server(number))
            await self.fill(lobby.id, PEOPLE[game])

    def telling(self) -> Telling:
        return self.chance.choice(TELLINGS)

    def server(self, number: int) -> int:
        return 7

    async def fill(self, table: int, seats: int) -> None:
        lobby = await self.tables.finding.table(table)
        for person in range(len(lobby.seats) + 1, seats + 1):
            await self.tables.lobby.join(table, person)
        await self.tables.lobby.start(table, 1)

    async def think(self, table: int) -> Press:
        """Choose somebody who is asked, draft an answer on the way, and return the press."""
        found = await self.tables.finding.table(table)
        asked = self.chance.choice(found.asked)
        person = found.seats[asked.seat].actor
        assert person is not None
        panel = await self.tables.play.question(table, person)
        if panel.chosen:
            panel = await self.tables.play.start_over(table, person, panel.step)
        assert panel.question is not None
        keys = random_answer(panel.question, self.chance)
        if self.chance.random() < 0.3:
            await self.tables.play.choose(table, person, panel.step, keys)
        number = self.chance.getrandbits(48)
        return Press(number, table, person, panel.question.point, tuple(keys))

    async def send(self, press: Press) -> None:
        known = await self.house.store.done_by(press.number)
        before = await self.tables.finding.table(press.table)
        answers = [Answer(press.point, list(press.keys))]
        await self.tables.play.answer_line(press.table, press.person, answers, press.number)
        after = await self.tables.finding.table(press.table)
        if known is not None and after.decisions != before.decisions:
            self.say("twice", press.number)
        self.say("done", press.number, press.table, after.decisions)

    async def finish(self, again: Press | None) -> None:
        """Play everything to its end; nobody kills this player."""
        await self.play(again, 0)
        for table in await self.running():
            while (await self.tables.finding.table(table)).status is Status.RUNNING:
                press = await self.think(table)
                self.say("try", press)
                await self.send(press)
        self.sender = Sender(self.house, self.deliver)
        await self.sender.deliver_all()


async def live(
    path: Path, pipe: int, seed: int, threads: Threads, again: Press | None, *, last: bool
) -> None:
    store = await SqliteStore.start(path)
    await store.join(None)
    player = Player(store, pipe, Random(seed), threads)
    await (player.finish(again) if last else player.play(again, 10_000))
    await store.close()


class Watcher:
    """Starts players, kills them, and compares what they said with the file."""

    def __init__(self, address: str, chance: Random) -> None:
        self.address = address
        self.chance = chance
        self.under_way: Press | None = None
        self.done: dict[int, tuple[int, int]] = {}  # by press: the table and its decisions before
        self.tried: dict[int, Press] = {}
        self.shown: list[str] = []
        self.threads = Threads()
        self.faults: list[str] = []
        self.killed_at: list[int] = []

    def run(self, *, last: bool = False) -> None:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            self._be_player(writing, last=last)
        os.close(writing)
        words = self._listen(reading, child, last=last)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) and status:
            self.faults.append(f"a player broke down: {words[-2000:]!r}")
        for line in words.decode().split("\n")[:-1]:
            self._hear(line.split())

    def _be_player(self, pipe: int, *, last: bool) -> None:
        code = 1
        try:
            asyncio.run(
                live(
                    Path(self.address),
                    pipe,
                    self.chance.getrandbits(32),
                    self.threads,
                    self.under_way,
                    last=last,
                )
            )
            code = 0
        except Exception as fault:
            os.write(pipe, f"broke {fault!r}\n".encode())
        finally:
            os._exit(code)

    def _listen(self, pipe: int, child: int, *, last: bool) -> bytes:
        heard = b""
        lines = self.chance.randrange(MOST_LINES)
        while not last and heard.count(b"\n") < lines:
            more = os.read(pipe, 65536)
            if not more:
                break
            heard += more
        if not last:
            time.sleep(self.chance.random() * (0.002 if lines else LONGEST_LIFE))
            os.kill(child, signal.SIGKILL)
            self.killed_at.append(heard.count(b"\n"))
        while more := os.read(pipe, 65536):
            heard += more
        os.close(pipe)
        return heard

    def _hear(self, words: list[str]) -> None:
        if words[0] == "try":
            press = self.under_way = Press.parse(words[1:])
            self.tried[press.number] = press
        elif words[0] == "done":
            number, table, decisions = map(int, words[1:])
            self.done[number] = (table, decisions)
            self.under_way = None
        elif words[0] == "show":
            self.shown.append(words[1])
        elif words[0] == "page":
            self.shown.append(words[1])
            self.threads.take(words[1:])
        else:
            self.faults.append(" ".join(words))

    def rows(self, sql: str) -> list[Any]:
        with closing(sqlite3.connect(self.address)) as db:
            return db.execute(sql).fetchall()

    def check(self) -> None:
        """Check that every acknowledged decision is there, and that no log has a gap."""
        found = dict(self.rows("SELECT id, sequence FROM tables"))
        lengths = dict(
            self.rows("SELECT table_id, count(*) FROM log WHERE number > 0 GROUP BY table_id")
        )
        last = dict(self.rows("SELECT table_id, max(number) FROM log GROUP BY table_id"))
        presses = {press for (press,) in self.rows("SELECT press FROM presses")}
        for table, sequence in found.items():
            if not lengths.get(table, 0) == last.get(table, 0) == sequence:
                self.faults.append(f"table {table}: {sequence}, {lengths.get(table)} rows")
        for number, (table, decisions) in self.done.items():
            if number not in presses or found[table] < decisions:
                self.faults.append(f"press {number} at table {table} was lost")

    def check_end(self) -> None:
        """Check that no table is stuck, every game is sound, and all news was shown and stored
        once."""
        status = dict(self.rows("SELECT status, count(*) FROM tables GROUP BY status"))
        rows = self.rows(
            "SELECT table_id, kind, target, topic, nonce, status, body, message FROM outbox"
            " WHERE status <> 'waiting' OR at <= (SELECT max(changed) FROM tables)"
        )  # a delayed mention waits for its time and is dropped then
        if set(status) != {Status.ENDED}:
            self.faults.append(f"tables that did not end: {status}")
        messages = {row[4] for row in rows if row[5] == "delivered" and row[7] is not None}
        if not messages <= set(self.shown):
            self.faults.append("news counts as delivered that was never shown")
        if not set(self.shown) <= {row[4] for row in rows if row[5] != "waiting"}:
            self.faults.append("news was shown that is not in the outbox")
        if waiting := [row for row in rows if row[5] == "waiting"]:
            self.faults.append(f"{len(waiting)} pieces of news still wait")
        moves = [
            (row[:3], item.first)
            for row in rows
            if isinstance(item := told.decode(row[6]), told.Moved)
        ]
        if len(moves) != len(set(moves)):
            self.faults.append("a move was told twice")
        for table, thread in self.threads.messages.items():
            of_thread = (table, "thread", table)
            read_there = sorted(first for moves_told in thread.values() for first in moves_told)
            if read_there != sorted(first for place, first in moves if place == of_thread):
                self.faults.append(f"the thread of table {table} does not tell every move once")
        asyncio.run(self._verify_games())

    async def _verify_games(self) -> None:
        store = await stores.start(self.address)
        tables = Tables(House(store))
        for table in await tables.finding.mine(1, Status.ENDED):
            saved = read(await tables.history.export(table.id))
            if not verify(rules.GAMES[saved.game], saved).replayed:
                self.faults.append(f"table {table.id} could not be replayed")
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        watcher = Watcher(f"{folder}/tables.sqlite", Random(args.seed))
        for _ in range(args.kills):
            watcher.run()
            if Path(watcher.address).exists() and watcher.killed_at[-1]:
                watcher.check()
        watcher.run(last=True)
        watcher.check()
        watcher.check_end()
    shown = len(watcher.shown), len(set(watcher.shown))
    print(
        f"{args.kills} kills, {len(watcher.done)} acknowledged moves, {shown[1]} news shown"
        f" ({shown[0] - shown[1]} sent twice with the same nonce),"
        f" {time.perf_counter() - start:.1f} s"
    )
    for fault in watcher.faults:
        print(f"fault: {fault}")
    return bool(watcher.faults)


if __name__ == "__main__":
    sys.exit(main())
