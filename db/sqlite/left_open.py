"""A store that its last program could not close: what was saved last may stand only in the log
beside the file. A note beside both tells of it."""

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import randrange

from ..engine import Session
from ..faults import StoreFault
from .flushed import sync

LOG, INDEX, NOTE = "-wal", "-shm", ".open"
NAMELESS = 0
NAME_AT, NAME_LENGTH = 68, 4  # where SQLite's file format has the application's number

log = logging.getLogger(__name__)


def need_its_log(store: Path) -> None:
    """Raise StoreFault if the log was taken away, or does not belong to the file."""
    try:
        saved = beside(store, LOG)
        if store.is_file() and not saved.exists():
            need_none(store)
        elif store.is_file() and saved.stat().st_size and (found := unsound(store)):
            raise StoreFault(
                f"{store} does not fit its log {saved.name}, which may be another file's: {found}. "
                "Put back the two that belong together, or restore a copy: python -m db restore "
                "COPY FILE."
            )
    except OSError as fault:
        raise StoreFault(f"{store} cannot be read: {fault}") from fault


def need_none(store: Path) -> None:
    """Raise StoreFault if a store without a log should have one. If its index is gone as well, only
    log a warning, as another program may have closed the store."""
    note = beside(store, NOTE)
    if not note.exists():
        return
    if beside(store, INDEX).exists():
        raise StoreFault(
            f"{beside(store, LOG)} is missing, but the last program could not close {store}: "
            f"without it the last moves are lost. Put it back, or go on without it by removing "
            f"{note} and {beside(store, INDEX)}."
        )
    log.warning(
        "the last program could not close %s, and its log is gone: unless another program has "
        "closed it since, the last moves are lost",
        store,
    )


def unsound(store: Path) -> str:
    """Return what is wrong with a file read together with its log; nothing if it is sound."""
    try:
        with closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (name,) = db.execute("PRAGMA application_id").fetchone()
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.OperationalError:
        return ""  # whoever opens it for writing will tell
    except sqlite3.Error as fault:
        return str(fault)
    if name_in(store) not in (NAMELESS, name):
        return "the log names another store"
    return "" if found == "ok" else str(found).replace("\n", " ")


def name_in(store: Path) -> int:
    """Return the number that tells stores apart, as it stands in the file without its log."""
    with store.open("rb") as file:
        file.seek(NAME_AT)
        return int.from_bytes(file.read(NAME_LENGTH), "big", signed=True)


def named(db: Session) -> None:
    """Give a store its number, which its copies keep, unless it has one."""
    if db.rows("PRAGMA application_id") == [(NAMELESS,)]:
        db.rows(f"PRAGMA application_id = {randrange(1, 2**31)}")


def note_open(store: Path) -> None:
    """Note that a program works on the store."""
    note = beside(store, NOTE)
    try:
        os.close(os.open(note, os.O_RDWR | os.O_CREAT, 0o600))
        sync(note)
        sync(note.parent)
    except OSError as fault:
        raise StoreFault(f"nothing can be written beside {store}: {fault}") from fault


def note_closed(store: Path) -> None:
    """Remove the note; one that stays only makes the next start look more closely."""
    with suppress(OSError):
        beside(store, NOTE).unlink(missing_ok=True)


def beside(store: Path, ending: str) -> Path:
    return store.with_name(store.name + ending)
