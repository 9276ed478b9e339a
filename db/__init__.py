"""The store: one SQLite file behind an interface that knows no SQL. See docs/tables.md."""

from .records import (
    Change,
    CheckpointRow,
    ClosedRow,
    DraftRow,
    DueRow,
    Held,
    LogRow,
    NewsRow,
    NoteRow,
    Opened,
    OutboxRow,
    PlaceRow,
    ResultRow,
    SeatRow,
    TableRow,
    WatchRow,
)
from .sqlite import SqliteStore
from .store import AlreadyDone, Conflict, Store, StoreFault

__all__ = [
    "AlreadyDone",
    "Change",
    "CheckpointRow",
    "ClosedRow",
    "Conflict",
    "DraftRow",
    "DueRow",
    "Held",
    "LogRow",
    "NewsRow",
    "NoteRow",
    "Opened",
    "OutboxRow",
    "PlaceRow",
    "ResultRow",
    "SeatRow",
    "SqliteStore",
    "Store",
    "StoreFault",
    "TableRow",
    "WatchRow",
]
