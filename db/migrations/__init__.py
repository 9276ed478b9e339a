"""Numbered steps from an empty file to today's schema; each is applied once, in order."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from ..connection import Connection
from ..store import StoreFault

STEPS = sorted(Path(__file__).parent.glob("[0-9]*.sql"))
HEAD = len(STEPS)


async def migrate(connection: Connection, to: int = HEAD) -> None:
    """Bring the file up to date, in one transaction: a failed step leaves it as it was."""
    async with connection.transaction("IMMEDIATE") as db:
        version = await version_of(db)
        if version > HEAD:
            raise StoreFault(
                f"the file has schema {version}, this program knows {HEAD}: use a newer program"
            )
        for step in STEPS[version:to]:
            for statement in statements(step.read_text("utf-8")):
                await db.execute_fetchall(statement)
        await db.execute_fetchall(f"PRAGMA user_version = {max(version, to)}")


async def version_of(db: aiosqlite.Connection) -> int:
    rows = list(await db.execute_fetchall("PRAGMA user_version"))
    return int(rows[0][0])


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
