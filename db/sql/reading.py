"""Readings that take several questions to the store at one moment."""

from typing import NamedTuple

from ..engine import Session
from ..records import CheckpointRow, DraftRow, Held, Opened, PlaceRow, TableRow, WatchRow

COLUMN_OF = {"table": "table_id"}  # where the SQL word is reserved


def columns(kind: type[NamedTuple]) -> str:
    return ", ".join(COLUMN_OF.get(field, field) for field in kind._fields)


def opened(db: Session, table: int, press: int | None) -> Opened | None:
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
    )


def game(db: Session, table: int) -> Held | None:
    setups = db.rows("SELECT setup FROM games WHERE table_id = ?", (table,))
    if not setups:
        return None
    log = db.rows("SELECT row FROM log WHERE table_id = ? AND number > 0 ORDER BY number", (table,))
    checkpoints = db.rows(
        f"SELECT {columns(CheckpointRow)} FROM checkpoints WHERE table_id = ?"
        " ORDER BY at DESC LIMIT 2",
        (table,),
    )
    kept = [CheckpointRow(*row) for row in checkpoints]
    return Held(setups[0][0], [row for (row,) in log], kept[::-1])
