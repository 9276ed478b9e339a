"""Alarms that wake sleeping tasks: something new is due, or waits to be told."""

import asyncio
import math

from db import Store


class Alarms:
    """Two events: ``woken`` is set when something is due, ``told`` when news waits for delivery."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.woken = asyncio.Event()
        self.told = asyncio.Event()
        self.wakes_at = math.inf  # the timekeeper's next look, unless it is woken

    def due_at(self, at: float) -> None:
        if at < self.wakes_at:
            self.woken.set()

    async def listen(self) -> None:
        """Listen for ever for what other processes wrote."""
        await self._store.listen(self._heard)

    def _heard(self, word: str) -> None:
        what, number = word.split()
        if what == "told":
            self.told.set()
        else:
            self.due_at(int(number))
