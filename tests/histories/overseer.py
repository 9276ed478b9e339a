"""Starts the processes, breaks as much as possible, and keeps the answers that people got."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

from tests import stores
from tests.proxy import Fate, Proxy, proxy
from tests.tables.world import ANN, BOB, CAT, world

from .record import Told

GAMES = {"quay": [ANN, BOB, CAT], "vigil": [ANN, BOB], "rival": [ANN]}
FATES = [fate for fate in get_args(Fate) if fate]
STANDS_STILL = 0.5  # seconds without an answer
BETWEEN = 0.3  # seconds between two faults, roughly
PER_TABLE = 20  # operations before people move to the next table
TABLES_OF_ONE = 50  # tables that the same people share
LONGEST = 2**24  # bytes in a line


class Overseer:
    def __init__(
        self, folder: Path, *, seed: int, processes: int, tables: int, old: str = "none"
    ) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.processes = processes
        self.tables = tables
        self.old = old
        self.address = stores.server().make(f"histories{next(stores.numbers)}", stores.template())
        self.told: dict[tuple[int, int, int], Told] = {}
        self.faults: dict[str, int] = {}
        self.broke: list[str] = []
        self._running: dict[int, Process] = {}
        self._lines: dict[int, Proxy] = {}
        self._over = asyncio.Event()
        self._left = 0

    async def run(self, operations: int) -> None:
        self._left = operations
        await self.furnish(self.tables + operations // PER_TABLE)
        async with AsyncExitStack() as ends:
            for number in range(self.processes):
                folder = self.folder / str(number)
                folder.mkdir()
                self._lines[number] = await ends.enter_async_context(proxy(folder, self.address))
            hearing = [asyncio.create_task(self.keep(n)) for n in range(self.processes)]
            breaking = asyncio.create_task(self.break_things())
            await self._over.wait()
            for task in (breaking, *hearing):
                task.cancel()
            await asyncio.gather(breaking, *hearing, return_exceptions=True)
            for process in self._running.values():
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def furnish(self, tables: int) -> None:
        async with world(self.address) as w:
            w.house.new_seed = lambda: self.chance.randbytes(8)
            for number in range(tables):
                game = list(GAMES)[number % len(GAMES)]
                others = 10 * (number // TABLES_OF_ONE)
                await w.start(game, [person + others for person in GAMES[game]], pace="none")

    async def keep(self, number: int) -> None:
        """Keep a process running, replacing it when it ends."""
        for life in range(1_000_000):
            seed = f"{self.chance.getrandbits(32)} {number} {life}"
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.histories.people", self._lines[number].address,
                str(number), seed, str(self.tables), self.old,
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, limit=LONGEST,
            )  # fmt: skip
            self._running[number] = process
            complaints = asyncio.create_task(process.stderr.read() if process.stderr else nothing())
            assert process.stdout is not None
            async for line in process.stdout:
                self.hear(number, life, line)
            if await process.wait() != -signal.SIGKILL:
                self.broke.append((await complaints).decode()[-2000:])
                self._over.set()
                return

    def hear(self, number: int, life: int, line: bytes) -> None:
        if line.endswith(b"\n"):  # a killed process may leave half a line
            told = msgspec.json.decode(line, type=Told)
            self.told[number, life, told.began] = told
            self._left -= bool(told.ended)
            if self._left <= 0:
                self._over.set()

    async def break_things(self) -> None:
        while True:
            await asyncio.sleep(self.chance.random() * 2 * BETWEEN)
            number = self.chance.randrange(self.processes)
            what = self.chance.choice(["kill", "stop", "cut", *FATES, *FATES])
            if number in self._running:
                self.faults[what] = self.faults.get(what, 0) + 1
                await self.break_one(number, what)

    async def break_one(self, number: int, what: str) -> None:
        process, line = self._running[number], self._lines[number]
        with suppress(ProcessLookupError):
            if what == "kill":
                os.kill(process.pid, signal.SIGKILL)  # not through Popen, which would note the end
            elif what == "stop":
                os.kill(process.pid, signal.SIGSTOP)
                await asyncio.sleep(self.chance.random() * STANDS_STILL)
                os.kill(process.pid, signal.SIGCONT)
        if what == "cut":
            line.cut()
        elif what in FATES:
            line.fail(msgspec.convert(what, Fate), closes=self.chance.random() < 0.3)
            await asyncio.sleep(BETWEEN)
            line.closed = False


async def nothing() -> bytes:
    return b""
