"""The verbs of spectators' guesses."""

from .verb import verb
from .who import SPECTATORS


@verb(SPECTATORS)
def guess(table: int) -> None: ...


@verb(SPECTATORS)
def guess_that(table: int, round: int, seat: int) -> None: ...


@verb(SPECTATORS)
def guess_battle(table: int, battle: int, seat: int) -> None: ...
