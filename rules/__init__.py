"""The games, without Discord, pictures or storage. See docs/headless.md."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from .build import COMPILED  # first: it decides where the others are found
from .core import BadFile, BadSetup, Game, IllegalAnswer, Rulebook
from .core.modes import OptionValue
from .core.save import load, read


def found() -> Iterator[Rulebook[Any]]:
    """Each folder beside the core is a game, and has its rulebook under the name `book`."""
    for folder in sorted(Path(__file__).parent.iterdir()):
        if (folder / "registry.py").exists():
            yield import_module(f"{__name__}.{folder.name}").book


GAMES: dict[str, Rulebook[Any]] = {book.id: book for book in found()}


def rulebook(game: str) -> Rulebook[Any]:
    """A game by its id."""
    book = GAMES.get(game)
    if book is None:
        raise BadSetup(f"no game {game!r}; there are: {', '.join(GAMES) or 'none'}")
    return book


def new_game(
    game: str,
    *,
    seats: int,
    seed: bytes,
    options: Mapping[str, OptionValue] | None = None,
) -> Game[Any]:
    """A new game that has run to its first question. The seed decides all chance; keep it secret
    (``game.commitment`` may be shown) until the end."""
    book = rulebook(game)
    if type(seed) is not bytes or not seed:
        raise BadSetup(f"the seed has to be some bytes, not {seed!r}")
    if type(seats) is not int:
        raise BadSetup(f"the number of seats has to be a whole number, not {seats!r}")
    made = Game(book, book.setup(seats, options or {}), seed)
    made.start()
    return made


def load_game(text: str | bytes) -> Game[Any]:
    """A saved game as it stood. Raises BadFile with the place of the fault."""
    saved = read(text)
    if saved.game not in GAMES:
        raise BadFile(f"$.game: no game {saved.game!r}")
    return load(GAMES[saved.game], saved)


__all__ = [
    "COMPILED",
    "GAMES",
    "BadFile",
    "BadSetup",
    "Game",
    "IllegalAnswer",
    "load_game",
    "new_game",
]
