"""The verbs before the start of a game."""

from typing import Literal, TypeAlias

from .verb import verb
from .who import EVERYBODY, HOSTS, NEAR, PLAYERS

Change: TypeAlias = Literal["add", "remove"]


@verb(EVERYBODY)
def open_table() -> None: ...


@verb(EVERYBODY)
def open_game() -> None: ...


@verb(EVERYBODY)
def alone() -> None: ...


@verb(EVERYBODY)
def alone_again() -> None: ...


@verb(EVERYBODY)
def solo(menu: int = 0) -> None: ...


@verb(EVERYBODY)
def solo_set(offer: str, chosen: str, at: int) -> None: ...


@verb(EVERYBODY)
def solo_begin(offer: str, chosen: str) -> None: ...


@verb(EVERYBODY)
def solo_progress(offer: str) -> None: ...


@verb(EVERYBODY)
def file() -> None: ...


@verb(EVERYBODY)
def file_sent() -> None: ...


@verb(HOSTS)
def play_on(table: int, seat: int) -> None: ...


@verb(NEAR)
def join(table: int) -> None: ...


@verb(PLAYERS)
def here(table: int) -> None: ...


@verb(PLAYERS)
def leave(table: int) -> None: ...


@verb(HOSTS)
def start(table: int) -> None: ...


@verb(HOSTS)
def fill(table: int) -> None: ...


@verb(PLAYERS)
def rematch(table: int) -> None: ...


# The host's decisions


@verb(NEAR)
def options(table: int) -> None: ...


@verb(NEAR)
def options_again(table: int) -> None: ...


@verb(HOSTS)
def set_(table: int, option: str) -> None: ...


@verb(HOSTS)
def variants(table: int) -> None: ...


@verb(HOSTS)
def variants_set(table: int) -> None: ...


@verb(HOSTS)
def manners(table: int) -> None: ...


@verb(HOSTS)
def manners_set(table: int) -> None: ...


@verb(HOSTS)
def automa(table: int, change: Change, seen: int) -> None: ...


@verb(PLAYERS)
def automas(table: int) -> None: ...


@verb(PLAYERS)
def level(table: int, seat: int) -> None: ...


@verb(HOSTS)
def close(table: int) -> None: ...


@verb(HOSTS)
def people(table: int) -> None: ...


@verb(HOSTS)
def kick(table: int) -> None: ...


@verb(HOSTS)
def host(table: int) -> None: ...


@verb(PLAYERS)
def invite(table: int) -> None: ...


@verb(PLAYERS)
def invite_them(table: int) -> None: ...


@verb(HOSTS)
def code(table: int) -> None: ...


@verb(HOSTS)
def end_code(table: int) -> None: ...


@verb(EVERYBODY)
def challenge_to(person: int) -> None: ...
