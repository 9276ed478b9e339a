"""How one change of a table is written."""

import sqlite3
from collections.abc import Sequence

from .reading import columns
from .records import ActRow, AttemptRow, Change, ClosedRow, LimitRow, NewsRow, TableRow, WeekRow
from .store import AlreadyDone, Conflict, NoRoom


def write(db: sqlite3.Connection, change: Change) -> None:
    """Within a transaction."""
    table = change.row.id
    _table(db, change.row)
    if change.press is not None:
        _press(db, table, change.press, change.row.changed)
    _seats(db, table, change)
    _log(db, table, change)
    _checkpoints(db, table, change)
    _drafts(db, table, change)
    _due(db, table, change)
    _news(db, table, change)
    _places(db, change)
    _results(db, table, change)
    _attempts(db, change)
    _notes(db, change)
    write_acts(db, change.acts)
    for limit in change.limits:
        _count(db, limit)


def _table(db: sqlite3.Connection, row: TableRow) -> None:
    if not row.revision:
        db.execute(
            "INSERT INTO tables (sequence, status, game, guild, listed, created, changed, body,"
            " id, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            (*row[2:], row.id),
        )
        return
    written = db.execute(
        "UPDATE tables SET revision = revision + 1, sequence = ?, status = ?, game = ?,"
        " guild = ?, listed = ?, created = ?, changed = ?, body = ?"
        " WHERE id = ? AND revision = ? RETURNING id",
        (*row[2:], row.id, row.revision),
    ).fetchall()
    if not written:
        raise Conflict(f"table {row.id} is not at revision {row.revision} any more")


def _press(db: sqlite3.Connection, table: int, press: int, at: int) -> None:
    try:
        db.execute("INSERT INTO presses (press, table_id, at) VALUES (?, ?, ?)", (press, table, at))
    except sqlite3.IntegrityError as twice:
        raise AlreadyDone(f"press {press}") from twice


def _seats(db: sqlite3.Connection, table: int, change: Change) -> None:
    if change.seats is None:
        return
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (?, ?, ?, ?, ?)",
        [(table, *seat) for seat in change.seats],
    )


def _log(db: sqlite3.Connection, table: int, change: Change) -> None:
    if change.setup is not None:
        db.execute("INSERT INTO games (table_id, setup) VALUES (?, ?)", (table, change.setup))
    if change.log:
        db.executemany(
            "INSERT INTO log (table_id, number, at, seat, person, took, undone, row, events, move)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *row) for row in change.log],
        )
    if change.undone:
        db.executemany(
            "UPDATE log SET undone = ? WHERE table_id = ? AND number = ?",
            [(change.log[-1].number, table, number) for number in change.undone],
        )


def _checkpoints(db: sqlite3.Connection, table: int, change: Change) -> None:
    if change.keep is not None:
        kept = ", ".join(str(int(at)) for at in change.keep) or "-1"
        last = max(change.keep, default=-1)
        db.execute(
            f"DELETE FROM checkpoints WHERE table_id = ? AND at NOT IN ({kept})"
            " AND (NOT milestone OR at > ?)",
            (table, last),
        )
    if change.checkpoints:
        db.executemany(
            "INSERT OR REPLACE INTO checkpoints (table_id, at, rules, milestone, state)"
            " VALUES (?, ?, ?, ?, ?)",
            [(table, *checkpoint) for checkpoint in change.checkpoints],
        )


def _drafts(db: sqlite3.Connection, table: int, change: Change) -> None:
    kept = (("drafts", change.drafts, change.dropped), ("sealed", change.sealed, change.unsealed))
    for name, written, gone in kept:
        if gone:
            db.executemany(
                f"DELETE FROM {name} WHERE table_id = ? AND seat = ?",
                [(table, seat) for seat in gone],
            )
        if written:
            db.executemany(
                f"INSERT OR REPLACE INTO {name} (table_id, seat, body) VALUES (?, ?, ?)",
                [(table, *draft) for draft in written],
            )


def _due(db: sqlite3.Connection, table: int, change: Change) -> None:
    if change.due is None:
        return
    db.execute("DELETE FROM due WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO due (at, table_id, kind, seat) VALUES (?, ?, ?, ?)",
        [(due.at, table, due.kind, due.seat) for due in change.due],
    )


def _news(db: sqlite3.Connection, table: int, change: Change) -> None:
    tell(db, table, change.news)
    if change.withdrawn:
        db.executemany(
            "UPDATE outbox SET status = 'dropped' WHERE id = ?",
            [(news,) for news in change.withdrawn],
        )


def tell(db: sqlite3.Connection, table: int | None, news: Sequence[NewsRow]) -> None:
    if news:
        db.executemany(
            "INSERT INTO outbox (table_id, kind, target, at, nonce, topic, body, status)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')",
            [(table, *item) for item in news],
        )


def letter(
    db: sqlite3.Connection,
    person: int,
    due: int,
    body: bytes,
    next_at: int | None,
    written: NewsRow | None,
) -> None:
    found = db.execute(
        "UPDATE people SET body = ?, letter_at = ? WHERE id = ? AND letter_at = ? RETURNING id",
        (body, next_at, person, due),
    ).fetchall()
    if not found:
        raise Conflict(f"the letter of {due} to {person} is written already")
    tell(db, None, [written] if written is not None else [])


def week(db: sqlite3.Connection, of: WeekRow, next_at: int, written: NewsRow) -> None:
    found = db.execute(
        "UPDATE weeks SET next_at = ? WHERE channel = ? AND next_at = ? RETURNING channel",
        (next_at, of.channel, of.next_at),
    ).fetchall()
    if not found:
        raise Conflict(f"the summary of {of.next_at} for {of.channel} is written already")
    tell(db, None, [written])


def close(db: sqlite3.Connection, place: ClosedRow) -> None:
    """Whoever takes no news does not watch any more."""
    db.execute(
        "INSERT OR REPLACE INTO closed (kind, target, at, reason) VALUES (?, ?, ?, ?)", place
    )
    if place.kind in ("channel", "person"):
        db.execute("DELETE FROM watches WHERE channel = ?", (place.target,))
        db.execute("DELETE FROM weeks WHERE channel = ?", (place.target,))


def _places(db: sqlite3.Connection, change: Change) -> None:
    for place in change.closes:
        close(db, place)
    for reopened in change.reopens:
        db.execute("DELETE FROM closed WHERE kind = ? AND target = ?", reopened)


def _results(db: sqlite3.Connection, table: int, change: Change) -> None:
    if change.results:
        db.executemany(
            "INSERT INTO results (table_id, seat, person, game, mode, guild, ended, rank, score,"
            " won, kind, level) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *result[1:]) for result in change.results],
        )
    if change.records:
        db.executemany(
            "INSERT INTO records (table_id, person, game, name, value) VALUES (?, ?, ?, ?, ?)",
            [(table, *record[1:]) for record in change.records],
        )


def _attempts(db: sqlite3.Connection, change: Change) -> None:
    places = ", ".join("?" * len(AttemptRow._fields))
    try:
        db.executemany(
            f"INSERT INTO attempts ({columns(AttemptRow)}) VALUES ({places})", change.attempts
        )
    except sqlite3.IntegrityError as twice:
        raise Conflict("an attempt of this person counts already") from twice


def _notes(db: sqlite3.Connection, change: Change) -> None:
    if change.notes:
        db.executemany(
            "INSERT INTO notes (table_id, seat, person, at, body) VALUES (?, ?, ?, ?, ?)",
            [note[1:] for note in change.notes],
        )


def write_acts(db: sqlite3.Connection, acts: Sequence[ActRow]) -> None:
    if acts:
        places = ", ".join("?" * len(ActRow._fields))
        db.executemany(f"INSERT INTO acts ({columns(ActRow)}) VALUES ({places})", acts)


COUNTED = {
    "guild": "SELECT count(*) FROM tables WHERE guild = ?",
    "person": "SELECT count(*) FROM tables WHERE id IN"
    " (SELECT table_id FROM seats WHERE person = ? AND seat >= 0)",
}


def _count(db: sqlite3.Connection, limit: LimitRow) -> None:
    """Nobody else writes meanwhile, so two that come at once cannot both be the last one."""
    states = ", ".join("?" * len(limit.statuses))
    found = db.execute(
        f"{COUNTED[limit.kind]} AND status IN ({states})", (limit.target, *limit.statuses)
    )
    (count,) = found.fetchone()
    if count > limit.most:
        raise NoRoom(limit)
