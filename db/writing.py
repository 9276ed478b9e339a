"""How one change of a table is written."""

import sqlite3

import aiosqlite

from .records import Change, TableRow
from .store import AlreadyDone, Conflict


async def write(db: aiosqlite.Connection, change: Change) -> None:
    """Within a transaction."""
    table = change.row.id
    await _table(db, change.row)
    if change.press is not None:
        await _press(db, table, change.press, change.row.changed)
    await _seats(db, table, change)
    await _log(db, table, change)
    await _checkpoints(db, table, change)
    await _drafts(db, table, change)
    await _due(db, table, change)
    await _news(db, table, change)
    await _places(db, change)
    await _results(db, table, change)
    await _notes(db, change)


async def _table(db: aiosqlite.Connection, row: TableRow) -> None:
    if not row.revision:
        await db.execute_fetchall(
            "INSERT INTO tables (sequence, status, game, guild, listed, created, changed, body,"
            " id, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            (*row[2:], row.id),
        )
        return
    written = await db.execute_fetchall(
        "UPDATE tables SET revision = revision + 1, sequence = ?, status = ?, game = ?,"
        " guild = ?, listed = ?, created = ?, changed = ?, body = ?"
        " WHERE id = ? AND revision = ? RETURNING id",
        (*row[2:], row.id, row.revision),
    )
    if not written:
        raise Conflict(f"table {row.id} is not at revision {row.revision} any more")


async def _press(db: aiosqlite.Connection, table: int, press: int, at: int) -> None:
    try:
        await db.execute_fetchall(
            "INSERT INTO presses (press, table_id, at) VALUES (?, ?, ?)", (press, table, at)
        )
    except sqlite3.IntegrityError as twice:
        raise AlreadyDone(f"press {press}") from twice


async def _seats(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.seats is None:
        return
    await db.execute_fetchall("DELETE FROM seats WHERE table_id = ?", (table,))
    await db.executemany(
        "INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (?, ?, ?, ?, ?)",
        [(table, *seat) for seat in change.seats],
    )


async def _log(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.setup is not None:
        await db.execute_fetchall(
            "INSERT INTO games (table_id, setup) VALUES (?, ?)", (table, change.setup)
        )
    if change.log:
        await db.executemany(
            "INSERT INTO log (table_id, number, at, seat, person, took, undone, row, events)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *row) for row in change.log],
        )
    if change.undone:
        await db.executemany(
            "UPDATE log SET undone = ? WHERE table_id = ? AND number = ?",
            [(change.log[-1].number, table, number) for number in change.undone],
        )


async def _checkpoints(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.keep is not None:
        kept = ", ".join(str(int(at)) for at in change.keep) or "-1"
        last = max(change.keep, default=-1)
        await db.execute_fetchall(
            f"DELETE FROM checkpoints WHERE table_id = ? AND at NOT IN ({kept})"
            " AND (NOT milestone OR at > ?)",
            (table, last),
        )
    if change.checkpoints:
        await db.executemany(
            "INSERT OR REPLACE INTO checkpoints (table_id, at, rules, milestone, state)"
            " VALUES (?, ?, ?, ?, ?)",
            [(table, *checkpoint) for checkpoint in change.checkpoints],
        )


async def _drafts(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.dropped:
        await db.executemany(
            "DELETE FROM drafts WHERE table_id = ? AND seat = ?",
            [(table, seat) for seat in change.dropped],
        )
    if change.drafts:
        await db.executemany(
            "INSERT OR REPLACE INTO drafts (table_id, seat, body) VALUES (?, ?, ?)",
            [(table, *draft) for draft in change.drafts],
        )


async def _due(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.due is None:
        return
    await db.execute_fetchall("DELETE FROM due WHERE table_id = ?", (table,))
    await db.executemany(
        "INSERT INTO due (at, table_id, kind, seat) VALUES (?, ?, ?, ?)",
        [(due.at, table, due.kind, due.seat) for due in change.due],
    )


async def _news(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.news:
        await db.executemany(
            "INSERT INTO outbox (table_id, kind, target, at, nonce, topic, body, status)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')",
            [(table, *news) for news in change.news],
        )
    if change.withdrawn:
        await db.executemany(
            "UPDATE outbox SET status = 'dropped' WHERE id = ?",
            [(news,) for news in change.withdrawn],
        )


async def _places(db: aiosqlite.Connection, change: Change) -> None:
    """Whoever takes no news does not watch any more."""
    for place in change.closes:
        await db.execute_fetchall(
            "INSERT OR REPLACE INTO closed (kind, target, at, reason) VALUES (?, ?, ?, ?)", place
        )
        if place.kind in ("channel", "person"):
            await db.execute_fetchall("DELETE FROM watches WHERE channel = ?", (place.target,))
    for reopened in change.reopens:
        await db.execute_fetchall("DELETE FROM closed WHERE kind = ? AND target = ?", reopened)


async def _results(db: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.results:
        await db.executemany(
            "INSERT INTO results (table_id, seat, person, game, mode, guild, ended, rank, score,"
            " won) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *result[1:]) for result in change.results],
        )


async def _notes(db: aiosqlite.Connection, change: Change) -> None:
    if change.notes:
        await db.executemany(
            "INSERT INTO notes (table_id, seat, person, at, body) VALUES (?, ?, ?, ?, ?)",
            [note[1:] for note in change.notes],
        )
