"""The log of a game: its decisions, in the order in which they were made."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from .chance import Draw
from .words import Message, Value


class Event(Struct, omit_defaults=True, gc=False):
    """Something that happened, for the log; ``to`` names the seats that may know (None: all)."""

    id: str
    args: dict[str, Value] = {}
    to: list[int] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)

    @property
    def words(self) -> Message:
        return Message(f"log-{self.id}", self.args)


class Decision(
    Struct,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="decision",
    tag_field="row",
    gc=False,
):
    """One answer: the question, the seat, and the draws it caused."""

    seat: int
    point: str
    keys: list[str]
    by: str = ""  # empty: the seat's person; otherwise the standing order or automa that answered
    chance: tuple[Draw, ...] = ()
    since: int = -1  # the seat's decisions since this one are void: it answers its questions anew


class Undo(Struct, omit_defaults=True, forbid_unknown_fields=True, tag="undo", tag_field="row"):
    """An undo: the line of decisions went back to its first ``to``."""

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


class Mark(Struct, frozen=True, gc=False):
    """A checkpoint: the whole state, as it was after the first ``at`` decisions."""

    at: int
    state: bytes


class Bookmark(NamedTuple):
    """A place in a game to go back to."""

    marks: list[Mark]
    line: Line
    rows: int  # the log's length
    undo_floor: int
    undo_seat: int


def stand(rows: Sequence[Row]) -> Line:
    """Return the line without everything undone."""
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


def void(decisions: Sequence[Decision], first: int = 0) -> set[int]:
    """Return the indices of decisions, from ``first`` on, that their seat later replaced."""
    return {
        index
        for later, decision in enumerate(decisions[first:], start=first)
        if decision.since >= 0
        for index in range(decision.since, later)
        if decisions[index].seat == decision.seat
    }


def undone(rows: Sequence[Row]) -> list[Decision]:
    """Return the decisions that the undo at the very end of the log took back."""
    if not rows or not isinstance(rows[-1], Undo):
        return []
    return stand(rows[:-1]).decisions[rows[-1].to :]
