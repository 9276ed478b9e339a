"""Copies of the whole store: making, checking, restoring and deleting them."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ..faults import StoreFault
from ..migrations import HEAD
from .flushed import sync
from .left_open import need_its_log

PATTERN = "emberboard-*.sqlite"
PARTIAL = ".partial"
UNFINISHED = f"emberboard-*{PARTIAL}"
OURS = {"tables", "log", "outbox"}  # SQL tables that every version of the schema has
ASIDE = ".before-restore"


def backup(source: Path, to: Path) -> None:
    """Write a copy by VACUUM INTO, which also defragments it."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        with whole(to) as partial:
            with closing(sqlite3.connect(source, timeout=60, isolation_level=None)) as db:
                db.execute("VACUUM INTO ?", (str(partial),))
            sync(partial)
    except (OSError, sqlite3.Error) as fault:
        raise StoreFault(f"no backup at {to}: {fault}") from fault


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Yield a temporary path. Rename the file to ``path`` when it is complete; delete it if writing
    fails."""
    partial = path.with_suffix(PARTIAL)
    partial.unlink(missing_ok=True)
    try:
        yield partial
        partial.replace(path)
        sync(path.parent)
    finally:
        partial.unlink(missing_ok=True)


def prune(folder: Path, keep: int) -> None:
    """Delete all but the newest ``keep`` copies, and all unfinished ones. Names sort by age."""
    for old in (*sorted(folder.glob(PATTERN))[:-keep], *folder.glob(UNFINISHED)):
        old.unlink()


def prune_aside(folder: Path, before: float) -> None:
    """Delete stores that were set aside before this time."""
    for part in folder.glob(f"*{ASIDE}*"):
        if part.stat().st_mtime < before:
            part.unlink()


def check(path: Path) -> int:
    """Return the schema version of a store's file. Raise StoreFault if it is damaged or no
    store."""
    if not path.is_file():
        raise StoreFault(f"no file {path}")
    need_its_log(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (found,) = db.execute("PRAGMA integrity_check").fetchone()
            (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as fault:
        raise StoreFault(f"{path} is not a store: {fault}") from fault
    if found != "ok":
        raise StoreFault(f"{path} is damaged: {found}")
    need_ours(path)
    if not 0 < version <= HEAD:
        raise StoreFault(f"{path} has schema {version}, this program knows 1 to {HEAD}")
    return int(version)


def need_ours(path: Path) -> None:
    """Raise StoreFault if the file belongs to another program, before anything in it is changed."""
    if not path.is_file():
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    except sqlite3.OperationalError:
        return  # opening it for writing will report the fault
    except sqlite3.Error as fault:
        raise StoreFault(f"{path} is not a store: {fault}") from fault
    if names and not names >= OURS:
        raise StoreFault(f"{path} is another program's: name a file of its own")


def restore(copy: Path, to: Path) -> None:
    """Put a copy in the place of the store, which no program may be using. Set the old file
    aside."""
    check(copy)
    with whole(to) as partial:
        shutil.copyfile(copy, partial)
        sync(partial)
        if to.exists():
            _put_aside(to)


def _put_aside(store: Path) -> None:
    """Rename the store's files: its write-ahead log and the note of it, too."""
    aside = store.with_name(store.name + ASIDE)
    for ending in ("", "-wal", "-shm", ".open"):
        part = store.with_name(store.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
            os.utime(aside.with_name(aside.name + ending))
