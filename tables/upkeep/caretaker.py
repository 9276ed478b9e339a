"""The store's upkeep: hourly copies, and removal of data that is no longer needed."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

from db.sqlite import backups

from ..base.days import SHOWN_AFTER, day_of
from ..base.model import DAY, HOUR
from ..table.house import House

KEEP = 48  # hourly copies kept
SWEEP_AFTER = 7 * DAY
DELETIONS_KNOWN = 366 * DAY  # the list of deletions reaches back this far; restore no older copy

log = logging.getLogger(__name__)


class Caretaker:
    def __init__(self, house: House, folder: Path, keep: int = KEEP) -> None:
        self._house = house
        self._folder = folder
        self._keep = keep

    async def run(self) -> None:
        """Run for ever."""
        never = asyncio.Event()
        while True:
            now = self._house.time.now()
            await self._house.time.wait(now - now % HOUR + HOUR, never)
            try:
                await self._house.keep_deletions()
                if not self._house.store.leads:
                    continue
                await self.sweep()
                await self.backup()
            except Exception:  # the next hourly copy may succeed
                log.exception("the hourly backup failed")

    async def backup(self) -> None:
        """Make a copy now; delete the oldest ones."""
        at = datetime.fromtimestamp(self._house.time.now(), UTC)
        path = self._folder / f"emberboard-{at:%Y%m%d-%H%M%S}.sqlite"
        if self._house.store.makes_copies:
            await self._house.store.backup(path)
            backups.prune(self._folder, self._keep)

    async def sweep(self) -> None:
        """Remove outdated and deleted data, down to the last byte."""
        now, store = self._house.time.now(), self._house.store
        first_open = day_of(now - SHOWN_AFTER) + 1
        await store.tidy(now - SWEEP_AFTER, deletions=now - DELETIONS_KNOWN, day=first_open)
        await store.scrub()
        backups.prune_aside(self._folder.parent, now - self._keep * HOUR)
