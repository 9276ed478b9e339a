"""Reading a table and everything around it in a single statement, from one moment."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine import Session
from ..records import (
    Begun,
    CheckpointRow,
    DraftRow,
    Held,
    LogRow,
    Opened,
    OutboxRow,
    PlaceRow,
    PressRow,
    Shown,
    ShownRow,
    TableRow,
    TopicsAt,
    WatchRow,
)

COLUMN_OF = {"table": "table_id"}  # a field's column, where its name is reserved in SQL
UNDONE_THEN = "CASE WHEN undone <= ? THEN undone END AS undone"  # ignores undos after a given row
Parts = defaultdict[str, list[TableRow]]  # by part: its rows, in the columns of TableRow
END_OF_TIME = 2**63 - 1  # higher than the number of any row


def columns(kind: type[NamedTuple]) -> str:
    return ", ".join(COLUMN_OF.get(field, field) for field in kind._fields)


def part(name: str, rest: str, **cells: str) -> str:
    """Return the SELECT for one part of a reading. All parts have TableRow's columns, so that a
    UNION can join them; ``cells`` says what each column holds here."""
    columns = ", ".join(cells.get(field, "NULL") for field in TableRow._fields)
    return f" UNION ALL SELECT '{name}', {columns} FROM {rest}"


SEATED = "(SELECT person FROM seats WHERE table_id = ?)"
OPENED = (
    f"SELECT 'row' AS part, {columns(TableRow)} FROM tables WHERE id = ?"
    + part("people", f"people WHERE id IN {SEATED}", id="id", body="body")
    + part("drafts", "drafts WHERE table_id = ?", id="seat", body="body")
    + part("sealed", "sealed WHERE table_id = ?", id="seat", body="body")
    + part(
        "watches",
        "watches WHERE table_id = ? OR guild = (SELECT guild FROM tables WHERE id = ?)",
        id="channel", revision="table_id", guild="guild", status="level", sequence="person",
    )
    + part(
        "closed",
        "closed WHERE (kind = 'thread' AND target = ?)"
        f" OR (kind = 'person' AND target IN {SEATED})",
        id="target", status="kind",
    )
)  # fmt: skip
PRESSED = part("pressed", "presses WHERE press = ?", id="press")
OF_TOPICS = "outbox WHERE table_id = ? AND kind = ? AND target = ? AND"
TOLD = part(
    "told", f"{OF_TOPICS} status = 'delivered' AND topic IN ({{topics}})",
    id="id", revision="message", status="topic", body="body",
)  # fmt: skip
WAITING = part("waiting", f"{OF_TOPICS} status = 'waiting'", id="id", status="topic", body="body")
NEWEST = part("newest", f"{OF_TOPICS} message IS NOT NULL", id="max(message)")
PRESSER = (
    part("presser", "people WHERE id = ?", body="body")
    + part("shut", "closed WHERE kind = 'person' AND target = ?", id="target")
    + part(
        "last", "last_presses WHERE place = ?",
        id="place", revision="person", status="what", sequence="at",
    )
)  # fmt: skip
GAME = (
    "SELECT 'checkpoints' AS part, at AS number, rules, milestone, state FROM checkpoints"
    " WHERE table_id = ?"
    " UNION ALL SELECT 'setup', 0, NULL, NULL, setup FROM games WHERE table_id = ?"
    " UNION ALL SELECT 'log', number, NULL, NULL, row FROM log WHERE table_id = ? AND number > 0"
    " ORDER BY part, number"
)


def opened(
    db: Session, table: int, press: int | None, known: int | None, at: TopicsAt | None
) -> Opened | None:
    sql = OPENED
    values: list[Any] = [table] * OPENED.count("?")
    if press is not None:
        sql, values = sql + PRESSED, [*values, press]
    if at is not None:
        sql += TOLD.format(topics=", ".join("?" * len(at.topics))) + WAITING + NEWEST
        place = (table, at.kind, at.target)
        values += [*place, *at.topics, *place, *place]
    return _opened(db, _parts(db, sql, values), known)


def begun(db: Session, table: int, person: int, press: int, known: int | None) -> Begun:
    values = [table] * OPENED.count("?") + [press, person, person, table]
    parts = _parts(db, OPENED + PRESSED + PRESSER, values)
    return Begun(
        _opened(db, parts, known),
        next((it.body for it in parts["presser"]), None),
        bool(parts["shut"]),
        next((PressRow(it.id, it.revision, it.status, it.sequence) for it in parts["last"]), None),
    )


def _parts(db: Session, sql: str, values: Sequence[Any]) -> Parts:
    parts = defaultdict[str, list[TableRow]](list)
    for name, *row in db.rows(sql, values):
        parts[name].append(TableRow(*row))
    return parts


def _opened(db: Session, parts: Parts, known: int | None) -> Opened | None:
    if not parts["row"]:
        return None
    (row,) = parts["row"]
    watches = (
        WatchRow(it.id, it.revision, it.guild, it.status, it.sequence) for it in parts["watches"]
    )
    return Opened(
        row,
        {it.id: it.body for it in parts["people"]},
        [DraftRow(it.id, it.body) for it in parts["drafts"]],
        [DraftRow(it.id, it.body) for it in parts["sealed"]],
        list(watches),
        frozenset(PlaceRow(it.status, it.id) for it in parts["closed"]),
        bool(parts["pressed"]),
        game(db, row.id) if row.sequence != known else None,
        _shown(parts) if parts["newest"] else None,
    )


def _shown(parts: Parts) -> Shown:
    told = [ShownRow(it.id, it.revision, it.status, it.body) for it in parts["told"]]
    waiting = [ShownRow(it.id, None, it.status, it.body) for it in parts["waiting"]]
    return Shown(sorted(told), sorted(waiting), parts["newest"][0].id)


def game(db: Session, table: int) -> Held | None:
    parts = defaultdict[str, list[Any]](list)
    for name, *row in db.rows(GAME, (table, table, table)):
        parts[name].append(row)
    if not parts["setup"]:
        return None
    checkpoints = [CheckpointRow(*row) for row in parts["checkpoints"]]
    return Held(parts["setup"][0][3], [row[3] for row in parts["log"]], checkpoints)


def log(db: Session, table: int, after: int, upto: int | None) -> list[LogRow]:
    """Return the log's rows after ``after``, as they were when ``upto`` was the last one. That is
    possible because rows are never changed, except to note the undo that took them back."""
    fields = columns(LogRow).replace("undone", UNDONE_THEN)
    last = END_OF_TIME if upto is None else upto
    found = db.rows(
        f"SELECT {fields} FROM log WHERE table_id = ? AND number > ? AND number <= ?"
        " ORDER BY number",
        (last, table, after, last),
    )
    return [LogRow(*row) for row in found]


def told_by(db: Session, message: int) -> list[OutboxRow]:
    """Return the news that a message told: the item with its id, and the items before that without
    a message of their own."""
    found = db.rows(
        "SELECT kind, target, min(id), max(id) FROM outbox WHERE message = ?"
        " AND table_id IS NOT NULL AND kind != 'person' GROUP BY kind, target",
        (message,),
    )
    if not found:
        return []
    kind, target, first, last = found[0]
    rows = db.rows(
        f"SELECT {columns(OutboxRow)} FROM outbox WHERE kind = ? AND target = ? AND id <= ?"
        " AND id > coalesce((SELECT max(id) FROM outbox WHERE kind = ? AND target = ?"
        " AND message IS NOT NULL AND message != ? AND id < ?), 0) ORDER BY id",
        (kind, target, last, kind, target, message, first),
    )
    return [OutboxRow(*row) for row in rows]
