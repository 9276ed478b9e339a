"""The verbs of the challenge of the day."""

from typing import Literal, TypeAlias

from .looking import Seek
from .verb import verb
from .who import COMPARERS, EVERYBODY

Scope: TypeAlias = Literal["all", "here"]


@verb(EVERYBODY)
def today() -> None: ...


@verb(EVERYBODY)
def challenge_chosen(day: int) -> None: ...


@verb(EVERYBODY)
def challenge(day: int, game: str, scope: Scope = "all") -> None: ...


@verb(EVERYBODY)
def challenge_here(day: int, game: str) -> None: ...


@verb(EVERYBODY)
def challenge_begin(day: int, game: str) -> None: ...


@verb(EVERYBODY)
def challenge_named(day: int, game: str, named: bool) -> None: ...


@verb(COMPARERS)
def ghosts(day: int, game: str) -> None: ...


@verb(COMPARERS)
def ghosts_at(day: int, game: str) -> None: ...


@verb(COMPARERS)
def ghost_follow(day: int, game: str) -> None: ...


@verb(COMPARERS)
def ghost(day: int, game: str, table: int, at: int, seek: Seek) -> None: ...


@verb(COMPARERS)
def ghosts_again(day: int, game: str) -> None: ...


@verb(EVERYBODY)
def today_here() -> None: ...
