"""The verbs of turning points that are played again, and of the puzzle of the week."""

from .verb import verb
from .who import DRAFTERS, EVERYBODY, PLAYERS


@verb(PLAYERS)
def coach(table: int) -> None: ...


@verb(EVERYBODY)
def exercises() -> None: ...


@verb(EVERYBODY)
def exercises_in() -> None: ...


@verb(EVERYBODY)
def exercise(table: int, at: int) -> None: ...


@verb(EVERYBODY)
def exercise_of() -> None: ...


@verb(DRAFTERS)
def compare(table: int, step: str) -> None: ...


@verb(EVERYBODY)
def puzzle() -> None: ...


@verb(DRAFTERS)
def seal(table: int, step: str) -> None: ...
