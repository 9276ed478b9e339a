"""The verbs behind **More**."""

from .verb import verb
from .who import HOSTS, NEAR, PLAYERS


@verb(PLAYERS)
def more(table: int) -> None: ...


@verb(PLAYERS)
def undo(table: int) -> None: ...


@verb(PLAYERS)
def undo_to(table: int, decisions: int) -> None: ...


@verb(PLAYERS)
def undo_move(table: int, to: int, decisions: int) -> None: ...


@verb(PLAYERS)
def redo(table: int) -> None: ...


@verb(PLAYERS)
def vote(table: int, number: int, agree: bool) -> None: ...


@verb(PLAYERS)
def vote_withdraw(table: int) -> None: ...


@verb(PLAYERS)
def notes(table: int) -> None: ...


@verb(PLAYERS)
def note(table: int) -> None: ...


@verb(PLAYERS)
def note_add(table: int, form: int) -> None: ...


@verb(PLAYERS)
def note_remove(table: int) -> None: ...


@verb(PLAYERS)
def give(table: int) -> None: ...


@verb(PLAYERS)
def give_to(table: int) -> None: ...


@verb(HOSTS)
def pause(table: int) -> None: ...


@verb(HOSTS)
def resume(table: int) -> None: ...


@verb(PLAYERS)
def lend(table: int) -> None: ...


@verb(PLAYERS)
def lend_to(table: int, days: int) -> None: ...


@verb(PLAYERS)
def give_seat(table: int) -> None: ...


@verb(PLAYERS)
def seat_to(table: int) -> None: ...


@verb(PLAYERS)
def take_back(table: int) -> None: ...


@verb(NEAR)
def take_seat(table: int, seat: int) -> None: ...


@verb(PLAYERS)
def quit_(table: int) -> None: ...


@verb(PLAYERS)
def quit_sure(table: int) -> None: ...


@verb(PLAYERS)
def abandon(table: int) -> None: ...


@verb(PLAYERS)
def abandon_sure(table: int) -> None: ...
