"""The rows that a change of a table writes, as far as they follow from the table alone."""

from collections.abc import Iterator

import msgspec

from db import (
    ActRow,
    AttemptRow,
    CheckpointRow,
    ClosedRow,
    LimitRow,
    LogRow,
    NewsRow,
    NoteRow,
    PlaceRow,
    RecordRow,
    ResultRow,
    SeatRow,
)
from rules.core import Mark

from ..base.keeping import AnyGame, pack
from ..base.model import Table
from ..base.naming import people_in

NO_SEAT = -1  # the table names this person, but they have no seat


class Writes(msgspec.Struct):
    """The writes collected since the last save."""

    begun: bool = False  # the set-up has to be written
    timed: bool = False  # write the due times, though the table itself has not changed
    log: list[LogRow] = []
    undone: list[int] = []
    milestones: list[
        CheckpointRow
    ] = []  # checkpoints of a game that is stored with all its decisions at once
    drafted: set[int] = set()  # seats whose drafts were changed or dropped
    beforehand: set[int] = set()  # seats whose prepared answers were changed
    news: list[NewsRow] = []
    withdrawn: list[int] = []
    closes: list[ClosedRow] = []
    reopens: list[PlaceRow] = []
    unwatched: list[int] = []  # channels that no longer watch
    results: list[ResultRow] = []
    records: list[RecordRow] = []
    attempts: list[AttemptRow] = []
    notes: list[NoteRow] = []
    acts: list[ActRow] = []
    limits: list[LimitRow] = []


def ends(game: AnyGame) -> tuple[Mark, ...]:
    """Return the checkpoints that a stored game needs: the last to go on from, the first for a
    seat's own undo."""
    return tuple(dict.fromkeys((game.marks[0], game.marks[-1])))


def timing(table: Table) -> bytes:
    """Return everything that due times depend on, besides people's preferences."""
    return pack((table.status, table.seats, table.vote, table.paused, table.asked))


def seat_rows(table: Table) -> Iterator[SeatRow]:
    asked = {question.seat for question in table.asked}
    for number, seat in enumerate(table.seats):
        for person in {seat.person, seat.sitter} - {None}:
            if person is not None:
                yield SeatRow(person, number, seat.actor == person, number in asked)
    seated = set(table.people())
    for other in sorted(people_in(table) - seated):  # stored so that a deletion finds these people
        yield SeatRow(other, NO_SEAT, False, False)
