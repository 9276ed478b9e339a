"""What can be looked at."""

from typing import Literal, TypeAlias

from .verb import verb

Step: TypeAlias = Literal["first", "turn-back", "back", "here", "on", "turn-on", "last"]


@verb
def board(table: int) -> None: ...


@verb
def region(table: int) -> None: ...


@verb
def part(table: int, number: int) -> None: ...


@verb
def parts(table: int) -> None: ...


@verb
def seat(table: int) -> None: ...


@verb
def log(table: int) -> None: ...


@verb
def log_page(table: int, page: int) -> None: ...


@verb
def since(table: int) -> None: ...


@verb
def replay(table: int) -> None: ...


@verb
def moment(table: int, at: int, step: Step) -> None: ...


@verb
def step(table: int, at: int, step: Step) -> None: ...


@verb
def replay_to(table: int) -> None: ...


@verb
def film(table: int) -> None: ...


@verb
def turned(table: int) -> None: ...


@verb
def tables(written: int = 0) -> None: ...


@verb
def mine(page: int) -> None: ...
