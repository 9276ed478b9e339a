"""Detects callbacks that keep an event loop busy, by their own processor time.

Wall time on a busy machine says more about the machine than about the code. So each callback is
measured in the time of its thread, and a second thread looks at the code it runs.
"""

import asyncio
import gc
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any
from unittest.mock import patch

LONG = 0.025  # seconds in a callback before its stack is recorded
LOOK = 0.005
CALLBACK = "_callback"  # a handle's private field, which type stubs omit
DEEP = 4  # innermost lines of our own that are reported
OURS = ("cogs/", "tables/", "rules/", "render/", "db/", "locales/", "sandbox/", "tests/")


@dataclass(order=True)
class Block:
    """A callback that ran for too long; ``bot`` is True if it was the bot's, not the stand-in's."""

    cpu: float  # milliseconds of processor time
    wall: float
    bot: bool
    what: str
    doing: str


@dataclass
class Lateness:
    late: list[float] = field(default_factory=list)  # milliseconds by which the loop woke late
    blocks: list[Block] = field(default_factory=list)
    collected: float = 0.0  # milliseconds of the longest garbage collection in the loop's thread
    _since: float = 0.0
    _doing: str = ""

    def worst(self, *, bot: bool) -> float:
        return max((block.cpu for block in self.blocks if block.bot is bot), default=0.0)

    def lines(self, most: int = 8) -> Iterator[str]:
        ordered = sorted(self.late)
        yield (
            f"event loop late: p50 {ordered[len(ordered) // 2]:.0f} ms, "
            f"p99 {ordered[len(ordered) * 99 // 100]:.0f} ms, longest {ordered[-1]:.0f} ms"
        )
        yield (
            f"longest callback by processor time: {self.worst(bot=True):.0f} ms of the bot, "
            f"{self.worst(bot=False):.0f} ms of the stand-in; "
            f"longest collection of garbage {self.collected:.0f} ms"
        )
        for block in sorted(self.blocks, reverse=True)[:most]:
            both = f"{block.cpu:.0f} ms ({block.wall:.0f} by the clock)"
            yield f"  {both} {block.what}: {block.doing}"


@contextmanager
def watched() -> Iterator[Lateness]:
    """Measure each callback of this thread's running loop while the context lasts."""
    found = Lateness()
    loop_thread = threading.get_ident()
    run = asyncio.Handle._run
    over = threading.Event()

    def timed(handle: asyncio.Handle) -> None:
        found._since, found._doing = time.perf_counter(), ""
        wall, cpu = time.perf_counter(), time.thread_time()
        run(handle)
        found._since = 0.0
        spent = time.thread_time() - cpu
        if spent > LONG:
            doing = found._doing
            what = name_of(handle)
            bot = "sandbox/" not in doing and "tests/" not in doing
            wall = time.perf_counter() - wall
            found.blocks.append(Block(1000 * spent, 1000 * wall, bot, what, doing))

    def look() -> None:
        while not over.wait(LOOK):
            since = found._since
            if since and time.perf_counter() - since > LONG:
                frame = sys._current_frames().get(loop_thread)
                if frame is not None and not found._doing:
                    found._doing = place(frame)

    began = 0.0

    def collecting(phase: str, _: dict[str, int]) -> None:
        nonlocal began
        if threading.get_ident() != loop_thread:
            return
        if phase == "start":
            began = time.thread_time()
        else:
            found.collected = max(found.collected, 1000 * (time.thread_time() - began))

    lags = asyncio.get_running_loop().create_task(asleep(found.late))
    looking = threading.Thread(target=look, daemon=True)
    gc.callbacks.append(collecting)
    looking.start()
    try:
        with patch.object(asyncio.Handle, "_run", timed):
            yield found
    finally:
        over.set()
        gc.callbacks.remove(collecting)
        lags.cancel()


async def asleep(found: list[float]) -> None:
    """Append to ``found``, again and again, the milliseconds by which the loop wakes late."""
    while True:
        since = time.perf_counter()
        await asyncio.sleep(0.005)
        found.append(1000 * (time.perf_counter() - since - 0.005))


def name_of(handle: asyncio.Handle) -> str:
    """Return the name of the task's coroutine, or else of the function."""
    callback: Any = getattr(handle, CALLBACK)
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine = task.get_coro()
        return str(getattr(coroutine, "__qualname__", coroutine))
    return str(getattr(callback, "__qualname__", callback))


def place(frame: FrameType) -> str:
    """Return the innermost lines of our own code that are running, the outermost of them first."""
    lines = [
        f"{file[file.index(room) :]}:{entry.lineno} {entry.name}"
        for entry in traceback.extract_stack(frame)
        if ".venv" not in (file := entry.filename)
        for room in OURS
        if f"/{room}" in file
    ]
    return " > ".join(lines[-DEEP:])
