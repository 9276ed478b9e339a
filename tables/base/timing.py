"""The real clock, behind an interface that tests can move."""

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    def now(self) -> int:
        """Return the seconds since 1970."""
        ...

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Wait until this time, or until the event is set, which is then cleared."""
        ...


class RealTime:
    def now(self) -> int:
        return int(time.time())

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        left = None if until is None else max(0.0, until - time.time())
        try:
            async with asyncio.timeout(left):  # wait_for may swallow a cancellation
                await woken.wait()
        except TimeoutError:
            return
        woken.clear()
