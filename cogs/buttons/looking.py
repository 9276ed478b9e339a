"""The verbs for looking at things: boards, seats, logs, replays and lists of tables."""

from typing import Literal, TypeAlias

from .verb import verb
from .who import EVERYBODY, LOOKERS, PLAYERS

Seek: TypeAlias = Literal["first", "turn-back", "back", "here", "on", "turn-on", "last"]


@verb(LOOKERS)
def board(table: int) -> None: ...


@verb(LOOKERS)
def region(table: int) -> None: ...


@verb(LOOKERS)
def signs(table: int, region: str) -> None: ...


@verb(LOOKERS)
def part(table: int, number: int) -> None: ...


@verb(LOOKERS)
def parts(table: int) -> None: ...


@verb(PLAYERS)
def seat(table: int) -> None: ...


@verb(LOOKERS)
def log(table: int) -> None: ...


@verb(LOOKERS)
def log_page(table: int, page: int) -> None: ...


@verb(LOOKERS)
def since(table: int) -> None: ...


@verb(LOOKERS)
def replay(table: int) -> None: ...


@verb(LOOKERS)
def moment(table: int, at: int, seek: Seek) -> None: ...


@verb(LOOKERS)
def step(table: int, at: int, seek: Seek) -> None: ...


@verb(LOOKERS)
def replay_to(table: int) -> None: ...


@verb(LOOKERS)
def film(table: int) -> None: ...


@verb(LOOKERS)
def turned(table: int) -> None: ...


@verb(LOOKERS)
def points(table: int) -> None: ...


@verb(EVERYBODY)
def tables(written: int = 0) -> None: ...


@verb(EVERYBODY)
def mine(page: int) -> None: ...
