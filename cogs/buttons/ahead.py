"""The verbs for preparing a turn ahead of time; its answers use the verbs of ``turns``."""

from .verb import verb
from .who import PLAYERS


@verb(PLAYERS)
def ahead(table: int) -> None: ...


@verb(PLAYERS)
def ahead_if(table: int, step: str) -> None: ...


@verb(PLAYERS)
def ahead_clear(table: int) -> None: ...
