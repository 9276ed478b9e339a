"""What is taken out of the store again."""

from ..engine import Session

FORGETTING = (
    "UPDATE log SET person = NULL WHERE person = ?",
    "UPDATE results SET person = NULL WHERE person = ?",
    "UPDATE attempts SET person = NULL WHERE person = ?",
    "UPDATE weeks SET person = NULL WHERE person = ?",
    "UPDATE acts SET person = NULL WHERE person = ?",
    "UPDATE acts SET old_person = NULL WHERE old_person = ?",
    "UPDATE acts SET new_person = NULL WHERE new_person = ?",
    "DELETE FROM notes WHERE person = ?",
    "DELETE FROM tryouts WHERE person = ?",
    "DELETE FROM records WHERE person = ?",
    "DELETE FROM last_presses WHERE person = ?",
    "DELETE FROM watches WHERE channel = ?",
    "UPDATE watches SET person = NULL WHERE person = ?",
    "DELETE FROM outbox WHERE kind = 'person' AND target = ?",
    "DELETE FROM closed WHERE kind = 'person' AND target = ?",
    "DELETE FROM people WHERE id = ?",
)


def forget(db: Session, person: int) -> None:
    """Everything that names a person, but for the tables' own bodies."""
    for sql in FORGETTING:
        db.rows(sql, (person,))


def tidy(db: Session, before: int) -> None:
    """What is older than this and of no use any more."""
    db.rows("DELETE FROM presses WHERE at < ?", (before,))
    db.rows("DELETE FROM last_presses WHERE at < ?", (before * 1000,))
    db.rows("DELETE FROM outbox WHERE status != 'waiting' AND at < ?", (before,))
