"""The limits of undoing without a vote. The core knows about chance, revelations and passed turns;
the table knows if somebody else has reacted."""

from ..base.keeping import AnyGame
from ..base.model import Person, Table
from ..table.opened import OpenTable


def free_from(opened: OpenTable, game: AnyGame, seat: int) -> int:
    """Return the first decision that the seat may undo alone, together with automas' answers after
    it."""
    own, table = game.undo_limit(seat), opened.table
    several = game.answered or len(game.pending) > 1  # several seats answer at the same time
    mine = table.seats[seat].actor == table.seats[table.mover].actor
    if table.mover < 0 or not mine or several or _drafted(opened):
        return own
    return min(own, table.free_from)


def free_for(opened: OpenTable, person: Person, seat: int) -> int:
    """Return the first decision that a person may undo alone; any decision, if nobody else
    plays."""
    if alone(opened.table, person) and opened.table.settings.undo != "never":
        return 0
    return free_from(opened, opened.game, seat)


def _drafted(opened: OpenTable) -> bool:
    """Tell if somebody else has drafted since the move. A draft from a prepared turn does not
    count, since nobody may learn of that."""
    seats = opened.table.seats
    mover = seats[opened.table.mover].actor
    return any(
        draft.answers and draft.laid is None and seats[number].actor not in (mover, None)
        for number, draft in opened.drafts.items()
    )


def alone(table: Table, person: Person) -> bool:
    """Tell if nobody but this person plays at the table."""
    return all(seat.actor in (person, None) for seat in table.seats)
