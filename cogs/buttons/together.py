"""The verbs of drafts shown to a team, and of opinions on them."""

from .verb import verb
from .who import PLAYERS


@verb(PLAYERS)
def propose(table: int, step: str) -> None: ...


@verb(PLAYERS)
def opinion(table: int, number: int, agree: bool) -> None: ...


@verb(PLAYERS)
def idea(table: int, number: int) -> None: ...


@verb(PLAYERS)
def idea_said(table: int, number: int, form: int) -> None: ...


@verb(PLAYERS)
def adopt(table: int, number: int) -> None: ...
