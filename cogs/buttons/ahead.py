"""A turn that is laid ready before it comes. It is drawn up with the presses of ``turns``."""

from .verb import verb


@verb
def ahead(table: int) -> None: ...


@verb
def ahead_if(table: int, step: str) -> None: ...


@verb
def ahead_clear(table: int) -> None: ...
