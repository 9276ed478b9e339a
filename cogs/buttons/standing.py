"""Answers that somebody gives from now on."""

from .picks import Picks
from .verb import verb
from .who import PLAYERS


@verb(PLAYERS)
def standing(table: int) -> None: ...


@verb(PLAYERS)
def stand(table: int, step: str) -> None: ...


@verb(PLAYERS)
def stand_apart(table: int, step: str) -> None: ...


@verb(PLAYERS)
def stand_as(table: int, step: str) -> None: ...


@verb(PLAYERS)
def stand_if(table: int, step: str, picked: Picks) -> None: ...


@verb(PLAYERS)
def stood(table: int) -> None: ...


@verb(PLAYERS)
def stood_if(table: int, number: int) -> None: ...


@verb(PLAYERS)
def stood_end(table: int, number: int) -> None: ...
