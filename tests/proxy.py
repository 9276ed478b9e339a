"""Stands between a program and its PostgreSQL server, and breaks the traffic on request."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

BEGIN, READING, COMMIT = b"BEGIN", b"READ ONLY", b"COMMIT\x00"
SOCKET = ".s.PGSQL.5432"
PIECE = 65536

# The next COMMIT's fate: the line is cut before it arrives or when it is answered; its answer
# never comes; or it is lost on the way unnoticed.
Fate = Literal["", "before", "after", "never", "lost"]


class Proxy:
    """A line to the server.

    ``commit`` is the fate of the next COMMIT, after ``passing`` others that go through. While
    ``closed`` nobody can connect, and while ``silent`` nobody gets an answer. ``trips`` counts
    round trips, each of which takes ``delay`` seconds longer.
    """

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        self._database = urlsplit(address).path.lstrip("/")
        self._behind = Path(parse_qs(urlsplit(address).query)["host"][0]) / SOCKET
        self._open: set[asyncio.Task[None]] = set()
        self._speaks = asyncio.Event()
        self._speaks.set()
        self.commit: Fate = ""
        self.passing = self.trips = 0
        self.delay = 0.0
        self.closed = False
        self.closes = self.hushes = False  # after the COMMIT: nobody gets in, nobody gets an answer

    @property
    def address(self) -> str:
        return f"postgresql://ann@/{self._database}?host={self._folder}"

    @property
    def silent(self) -> bool:
        return not self._speaks.is_set()

    @silent.setter
    def silent(self, silent: bool) -> None:
        (self._speaks.clear if silent else self._speaks.set)()

    def fail(
        self, fate: Fate, *, passing: int = 0, closes: bool = False, hushes: bool = False
    ) -> None:
        self.commit, self.passing, self.closes, self.hushes = fate, passing, closes, hushes

    def cut(self) -> None:
        """Cut all open lines."""
        for task in self._open:
            task.cancel()

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._begin, self._folder / SOCKET)

    async def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            if not self.closed:
                with suppress(OSError, asyncio.IncompleteReadError):
                    await self._carry(reader, writer)
        except asyncio.CancelledError:
            pass
        finally:
            self._open.discard(task)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_unix_connection(self._behind)
        answers, asked = asyncio.Event(), asyncio.Event()
        answers.set()
        try:
            ways = [
                asyncio.create_task(self._questions(reader, ours, answers, asked)),
                asyncio.create_task(self._answers(theirs, writer, answers, asked)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            ours.transport.abort()

    async def _questions(
        self,
        reader: asyncio.StreamReader,
        ours: asyncio.StreamWriter,
        answers: asyncio.Event,
        asked: asyncio.Event,
    ) -> None:
        writing = False
        while piece := await reader.read(PIECE):
            if not asked.is_set():
                asked.set()
                self.trips += 1
                await asyncio.sleep(self.delay)
            writing = READING not in piece if BEGIN in piece else writing
            fate = self._fate() if writing and COMMIT in piece else ""
            await self._speaks.wait()
            if fate == "before":
                return
            if fate:
                answers.clear()
                self._hush()
            if fate == "lost":
                continue
            ours.write(piece)
            await ours.drain()
            if fate == "after":
                await asyncio.sleep(0.1)  # until it has arrived
                return

    async def _answers(
        self,
        theirs: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        answers: asyncio.Event,
        asked: asyncio.Event,
    ) -> None:
        while piece := await theirs.read(PIECE):
            asked.clear()
            await answers.wait()
            await self._speaks.wait()
            writer.write(piece)
            await writer.drain()

    def _fate(self) -> Fate:
        if not self.commit:
            return ""
        if self.passing:
            self.passing -= 1
            return ""
        fate, self.commit, self.closed = self.commit, "", self.closes
        return fate

    def _hush(self) -> None:
        if self.hushes:
            self.silent, self.hushes = True, False


@asynccontextmanager
async def proxy(folder: Path, address: str) -> AsyncIterator[Proxy]:
    made = Proxy(folder, address)
    async with await made.serve():
        yield made
        made.silent = False
        made.cut()
