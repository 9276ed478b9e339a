"""The verbs of private copies, which are played with the presses of ``turns``."""

from .verb import verb
from .who import EVERYBODY, PLAYERS


@verb(PLAYERS)
def try_from(table: int, at: int) -> None: ...


@verb(EVERYBODY)
def tryouts() -> None: ...


@verb(EVERYBODY)
def tryout_open() -> None: ...


@verb(EVERYBODY)
def tryout_board(table: int, step: str) -> None: ...


@verb(EVERYBODY)
def tryout_keep(table: int, number: int) -> None: ...


@verb(EVERYBODY)
def tryout_named(table: int, number: int, form: int) -> None: ...


@verb(EVERYBODY)
def tryout_drop(table: int, number: int) -> None: ...
