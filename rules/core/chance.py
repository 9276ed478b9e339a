"""The only source of chance: numbered draws from a keyed hash of the game's secret seed.

Draw ``n`` of a game depends on nothing but its seed and ``n``. The seed's hash is shown before the
first draw and the seed after the last one, so that anybody can verify that nothing was chosen.
"""

from hashlib import blake2b, sha256

from msgspec import Struct

RANGE = 64  # bits of one draw; the bias of a choice among a hundred is below 2 ** -57


class Draw(Struct, frozen=True, array_like=True, gc=False):
    """What chance gave: the number of the draw, what it was for, among how many, and which."""

    number: int
    purpose: str
    among: int
    value: int


def commitment(seed: bytes) -> str:
    """What is shown of the seed at the start."""
    return sha256(b"emberboard:" + seed).hexdigest()


def key(seed: bytes) -> bytes:
    """Seeds may have any length; a hash's key may not."""
    return sha256(b"emberboard-chance:" + seed).digest()


def value(secret: bytes, number: int, among: int) -> int:
    """Draw ``number``: one of 0 .. among - 1."""
    drawn = blake2b(number.to_bytes(8, "big"), digest_size=RANGE // 8, key=secret).digest()
    return int.from_bytes(drawn, "big") * among >> RANGE
