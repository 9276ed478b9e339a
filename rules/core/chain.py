"""The challenge of each day, drawn from a chain of secrets so that nobody can choose it.

The chain is made backwards: each day's secret is the hash of the next day's. A secret is published
when its day is over, and anybody can check that it hashes to the one published the day before. So
the first published secret binds the bot to all later ones. The seed and the set-up of a day's games
follow from that day's secret alone.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

from . import chance
from .errors import BadFile
from .modes import Mode, OptionValue, Setup
from .rulebook import Rulebook
from .save import SavedGame

LONGEST = 2 * 366  # links tried before giving up


def link(secret: bytes) -> bytes:
    """Return the previous day's secret."""
    return sha256(b"emberboard-chain:" + secret).digest()


def back(secret: bytes, days: int) -> bytes:
    """Return the secret of the day that was ``days`` earlier."""
    for _ in range(days):
        secret = link(secret)
    return secret


def distance(secret: bytes, earlier: bytes) -> int | None:
    """Count the days from ``earlier`` to ``secret``; None if they are of different chains."""
    for days in range(LONGEST + 1):
        if secret == earlier:
            return days
        secret = link(secret)
    return None


def seed(secret: bytes, game: str) -> bytes:
    return sha256(b"emberboard-day:" + game.encode() + b":" + secret).digest()


def setup(book: Rulebook[Any], secret: bytes) -> Setup | None:
    """Return the set-up of the day's game, or None if nobody can play it alone. Leave out modes
    that depend on a person's earlier results: they would not be the same for everybody."""
    modes = list(_alone(book))
    if not modes:
        return None
    drawn, number = chance.keyed(b"set-up:" + seed(secret, book.id)), count()
    mode = modes[chance.value(drawn, next(number), len(modes))]
    options: dict[str, OptionValue] = {"mode": mode.id}
    for it in mode.settings:
        options[it.id] = it.values[chance.value(drawn, next(number), len(it.values))]
    return book.setup(1, options)


def _alone(book: Rulebook[Any]) -> Iterator[Mode]:
    for mode in book.modes.values():
        if 1 in mode.seats and not any(setting.record for setting in mode.settings):
            yield mode


def verify(book: Rulebook[Any], saved: SavedGame, secret: bytes) -> None:
    """Raise BadFile unless the game was the challenge of the day that ``secret`` belongs to."""
    wanted = setup(book, secret)
    if wanted is None:
        raise BadFile(f"$.game: nobody plays {book.id} alone")
    if bytes.fromhex(saved.seed) != seed(secret, book.id):
        raise BadFile("$.seed is not that of the day's secret")
    if (saved.seats, saved.options) != (wanted.seats, wanted.options):
        raise BadFile("$.options are not those of the day's secret")
