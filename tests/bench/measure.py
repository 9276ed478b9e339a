"""Measures the stand-in with a bare bot in a process of its own.

Run it with `python -m tests.bench.measure`.
"""

import asyncio
import io
import json
import multiprocessing
import statistics
import sys
import time
from typing import Any

import discord

from sandbox import commanding
from sandbox.door import connector, make_pass
from sandbox.model import Answer, Interaction
from sandbox.server import Sandbox
from sandbox.world import World
from tests.bench import bench
from tests.bench.demo import DemoBot, picture

ROUNDS = 600
AT_ONCE = 32
SIZE = (800, 600)


class BareBot(discord.Client):
    """Answers with a word, or with a picture and a row of buttons."""

    picture = picture(*SIZE)

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, **options)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.data
        if interaction.data.get("name") == "word":
            await interaction.response.send_message("word")
            return
        view = discord.ui.View(timeout=60)
        for number in range(5):
            view.add_item(discord.ui.Button(label=str(number)))
        file = discord.File(io.BytesIO(self.picture), "board.png")
        await interaction.response.send_message(file=file, view=view)


def run_bot(port: int, certificate: bytes, token: str) -> None:
    async def main() -> None:
        bot = BareBot(connector=connector(port, certificate), guild_ready_timeout=0.01)
        async with bot:
            await bot.start(token)

    asyncio.run(main())


class Meter:
    def __init__(self, world: World) -> None:
        self.world = world
        self.anna = world.add_user("anna")
        guild = world.add_guild("Server", self.anna)
        self.channel = world.add_channel(guild, "games")
        self.waiting: dict[int, asyncio.Future[None]] = {}
        for name in ("word", "picture"):
            command = {"id": name, "type": 1, "name": name, "description": name}
            world.commands[None].append(command)
        world.listeners.append(self._hear)

    def _hear(self, event: Any) -> None:
        if event.name == "interaction_changed":
            it: Interaction = event.subject
            assert it.answer == Answer.DONE
            self.waiting.pop(it.id).set_result(None)

    async def once(self, name: str) -> float:
        begun = time.perf_counter()
        it = commanding.run(self.world, self.anna, self.channel, name)
        answered = self.waiting[it.id] = asyncio.get_running_loop().create_future()
        await answered
        return (time.perf_counter() - begun) * 1000

    async def one_by_one(self, name: str) -> dict[str, float]:
        times = sorted([await self.once(name) for _ in range(ROUNDS)])
        return {
            "p50_ms": round(statistics.median(times), 2),
            "p99_ms": round(times[int(len(times) * 0.99)], 2),
        }

    async def together(self, name: str) -> int:
        async def worker() -> None:
            for _ in range(ROUNDS // AT_ONCE * 2):
                await self.once(name)

        begun = time.perf_counter()
        await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
        return round(ROUNDS // AT_ONCE * 2 * AT_ONCE / (time.perf_counter() - begun))


async def start_up() -> float:
    """Return the milliseconds until a bot is ready here, with its commands registered."""
    times = []
    for _ in range(10):
        begun = time.perf_counter()
        async with bench(DemoBot):
            times.append((time.perf_counter() - begun) * 1000)
    return round(statistics.median(times), 1)


async def measure() -> dict[str, Any]:
    figures: dict[str, Any] = {"start_ms": await start_up()}
    async with Sandbox() as sandbox:
        meter = Meter(sandbox.world)
        arguments = (sandbox.port, make_pass().certificate, sandbox.world.token)
        bot = multiprocessing.get_context("spawn").Process(target=run_bot, args=arguments)
        bot.start()
        sessions = sandbox.gateway.sessions
        await sandbox.world.until(lambda: bool(sessions), "the bot", 20)
        for name in ("word", "picture"):
            await meter.once(name)
            figures[name] = await meter.one_by_one(name)
            figures[name]["per_second"] = await meter.together(name)
        bot.terminate()
        bot.join()
    figures["picture_bytes"] = len(BareBot.picture)
    return figures


if __name__ == "__main__":
    json.dump(asyncio.run(measure()), sys.stdout, indent=2)
    print()
