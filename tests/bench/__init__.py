"""The bench of every end-to-end test: the real client against the stand-in."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from sandbox.model import Answer, Channel, Guild
from sandbox.people import InteractionFailedError, Person
from sandbox.server import Sandbox
from tests.bench.schemas import judges

__all__ = ["PATIENCE", "Bench", "InteractionFailedError", "Person", "bench", "tries", "until"]

# `make(connector=..., guild_ready_timeout=...)` returns the client under test.
MakeClient = Callable[..., discord.Client]
# Seconds until a wait fails. With less, a test would measure how busy the machine is.
PATIENCE = 120.0
LOOK = 0.01
TRIES = 1000
# discord.py's names for tasks that run handlers.
HANDLERS = ("discord.py: ", "CommandTree-", "discord-ui-")


class Complaints(logging.Handler):
    """Collects errors that the library logs, so that nothing is swallowed."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


class Bench:
    def __init__(self, sandbox: Sandbox, make: MakeClient, people: Iterable[str]) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.world.seconds_to_answer = PATIENCE
        self.make = make
        # Functions that tell if work is left, such as `table.busy.append(sender.has_work)`.
        self.busy: list[Callable[[], bool]] = []
        self.complaints = Complaints()
        self.judges = judges()
        if self.judges:
            sandbox.rest.judges.append(self.judges.exchange)
            sandbox.gateway.judges.append(self.judges.event)
        names = list(people)
        users = [self.world.add_user(name) for name in names]
        self.guild: Guild = self.world.add_guild("Test server", users[0])
        for user in users[1:]:
            self.world.add_member(self.guild, user)
        self.channel: Channel = self.world.add_channel(self.guild, "games")
        self.people = {
            user.name: Person(self.world, user, self.channel, self.quiet) for user in users
        }
        self.client: discord.Client
        self.others: list[discord.Client] = []  # other processes of the same bot
        self._connection: asyncio.Task[None]

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    async def start(self) -> None:
        self.client = self.make(connector=self.sandbox.connector(), guild_ready_timeout=0.01)
        await self.client.login(self.world.token)
        self._connection = asyncio.create_task(self.client.connect())
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait(
            [ready, self._connection], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        if not ready.done():
            ready.cancel()
            self.check()
            await asyncio.wait_for(self._connection, 1)
        await self.quiet()

    async def stop(self) -> None:
        await self.client.close()
        await self._connection
        self.sandbox.gateway.sessions.clear()

    async def restart(self) -> None:
        """Stop the bot and start it again as a new process would; Discord stays as it is."""
        await self.stop()
        await self.start()

    async def quiet(self) -> None:
        """Wait until the bot has heard everything and every handler has run to its end."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._rest()
        except TimeoutError:
            busy = [task.get_name() for task in self._handlers()] or self._at_work()
            raise AssertionError(f"no rest after {PATIENCE} s; still at work: {busy}") from None
        self._fail_what_nobody_answered()

    async def _rest(self) -> None:
        while self._behind() or self._handlers() or self._at_work():
            if not self._behind() and (tasks := self._handlers()):
                await asyncio.wait(tasks)
            else:
                await asyncio.sleep(0)

    def _behind(self) -> bool:
        sessions = self.sandbox.gateway.sessions.values()
        heard = {
            shard: at for client in (self.client, *self.others) for shard, at in heard_by(client)
        }
        return any(session.sequence > heard.get(session.shard[0], 0) for session in sessions)

    def _at_work(self) -> bool:
        return bool(self.sandbox.rest.in_flight) or any(busy() for busy in self.busy)

    def _handlers(self) -> list[asyncio.Task[Any]]:
        return [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)]

    def _fail_what_nobody_answered(self) -> None:
        """Fail interactions that nobody will answer, as no handler runs any more."""
        for interaction in self.world.interactions.values():
            if interaction.answer == Answer.WAITING and interaction.heard:
                raise InteractionFailedError(f"no handler answered {interaction.data}")

    def forgive(self) -> list[str]:
        """Return the errors logged so far and forget them, so that `check` does not fail
        for them."""
        heard, self.complaints.heard = self.complaints.heard, []
        return heard

    def check(self) -> None:
        assert not self.sandbox.rest.strays, "\n".join(self.sandbox.rest.strays)
        assert not self.judges or not self.judges.findings, "\n".join(self.judges.findings)
        assert not self.complaints.heard, "\n".join(self.complaints.heard)


def heard_by(client: discord.Client) -> Iterator[tuple[int, int]]:
    """Yield each shard of a client with the number of the last event it has received."""
    if isinstance(client, discord.AutoShardedClient):
        for number, shard in client.shards.items():
            yield number, shard._parent.ws.sequence or 0
    else:
        yield client.shard_id or 0, client.ws.sequence or 0


def tries(what: str, most: int = TRIES) -> Iterator[int]:
    """Yield `most` numbers for a loop that must end earlier; fail if it uses them all up."""
    yield from range(most)
    raise AssertionError(f"tried {most} times in vain: {what}")


async def until(came: Callable[[], Awaitable[bool]], what: str) -> None:
    """Call `came` every few milliseconds until it returns True; fail after `PATIENCE` seconds."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                if await came():
                    return
                await asyncio.sleep(LOOK)
    except TimeoutError:
        raise AssertionError(f"waited {PATIENCE} s in vain for {what}") from None


@asynccontextmanager
async def bench(
    make: MakeClient, people: Iterable[str] = ("anna", "boris", "clara")
) -> AsyncIterator[Bench]:
    """Start the stand-in and the bot; at the end, fail if errors were logged or the judges
    object."""
    async with Sandbox() as sandbox:
        it = Bench(sandbox, make, people)
        logging.getLogger("discord").addHandler(it.complaints)
        try:
            await it.start()
            try:
                yield it
            finally:
                await it.stop()
            it.check()
        finally:
            logging.getLogger("discord").removeHandler(it.complaints)
