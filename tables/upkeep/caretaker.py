"""Keeps the house: copies of the store every hour, and what nobody needs any more swept out."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from db.sqlite import backups

from ..base.model import DAY, HOUR
from ..table.house import House

KEEP = 48  # hourly copies
SWEEP_AFTER = 7 * DAY

log = logging.getLogger(__name__)


class Caretaker:
    def __init__(self, house: House, folder: Path, keep: int = KEEP) -> None:
        self._house = house
        self._folder = folder
        self._keep = keep

    async def run(self) -> None:
        """For ever."""
        never = asyncio.Event()
        while True:
            now = self._house.time.now()
            await self._house.time.wait(now - now % HOUR + HOUR, never)
            if not self._house.store.leads:
                continue
            try:
                await self.sweep()
                await self.backup()
            except Exception:  # the next hour has another one
                log.exception("the hourly backup failed")

    async def backup(self) -> None:
        """A copy now; the oldest ones go."""
        at = datetime.fromtimestamp(self._house.time.now(), UTC)
        path = self._folder / f"emberboard-{at:%Y%m%d-%H%M%S}.sqlite"
        if await self._house.store.backup(path):
            backups.prune(self._folder, self._keep)

    async def sweep(self) -> None:
        await self._house.store.tidy(self._house.time.now() - SWEEP_AFTER)
