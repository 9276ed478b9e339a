"""Writing one change of a table to the store."""

from collections.abc import Sequence

from ..engine import Session
from ..faults import AlreadyDone, Conflict, NoRoom
from ..records import (
    ActRow,
    AttemptRow,
    Change,
    ClosedRow,
    KeptRow,
    LimitRow,
    NewsRow,
    TableRow,
    WeekRow,
)
from .reading import columns


def write(db: Session, change: Change) -> None:
    """Write all parts of a change; the caller owns the transaction."""
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
    _places(db, table, change)
    _results(db, table, change)
    _attempts(db, change)
    _battles(db, table, change)
    _notes(db, change)
    write_acts(db, change.acts)
    for limit in sorted(change.limits):
        _count(db, limit)


def stands(db: Session, changes: Sequence[Change]) -> bool | None:
    """Tell if these changes, which are written together, were written; None if that cannot be found
    out."""
    presses = [change.press for change in changes if change.press is not None]
    if presses:
        return bool(db.rows("SELECT 1 FROM presses WHERE press = ?", presses[:1]))
    row = changes[0].row
    return _is_next(db, "tables", row.id, row.revision, row.body)


def is_written(db: Session, name: str, id: int, kept: KeptRow) -> bool | None:
    return _is_next(db, name, id, kept.revision, kept.body)


def _is_next(db: Session, name: str, id: int, revision: int, body: bytes) -> bool | None:
    """Tell if a row was changed from ``revision`` to ``body``; None if it has changed again
    since."""
    found = db.rows(f"SELECT revision, body FROM {name} WHERE id = ?", (id,))
    if not found or found[0][0] == revision:
        return False
    return None if found[0][0] > revision + 1 else bytes(found[0][1]) == body


def _table(db: Session, row: TableRow) -> None:
    if not row.revision:
        db.each(
            "INSERT INTO tables (sequence, status, game, guild, listed, created, changed, body,"
            " borrowed, code, id, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            [(*row[2:], row.id)],
        )
        return
    db.need(
        "UPDATE tables SET revision = revision + 1, sequence = ?, status = ?, game = ?,"
        " guild = ?, listed = ?, created = ?, changed = ?, body = ?, borrowed = ?, code = ?"
        " WHERE id = ? AND revision = ? RETURNING id",
        (*row[2:], row.id, row.revision),
        Conflict(f"table {row.id} is not at revision {row.revision} any more"),
    )


def _press(db: Session, table: int, press: int, at: int) -> None:
    db.need(
        "INSERT INTO presses (press, table_id, at) VALUES (?, ?, ?)"
        " ON CONFLICT (press) DO NOTHING RETURNING press",
        (press, table, at),
        AlreadyDone(f"press {press}"),
    )


def _seats(db: Session, table: int, change: Change) -> None:
    if change.seats is None:
        return
    db.each("DELETE FROM seats WHERE table_id = ?", [(table,)])
    db.each(
        "INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (?, ?, ?, ?, ?)",
        [(table, *seat) for seat in change.seats],
    )


def _log(db: Session, table: int, change: Change) -> None:
    if change.setup is not None:
        db.each("INSERT INTO games (table_id, setup) VALUES (?, ?)", [(table, change.setup)])
    if change.log:
        db.each(
            "INSERT INTO log (table_id, number, at, seat, person, took, undone, row, events, move)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *row) for row in change.log],
        )
    if change.undone:
        db.each(
            "UPDATE log SET undone = ? WHERE table_id = ? AND number = ?",
            [(change.log[-1].number, table, number) for number in change.undone],
        )


def _checkpoints(db: Session, table: int, change: Change) -> None:
    if change.keep is not None:
        kept = ", ".join(str(int(at)) for at in change.keep) or "-1"
        last = max(change.keep, default=-1)
        db.each(
            f"DELETE FROM checkpoints WHERE table_id = ? AND at NOT IN ({kept})"
            " AND (milestone = 0 OR at > ?)",
            [(table, last)],
        )
    if change.checkpoints:
        db.each(
            "INSERT INTO checkpoints (table_id, at, rules, milestone, state)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, at) DO UPDATE SET"
            " rules = excluded.rules, milestone = excluded.milestone, state = excluded.state",
            [(table, *checkpoint) for checkpoint in change.checkpoints],
        )


def _drafts(db: Session, table: int, change: Change) -> None:
    kept = (("drafts", change.drafts, change.dropped), ("sealed", change.sealed, change.unsealed))
    for name, written, gone in kept:
        if gone:
            db.each(
                f"DELETE FROM {name} WHERE table_id = ? AND seat = ?",
                [(table, seat) for seat in gone],
            )
        if written:
            db.each(
                f"INSERT INTO {name} (table_id, seat, body) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body",
                [(table, *draft) for draft in written],
            )


def _due(db: Session, table: int, change: Change) -> None:
    if change.due is None:
        return
    db.each("DELETE FROM due WHERE table_id = ?", [(table,)])
    db.each(
        "INSERT INTO due (at, table_id, kind, seat) VALUES (?, ?, ?, ?)",
        [(due.at, table, due.kind, due.seat) for due in change.due],
    )
    if change.due:
        db.announce(f"due {min(due.at for due in change.due)}")


def _news(db: Session, table: int, change: Change) -> None:
    tell(db, table, change.row.guild, change.news)
    if change.withdrawn:
        db.each(
            "UPDATE outbox SET status = 'dropped' WHERE id = ?",
            [(news,) for news in change.withdrawn],
        )


def tell(db: Session, table: int | None, guild: int | None, news: Sequence[NewsRow]) -> None:
    """Store news. The process with the shard of ``guild`` delivers it; any process if that is
    None."""
    if news:
        db.each(
            "INSERT INTO outbox"
            " (table_id, guild, kind, target, at, nonce, topic, body, status)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting')",
            [(table, guild, *item) for item in news],
        )
        db.announce(f"told {guild or 0}")


def keep(db: Session, name: str, id: int, kept: KeptRow, **more: int | None) -> None:
    """Store a row of ``people`` or ``guilds``. Raise Conflict if its revision is no longer the one
    read.
    """
    values = {"body": kept.body, **more}
    outdated = Conflict(f"{name} {id} is not at revision {kept.revision} any more")
    if kept.revision:
        told = ", ".join(f"{column} = ?" for column in values)
        db.need(
            f"UPDATE {name} SET revision = revision + 1, {told}"
            " WHERE id = ? AND revision = ? RETURNING revision",
            (*values.values(), id, kept.revision),
            outdated,
        )
    else:
        places = ", ?" * len(values)
        db.need(
            f"INSERT INTO {name} (id, {', '.join(values)}) VALUES (?{places})"
            " ON CONFLICT (id) DO NOTHING RETURNING id",
            (id, *values.values()),
            outdated,
        )


def week(db: Session, of: WeekRow, next_at: int, written: NewsRow) -> None:
    db.need(
        "UPDATE weeks SET next_at = ? WHERE channel = ? AND next_at = ? RETURNING channel",
        (next_at, of.channel, of.next_at),
        Conflict(f"the summary of {of.next_at} for {of.channel} is written already"),
    )
    tell(db, None, of.guild, [written])
    db.announce(f"due {next_at}")


def close(db: Session, place: ClosedRow) -> None:
    """Close a place to news, and end its watches, weekly summaries and puzzles."""
    db.each(
        "INSERT INTO closed (kind, target, at, reason) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (kind, target) DO UPDATE SET at = excluded.at, reason = excluded.reason",
        [place],
    )
    if place.kind in ("channel", "person"):
        db.each("DELETE FROM watches WHERE channel = ?", [(place.target,)])
        db.each("DELETE FROM weeks WHERE channel = ?", [(place.target,)])
        end_puzzles(db, "channel", place.target)


def end_puzzles(db: Session, column: str, number: int) -> None:
    """Delete the puzzles whose ``column`` (server or channel) is ``number``, with their answers."""
    theirs = f"SELECT guild FROM puzzles WHERE {column} = ?"
    db.each(f"DELETE FROM puzzle_answers WHERE guild IN ({theirs})", [(number,)])
    db.each(f"DELETE FROM puzzles WHERE {column} = ?", [(number,)])


def _places(db: Session, table: int, change: Change) -> None:
    for place in change.closes:
        close(db, place)
    if change.unwatched:
        db.each(
            "DELETE FROM watches WHERE channel = ? AND table_id = ?",
            [(channel, table) for channel in change.unwatched],
        )
    if change.reopens:
        db.each("DELETE FROM closed WHERE kind = ? AND target = ?", change.reopens)


def _results(db: Session, table: int, change: Change) -> None:
    if change.results:
        db.each(
            "INSERT INTO results (table_id, seat, person, game, mode, guild, ended, rank, score,"
            " won, kind, level) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *result[1:]) for result in change.results],
        )
    if change.records:
        db.each(
            "INSERT INTO records (table_id, person, game, name, value) VALUES (?, ?, ?, ?, ?)",
            [(table, *record[1:]) for record in change.records],
        )


def _battles(db: Session, table: int, change: Change) -> None:
    if change.battles:
        db.each(
            "UPDATE guesses SET came_true = CASE WHEN seat = ? THEN 1 WHEN ? < 0 THEN NULL ELSE 0"
            " END WHERE table_id = ? AND round = ?",
            [(*[known(it.winner)] * 2, table, -it.number) for it in change.battles],
        )


def known(winner: int | None) -> int:
    return -1 if winner is None else winner


def _attempts(db: Session, change: Change) -> None:
    places = ", ".join("?" * len(AttemptRow._fields))
    for attempt in change.attempts:
        db.need(
            f"INSERT INTO attempts ({columns(AttemptRow)}) VALUES ({places})"
            " ON CONFLICT DO NOTHING RETURNING table_id",
            attempt,
            Conflict("an attempt of this person counts already"),
        )


def _notes(db: Session, change: Change) -> None:
    if change.notes:
        db.each(
            "INSERT INTO notes (table_id, seat, person, at, body) VALUES (?, ?, ?, ?, ?)",
            [note[1:] for note in change.notes],
        )


def write_acts(db: Session, acts: Sequence[ActRow]) -> None:
    if acts:
        places = ", ".join("?" * len(ActRow._fields))
        db.each(f"INSERT INTO acts ({columns(ActRow)}) VALUES ({places})", acts)


COUNTED = {
    "guild": "SELECT count(*) FROM tables WHERE guild = ?",
    "person": "SELECT count(*) FROM tables WHERE id IN"
    " (SELECT table_id FROM seats WHERE person = ? AND seat >= 0)",
}


def _count(db: Session, limit: LimitRow) -> None:
    """Raise NoRoom if a limit is exceeded. Of two changes at once, the second one sees the
    first."""
    db.alone(f"{limit.kind} {limit.target}")
    states = ", ".join("?" * len(limit.statuses))
    ((count,),) = db.rows(
        f"{COUNTED[limit.kind]} AND status IN ({states})", (limit.target, *limit.statuses)
    )
    if count > limit.most:
        raise NoRoom(limit)
