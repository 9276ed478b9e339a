"""What all tables share: the store, the time, a lock for each table, and the games in memory."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom
from secrets import token_bytes
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from db import (
    KeptRow,
    NewsRow,
    Opened,
    StateRow,
    Store,
    TableRow,
)

from ..base import profile
from ..base.errors import DoneAlready, Refused, Why, refusals
from ..base.keeping import KeptGame, pack
from ..base.marks import Marks
from ..base.model import Person, Table
from ..base.profile import Profile
from ..base.timing import RealTime, Time
from .opened import OpenTable

GAMES_IN_MEMORY = 256
HERE = 60  # seconds for which somebody who pressed something is taken to be looking
MOST_LOOKING = 1000
DOUBLE = 1000  # milliseconds between two clicks that are one
NUMBERS = range(1, 2**63)  # for which a store can look
ATTEMPTS = 20  # at something that other processes change as well

T = TypeVar("T")


class House:
    """``woken`` and ``told`` are set when something new is due or to be delivered."""

    def __init__(
        self,
        store: Store,
        time: Time | None = None,
        *,
        games_in_memory: int = GAMES_IN_MEMORY,
        double: int = DOUBLE,
        marks: Marks | None = None,
        new_seed: Callable[[], bytes] = lambda: token_bytes(32),
        new_chain: Callable[[], bytes] = lambda: token_bytes(32),
    ) -> None:
        self.store = store
        self.marks = marks or Marks()
        self.time = time or RealTime()
        self.new_seed = new_seed
        self.new_chain = new_chain
        self.double = double
        self.random: Random = SystemRandom()
        self.woken = asyncio.Event()
        self.told = asyncio.Event()
        self.wakes_at = math.inf  # when the timekeeper looks again, unless woken
        self._games_in_memory = games_in_memory
        self._games: OrderedDict[int, KeptGame] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wishes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listing = asyncio.Lock()
        self._looking: OrderedDict[tuple[int, Person], int] = OrderedDict()

    @asynccontextmanager
    async def open(
        self, table: int, *, press: int | None = None, stored: bool = False
    ) -> AsyncIterator[OpenTable]:
        """One table, for one change at a time. What was not saved when this ends is forgotten.
        ``stored``: with its game as the store has it, even if that is in memory."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            opened = await self._open(table, press, None if stored else self._games.get(table))
            try:
                with refusals():
                    yield opened
            finally:
                if opened.unsaved:
                    self._games.pop(table, None)

    @asynccontextmanager
    async def change(self, table: int, press: int | None = None) -> AsyncIterator[OpenTable]:
        """One change of one table, saved when its block ends. The block of a press that was done
        already ends where it asks for what it needs, and changes nothing."""
        async with self.open(table, press=press) as opened:
            with suppress(DoneAlready):
                yield opened
                await opened.save()

    async def new(self, table: Table, *, press: int | None = None) -> OpenTable:
        """A table that is not stored yet; nobody else can know its number."""
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
            body=b"",
        )
        opened = Opened(row._replace(body=pack(table)), {}, (), (), (), frozenset(), pressed=False)
        return OpenTable(self, opened, press)

    async def done_by(self, press: int | None) -> Table | None:
        """The table that this press has changed or made already."""
        with refusals():
            table = await self.store.done_by(press) if press is not None else None
        if table is None:
            return None
        async with self.open(table) as opened:
            return opened.table

    async def _open(self, table: int, press: int | None, kept: KeptGame | None) -> OpenTable:
        """A game in memory stands for the stored one only if nobody has played on since: the log
        only grows, and each number in it is given once. And nothing of it is ever joined with a
        row that it was not read or written with."""
        if table not in NUMBERS:
            raise Refused(Why.NO_TABLE, table=table)
        with refusals():
            found = await self.store.open(table, press, kept.sequence if kept else None)
        if found is None:
            raise Refused(Why.NO_TABLE, table=table)
        if kept is None or kept.sequence != found.row.sequence:
            return OpenTable(self, found, press)
        opened = OpenTable(self, found, press, kept)
        if not kept.is_of(opened.table):
            return await self._open(table, press, None)
        self._games.move_to_end(table)
        return opened

    # Games in memory: as many as are played at the moment, however many tables there are

    def remember(self, table: int, kept: KeptGame) -> None:
        self._games[table] = kept
        self._games.move_to_end(table)
        while len(self._games) > self._games_in_memory:
            self._games.popitem(last=False)

    def forget(self, table: int) -> None:
        self._games.pop(table, None)

    @property
    def games(self) -> Collection[int]:
        """The tables whose games are in memory."""
        return self._games.keys()

    async def state(self) -> StateRow:
        with refusals():
            return await self.store.state(self.time.now())

    # Who is looking at a table at this moment needs no mention

    def saw(self, table: int, person: Person) -> None:
        self._looking[table, person] = self.time.now()
        self._looking.move_to_end((table, person))
        while len(self._looking) > MOST_LOOKING:
            self._looking.popitem(last=False)

    def looking(self, table: int, person: Person) -> bool:
        return self.time.now() - self._looking.get((table, person), -HERE) < HERE

    async def listen(self) -> None:
        """For ever: what other processes have written for all of us."""
        await self.store.listen(self._heard)

    def _heard(self, word: str) -> None:
        what, number = word.split()
        if what == "told":
            self.told.set()
        else:
            self.due_at(int(number))

    def due_at(self, at: float) -> None:
        if at < self.wakes_at:
            self.woken.set()

    # People and servers

    @asynccontextmanager
    async def alone(self, whose: int) -> AsyncIterator[None]:
        """Changes of what a person prefers or a server decides, one after the other."""
        lock = self._wishes.setdefault(whose, asyncio.Lock())
        async with lock:
            yield

    async def keep_deletions(self) -> None:
        """List them outside of the store as well."""
        async with self._listing:
            deletions = await self.store.deletions()
            await asyncio.to_thread(self.marks.keep, deletions)

    async def tables_of(self, person: Person, status: str) -> list[TableRow]:
        with refusals():
            return await self.store.tables_of(person, status, asked=False)

    async def profile(self, person: Person) -> Profile:
        return (await self.kept_profile(person))[1]

    async def kept_profile(self, person: Person) -> tuple[int, Profile]:
        """With the revision that a change of it has to name."""
        with refusals():
            kept = await self.store.person(person)
        return (kept.revision, profile.decode(kept.body)) if kept else (0, Profile())

    async def save_profile(
        self, person: Person, revision: int, changed: Profile, letter: NewsRow | None = None
    ) -> None:
        kept, letter_at = KeptRow(revision, profile.encode(changed)), changed.letter_at
        with refusals():
            await self.store.save_person(person, kept, letter_at, letter)
        if letter_at is not None:
            self.due_at(letter_at)

    async def change_profile(
        self, person: Person, change: Callable[[Profile], None]
    ) -> tuple[Profile, Profile]:
        """What it was and what it is."""

        async def attempt() -> tuple[Profile, Profile]:
            revision, old = await self.kept_profile(person)
            new = msgspec.structs.replace(old, vacations=list(old.vacations))
            change(new)
            await self.save_profile(person, revision, new)
            return old, new

        return await at_last(attempt)


async def at_last(attempt: Callable[[], Awaitable[T]]) -> T:
    """Again, as long as other processes are quicker; each reads anew what there is."""
    for _ in range(ATTEMPTS):
        try:
            return await attempt()
        except Refused as refused:
            if refused.why is not Why.CONFLICT:
                raise
    return await attempt()
