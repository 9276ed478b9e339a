"""Records of single acts at a table, with the answers that people got."""

from msgspec import Struct


class Told(Struct, omit_defaults=True):
    """An act and its answer.

    ``began`` and ``ended`` are times of the machine's one clock; an act without an end was broken
    off with its process. ``outcome`` is "done", "refused", "lost" (not saved) or "unknown".
    """

    table: int
    person: int
    act: str  # "answer", "undo", "vote", "look"
    began: int
    press: int = 0
    keys: list[str] = []
    ended: int = 0
    outcome: str = "unknown"
    why: str = ""
    revision: int = 0  # the table's revision that they saw
    sequence: int = -1  # the length of its log
    length: int = -1  # the length of the log of the game shown with it
    floor: int = -1
    seat: int = -2  # the seat that may undo to there alone
    eyes: int = -1  # the seat whose view was shown
    view: str = ""  # a digest of the view
    log: str = ""  # a digest of the log
