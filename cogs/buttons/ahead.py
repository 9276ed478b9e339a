"""The verbs of turns ahead, which are drawn up with the presses of ``turns``."""

from .verb import verb
from .who import PLAYERS


@verb(PLAYERS)
def ahead(table: int) -> None: ...


@verb(PLAYERS)
def ahead_if(table: int, step: str) -> None: ...


@verb(PLAYERS)
def ahead_clear(table: int) -> None: ...
