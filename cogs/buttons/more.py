"""What is behind **More**."""

from .verb import verb


@verb
def more(table: int) -> None: ...


@verb
def undo(table: int) -> None: ...


@verb
def undo_to(table: int, decisions: int) -> None: ...


@verb
def undo_move(table: int, to: int, decisions: int) -> None: ...


@verb
def redo(table: int) -> None: ...


@verb
def vote(table: int, number: int, agree: bool) -> None: ...


@verb
def vote_withdraw(table: int) -> None: ...


@verb
def notes(table: int) -> None: ...


@verb
def note(table: int) -> None: ...


@verb
def note_add(table: int, form: int) -> None: ...


@verb
def note_remove(table: int) -> None: ...


@verb
def give(table: int) -> None: ...


@verb
def give_to(table: int) -> None: ...


@verb
def pause(table: int) -> None: ...


@verb
def resume(table: int) -> None: ...


@verb
def lend(table: int) -> None: ...


@verb
def lend_to(table: int, days: int) -> None: ...


@verb
def give_seat(table: int) -> None: ...


@verb
def seat_to(table: int) -> None: ...


@verb
def take_back(table: int) -> None: ...


@verb
def take_seat(table: int, seat: int) -> None: ...


@verb
def quit_(table: int) -> None: ...


@verb
def quit_sure(table: int) -> None: ...


@verb
def abandon(table: int) -> None: ...


@verb
def abandon_sure(table: int) -> None: ...
