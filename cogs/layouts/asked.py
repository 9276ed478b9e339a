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
    about: str = ""  # what the component behind the question does
    listed: Sequence[str] = ()  # the options' effects, for people who play without pictures
    skip: str = ""  # the label of the button for none of the options
    taught: Sequence[str] = ()  # a lesson's words above the question
    told: bool = False  # ``taught`` was shown above an earlier question already
    declined: bool = False  # the lesson's step takes none of the options

    @property
    def lit(self) -> Sequence[Option]:
        """Return the options that a lesson is about."""
        return [option for option in self.options if option.lit]


@dataclass(frozen=True)
class Change:
    """An implied answer in the draft, and its alternatives."""

    number: int  # the answer's place in the draft
    answer: str
    options: Sequence[Option]
    skip: str = ""  # the label for none of the options; empty: that is not allowed

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
    notes: Sequence[str] = ()  # how this panel differs from an ordinary turn
    when: Row | None = None  # the menu for when a turn ahead counts
    undo: int = 0  # presses that can be taken back, if each counts at once
    more: Sequence[Button] = ()
    so_far: Sequence[str] = ()
    paid: bool = False  # the last answer was an obvious payment
    changes: Sequence[Change] = ()
    prose: Sequence[str] = ()  # the words of a story's act
    held: str = ""  # the seat's hand and resources
    happened: Sequence[str] = ()  # events of the last confirmed choices
    outlook: Sequence[str] = ()  # expected results of the draft
    explained: Sequence[str] = ()  # texts too long for entries that hold several answers
    warning: str = ""
    picture: Shown | None = None
    in_words: str = ""  # the board in words, for people who play without pictures
    unpictured: bool = False  # the reader plays without pictures, and scrolls
    page: int = 0
    picked: Sequence[int] = ()
    shareable: bool = False  # a teammate could see the draft
    hint: Button | None = None
    why_not: bool = False  # some options are refused, with reasons
    counting: int | None = None  # the question's number, if an answer counts at once

    @property
    def scrolls(self) -> bool:
        """Tell if the message may be higher than a screen."""
        return self.unpictured or bool(self.in_words)

    @property
    def drafted(self) -> bool:
        return bool(self.so_far) or self.undo > 0
