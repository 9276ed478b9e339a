"""The house that all tables share: the store, the time, and a lock for each table. Tables are
opened, changed and saved here."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom
from secrets import token_bytes
from weakref import WeakValueDictionary

from db import LogRow, Opened, StateRow, Store, TableRow, TopicsAt, patience, waiting
from rules.core import RulesError

from ..base.errors import DoneAlready, Refused, Why, refusals
from ..base.hashes import KeyedHashes
from ..base.keeping import pack
from ..base.model import Person, Status, Table
from ..base.timing import RealTime, Time
from . import pipeline
from .alarms import Alarms
from .beginnings import Beginnings
from .games_in_memory import MOST, GamesInMemory, KeptGame
from .invitations import Invitations
from .opened import OpenTable
from .presence import Presence
from .profiles import Profiles
from .saving import change_of, written

LOOK_PAST = 1.0  # seconds that a reader waits for a change in progress
DOUBLE = 1000  # milliseconds: two clicks closer than this count as one
NUMBERS = range(1, 2**63)  # ids that a store can look up


class House:
    def __init__(
        self,
        store: Store,
        time: Time | None = None,
        *,
        games_in_memory: int = MOST,
        double: int = DOUBLE,
        hashes: KeyedHashes | None = None,
        new_seed: Callable[[], bytes] = lambda: token_bytes(32),
        new_chain: Callable[[], bytes] = lambda: token_bytes(32),
    ) -> None:
        self.store = store
        self.hashes = hashes or KeyedHashes()
        self.time = time or RealTime()
        self.new_seed = new_seed
        self.new_chain = new_chain
        self.double = double
        self.random: Random = SystemRandom()
        self.alarms = Alarms(store)
        self.presence = Presence(self.time)
        self.profiles = Profiles(store, self.alarms)
        self.invitations = Invitations()
        self.games = GamesInMemory(games_in_memory)
        self.beginnings = Beginnings(store, self.games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wishes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listing = asyncio.Lock()

    # A single table

    @asynccontextmanager
    async def open(
        self,
        table: int,
        *,
        press: int | None = None,
        stored: bool = False,
        changes: bool = False,
        told: TopicsAt | None = None,
    ) -> AsyncIterator[OpenTable]:
        """Open a table, locked for others. Unsaved changes are discarded when the block ends.
        ``stored`` reads the game from the store even if it is in memory; ``told`` adds the news
        that a place has shown. Without ``changes``, wait only briefly for the lock, then read
        without it."""
        async with self._alone(table, changes=changes) as alone:
            opened = self._begun(table, press) if not stored and told is None else None
            if opened is None:
                kept = None if stored else self.games.of(table)
                opened = await self._read(table, press, kept, told)
            await self._ask_again(opened)
            try:
                with refusals():
                    yield opened
            finally:
                if opened.revived is not None and alone:
                    self.games.keep(table, opened.revived)

    @asynccontextmanager
    async def _alone(self, table: int, *, changes: bool) -> AsyncIterator[bool]:
        """Hold the table's lock in this process and yield True. If it is not free in time, refuse a
        change, but yield False to a reader."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        if not await taken(lock, patience(math.inf if changes else LOOK_PAST)):
            if changes:
                raise Refused(Why.NOT_SAVED, detail=f"table {table} was not free in time")
            yield False
            return
        try:
            yield True
        finally:
            lock.release()

    @asynccontextmanager
    async def change(self, table: int, press: int | None = None) -> AsyncIterator[OpenTable]:
        """Change a table, and save it when the block ends. For a repeated press the block ends at
        its first check, and nothing changes."""
        async with self.open(table, press=press, changes=True) as opened:
            with suppress(DoneAlready):
                yield opened
                await self.save(opened)

    async def save(self, opened: OpenTable) -> None:
        """Save all changes and their effects in one transaction."""
        together = (opened, *opened.along)
        for it in together:
            pipeline.run(it)
        changes = [change_of(it) for it in together]
        await self.store.commit(*changes)
        for it, change in zip(together, changes, strict=True):
            written(it, change)
            self.beginnings.outdate(it.table.id)
            if it.looked_at:
                self._remember(it)
            if change.news:
                self.alarms.told.set()
            if change.due:
                self.alarms.due_at(min(row.at for row in change.due))
        opened.along = []

    async def new(self, table: Table, *, press: int | None = None) -> OpenTable:
        """Return a new table. It is not stored yet, so nobody else can reach it."""
        with refusals():
            table.id = await self.store.new_id()
        row = TableRow(
            id=table.id,
            revision=0,
            sequence=0,
            status=table.status,
            game=table.settings.game,
            guild=table.guild,
            listed=False,
            created=table.created,
            changed=table.created,
            body=pack(table),
        )
        read = Opened(row, {}, (), (), (), frozenset(), pressed=False)
        return OpenTable(read, self.time.now(), self.presence, press)

    async def done_by(self, press: int | None) -> Table | None:
        """Return the table that an earlier delivery of this press has changed or created."""
        with refusals():
            table = await self.store.done_by(press) if press is not None else None
        if table is None:
            return None
        async with self.open(table) as opened:
            return opened.table

    async def log(self, opened: OpenTable, *, after: int = 0) -> list[LogRow]:
        """Return the log rows up to this position, even if others have played on since. ``after``
        -1 includes the events before the first decision."""
        with refusals():
            return await self.store.log(opened.table.id, after=after, upto=opened.row.sequence)

    async def _read(
        self, table: int, press: int | None, kept: KeptGame | None, told: TopicsAt | None = None
    ) -> OpenTable:
        if table not in NUMBERS:
            raise Refused(Why.NO_TABLE, table=table)
        with refusals():
            found = await self.store.open(table, press, kept.sequence if kept else None, told)
        if found is None:
            raise Refused(Why.NO_TABLE, table=table)
        opened = self._opened(found, press, kept)
        return opened or await self._read(table, press, None, told)

    def _begun(self, table: int, press: int | None) -> OpenTable | None:
        """Return the table as it was read when the press began; None if that is not up to date."""
        begun = self.beginnings.take(table, press)
        found = begun.read.opened if begun is not None else None
        if begun is None or found is None:
            return None
        if press is None:
            found = found._replace(pressed=False)
        return self._opened(found, press, begun.kept)

    def _opened(self, found: Opened, press: int | None, kept: KeptGame | None) -> OpenTable | None:
        """Return the open table. A game in memory is used only if its log is as long as the stored
        one; log numbers are never reused, so nobody has played since. Return None if that game
        still differs from the row: then everything must be read again."""
        if kept is not None and kept.sequence != found.row.sequence:
            kept = None
        opened = OpenTable(found, self.time.now(), self.presence, press, kept)
        return opened if kept is None or kept.is_of(opened.table) else None

    async def _ask_again(self, opened: OpenTable) -> None:
        """Undo decisions that corrected rules no longer allow, and save that before anything else.
        A game that cannot be read is reported later, when it is needed."""
        if opened.table.status is not Status.RUNNING or not opened.of_other_rules:
            return
        with refusals(), suppress(RulesError):
            if opened.game.dropped:
                press, opened.press = opened.press, None
                opened.ask_again()
                await self.save(opened)
                opened.press = press

    def _remember(self, opened: OpenTable) -> None:
        kept, table = opened.kept_game(), opened.table
        if table.status is Status.RUNNING:
            self.games.keep(table.id, kept)
        else:
            self.games.forget(table.id)

    # The whole house

    async def state(self) -> StateRow:
        with refusals():
            return await self.store.state(self.time.now())

    async def tables_of(self, person: Person, status: str) -> list[TableRow]:
        with refusals():
            return await self.store.tables_of(person, status, asked=False)

    @asynccontextmanager
    async def alone(self, whose: int) -> AsyncIterator[None]:
        """Let one change at a time touch a person's preferences or a server's rules."""
        lock = self._wishes.setdefault(whose, asyncio.Lock())
        async with lock:
            yield

    async def keep_deletions(self) -> None:
        """Copy the list of deletions to its file outside the store."""
        async with self._listing:
            deletions = await self.store.deletions()
            await asyncio.to_thread(self.hashes.keep, deletions)


async def taken(lock: asyncio.Lock, seconds: float) -> bool:
    """Acquire the lock; tell if that succeeded in time."""
    try:
        with waiting():
            async with asyncio.timeout(None if seconds == math.inf else seconds):
                await lock.acquire()
    except TimeoutError:
        return False
    return True
