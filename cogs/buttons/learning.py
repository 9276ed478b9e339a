"""Help, introductions, rules."""

from .verb import verb


@verb
def help_() -> None: ...


@verb
def guides() -> None: ...


@verb
def guide_of() -> None: ...


@verb
def guide(game: str, screen: int) -> None: ...


@verb
def rules(game: str) -> None: ...


@verb
def contents(game: str) -> None: ...


@verb
def topic(game: str, topic: str) -> None: ...


@verb
def topic_open(game: str, topic: str, point: str = "") -> None: ...


@verb
def put_away() -> None: ...


@verb
def topics(game: str, first: int) -> None: ...


@verb
def rules_of() -> None: ...
