"""Lists of tables: those that wait for a person, a person's own, open ones, finished ones."""

from collections.abc import Iterable
from dataclasses import dataclass

from db import TableRow
from rules import GAMES

from ..base import clocks
from ..base.errors import Refused, Why, refusals
from ..base.keeping import unpack_table
from ..base.model import PACES, Asked, Person, Status, Table
from ..table.house import NUMBERS, House


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for this person."""

    table: Table
    asked: Asked
    due: int | None


class Finding:
    def __init__(self, house: House) -> None:
        self._house = house

    async def table(self, table: int) -> Table:
        async with self._house.open(table) as opened:
            return opened.table

    async def stored(self, table: int) -> Table:
        """Return the table as last saved, without waiting for changes in progress."""
        begun = self._house.beginnings.of(table)
        if begun is not None and begun.read.opened is not None:
            return _table(begun.read.opened.row)
        with refusals():
            row = await self._house.store.table(table) if table in NUMBERS else None
        if row is None:
            raise Refused(Why.NO_TABLE, table=table)
        return _table(row)

    async def waiting(self, person: Person) -> list[Waiting]:
        """Return the tables where this person must act, the most urgent first."""
        with refusals():
            rows = await self._house.store.tables_of(person, Status.RUNNING, asked=True)
        profile = await self._house.profiles.of(person)
        found = [
            waiting
            for table in map(_table, known(rows))
            for waiting in _waiting(table, person, {person: profile})
        ]
        return sorted(found, key=_urgency)

    async def mine(self, person: Person, status: Status = Status.RUNNING) -> list[Table]:
        rows = await self._house.tables_of(person, status)
        return [_table(row) for row in known(rows)]

    async def invited(self, person: Person) -> list[Table]:
        """Return the lobbies that wait for this person to sit down."""
        with refusals():
            rows = await self._house.store.tables_about(person)
        return [
            table
            for table in map(_table, known(rows))
            if table.status is Status.LOBBY
            and person in table.invited
            and not table.seats_of(person)
        ]

    async def lobbies(self, guild: int) -> list[Table]:
        """Return the lobbies of a server that its people may join or see."""
        return await self._listed(guild, Status.LOBBY)

    async def running(self, guild: int) -> list[Table]:
        return await self._listed(guild, Status.RUNNING)

    async def finished(self, guild: int) -> list[Table]:
        return await self._listed(guild, Status.ENDED)

    async def borrowed(self, channel: int, status: Status) -> list[Table]:
        """Return the tables in a channel where the bot is not a member."""
        with refusals():
            rows = await self._house.store.borrowed(channel, status)
        return [_table(row) for row in known(rows)]

    async def live(self, guild: int) -> list[Table]:
        """Return all gathering and running tables of a server, private ones too, for its
        moderators."""
        return [
            table
            for status in (Status.RUNNING, Status.LOBBY)
            for table in await self._listed(guild, status, private=True)
        ]

    async def _listed(self, guild: int, status: Status, *, private: bool = False) -> list[Table]:
        with refusals():
            rows = await self._house.store.listed(guild, status, private=private)
        return [_table(row) for row in known(rows)]


def known(rows: Iterable[TableRow]) -> list[TableRow]:
    """Return the rows whose game is installed. The others are hidden until it is again."""
    return [row for row in rows if row.game in GAMES]


def _table(row: TableRow) -> Table:
    return unpack_table(row.body)


def _waiting(table: Table, person: Person, people: clocks.People) -> list[Waiting]:
    """Return the person's most urgent question at this table, as a list of one or none."""
    found = []
    for asked in table.asked:
        seat = table.seats[asked.seat]
        if seat.actor == person:
            calendar = clocks.calendar_of(seat, people)
            due = clocks.deadline(seat.clock, PACES[table.settings.pace], calendar)
            found.append(Waiting(table, asked, due))
    return sorted(found, key=_urgency)[:1]


def _urgency(waiting: Waiting) -> tuple[bool, int]:
    return waiting.due is None, waiting.due or waiting.table.created
