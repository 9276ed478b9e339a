"""The parts of a panel: a question with its options, and the draft that answers it."""

from collections.abc import Sequence
from dataclasses import dataclass

from tables import PanelKind

from ..buttons.picks import NONE
from .kit import Button, Row, Shown
from .options import Option


@dataclass(frozen=True)
class Question:
    words: str
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    about: str = ""  # what the thing does that it names
    listed: Sequence[str] = ()  # what the options do, for those who play without pictures
    skip: str = ""  # what the button says that takes none of the options
    taught: Sequence[str] = ()  # by a lesson, above it
    told: bool = False  # the same stood above an earlier question

    @property
    def lit(self) -> Sequence[Option]:
        """Return the options that a lesson is about."""
        return [option for option in self.options if option.lit]


@dataclass(frozen=True)
class Change:
    """A drafted answer taken unasked, and its alternatives."""

    number: int  # of the answer in the draft
    answer: str
    options: Sequence[Option]
    skip: str = ""  # what the button says that takes none of them, if that is possible

    @property
    def others(self) -> Sequence[tuple[str, int]]:
        """Return the alternatives with their places."""
        skip = [(self.skip, NONE)] if self.skip else []
        return [*((it.label, it.place) for it in self.options), *skip]

    @property
    def at_once(self) -> bool:
        """Tell if only one alternative is possible."""
        return len(self.options) + bool(self.skip) == 1


@dataclass(frozen=True)
class TurnPanel:
    """The content of a turn panel. ``step`` names the draft it shows, so that a stale press is
    refused."""

    table: int
    step: str
    heading: str
    question: Question | None
    kind: PanelKind = "turn"
    notes: Sequence[str] = ()  # what sets it apart from a turn that counts
    when: Row | None = None  # a menu of when it counts
    undo: int = 0  # so many presses can be taken back where each counts at once
    more: Sequence[Button] = ()
    so_far: Sequence[str] = ()
    paid: bool = False  # the last answer was a payment that goes without saying
    changes: Sequence[Change] = ()
    prose: Sequence[str] = ()  # what a story tells in this act
    held: str = ""  # what the seat has to answer with
    happened: Sequence[str] = ()  # when the last choices were confirmed
    outlook: Sequence[str] = ()  # what would come of what was chosen
    explained: Sequence[str] = ()  # what entries that answer several questions have no room for
    warning: str = ""
    picture: Shown | None = None
    in_words: str = ""  # the board, for those who play without pictures
    page: int = 0
    picked: Sequence[int] = ()
    shareable: bool = False  # there is a team to show the draft to
    hint: Button | None = None
    why_not: bool = False  # there are things that cannot be chosen today, with reasons
    counting: int | None = None  # the question's number, where an answer counts at once

    @property
    def drafted(self) -> bool:
        return bool(self.so_far) or self.undo > 0
