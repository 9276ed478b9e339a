"""The verbs for people's preferences and data, servers' settings, and how people are reached."""

from typing import Literal, TypeAlias

from .verb import verb
from .who import EVERYBODY, MODERATORS, OWNERS, PLAYERS

Field: TypeAlias = Literal["language", "pace", "most", "channel", "role", "puzzle"]
Cleared: TypeAlias = Literal["", "none"]
When: TypeAlias = Literal["hour", "tonight", "tomorrow"]


@verb(EVERYBODY)
def preferences() -> None: ...


@verb(EVERYBODY)
def prefer(preference: str) -> None: ...


@verb(PLAYERS)
def snooze(table: int, seat: int, when: When) -> None: ...


@verb(EVERYBODY)
def stats() -> None: ...


@verb(EVERYBODY)
def my_data() -> None: ...


@verb(EVERYBODY)
def forget_me() -> None: ...


@verb(EVERYBODY)
def forget_me_sure() -> None: ...


@verb(EVERYBODY)
def reach() -> None: ...


@verb(EVERYBODY)
def unwatch() -> None: ...


@verb(OWNERS)
def server(field: Field, cleared: Cleared = "") -> None: ...


@verb(MODERATORS)
def acts(table: int, page: int) -> None: ...


@verb(EVERYBODY)
def report(fault: str) -> None: ...
