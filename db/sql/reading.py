"""Readings that take several questions to the store at one moment."""

from typing import NamedTuple

from ..engine import Session
from ..records import (
    CheckpointRow,
    DraftRow,
    Held,
    LogRow,
    Opened,
    PlaceRow,
    TableRow,
    WatchRow,
)

COLUMN_OF = {"table": "table_id"}  # where the SQL word is reserved
UNDONE_THEN = "CASE WHEN undone <= ? THEN undone END AS undone"  # when a row was the last one
END_OF_TIME = 2**63 - 1  # greater than the number of any row


def columns(kind: type[NamedTuple]) -> str:
    return ", ".join(COLUMN_OF.get(field, field) for field in kind._fields)


def opened(db: Session, table: int, press: int | None, known: int | None) -> Opened | None:
    found = db.rows(f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    row = TableRow(*found[0])
    people = db.rows(
        "SELECT id, body FROM people WHERE id IN (SELECT person FROM seats WHERE table_id = ?)",
        (table,),
    )
    drafts = db.rows("SELECT seat, body FROM drafts WHERE table_id = ?", (table,))
    sealed = db.rows("SELECT seat, body FROM sealed WHERE table_id = ?", (table,))
    watches = db.rows(
        f"SELECT {columns(WatchRow)} FROM watches WHERE table_id = ? OR guild = ?",
        (table, row.guild),
    )
    closed = db.rows(
        "SELECT kind, target FROM closed WHERE (kind = 'thread' AND target = ?) OR"
        " (kind = 'person' AND target IN (SELECT person FROM seats WHERE table_id = ?))",
        (table, table),
    )
    pressed = press is not None and db.rows("SELECT 1 FROM presses WHERE press = ?", (press,))
    return Opened(
        row,
        dict(people),
        [DraftRow(*draft) for draft in drafts],
        [DraftRow(*it) for it in sealed],
        [WatchRow(*watch) for watch in watches],
        frozenset(PlaceRow(*place) for place in closed),
        bool(pressed),
        game(db, table) if row.sequence != known else None,
    )


def game(db: Session, table: int) -> Held | None:
    setups = db.rows("SELECT setup FROM games WHERE table_id = ?", (table,))
    if not setups:
        return None
    log = db.rows("SELECT row FROM log WHERE table_id = ? AND number > 0 ORDER BY number", (table,))
    checkpoints = db.rows(
        f"SELECT {columns(CheckpointRow)} FROM checkpoints WHERE table_id = ? ORDER BY at",
        (table,),
    )
    return Held(setups[0][0], [row for (row,) in log], [CheckpointRow(*row) for row in checkpoints])


def log(db: Session, table: int, after: int, upto: int | None) -> list[LogRow]:
    """Rows are added and never changed, but for the number of what undid them: so any earlier
    length of a log can be read at any time."""
    fields = columns(LogRow).replace("undone", UNDONE_THEN)
    last = END_OF_TIME if upto is None else upto
    found = db.rows(
        f"SELECT {fields} FROM log WHERE table_id = ? AND number > ? AND number <= ?"
        " ORDER BY number",
        (last, table, after, last),
    )
    return [LogRow(*row) for row in found]
