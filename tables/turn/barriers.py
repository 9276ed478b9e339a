"""Limits of taking back alone. The core knows chance, revelations and the passing of a turn; the
table knows if anybody has noticed."""

from ..base.keeping import AnyGame
from ..base.model import Person, Table
from ..table.opened import OpenTable


def free_from(opened: OpenTable, game: AnyGame, seat: int) -> int:
    """Return the first decision the seat may take back alone, with automas' answers after it."""
    own, table = game.undo_limit(seat), opened.table
    several = game.answered or len(game.pending) > 1  # several seats answer at the same time
    mine = table.seats[seat].actor == table.seats[table.mover].actor
    if table.mover < 0 or not mine or several or _drafted(opened):
        return own
    return min(own, table.free_from)


def free_for(opened: OpenTable, person: Person, seat: int) -> int:
    """Return the first decision a person may take back alone; everything, where nobody else
    plays."""
    if alone(opened.table, person) and opened.table.settings.undo != "never":
        return 0
    return free_from(opened, opened.game, seat)


def _drafted(opened: OpenTable) -> bool:
    """Tell if somebody else has drafted on top of the move. A turn prepared earlier does not count,
    so that its existence stays secret."""
    seats = opened.table.seats
    mover = seats[opened.table.mover].actor
    return any(
        draft.answers and draft.laid is None and seats[number].actor not in (mover, None)
        for number, draft in opened.drafts.items()
    )


def alone(table: Table, person: Person) -> bool:
    """Tell if nobody else plays here."""
    return all(seat.actor in (person, None) for seat in table.seats)
