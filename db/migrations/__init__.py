"""Numbered migrations from an empty store to the present schema. Each is applied once, in order."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from ..engine import Session
from ..faults import StoreFault

MIGRATIONS = sorted(Path(__file__).parent.glob("[0-9]*.sql"))
HEAD = len(MIGRATIONS)


def migrate(db: Session, to: int = HEAD) -> None:
    """Apply the missing migrations in one transaction: if one fails, nothing changes."""
    version = db.schema()
    if version > HEAD:
        raise StoreFault(
            f"the store has schema {version}, this program knows {HEAD}: use a newer program"
        )
    for migration in MIGRATIONS[version:to]:
        for statement in statements(migration.read_text("utf-8")):
            db.rows(statement)
    if version < to:
        db.now_has(to)


def statements(script: str) -> Iterator[str]:
    """Yield the single statements of an SQL script."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
