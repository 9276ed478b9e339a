"""The verbs of help, introductions and rules."""

from .verb import verb
from .who import DRAFTERS, EVERYBODY


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
def learn() -> None: ...


@verb(EVERYBODY)
def learn_game(game: str) -> None: ...


@verb(EVERYBODY)
def lesson_of() -> None: ...


@verb(EVERYBODY)
def lesson(lesson: str) -> None: ...


@verb(EVERYBODY)
def lesson_on(lesson: str) -> None: ...


@verb(EVERYBODY)
def chapter(lesson: str, chapter: str) -> None: ...


@verb(EVERYBODY)
def chapter_of(lesson: str) -> None: ...


@verb(DRAFTERS)
def lesson_hint(table: int, step: str) -> None: ...


@verb(EVERYBODY)
def why(lesson: str, chapter: str, step: str) -> None: ...


@verb(EVERYBODY)
def real_game(lesson: str) -> None: ...


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
