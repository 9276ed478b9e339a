"""Claims: a process marks news or due rows as its own for a while, so that no other takes them."""

from collections.abc import Sequence
from itertools import chain

from ..engine import Session
from ..records import DueRow, OutboxRow, Outgoing, PlaceRow, Round, Shards
from .reading import columns

# Conditions on a row's claim; they take the number of this process and the time.
FREE = "(owner IS NULL OR owner = ? OR until <= ?)"  # owner, now
KEY = columns(DueRow)
TOGETHER = 8  # the most items of news that one message may tell
TAKEN = "owner != ? AND until > ?"  # owner, now


def routed(shards: Shards | None) -> str:
    """Return the SQL condition for news that this process delivers: of its shards, or of no
    server."""
    if shards is None:
        return ""
    held = ", ".join(str(int(shard)) for shard in sorted(shards.held))
    return f" AND (guild IS NULL OR (guild >> 22) % {int(shards.total)} IN ({held}))"


def settle_news(
    db: Session, delivered: Sequence[tuple[int, int | None]], dropped: Sequence[int]
) -> None:
    ended = [("delivered", message, news) for news, message in delivered]
    ended += [("dropped", None, news) for news in dropped]
    if ended:
        db.each("UPDATE outbox SET status = ?, message = coalesce(?, message) WHERE id = ?", ended)


def take_news(
    db: Session, owner: int, shards: Shards | None, now: int, until: int, asked: Round
) -> Outgoing:
    settle_news(db, asked.delivered, asked.dropped)
    found = outgoing(db, owner, shards, now, asked.stranded)
    wanted = [queue for queue in found.news if place_of(queue[0]) not in asked.skip]
    claimed = _claimed(db, owner, [queue[0].id for queue in wanted[: asked.most]], now, until)
    return found._replace(news=[queue for queue in wanted if queue[0].id in claimed])


def outgoing(
    db: Session, owner: int, shards: Shards | None, now: int, stranded: Sequence[str]
) -> Outgoing:
    """Return the news to be told now. Leave out destinations whose first item another process has
    claimed."""
    fields, topics = columns(OutboxRow), ", ".join("?" * len(stranded)) or "''"
    nothing = ", ".join(["NULL"] * (len(OutboxRow._fields) - 2))
    found = db.rows(
        f"SELECT 'now' AS part, {fields} FROM outbox WHERE id IN (SELECT id FROM (SELECT id,"
        f" row_number() OVER queue AS place, first_value(CASE WHEN {FREE} THEN 1 ELSE 0 END)"
        " OVER queue AS free FROM outbox"
        f" WHERE status = 'waiting' AND at <= ?{routed(shards)}"
        " AND (kind, target) NOT IN (SELECT kind, target FROM closed)"
        " WINDOW queue AS (PARTITION BY kind, target ORDER BY id)) AS queues"
        f" WHERE free = 1 AND place <= {TOGETHER}) UNION ALL"
        f" SELECT 'stranded', {fields} FROM outbox WHERE status = 'waiting' AND (kind, target) IN"
        f" (SELECT kind, target FROM closed) AND topic IN ({topics}) UNION ALL"
        f" SELECT 'later', 0, {nothing}, min(at) FROM (SELECT min(at) AS at FROM outbox"
        " WHERE status = 'waiting' AND at > ? UNION ALL SELECT min(until) FROM outbox"
        f" WHERE status = 'waiting' AND at <= ? AND {TAKEN}) AS moments ORDER BY id",
        (owner, now, now, *stranded, now, now, owner, now),
    )
    parts: dict[str, list[OutboxRow]] = {"now": [], "stranded": [], "later": []}
    for part, *row in found:
        parts[part].append(OutboxRow(*row))
    queues: dict[PlaceRow, list[OutboxRow]] = {}
    for row in parts["now"]:
        queues.setdefault(place_of(row), []).append(row)
    return Outgoing(list(queues.values()), parts["stranded"], parts["later"][0].until)


def place_of(row: OutboxRow) -> PlaceRow:
    return PlaceRow(row.kind, row.target)


def _claimed(db: Session, owner: int, ids: Sequence[int], now: int, until: int) -> set[int]:
    if not ids:
        return set()
    listed = ", ".join(str(int(id)) for id in ids)
    found = db.rows(
        "UPDATE outbox SET owner = ?, until = ? WHERE id IN (SELECT id FROM outbox"
        f" WHERE id IN ({listed}) AND status = 'waiting' AND {FREE}{db.past_others}) RETURNING id",
        (owner, until, owner, now),
    )
    return {id for (id,) in found}


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
    """Release the claims of processes that are gone. ``until`` stays as a sign that the news may
    have been told."""
    owners = ", ".join(str(int(owner)) for owner in alive)
    for table in ("outbox", "due"):
        db.rows(
            f"UPDATE {table} SET owner = NULL WHERE owner IS NOT NULL AND owner NOT IN ({owners})"
        )
