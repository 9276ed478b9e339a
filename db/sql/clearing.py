"""Deleting people and old rows from the store."""

from collections.abc import Mapping

from .. import personal
from ..engine import Session
from ..records import ForgetRow


def forget(db: Session, person: int, asked: ForgetRow) -> None:
    """Remove a person from all rows and from the bodies of news, and note the deletion. Bodies of
    tables are not changed here."""
    for sql in personal.forgetting():
        db.rows(sql, (person,))
    named = db.rows("SELECT id, body FROM outbox WHERE instr(body, ?) > 0", (asked.packed,))
    db.each(
        "UPDATE outbox SET body = ? WHERE id = ?",
        [(asked.without(bytes(body)), news) for news, body in named],
    )
    note(db, {asked.mark: asked.at}, again=True)
    db.rows("UPDATE scrubs SET wanted = wanted + 1")


def note(db: Session, deletions: Mapping[bytes, int], *, again: bool = False) -> None:
    """Note when people were deleted. ``again``: make the time later than an earlier deletion of the
    same person, even if the clock went back."""
    db.each(
        "INSERT INTO deletions (mark, at) VALUES (?, ?) ON CONFLICT (mark) DO UPDATE SET at ="
        " CASE WHEN excluded.at > deletions.at THEN excluded.at ELSE deletions.at + ? END",
        [(mark, at, int(again)) for mark, at in deletions.items()],
    )


def tidy(db: Session, before: int, deletions: int, day: int) -> None:
    """Delete presses and settled news older than ``before``, and deletions older than
    ``deletions``. Remove the marks of attempts before ``day``: those days' results are final."""
    db.rows("DELETE FROM presses WHERE at < ?", (before,))
    db.rows("DELETE FROM last_presses WHERE at < ?", (before * 1000,))
    db.rows("DELETE FROM outbox WHERE status != 'waiting' AND at < ?", (before,))
    db.rows("DELETE FROM deletions WHERE at < ?", (deletions,))
    db.rows("UPDATE attempts SET mark = NULL WHERE day < ? AND mark IS NOT NULL", (day,))
