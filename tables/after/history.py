"""What happened: the log, a past position, and the game as a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from db import LogRow
from rules.core import Decision, Event, Undo
from rules.core.save import to_json

from ..base.days import shown_at
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame, unpack_events, unpack_row
from ..base.model import Person, Status, Table
from ..base.sealed import BY
from ..table.house import House
from ..turn.panels import viewpoint


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
            rows = await opened.log(after=after)
            return entries_of(opened.table, rows, person)

    async def export(
        self, table: int, person: Person | None = None, *, secrets: bool = False
    ) -> str:
        """The game as a file for ``python -m rules replay``. It holds the seed and everybody's
        hands; before the end only for whoever repairs the bot."""
        async with self._house.open(table) as opened:
            viewpoint(opened.table, person)
            if opened.table.status is Status.RUNNING and not secrets:
                raise Refused(Why.SECRET)
            day = opened.table.day
            if day is not None and opened.now < shown_at(day) and not secrets:
                raise Refused(Why.NOT_SHOWN, at=str(shown_at(day)))
            return to_json(_without_orders(await opened.game()))


def _without_orders(game: AnyGame) -> AnyGame:
    """What was decided beforehand is nobody else's business, after the end neither."""
    twin = game.clone()
    twin.log = [
        replace(row, by="") if isinstance(row, Decision) and row.by == BY else row
        for row in twin.log
    ]
    return twin


def seen(event: Event, eyes: Sequence[int]) -> bool:
    return event.seen_by(None) or any(event.seen_by(seat) for seat in eyes)


def entries_of(table: Table, rows: list[LogRow], person: Person | None) -> list[Entry]:
    """Rows of the log as this person may read them, with the eyes of all seats that they play."""
    viewpoint(table, person)
    eyes = table.seats_of(person)
    return [_entry(row, eyes) for row in rows]


def _entry(row: LogRow, eyes: Sequence[int]) -> Entry:
    what = unpack_row(row.row) if row.row else None
    decision = what if isinstance(what, Decision) else None
    return Entry(
        number=row.number,
        at=row.at,
        seat=row.seat,
        person=row.person,
        point=decision.point if decision else "",
        keys=decision.keys if decision and row.seat in eyes else [],
        events=[event for event in unpack_events(row.events) if seen(event, eyes)],
        by=decision.by if decision and (decision.by != BY or row.seat in eyes) else "",
        undo=what.to if isinstance(what, Undo) else None,
        undone=row.undone is not None,
    )
