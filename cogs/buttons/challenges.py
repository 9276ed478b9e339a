"""The challenge of the day."""

from typing import Literal, TypeAlias

from .looking import Step
from .verb import verb

Scope: TypeAlias = Literal["all", "here"]


@verb
def today() -> None: ...


@verb
def challenge_chosen(day: int) -> None: ...


@verb
def challenge(day: int, game: str, scope: Scope = "all") -> None: ...


@verb
def challenge_here(day: int, game: str) -> None: ...


@verb
def challenge_begin(day: int, game: str) -> None: ...


@verb
def challenge_named(day: int, game: str, named: bool) -> None: ...


@verb
def ghosts(day: int, game: str) -> None: ...


@verb
def ghosts_at(day: int, game: str) -> None: ...


@verb
def ghost_follow(day: int, game: str) -> None: ...


@verb
def ghost(day: int, game: str, table: int, at: int, step: Step) -> None: ...


@verb
def ghosts_again(day: int, game: str) -> None: ...


@verb
def today_here() -> None: ...
