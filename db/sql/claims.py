"""The claims of several processes on work: each has an owner and ends by itself."""

from collections.abc import Sequence
from itertools import chain

from ..engine import Session
from ..records import DueRow, OutboxRow, Shards
from .reading import columns

FREE = "(owner IS NULL OR owner = ? OR until <= ?)"  # owner, now
KEY = columns(DueRow)
TAKEN = "owner != ? AND until > ?"  # owner, now


def routed(shards: Shards | None) -> str:
    """The news that this process delivers: that of its shards, and whatever is about no server."""
    if shards is None:
        return ""
    held = ", ".join(str(int(shard)) for shard in sorted(shards.held))
    return f" AND (guild IS NULL OR (guild >> 22) % {int(shards.total)} IN ({held}))"


def claim_news(
    db: Session, owner: int, news: Sequence[OutboxRow], now: int, until: int
) -> list[OutboxRow]:
    ids = ", ".join(str(int(row.id)) for row in news)
    found = db.rows(
        "UPDATE outbox SET owner = ?, until = ? WHERE id IN (SELECT id FROM outbox"
        f" WHERE id IN ({ids}) AND status = 'waiting' AND {FREE}{db.past_others}) RETURNING id",
        (owner, until, owner, now),
    )
    claimed = {id for (id,) in found}
    return [row for row in news if row.id in claimed]


def claim_due(db: Session, owner: int, due: Sequence[DueRow], now: int, until: int) -> list[DueRow]:
    rows = ", ".join(["(?, ?, ?, ?)"] * len(due))
    found = db.rows(
        f"UPDATE due SET owner = ?, until = ? WHERE ({KEY}) IN (SELECT {KEY} FROM due"
        f" WHERE ({KEY}) IN (VALUES {rows}) AND {FREE}{db.past_others}) RETURNING {KEY}",
        (owner, until, *chain.from_iterable(due), owner, now),
    )
    claimed = {DueRow(*row) for row in found}
    return [row for row in due if row in claimed]


def release(db: Session, alive: Sequence[int]) -> None:
    """Free what processes that are no more had claimed; that it was claimed stays known."""
    owners = ", ".join(str(int(owner)) for owner in alive)
    for table in ("outbox", "due"):
        db.rows(
            f"UPDATE {table} SET owner = NULL WHERE owner IS NOT NULL AND owner NOT IN ({owners})"
        )
