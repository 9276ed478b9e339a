"""Connections to a store that fail on purpose, at a chosen statement."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from db.postgres.batch import Batches, Statement
from db.postgres.engine import Connection
from db.sqlite.engine import Thread

FAULTS = ("database or disk is full", "database is locked", "disk I/O error")


class Plan:
    """A fault planned for all connections: the statement that fails, before or after it is done."""

    def __init__(self) -> None:
        self.left = 0  # statements until one fails; 0: none fails
        self.after = False
        self.fault = FAULTS[0]
        self.failed: str | None = None  # the failed statement
        self.seen: list[str] = []  # statements since it was armed
        self.counting = False
        self.instead: Callable[[], object] | None = None  # done instead of failing

    def arm(self, statement: int, fault: str = FAULTS[0], *, after: bool = False) -> None:
        self.left, self.fault, self.after, self.failed = statement, fault, after, None
        self.seen, self.counting = [], True

    def step(self, sql: str, *, done: bool) -> None:
        if not done and self.counting:
            self.seen.append(sql)
        if self.after is not done or not self.left:
            return
        self.left -= 1
        if not self.left:
            self.failed = sql
            if self.instead is not None:
                self.instead()
                return
            raise sqlite3.OperationalError(self.fault)

    def connect(self, path: Path) -> Thread:
        def connector() -> FaultyConnection:
            connection = FaultyConnection(path, isolation_level=None)
            connection.plan = self
            return connection

        return Thread(connector)


class FaultyConnection(sqlite3.Connection):
    plan: Plan

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        self.plan.step(sql, done=False)
        cursor = super().execute(sql, parameters)
        self.plan.step(sql, done=True)
        return cursor

    def executemany(self, sql: str, parameters: Iterable[Any]) -> sqlite3.Cursor:
        self.plan.step(sql, done=False)
        cursor = super().executemany(sql, parameters)
        self.plan.step(sql, done=True)
        return cursor

    def rollback(self) -> None:
        self.plan.step("ROLLBACK", done=False)
        super().rollback()


@contextmanager
def on_a_server(plan: Plan) -> Iterator[None]:
    """Let all connections to a PostgreSQL server follow the plan. Statements that are sent together
    go one by one, since a process may die when any number of them has arrived."""
    sent, executed = Batches.send, Connection.execute

    def one_by_one(batches: Batches, statements: Sequence[Statement]) -> list[Any]:
        rows: list[Any] = []
        for it in statements:
            plan.step(it.sql, done=False)
            rows = sent(batches, [it])
            plan.step(it.sql, done=True)
        return rows

    def execute(db: Connection, sql: Any, *values: Any, **how: Any) -> Any:
        plan.step(str(sql), done=False)
        cursor = executed(db, sql, *values, **how)
        plan.step(str(sql), done=True)
        return cursor

    with patch.object(Batches, "send", one_by_one), patch.object(Connection, "execute", execute):
        yield
