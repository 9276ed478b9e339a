"""The time of the stand-in: it runs like a wall clock and can be moved on."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000


@dataclass(order=True, slots=True)
class Timer:
    due: float
    order: int
    action: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    def __init__(self) -> None:
        self._skipped = 0.0
        self._timers: list[Timer] = []
        self._order = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None
        self._last_id = 0

    def now(self) -> float:
        return time.time() + self._skipped

    def advance(self, seconds: float) -> None:
        """Advance the clock; everything due in between happens now, in order."""
        goal = self._skipped + seconds
        while self._timers and self._timers[0].due <= time.time() + goal:
            self._skipped = max(self._skipped, self._timers[0].due - time.time())
            self._ring()
        self._skipped = max(self._skipped, goal)

    def later(self, seconds: float, action: Callable[[], None]) -> Timer:
        timer = Timer(self.now() + seconds, next(self._order), action)
        heapq.heappush(self._timers, timer)
        if self._timers[0] is timer:
            self._set_alarm()
        return timer

    def new_id(self) -> int:
        """Return a new snowflake: an id that holds its time and is higher than all before it."""
        stamp = int(self.now() * 1000) - DISCORD_EPOCH
        self._last_id = max(self._last_id + 1, stamp << 22)
        return self._last_id

    def stop(self) -> None:
        self._timers.clear()
        if self._alarm:
            self._alarm.cancel()

    def _ring(self) -> None:
        while self._timers and (self._timers[0].cancelled or self._timers[0].due <= self.now()):
            timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                timer.action()
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._timers:
            wait = max(0.0, self._timers[0].due - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()


def moment_of(snowflake: int) -> float:
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000
