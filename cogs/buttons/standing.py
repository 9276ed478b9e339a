"""The verbs of standing answers."""

from .verb import verb
from .who import PLAYERS


@verb(PLAYERS)
def standing(table: int) -> None: ...


@verb(PLAYERS)
def stand(table: int, step: str) -> None: ...


@verb(PLAYERS)
def stand_apart(table: int, step: str) -> None: ...


@verb(PLAYERS)
def stand_now(table: int, number: int) -> None: ...


@verb(PLAYERS)
def stand_when(table: int, number: int) -> None: ...


@verb(PLAYERS)
def stand_so(table: int, number: int, term: int, place: int) -> None: ...


@verb(PLAYERS)
def stood(table: int) -> None: ...


@verb(PLAYERS)
def stood_if(table: int, number: int) -> None: ...


@verb(PLAYERS)
def stood_end(table: int, number: int) -> None: ...
