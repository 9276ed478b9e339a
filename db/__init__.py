"""The store: one SQLite file behind an interface that knows no SQL. See docs/tables.md."""

from .lease import InUse, Lease
from .records import (
    ActRow,
    Change,
    CheckpointRow,
    ClosedRow,
    DraftRow,
    DueRow,
    Held,
    LimitRow,
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
from .store import AlreadyDone, Conflict, NoRoom, Store, StoreFault

__all__ = [
    "ActRow",
    "AlreadyDone",
    "Change",
    "CheckpointRow",
    "ClosedRow",
    "Conflict",
    "DraftRow",
    "DueRow",
    "Held",
    "InUse",
    "Lease",
    "LimitRow",
    "LogRow",
    "NewsRow",
    "NoRoom",
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
