"""Everything that a press at a table may need, read in one go before its handler runs. The first to
open the table uses it, unless the table has changed since."""

from contextvars import ContextVar
from weakref import WeakSet

from db import Begun, PressRow, Store, current_attempt

from ..base import profile
from ..base.errors import refusals
from ..base.model import Person
from ..base.profile import Profile
from .games_in_memory import GamesInMemory, KeptGame


class Beginning:
    """The rows read at the start of a press. ``kept`` is the table's game in memory at that
    time."""

    def __init__(
        self, table: int, person: Person, press: int, read: Begun, kept: KeptGame | None
    ) -> None:
        self.table = table
        self.person = person
        self.press = press
        self.read = read
        self.kept = kept
        self.is_new = True  # nobody has opened or changed the table since it was read

    @property
    def profile(self) -> Profile:
        body = self.read.person
        return profile.decode(body) if body is not None else Profile()

    @property
    def last(self) -> PressRow | None:
        return self.read.last


_current: ContextVar[Beginning | None] = ContextVar("beginning", default=None)


class Beginnings:
    def __init__(self, store: Store, games: GamesInMemory) -> None:
        self._store = store
        self._games = games
        self._under_way = WeakSet[Beginning]()

    async def read(self, table: int, person: Person, press: int) -> Beginning:
        """Read the rows that this task may ask the tables for."""
        kept = self._games.of(table)
        with refusals():
            read = await self._store.begin(table, person, press, kept.sequence if kept else None)
        begun = Beginning(table, person, press, read, kept)
        self._under_way.add(begun)
        _current.set(begun)
        return begun

    def of(self, table: int) -> Beginning | None:
        """Return what this task read of the table when its press began, unless it has written
        since."""
        begun, attempt = _current.get(), current_attempt.get()
        changed = attempt is not None and attempt.written
        return begun if begun is not None and begun.table == table and not changed else None

    def take(self, table: int, press: int | None) -> Beginning | None:
        """Return what the press has read, if its task opens the table for the first time and nobody
        has changed it since; else None."""
        begun = self.of(table)
        if begun is None or not begun.is_new or press not in (None, begun.press):
            return None
        begun.is_new = False
        return begun if begun.read.opened is not None else None

    def outdate(self, table: int) -> None:
        """Mark all that presses have read of this table as outdated, since it has changed."""
        for begun in self._under_way:
            if begun.table == table:
                begun.is_new = False
