"""The limits of what somebody may take back alone. The core knows chance and what was revealed,
and lets nobody go back past the passing of a turn; the table knows if anybody has noticed that."""

from ..base.keeping import AnyGame
from ..base.model import Person, Table
from ..table.opened import OpenTable


def free_from(opened: OpenTable, game: AnyGame, seat: int) -> int:
    """The decisions from this one on are the seat's own to take back, with what automas
    have added to them."""
    own, table = game.undo_limit(seat), opened.table
    several = game.answered or len(game.pending) > 1  # who answer at the same time
    mine = table.seats[seat].actor == table.seats[table.mover].actor
    if table.mover < 0 or not mine or several or _drafted(opened):
        return own
    return min(own, table.free_from)


def free_for(opened: OpenTable, person: Person, seat: int) -> int:
    """The same for a person, who takes back what they like where nobody else plays."""
    if alone(opened.table, person) and opened.table.settings.undo != "never":
        return 0
    return free_from(opened, opened.game, seat)


def _drafted(opened: OpenTable) -> bool:
    """Somebody else plans on what the move has led to. A turn that was laid ready before does not:
    nobody is to learn from this that there is one."""
    seats = opened.table.seats
    mover = seats[opened.table.mover].actor
    return any(
        draft.answers and draft.laid is None and seats[number].actor not in (mover, None)
        for number, draft in opened.drafts.items()
    )


def alone(table: Table, person: Person) -> bool:
    """Nobody else plays here."""
    return all(seat.actor in (person, None) for seat in table.seats)
