"""The verbs of those who watch and guess."""

from .verb import verb
from .who import LOOKERS


@verb(LOOKERS)
def guess(table: int) -> None: ...


@verb(LOOKERS)
def guess_that(table: int, round: int, seat: int) -> None: ...
