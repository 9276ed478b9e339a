"""Readings that take several questions to the file at one moment."""

import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

from .records import CheckpointRow, DraftRow, Held, Opened, PlaceRow, TableRow, WatchRow

COLUMN_OF = {"table": "table_id"}  # where the SQL word is reserved


def columns(kind: type[NamedTuple]) -> str:
    return ", ".join(COLUMN_OF.get(field, field) for field in kind._fields)


def rows(db: sqlite3.Connection, sql: str, values: Iterable[Any] = ()) -> list[Any]:
    """All of them at once: a half-read answer would hold on to its moment in the file's life,
    and whatever is read after it would be from then."""
    return db.execute(sql, tuple(values)).fetchall()


def opened(db: sqlite3.Connection, table: int, press: int | None) -> Opened | None:
    found = rows(db, f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    row = TableRow(*found[0])
    people = rows(
        db,
        "SELECT id, body FROM people WHERE id IN (SELECT person FROM seats WHERE table_id = ?)",
        (table,),
    )
    drafts = rows(db, "SELECT seat, body FROM drafts WHERE table_id = ?", (table,))
    sealed = rows(db, "SELECT seat, body FROM sealed WHERE table_id = ?", (table,))
    watches = rows(
        db,
        f"SELECT {columns(WatchRow)} FROM watches WHERE table_id = ? OR guild = ?",
        (table, row.guild),
    )
    closed = rows(
        db,
        "SELECT kind, target FROM closed WHERE (kind = 'thread' AND target = ?) OR"
        " (kind = 'person' AND target IN (SELECT person FROM seats WHERE table_id = ?))",
        (table, table),
    )
    pressed = press is not None and rows(db, "SELECT 1 FROM presses WHERE press = ?", (press,))
    return Opened(
        row,
        dict(people),
        [DraftRow(*draft) for draft in drafts],
        [DraftRow(*it) for it in sealed],
        [WatchRow(*watch) for watch in watches],
        frozenset(PlaceRow(*place) for place in closed),
        bool(pressed),
    )


def game(db: sqlite3.Connection, table: int) -> Held | None:
    setups = rows(db, "SELECT setup FROM games WHERE table_id = ?", (table,))
    if not setups:
        return None
    log = rows(
        db, "SELECT row FROM log WHERE table_id = ? AND number > 0 ORDER BY number", (table,)
    )
    checkpoints = rows(
        db,
        f"SELECT {columns(CheckpointRow)} FROM checkpoints WHERE table_id = ?"
        " ORDER BY at DESC LIMIT 2",
        (table,),
    )
    kept = [CheckpointRow(*row) for row in checkpoints]
    return Held(setups[0][0], [row for (row,) in log], kept[::-1])
