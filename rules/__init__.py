"""The games, without Discord, pictures or storage. See docs/headless.md."""

from collections.abc import Mapping
from typing import Any

from . import bonfire, ryozen
from .core import BadFile, BadSetup, Game, IllegalAnswer, Rulebook
from .core.rulebook import OptionValue
from .core.save import load, read

GAMES: dict[str, Rulebook[Any]] = {book.id: book for book in (ryozen.book, bonfire.book)}


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


__all__ = ["GAMES", "BadFile", "BadSetup", "Game", "IllegalAnswer", "load_game", "new_game"]
