"""Readings that take several questions to the file at one moment."""

from typing import NamedTuple

import aiosqlite

from .records import CheckpointRow, DraftRow, Held, Opened, PlaceRow, TableRow, WatchRow

COLUMN_OF = {"table": "table_id"}  # where the SQL word is reserved


def columns(kind: type[NamedTuple]) -> str:
    return ", ".join(COLUMN_OF.get(field, field) for field in kind._fields)


async def opened(db: aiosqlite.Connection, table: int, press: int | None) -> Opened | None:
    rows = list(
        await db.execute_fetchall(f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", (table,))
    )
    if not rows:
        return None
    row = TableRow(*rows[0])
    people = await db.execute_fetchall(
        "SELECT id, body FROM people WHERE id IN (SELECT person FROM seats WHERE table_id = ?)",
        (table,),
    )
    drafts = await db.execute_fetchall("SELECT seat, body FROM drafts WHERE table_id = ?", (table,))
    watches = await db.execute_fetchall(
        f"SELECT {columns(WatchRow)} FROM watches WHERE table_id = ? OR guild = ?",
        (table, row.guild),
    )
    closed = await db.execute_fetchall(
        "SELECT kind, target FROM closed WHERE (kind = 'thread' AND target = ?) OR"
        " (kind = 'person' AND target IN (SELECT person FROM seats WHERE table_id = ?))",
        (table, table),
    )
    return Opened(
        row,
        {int(person): bytes(body) for person, body in people},
        [DraftRow(*draft) for draft in drafts],
        [WatchRow(*watch) for watch in watches],
        frozenset(PlaceRow(*place) for place in closed),
        press is not None and await _done(db, press),
    )


async def _done(db: aiosqlite.Connection, press: int) -> bool:
    return bool(await db.execute_fetchall("SELECT 1 FROM presses WHERE press = ?", (press,)))


async def game(db: aiosqlite.Connection, table: int) -> Held | None:
    setups = list(await db.execute_fetchall("SELECT setup FROM games WHERE table_id = ?", (table,)))
    if not setups:
        return None
    rows = await db.execute_fetchall(
        "SELECT row FROM log WHERE table_id = ? AND number > 0 ORDER BY number", (table,)
    )
    checkpoints = await db.execute_fetchall(
        f"SELECT {columns(CheckpointRow)} FROM checkpoints WHERE table_id = ?"
        " ORDER BY at DESC LIMIT 2",
        (table,),
    )
    kept = [CheckpointRow(*row) for row in checkpoints]
    return Held(setups[0][0], [row for (row,) in rows], kept[::-1])
