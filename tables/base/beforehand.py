"""The answers people have decided beforehand: standing answers, and a turn laid ready. Both are
as secret as a hand."""

import msgspec
from msgspec import Struct

from rules.core import Prepared

from .model import Answer

BY = "prepared"  # marks a prepared answer in the core's log


class Standing(Struct, array_like=True):
    """An answer to each question of a kind. ``since`` is how many decisions stood when it was
    given, ``acted`` before which it was used last: an undo past either ends it."""

    number: int
    answer: Prepared
    since: int
    acted: int = -1


class Ahead(Struct, array_like=True):
    """A turn: played when its time comes if it was ``confirmed`` and the condition holds, else laid
    into the draft."""

    answers: list[Answer]
    confirmed: bool
    condition: str = ""


class Beforehand(Struct, array_like=True):
    """All that a seat has decided beforehand."""

    given: int = 0  # counts all standing answers ever given, to number the next one
    standing: list[Standing] = []
    ahead: Ahead | None = None

    @property
    def empty(self) -> bool:
        return not self.standing and self.ahead is None


unpack = msgspec.msgpack.Decoder(Beforehand).decode
