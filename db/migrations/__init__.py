"""Numbered steps from an empty file to today's schema; each is applied once, in order."""

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ..connection import Connection
from ..store import StoreFault

STEPS = sorted(Path(__file__).parent.glob("[0-9]*.sql"))
HEAD = len(STEPS)


async def migrate(connection: Connection, to: int = HEAD) -> None:
    """Bring the file up to date, in one transaction: a failed step leaves it as it was."""
    await connection.run("IMMEDIATE", partial(_migrate, to))


def _migrate(to: int, db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > HEAD:
        raise StoreFault(
            f"the file has schema {version}, this program knows {HEAD}: use a newer program"
        )
    for step in STEPS[version:to]:
        for statement in statements(step.read_text("utf-8")):
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {max(version, to)}")


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
