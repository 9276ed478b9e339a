"""The answers that people have decided beforehand: standing answers, and a prepared turn. They are
as secret as a hand."""

import msgspec
from msgspec import Struct

from rules.core import Prepared

from .model import Answer

BY = "prepared"  # marks a prepared answer in the core's log


class Standing(Struct, array_like=True):
    """An answer to every question of a kind. ``since`` is the number of decisions when it was
    given, ``acted`` the number when it was used last; an undo that goes back behind either of them
    ends it."""

    number: int
    answer: Prepared
    since: int
    acted: int = -1


class Ahead(Struct, array_like=True):
    """A prepared turn. When its seat is asked, the turn is played if it was ``confirmed`` and the
    condition holds; otherwise it becomes the draft."""

    answers: list[Answer]
    confirmed: bool
    condition: str = ""


class Beforehand(Struct, array_like=True):
    """All that a seat has decided beforehand."""

    given: int = 0  # standing answers given so far; numbers the next one
    standing: list[Standing] = []
    ahead: Ahead | None = None

    @property
    def empty(self) -> bool:
        return not self.standing and self.ahead is None


unpack = msgspec.msgpack.Decoder(Beforehand).decode
