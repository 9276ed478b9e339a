"""The log of a game: its decisions and undos, in order."""

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
    """One answer: the seat, the question's point, the keys chosen, and the draws that followed."""

    seat: int
    point: str
    keys: list[str]
    by: str = ""  # empty: the seat's person; else the standing answer or automa that decided
    chance: tuple[Draw, ...] = ()
    since: int = -1  # the seat's decisions from this one on are void: it is answering anew


class Undo(Struct, omit_defaults=True, forbid_unknown_fields=True, tag="undo", tag_field="row"):
    """An undo: only the first ``to`` decisions of the line still stand."""

    to: int
    by: str = ""


Row = Decision | Undo


class Line(NamedTuple):
    """The decisions that stand, and the number of the question that followed each.

    A question's number is the length of the log when it was asked. The log only grows, so a
    question that is asked again after an undo has a new number, and its old buttons can be told
    apart.
    """

    decisions: list[Decision]
    numbers: list[int]


class Mark(Struct, frozen=True, gc=False):
    """A checkpoint: the whole state after the first ``at`` decisions, encoded."""

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
    """Return the decisions that no undo has taken back."""
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
    """Return the indices of decisions that their seat replaced by a decision at ``first`` or
    later."""
    return {
        index
        for later, decision in enumerate(decisions[first:], start=first)
        if decision.since >= 0
        for index in range(decision.since, later)
        if decisions[index].seat == decision.seat
    }


def undone(rows: Sequence[Row]) -> list[Decision]:
    """Return the decisions taken back by the log's last row, if that is an undo."""
    if not rows or not isinstance(rows[-1], Undo):
        return []
    return stand(rows[:-1]).decisions[rows[-1].to :]
