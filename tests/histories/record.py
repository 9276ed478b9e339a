"""Records of single acts at a table, with the answers that people got."""

from msgspec import Struct


class Told(Struct, omit_defaults=True):
    """An act and its answer.

    ``began`` and ``ended`` are times of the machine's one clock; an act without an end was broken
    off with its process. ``came`` is "done", "refused", "lost" (not saved) or "unknown".
    """

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
