"""Private copies in which one person plays all seats, with the presses of ``turns``."""

from .verb import verb


@verb
def try_from(table: int, at: int) -> None: ...


@verb
def tryouts() -> None: ...


@verb
def tryout_open() -> None: ...


@verb
def tryout_board(table: int, step: str) -> None: ...


@verb
def tryout_keep(table: int, number: int) -> None: ...


@verb
def tryout_named(table: int, number: int, form: int) -> None: ...


@verb
def tryout_drop(table: int, number: int) -> None: ...
