"""Drafts that are shown to a team, and what the others say."""

from .verb import verb


@verb
def propose(table: int, step: str) -> None: ...


@verb
def opinion(table: int, number: int, agree: bool) -> None: ...


@verb
def idea(table: int, number: int) -> None: ...


@verb
def idea_said(table: int, number: int, form: int) -> None: ...


@verb
def adopt(table: int, number: int) -> None: ...
