"""People who had their data deleted. Until a table is over, it still recognises by keyed hashes
whom it sent away and who has played its seats."""

from ..base.keeping import is_team
from ..base.model import Forgotten, Person, Status, Table


def remember(table: Table, person: Person, mark: bytes) -> None:
    """Before the table forgets this person, note what would bar them from a seat: that they were
    sent away, or whose secrets they know."""
    runs = table.status is Status.RUNNING
    kept = Forgotten(
        mark=mark,
        banned=table.live and person in table.banned,
        played=_played(table, person) if runs and not is_team(table) else [],
    )
    if (kept.banned or kept.played) and kept not in table.forgotten:
        table.forgotten.append(kept)


def is_banned(table: Table, person: Person, mark: bytes) -> bool:
    """Tell if this person was sent away and not invited again since."""
    return person in table.banned or any(it.banned for it in _kept(table, mark))


def forgive(table: Table, person: Person, mark: bytes) -> None:
    """Let a person join again who was sent away."""
    table.banned = [banned for banned in table.banned if banned != person]
    table.forgotten = [it for it in table.forgotten if not (it.banned and it.mark == mark)]


def seats_played(table: Table, person: Person, mark: bytes) -> set[int]:
    """Return the seats that this person has played and whose secrets they may know."""
    return {*_played(table, person), *(seat for it in _kept(table, mark) for seat in it.played)}


def _played(table: Table, person: Person) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if person in seat.former]


def _kept(table: Table, mark: bytes) -> list[Forgotten]:
    return [it for it in table.forgotten if it.mark == mark]
