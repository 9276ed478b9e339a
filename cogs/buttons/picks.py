"""Picked options as text: two characters each in a custom id, which must be short; joined by dots
in the value of a menu's entry."""

from collections.abc import Sequence
from string import ascii_lowercase, digits

DIGITS = digits + ascii_lowercase
BASE = len(DIGITS)


class Picks(tuple[int, ...]):
    __slots__ = ()

    def __str__(self) -> str:
        return "".join(DIGITS[pick // BASE] + DIGITS[pick % BASE] for pick in self)

    @classmethod
    def read(cls, text: str) -> "Picks":
        return cls(int(text[at : at + 2], BASE) for at in range(0, len(text), 2))


NONE = -1  # stands for "none of the options"


def path(places: Sequence[int]) -> str:
    """Return a menu entry's value for several answers in a row: each the place of an option, or
    NONE."""
    return ".".join(map(str, places))
