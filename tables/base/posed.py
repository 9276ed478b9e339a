"""The puzzles of a server, as they are stored."""

import msgspec
from msgspec import Struct

from rules.search import Exercise
from rules.search.plans import Planned

from .model import DAY, HOUR, Settings

SUNDAY = 3  # the first Sunday, in days after Thursday 1 January 1970
EVENING = 18 * HOUR  # the time on Sunday at which answers are shown
LEAST = 2 * DAY  # the shortest time between posing a puzzle and its end


class Posed(Struct, array_like=True, frozen=True):
    """A position from a finished game of the server."""

    number: int  # counts the server's puzzles
    until: int  # the time until which answers are accepted
    table: int
    settings: Settings
    exercise: Exercise


class Told(Struct, array_like=True, frozen=True):
    """An answer, and how much more it gains than the turn that was played."""

    steps: list[Planned]
    gained: float


class Solved(Struct, array_like=True, frozen=True):
    """A puzzle that is over; the best answers come first."""

    posed: Posed
    answers: list[Told]


class Puzzles(Struct, array_like=True):
    """The puzzles of one server: the current, the last, and the tables used."""

    posed: Posed | None = None
    solved: Solved | None = None
    used: list[int] = []  # tables that give no more puzzles, the newest last


class Attempted(Struct, array_like=True):
    """One person's answer: the draft, and the sealed turn."""

    draft: list[list[str]] = []
    sealed: list[Planned] = []


def evening_of(now: int) -> int:
    """Return the time for answers: the evening of the first Sunday that leaves people enough time
    to think."""
    day = (now + LEAST - EVENING) // DAY + 1
    return (day + (SUNDAY - day) % 7) * DAY + EVENING


unpack = msgspec.msgpack.Decoder(Puzzles).decode
unpack_attempted = msgspec.msgpack.Decoder(Attempted).decode
