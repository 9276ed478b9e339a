"""What happened: the log, a past position, and the game as a file."""

from dataclasses import dataclass
from typing import Any

from db import LogRow
from rules.core import Decision, Event, Undo
from rules.core.save import to_json

from .errors import Refused, Why
from .house import House
from .keeping import unpack_events, unpack_row
from .model import Person, Status, Table
from .play import viewpoint


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log, as one person may read it."""

    number: int
    at: int
    seat: int | None  # who decided; None: the set-up, or the table by vote
    person: Person | None
    point: str  # what was asked; empty where nothing was
    keys: list[str]  # only of one's own answers: those of others may be sealed
    events: list[Event]
    by: str  # "automa", or empty
    undo: int | None  # an undo: how many decisions it left
    undone: bool  # taken back since


class History:
    def __init__(self, house: House) -> None:
        self._house = house

    async def log(self, table: int, person: Person | None = None, after: int = 0) -> list[Entry]:
        """Everything from row ``after`` on; -1 shows the set-up as well."""
        async with self._house.open(table) as opened:
            rows = await self._house.store.log(table, after=after)
            return entries_of(opened.table, rows, person)

    async def view_at(self, table: int, person: Person | None, decisions: int) -> dict[str, Any]:
        """The position after so many decisions, with this person's eyes: for replays."""
        async with self._house.open(table) as opened:
            return (await opened.past(decisions)).view(viewpoint(opened.table, person))

    async def export(
        self, table: int, person: Person | None = None, *, secrets: bool = False
    ) -> str:
        """The game as a file for ``python -m rules replay``. It holds the seed and everybody's
        hands; before the end only for whoever repairs the bot."""
        async with self._house.open(table) as opened:
            viewpoint(opened.table, person)
            if opened.table.status is Status.LOBBY:
                raise Refused(Why.NOT_RUNNING)
            if opened.table.status is Status.RUNNING and not secrets:
                raise Refused(Why.SECRET)
            return to_json(await opened.game())


def entries_of(table: Table, rows: list[LogRow], person: Person | None) -> list[Entry]:
    """Rows of the log as this person may read them."""
    seat = viewpoint(table, person)
    return [_entry(row, seat) for row in rows]


def _entry(row: LogRow, eyes: int | None) -> Entry:
    what = unpack_row(row.row) if row.row else None
    decision = what if isinstance(what, Decision) else None
    return Entry(
        number=row.number,
        at=row.at,
        seat=row.seat,
        person=row.person,
        point=decision.point if decision else "",
        keys=decision.keys if decision and row.seat == eyes else [],
        events=[event for event in unpack_events(row.events) if event.seen_by(eyes)],
        by=decision.by if decision else "",
        undo=what.to if isinstance(what, Undo) else None,
        undone=row.undone is not None,
    )
