"""What a game remembers: its decisions, in the order in which they were made."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from .chance import Draw


class Decision(Struct, omit_defaults=True, tag="decision", tag_field="row", gc=False):
    """One answer, who was asked what, and what chance gave because of it."""

    seat: int
    point: str
    keys: list[str]
    by: str = ""  # empty: the person on the seat; else the standing order or automa that answered
    chance: list[Draw] = []


class Undo(Struct, omit_defaults=True, tag="undo", tag_field="row"):
    """The line of decisions was taken back to its first ``to`` ones."""

    to: int
    by: str = ""


Row = Decision | Undo


class Line(NamedTuple):
    """The decisions that stand, and the number of the question after each of them.

    A question's number is the length of the log when it was asked. It only grows, so that a button
    under a question that was undone since can never be mistaken for the one that is asked again.
    """

    decisions: list[Decision]
    numbers: list[int]


def stand(rows: Sequence[Row]) -> Line:
    """Leave out everything that was undone."""
    decisions: list[Decision] = []
    numbers = [0]
    for index, row in enumerate(rows, start=1):
        if isinstance(row, Undo):
            del decisions[row.to :]
            del numbers[row.to :]
        else:
            decisions.append(row)
        numbers.append(index)
    return Line(decisions, numbers)


def undone(rows: Sequence[Row]) -> list[Decision]:
    """What the undo at the very end of the log took back."""
    if not rows or not isinstance(rows[-1], Undo):
        return []
    return stand(rows[:-1]).decisions[rows[-1].to :]
