"""Help, introductions, rules."""

from .verb import verb
from .who import EVERYBODY


@verb(EVERYBODY)
def help_() -> None: ...


@verb(EVERYBODY)
def guides() -> None: ...


@verb(EVERYBODY)
def guide_of() -> None: ...


@verb(EVERYBODY)
def guide(game: str, screen: int) -> None: ...


@verb(EVERYBODY)
def guide_open(game: str) -> None: ...


@verb(EVERYBODY)
def rules(game: str) -> None: ...


@verb(EVERYBODY)
def contents(game: str) -> None: ...


@verb(EVERYBODY)
def topic(game: str, topic: str) -> None: ...


@verb(EVERYBODY)
def topic_open(game: str, topic: str, point: str = "") -> None: ...


@verb(EVERYBODY)
def put_away() -> None: ...


@verb(EVERYBODY)
def topics(game: str, first: int) -> None: ...


@verb(EVERYBODY)
def rules_of() -> None: ...
