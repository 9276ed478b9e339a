"""Answers that somebody gives from now on."""

from .picks import Picks
from .verb import verb


@verb
def standing(table: int) -> None: ...


@verb
def stand(table: int, step: str) -> None: ...


@verb
def stand_apart(table: int, step: str) -> None: ...


@verb
def stand_as(table: int, step: str) -> None: ...


@verb
def stand_if(table: int, step: str, picked: Picks) -> None: ...


@verb
def stood(table: int) -> None: ...


@verb
def stood_if(table: int, number: int) -> None: ...


@verb
def stood_end(table: int, number: int) -> None: ...
