"""The only source of chance: numbered draws from a keyed hash of the game's secret seed.

Draw ``n`` of a game depends only on the seed and ``n``. The seed's hash is shown before the first
draw and the seed itself after the last one, so that anybody can verify that nobody chose a result.
"""

from collections.abc import Callable
from hashlib import blake2b, sha256
from itertools import count
from typing import Any

from msgspec import Struct

Secret = blake2b
RANGE = 64  # bits of one draw; the bias of a choice among a hundred is below 2 ** -57


class Draw(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One result of chance: draw ``number`` for ``purpose`` gave ``value``, out of ``among``."""

    number: int
    purpose: str
    among: int
    value: int


def commitment(seed: bytes) -> str:
    """Return the seed's hash, which players may see from the start."""
    return sha256(b"emberboard:" + seed).hexdigest()


def keyed(seed: bytes) -> Secret:
    """Return the hash that draws are made from. Its key is a digest, since seeds may be long."""
    return Secret(digest_size=RANGE // 8, key=sha256(b"emberboard-chance:" + seed).digest())


def value(secret: Secret, number: int, among: int) -> int:
    """Return the result of draw ``number``: one of 0 .. among - 1."""
    drawn = secret.copy()
    drawn.update(number.to_bytes(8, "big"))
    return int.from_bytes(drawn.digest(), "big") * among >> RANGE


def shuffler(seed: bytes) -> Callable[[list[Any]], None]:
    """Return a function that shuffles lists in place. It sorts them first, so that the result does
    not depend on their earlier order."""
    secret, numbers = keyed(seed), count()

    def shuffle(cards: list[Any]) -> None:
        cards.sort(key=repr)
        for last in range(len(cards) - 1, 0, -1):
            other = value(secret, next(numbers), last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    return shuffle
