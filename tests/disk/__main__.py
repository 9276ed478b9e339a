"""Plays many tables on a disk that fails, again and again, and looks whether anything was lost.

    python -m tests.disk --runs 1000 --seed 1

Each run plays on in the file that the last one has left, until one operation of the disk fails: an
error, once or for ever; a full disk; half a write; a flush that fails; or the power, and with it
whatever was not flushed. Then the file is sound, holds all that was acknowledged and nothing that
was said to be unsaved; or the program has stopped and said so.
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from db import SqliteStore, Store, StoreFault
from tables import Done, Refused, Why
from tests.disk.shim import POWER_LOST, Kind, again_with, arm, left
from tests.tables.crash import Player, Press, Threads, Watcher

BROKEN = (Why.NOT_SAVED, Why.NOT_READ, Why.NOT_KNOWN)
MOST_REFUSALS = 20  # refusals in a row, before somebody would look
MOVES = 5  # moves between checks for the fault
STOPPED = 3  # the exit code of a player who has said why
# By fault: the last operation that may fail.
LATEST = {
    Kind.ERROR: 300, Kind.ERROR_FROM_NOW: 300, Kind.FULL: 150, Kind.FULL_FROM_NOW: 150,
    Kind.SHORT: 150, Kind.FLUSH: 40, Kind.POWER: 200,
}  # fmt: skip


class Patient(Player):
    """Tries refused acts again if the disk was the reason."""

    def __init__(self, store: Store, pipe: int, chance: Random, threads: Threads) -> None:
        super().__init__(store, pipe, chance, threads)
        self._answer = self.tables.play.answer_line
        vars(self.tables.play)["answer_line"] = self._answered

    async def _answered(self, table: int, person: int, answers: Any, press: int) -> Done:
        try:
            return await self._answer(table, person, answers, press)
        except Refused as refused:
            if refused.why is Why.NOT_SAVED:  # a row that cannot be read may be damaged
                self.say("unsaved", press)
            raise

    async def play(self, again: Press | None, moves: int) -> None:
        refused = 0
        while moves:
            try:
                if again is not None:
                    self.say("again", again.number)
                    await self.send(again)
                    again = None
                await self.furnish()
                press = await self.think(self.chance.choice(await self.running()))
                self.say("try", press)
                await self.send(press)
                if self.chance.random() < 0.2:
                    await self.sender.deliver_all()
                moves, refused = moves - 1, 0
            except Refused as fault:
                refused += 1
                if fault.why not in BROKEN or refused == MOST_REFUSALS:
                    raise


class DiskWatcher(Watcher):
    def __init__(self, folder: Path, chance: Random) -> None:
        super().__init__(str(folder / "tables.sqlite"), chance)
        self.folder = folder
        self.unsaved: set[int] = set()
        self.ended: Counter[str] = Counter()

    def run_on(self, kind: Kind) -> None:
        """Play on in a process of its own, with one fault of this kind; Kind.NONE: without any."""
        reading, writing = os.pipe()
        when = self.chance.randint(1, LATEST.get(kind, 1))
        seed = self.chance.getrandbits(32)
        child = os.fork()
        if not child:
            os.close(reading)
            os._exit(self._played(writing, kind, when, seed))
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            words = pipe.read()
        _, status = os.waitpid(child, 0)
        self._note(kind, status, words)
        for line in words.decode().split("\n")[:-1]:
            self._hear(line.split())

    def _note(self, kind: Kind, status: int, words: bytes) -> None:
        code = os.waitstatus_to_exitcode(status)
        said = {0: "went on", STOPPED: "stopped and said so", POWER_LOST: "lost power"}.get(code)
        if said is None or (code == POWER_LOST) > (kind is Kind.POWER):
            self.faults.append(f"{kind.name}: a player broke down ({code}): {words[-2000:]!r}")
        else:
            self.ended[f"{kind.name.lower()} {said}"] += 1

    def _played(self, pipe: int, kind: Kind, when: int, seed: int) -> int:
        """Play in a process of its own; return how it ends."""
        try:
            arm(self.folder, kind, when, seed)
            asyncio.run(self._life(pipe, seed, last=kind is Kind.NONE))
        except (StoreFault, Refused) as fault:
            os.write(pipe, f"stopped {fault}\n".encode())
            return STOPPED
        except BaseException as fault:
            os.write(pipe, f"broke {fault!r}\n".encode())
            return 1
        return 0

    async def _life(self, pipe: int, seed: int, *, last: bool) -> None:
        store = await SqliteStore.start(Path(self.address))
        try:
            await store.join(None)
            player = Patient(store, pipe, Random(seed), self.threads)
            again = self.under_way
            if last:
                await player.finish(again)
            while not last and left() > 0:
                await player.play(again, MOVES)
                again = None
        finally:
            await store.close()

    def _hear(self, words: list[str]) -> None:
        if words[0] == "unsaved":
            self.unsaved.add(int(words[1]))
        elif words[0] == "again":
            self.unsaved.discard(int(words[1]))
        elif words[0] != "stopped":
            super()._hear(words)

    def check(self) -> None:
        with closing(sqlite3.connect(self.address)) as db:
            ((sound,),) = db.execute("PRAGMA integrity_check(1)").fetchall()
        if sound != "ok":
            self.faults.append(f"the file is damaged: {sound}")
        super().check()
        there = {press for (press,) in self.rows("SELECT press FROM presses")}
        self.faults += [
            f"press {it} was said to be unsaved" for it in self.unsaved & there - self.done.keys()
        ]


def watched(folder: Path, runs: int, chance: Random) -> DiskWatcher:
    """Run with so many faults, or up to the first loss; then play all games to their end."""
    folder.mkdir()
    watcher = DiskWatcher(folder, chance)
    for _ in range(runs):
        watcher.run_on(chance.choice(list(LATEST)))
        if watcher.done:
            watcher.check()
        if watcher.faults:
            return watcher
    watcher.run_on(Kind.NONE)
    watcher.check()
    watcher.check_end()
    return watcher


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.disk", description=__doc__)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    place = Path(tempfile.gettempdir()) / f"emberboard-disk-{os.getpid()}"
    place.mkdir(exist_ok=True)
    again_with(place / "faulty.so")
    start = time.perf_counter()
    try:
        watcher = watched(place / "files", args.runs, Random(args.seed))
    finally:
        shutil.rmtree(place)
    print(
        f"{args.runs} runs, {len(watcher.done)} acknowledged moves,"
        f" {time.perf_counter() - start:.1f} s"
    )
    for ended, count in sorted(watcher.ended.items()):
        print(f"{count:5} {ended}")
    for fault in watcher.faults:
        print(f"fault: {fault}")
    return bool(watcher.faults)


if __name__ == "__main__":
    sys.exit(main())
