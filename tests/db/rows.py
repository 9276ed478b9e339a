"""A table's row and its news, for tests to store."""

from typing import Any

from db import NewsRow, TableRow

ROW = TableRow(
    id=1, revision=0, sequence=0, status="lobby", game="quay", guild=7, listed=True,
    created=10, changed=10, body=b"first",
)  # fmt: skip


def next_row(row: TableRow, **changes: Any) -> TableRow:
    return row._replace(revision=row.revision + 1, **changes)


def news(nonce: str, kind: str = "thread", target: int = 1, at: int = 0) -> NewsRow:
    return NewsRow(kind, target, at, nonce, "Moved", b"body")
