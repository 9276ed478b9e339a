"""One thing that somebody did at a table, and what they were told."""

from msgspec import Struct


class Told(Struct, omit_defaults=True):
    """``began`` and ``ended`` are moments of the machine's one clock; what never ended was broken
    off with its process. ``came``: "done", "refused", "lost" (not saved), "unknown"."""

    table: int
    person: int
    act: str  # "answer", "undo", "vote", "look"
    began: int
    press: int = 0
    keys: list[str] = []
    ended: int = 0
    came: str = "unknown"
    why: str = ""
    revision: int = 0  # of the table, as they saw it then
    sequence: int = -1  # the length of its log
    length: int = -1  # of the log of the game that was shown beside it
    floor: int = -1
    seat: int = -2  # who may take back to there alone
    eyes: int = -1  # the seat with whose eyes they looked
    view: str = ""  # a digest of what they saw
    log: str = ""  # and of the log that they read
