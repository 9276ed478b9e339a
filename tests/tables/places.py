"""The places in which acts are tried: a file, or a database of a server, each made anew from a
furnished one."""

import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from tests import stores

Rows = list[dict[str, Any]]

COUNTING = ("deletions", "scrubs")  # SQL tables that count attempts, left out
NONCE = "nonce"
NUMBERED = (
    "SELECT table_name FROM information_schema.columns WHERE table_schema = 'public'"
    " AND column_name = 'id' AND (is_identity = 'YES' OR column_default LIKE 'nextval%')"
)


class Place(ABC):
    """A store that has been furnished with tables, and a copy of it in which acts are tried."""

    furnished: str
    tried: str

    @abstractmethod
    def renew(self) -> None:
        """Make the copy anew, whatever the last attempt has left in it."""

    @abstractmethod
    def content(self, address: str) -> dict[str, Rows]:
        """Return all rows of all tables, without random values."""


class File(Place):
    def __init__(self, folder: Path) -> None:
        self.furnished, self.tried = str(folder / "furnished.sqlite"), str(folder / "tried.sqlite")

    def renew(self) -> None:
        renew(Path(self.furnished), Path(self.tried))

    def content(self, address: str) -> dict[str, Rows]:
        return content(Path(address))


class Served(Place):
    def __init__(self) -> None:
        self.furnished = stores.server().make("furnished", stores.template())
        self.tried = self.furnished.replace("furnished", "tried")

    def renew(self) -> None:
        self.remove("tried")
        stores.server().make("tried", "furnished")

    def close(self) -> None:
        self.remove("tried", "furnished")

    def remove(self, *names: str) -> None:
        with psycopg.connect(stores.server().address("postgres"), autocommit=True) as db:
            for name in names:
                db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())

    def content(self, address: str) -> dict[str, Rows]:
        """Return all rows of all tables, numbered anew: failed attempts leave gaps."""
        found = {}
        with psycopg.connect(address) as db:
            numbered = {name for (name,) in db.execute(NUMBERED)}
            names = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            for (name,) in names.fetchall():
                cursor = db.execute(f"SELECT * FROM {name}".encode())
                columns = [it.name for it in cursor.description or ()]
                rows = told(columns, cursor.fetchall())
                if name in numbered:
                    rows.sort(key=lambda row: row["id"])
                    rows = [{**row, "id": number} for number, row in enumerate(rows)]
                found[name] = sorted(rows, key=repr)
        return {name: rows for name, rows in found.items() if name not in COUNTING}


def content(path: Path) -> dict[str, Rows]:
    """Return all rows of all tables, without random values."""
    with closing(sqlite3.connect(path)) as db:
        names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        found = {}
        for (name,) in names:
            cursor = db.execute(f"SELECT * FROM {name}")
            found[name] = told([it[0] for it in cursor.description], cursor.fetchall())
    return {name: rows for name, rows in found.items() if name not in COUNTING}


def told(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> Rows:
    every: Iterable[Mapping[str, Any]] = (dict(zip(columns, row, strict=True)) for row in rows)
    return [{key: value for key, value in row.items() if key != NONCE} for row in every]


def renew(furnished: Path, path: Path) -> None:
    """Restore the file, and remove what the last attempt may have left beside it."""
    for part in path.parent.glob(f"{path.name}*"):
        part.unlink()
    shutil.copy(furnished, path)
