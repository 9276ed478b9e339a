"""A list of every stored column about people. Exports, deletions and docs/privacy.md are made from
it.

`tests/db/test_personal.py` fails if a column that can hold somebody's number is missing here."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

Gone = Literal["row", "name", "body"]


class Personal(NamedTuple):
    """A column that may hold a person's number."""

    part: str  # the section of the person's export
    table: str
    column: str
    gone: Gone  # what a deletion removes: the row, the number, or the number inside a packed body
    until: str  # when it goes even if nobody asks for a deletion
    where: str = ""  # only the table's rows that match this

    @property
    def of(self) -> str:
        """Return the SQL condition for a person's rows."""
        return f"{self.column} = ?{self.where and ' AND '}{self.where}"


class Beside(NamedTuple):
    """A trace that a deletion leaves outside the rows, where, and until when."""

    what: str
    place: str
    until: str


ALWAYS = "you delete it"
TABLE = "you delete it; the game itself stays whole"
WEEK = "7 days after it was told"
TO_PERSON = "kind = 'person'"

PERSONAL = (
    Personal("profile", "people", "id", "row", ALWAYS),
    Personal("tables", "tables", "body", "body", TABLE),
    Personal("tables", "seats", "person", "row", TABLE),
    Personal("answers", "log", "person", "name", TABLE),
    Personal("drafts", "drafts", "body", "body", "the turn is over"),
    Personal("decided beforehand", "sealed", "body", "body", "the game is over"),
    Personal("notes", "notes", "person", "row", ALWAYS),
    Personal("results", "results", "person", "name", TABLE),
    Personal("records", "records", "person", "row", ALWAYS),
    Personal("challenges", "attempts", "person", "name", TABLE),
    Personal("summaries", "weeks", "person", "name", "the channel wants none any more"),
    Personal("tried", "tryouts", "person", "row", ALWAYS),
    Personal("lessons", "lessons", "person", "row", ALWAYS),
    Personal("exercises", "exercises", "person", "row", ALWAYS),
    Personal("puzzles", "puzzle_answers", "person", "row", "a week after the answers are shown"),
    Personal("guesses", "guesses", "person", "row", ALWAYS),
    Personal("watches", "watches", "channel", "row", ALWAYS),
    Personal("watches", "watches", "person", "name", "the channel watches no more"),
    Personal("moderation", "acts", "person", "name", ALWAYS),
    Personal("moderation", "acts", "old_person", "name", ALWAYS),
    Personal("moderation", "acts", "new_person", "name", ALWAYS),
    Personal("presses", "last_presses", "person", "row", "7 days"),
    Personal("news", "outbox", "target", "row", WEEK, TO_PERSON),
    Personal("named in news", "outbox", "body", "body", WEEK),
    Personal("unreachable", "closed", "target", "row", "messages reach you again", TO_PERSON),
)

BESIDE = (
    Beside("every row", "hourly copies, data/backups", "48 hours"),
    Beside("every row", "the store that a restored copy has replaced", "48 hours"),
    Beside("deleted bytes", "free room within the file", "1 hour"),
    Beside("deleted bytes", "PostgreSQL: dead rows", "vacuumed within 1 hour, then overwritten"),
    Beside("every row", "PostgreSQL: archived WAL, dumps", "whoever runs the bot deletes them"),
    Beside("a keyed hash of the deletion", "the store, a file beside it", "1 year"),
    Beside("a keyed hash of a counted attempt", "the store", "the day's places are final"),
    Beside("a keyed hash of a ban or a seat played", "the store", "the table is over"),
    Beside("presses that failed, nameless", "data/reports", "whoever runs the bot deletes them"),
)


def parts() -> list[str]:
    return list(dict.fromkeys(it.part for it in PERSONAL))


def forgetting() -> Iterable[str]:
    """Yield the statements that remove a person. Numbers inside packed bodies are removed by the
    code that packs them."""
    for it in PERSONAL:
        if it.gone == "row":
            yield f"DELETE FROM {it.table} WHERE {it.of}"
        elif it.gone == "name":
            yield f"UPDATE {it.table} SET {it.column} = NULL WHERE {it.of}"


def everybody() -> str:
    """Return a query for the numbers of all people stored."""
    return " UNION ".join(
        f"SELECT {it.column} FROM {it.table} WHERE {it.where or f'{it.column} IS NOT NULL'}"
        for it in PERSONAL
        if it.gone != "body"
    )
