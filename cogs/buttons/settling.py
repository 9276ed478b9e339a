"""What people and owners of servers settle, and how they are reached."""

from typing import Literal, TypeAlias

from .verb import verb

Field: TypeAlias = Literal["language", "pace", "most", "channel", "role"]
Cleared: TypeAlias = Literal["", "none"]
When: TypeAlias = Literal["hour", "tonight", "tomorrow"]


@verb
def preferences() -> None: ...


@verb
def prefer(preference: str) -> None: ...


@verb
def snooze(table: int, seat: int, when: When) -> None: ...


@verb
def stats() -> None: ...


@verb
def my_data() -> None: ...


@verb
def forget_me() -> None: ...


@verb
def forget_me_sure() -> None: ...


@verb
def reach() -> None: ...


@verb
def unwatch() -> None: ...


@verb
def server(field: Field, cleared: Cleared = "") -> None: ...


@verb
def acts(table: int, page: int) -> None: ...


@verb
def report(fault: str) -> None: ...
