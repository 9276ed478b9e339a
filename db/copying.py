"""Copying a whole store into an empty one, across engines."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing

from .engine import Session
from .faults import StoreFault
from .migrations import migrate
from .sqlite.engine import SqliteSession

AT_A_TIME = 200  # game tables whose rows are in memory together


def copy(source: Session, target: Session) -> int:
    """Copy all rows; return the number of game tables. Both stores have the present schema."""
    if target.rows("SELECT 1 FROM tables UNION ALL SELECT 1 FROM people"):
        raise StoreFault("the store to copy to is not empty: name a new one")
    target.rows("DELETE FROM ids")
    for name, (fields, numbered) in schema().items():
        for rows in read(source, name, fields):
            places = ", ".join("?" * len(fields))
            target.each(f"INSERT INTO {name} ({', '.join(fields)}) VALUES ({places})", rows)
        if numbered:
            target.continue_numbers(name)
    return int(target.rows("SELECT count(*) FROM tables")[0][0])


def read(source: Session, name: str, fields: Sequence[str]) -> Iterator[list[Sequence[object]]]:
    """Yield the rows of the SQL table ``name`` in batches: those of AT_A_TIME game tables together,
    and in one batch all rows that belong to no game table."""
    asked = f"SELECT {', '.join(fields)} FROM {name}"
    key = {"tables": "id"}.get(name, "table_id")
    if key not in fields:
        yield source.rows(asked)
        return
    if name != "tables":
        yield source.rows(f"{asked} WHERE {key} IS NULL")
    ((last,),) = source.rows(f"SELECT max({key}) FROM {name}")
    for first in range(0, (last or 0) + 1, AT_A_TIME):
        yield source.rows(f"{asked} WHERE {key} >= ? AND {key} < ?", (first, first + AT_A_TIME))


def schema() -> Mapping[str, tuple[Sequence[str], bool]]:
    """Return the SQL tables of the present schema: their columns, and whether rows get numbers by
    themselves. Tables that others refer to come first."""
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(SqliteSession(db))
        tables = db.execute(
            "SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_master"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name != 'tables', name"
        ).fetchall()
        columns = "SELECT name FROM pragma_table_info(?)"
        return {
            name: ([column for (column,) in db.execute(columns, (name,))], bool(numbered))
            for name, numbered in tables
        }
