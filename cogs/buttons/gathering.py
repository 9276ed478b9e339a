"""Before the start."""

from typing import Literal, TypeAlias

from .verb import verb

Change: TypeAlias = Literal["add", "remove"]


@verb
def open_table() -> None: ...


@verb
def open_game() -> None: ...


@verb
def alone() -> None: ...


@verb
def alone_again() -> None: ...


@verb
def solo(menu: int = 0) -> None: ...


@verb
def solo_set(offer: str, chosen: str, at: int) -> None: ...


@verb
def solo_begin(offer: str, chosen: str) -> None: ...


@verb
def solo_progress(offer: str) -> None: ...


@verb
def join(table: int) -> None: ...


@verb
def here(table: int) -> None: ...


@verb
def leave(table: int) -> None: ...


@verb
def start(table: int) -> None: ...


@verb
def fill(table: int) -> None: ...


@verb
def rematch(table: int) -> None: ...


# What the host decides


@verb
def options(table: int) -> None: ...


@verb
def options_again(table: int) -> None: ...


@verb
def set_(table: int, option: str) -> None: ...


@verb
def manners(table: int) -> None: ...


@verb
def manners_set(table: int) -> None: ...


@verb
def automa(table: int, change: Change, seen: int) -> None: ...


@verb
def automas(table: int) -> None: ...


@verb
def level(table: int, seat: int) -> None: ...


@verb
def close(table: int) -> None: ...


@verb
def people(table: int) -> None: ...


@verb
def kick(table: int) -> None: ...


@verb
def host(table: int) -> None: ...


@verb
def invite(table: int) -> None: ...


@verb
def invite_them(table: int) -> None: ...
