"""The games, without Discord, pictures or storage. See docs/headless.md."""

import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from importlib import import_module
from itertools import chain
from typing import Any

import locales

from .build import COMPILED  # first: it decides if the other modules come from the compiled build
from .core import BadFile, BadSetup, Game, IllegalAnswer, Rulebook
from .core.modes import OptionValue
from .core.save import SavedGame, load, read
from .packages import LEFT_OUT, Package, installed, leave_out, ours, place_of

PACKAGES: dict[str, Package] = {}
GAMES: dict[str, Rulebook[Any]] = {}


def take_in(package: Package) -> None:
    """Load a package's rulebook into GAMES, or leave the game out if that fails."""
    if package.sentences is not None:
        locales.FOLDERS.append(package.sentences)
    try:
        with redirect_stdout(sys.stderr):  # packages must not print into our own output
            book = import_module(package.rules).book
        if book.id != package.game:
            raise BadSetup(f"its rulebook calls the game {book.id!r}")
        GAMES[package.game] = book
        PACKAGES[package.game] = package
    except (Exception, SystemExit) as fault:
        drop(package, fault)


def drop(package: Package, fault: BaseException) -> None:
    """Remove a game that turned out not to work, and log where its fault is."""
    GAMES.pop(package.game, None)
    PACKAGES.pop(package.game, None)
    made_by = f"{package.distribution}: " if package.distribution else ""
    leave_out(package.game, f"{made_by}{place_of(fault, package)}")


for _package in chain(ours(), installed()):
    take_in(_package)


def rulebook(game: str) -> Rulebook[Any]:
    """Return the rulebook of the game with this id. Raise BadSetup."""
    book = GAMES.get(game)
    if book is None:
        if game in LEFT_OUT:
            raise BadSetup(f"{game} is not played here: {LEFT_OUT[game]}")
        raise BadSetup(f"no game {game!r}; there are: {', '.join(GAMES) or 'none'}")
    return book


def new_game(
    game: str,
    *,
    seats: int,
    seed: bytes,
    options: Mapping[str, OptionValue] | None = None,
) -> Game[Any]:
    """Return a new game at its first question. All chance follows from the seed: keep it secret
    until the game is over (``game.commitment`` may be shown)."""
    book = rulebook(game)
    if type(seed) is not bytes or not seed:
        raise BadSetup(f"the seed has to be some bytes, not {seed!r}")
    if type(seats) is not int:
        raise BadSetup(f"the number of seats has to be a whole number, not {seats!r}")
    made = Game(book, book.setup(seats, options or {}), seed)
    made.start()
    return made


def load_game(text: str | bytes) -> Game[Any]:
    """Return the saved game at its last position. Raise BadFile with the place of the fault."""
    return loaded(read(text))


def loaded(saved: SavedGame) -> Game[Any]:
    """Return the game of a file that was read. Raise BadFile."""
    if saved.game not in GAMES:
        raise BadFile(f"$.game: no game {saved.game!r}")
    return load(GAMES[saved.game], saved)


__all__ = [
    "COMPILED",
    "GAMES",
    "LEFT_OUT",
    "PACKAGES",
    "BadFile",
    "BadSetup",
    "Game",
    "IllegalAnswer",
    "Package",
    "drop",
    "load_game",
    "loaded",
    "new_game",
]
