"""The log as one person may read it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from db import LogRow
from rules.core import Decision, Event, Undo

from .beforehand import BY
from .errors import Refused, Why
from .keeping import unpack_events, unpack_row
from .model import Person, Table


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log, as one person may read it."""

    number: int
    at: int
    seat: int | None  # the seat that decided; None: the set-up, or a vote
    person: Person | None
    point: str  # the kind of question; empty if there was none
    keys: list[str]  # empty for other people's answers, which may be sealed
    events: list[Event]
    by: str  # "automa", or empty
    undo: int | None  # for an undo: the number of decisions that it left
    undone: bool  # an undo has taken the row back


def viewpoint(table: Table, person: Person | None) -> int | None:
    """Return the seat whose view this person has of the log; None for the public view. At a private
    table, raise Refused for people who neither sit there nor are invited."""
    seat = table.seat_of(person)
    guest = person is None or person in table.invited
    if seat is None and table.settings.visibility == "private" and not guest:
        raise Refused(Why.NOT_SEATED)
    return seat


def seen(event: Event, eyes: Sequence[int]) -> bool:
    return event.seen_by(None) or any(event.seen_by(seat) for seat in eyes)


def entries_of(table: Table, rows: list[LogRow], person: Person | None) -> list[Entry]:
    """Return the rows of the log as this person may read them. Somebody with several seats sees
    what any of them may."""
    viewpoint(table, person)
    eyes = table.seats_of(person)
    return [_entry(row, eyes) for row in rows]


def as_one(entries: Sequence[Entry]) -> Entry:
    """Merge sealed answers into one entry, dated when the last of them was given."""
    *_, last = entries
    return replace(last, events=[event for it in entries for event in it.events])


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
