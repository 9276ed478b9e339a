"""The panel a person sees on their turn: the question, the draft, and what it would bring."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rules.core import Choice, Event, Foresight, foresee
from rules.lessons import Chapter, Lesson

from ..base.errors import Refused, Why
from ..base.keeping import AnyGame, Draft
from ..base.model import Table
from ..base.position import AskedNext
from ..base.trial import Chosen, Final, Trial, fits, question_of
from ..table.opened import OpenTable
from .barriers import free_from

CHAIN = 1000  # more answers than anybody gives in secret before the others have answered

# A turn that is asked for, one that is laid ready before it comes, one in a private copy, one of
# a lesson, one of a finished game that is played again, or the puzzle of the week.
PanelKind: TypeAlias = Literal["turn", "ahead", "tryout", "lesson", "coach", "puzzle"]


@dataclass(frozen=True, slots=True)
class Trying:
    """The facts about a private copy that a panel shows."""

    number: int
    at: int  # the moment of the table at which it began
    name: str
    made_up: bool  # the seat that is asked holds what was dealt anew
    events: list[Event]  # that the last press has brought


@dataclass(frozen=True, slots=True)
class Taught:
    """The facts about a lesson that a panel shows."""

    lesson: Lesson
    chapter: Chapter
    index: int  # of the step that the draft has come to
    says: str  # the step that the question belongs to
    done: str  # the step that was done last
    lit: frozenset[str] | None  # the keys that are lit; None: all of them
    events: list[Event]  # that the last press has brought
    over: bool  # the chapter is done
    freely: bool = False  # the question belongs to a step of free play
    told: bool = False  # what that step says stood above an earlier question


@dataclass(frozen=True, slots=True)
class Panel:
    """A turn panel, for one person's eyes only."""

    table: Table
    seat: int
    step: str  # goes into every button, and comes back with its press; empty: nothing is asked
    question: Choice | None  # to be answered next; None: confirm, or wait
    chosen: list[Chosen]  # drafted so far
    final: Final | None  # why nothing can follow before this is confirmed
    view: dict[str, Any]  # as it would be, if the drafted answers were confirmed
    dropped: int  # so many drafted answers are gone, because the position has changed
    given: list[str] | None  # the sealed answer that may still be changed
    undo: int  # so many of the last decisions of the game can be taken back at once
    number: int = -1  # of the question, as its person may know it; -1: nothing is asked
    foresight: Foresight | None = None  # what the drafted answers would bring, as far as known
    revision: int = 0  # of the table: a later panel of a turn has a higher one
    kind: PanelKind = "turn"
    confirmed: bool = False  # a turn ahead counts as soon as it is asked for
    condition: str = ""  # if that holds then
    trying: Trying | None = None
    taught: Taught | None = None
    asked: Choice | None = None  # what begins the turn, and what a sealed answer has answered
    following: AskedNext | None = None  # what this seat would be asked after the question
    moment: int = 0  # of the table, at which a turn that is played again begins


@dataclass(frozen=True, slots=True)
class Drafted:
    """A seat's draft, played on a copy."""

    draft: Draft  # as it is kept, or a new one
    trial: Trial
    dropped: int = 0  # so many of its answers do not fit any more


def panel(opened: OpenTable, game: AnyGame, seat: int, known: Drafted | None = None) -> Panel:
    """Return the seat's panel; ``known`` is its draft, if already played."""
    asked = question_of(game, seat)
    it = known or drafted(opened, game, seat)
    view = it.trial.view()
    begins = len(it.trial.game.line) == len(game.line)  # nothing of it can be shown yet
    return Panel(
        table=opened.table,
        seat=seat,
        step=step_of(opened, seat, it.draft, asked),
        number=number_of(opened, asked),
        question=it.trial.question,
        chosen=it.trial.chosen,
        final=it.trial.final,
        view=view,
        dropped=it.dropped,
        given=game.given(seat),
        undo=free_decisions(opened, game, seat),
        revision=opened.row.revision,
        foresight=foreseen(game, it.trial, view if begins else None),
        asked=asked,
        following=following(it.trial),
    )


def following(trial: Trial) -> AskedNext | None:
    asked = trial.question
    return AskedNext(trial.game, trial.seat, public=False) if asked is not None else None


def drafted(opened: OpenTable, game: AnyGame, seat: int) -> Drafted:
    """Return the seat's draft as far as it fits the question that is asked now, and how many of
    its answers do not."""
    asked, draft = question_of(game, seat), opened.drafts.get(seat)
    if draft is None:
        return Drafted(Draft(asked.asked if asked else -1), Trial(game, seat))
    if asked is None or draft.number != asked.asked:
        number = asked.asked if asked else -1
        return Drafted(Draft(number), Trial(game, seat), len(draft.answers))
    trial = fits(game, seat, draft.answers)
    if trial is None:
        empty = Draft(draft.number, draft.revision)
        return Drafted(empty, Trial(game, seat), len(draft.answers))
    return Drafted(draft, trial)


def foreseen(game: AnyGame, trial: Trial, before: dict[str, Any] | None = None) -> Foresight | None:
    """Return what the draft would bring; None for a sealed answer before all are in."""
    if not trial.chosen or trial.final is Final.SEALED:
        return None
    answers = [chosen.keys for chosen in trial.chosen]
    return foresee(game, trial.seat, answers, before=before)


def free_decisions(opened: OpenTable, game: AnyGame, seat: int) -> int:
    """Return how many of the last decisions known to everybody this seat may take back alone."""
    known, table = game.known_to_all, opened.table
    return table.moment(known) - table.moment(min(known, free_from(opened, game, seat)))


def number_of(opened: OpenTable, asked: Choice | None) -> int:
    """Return the number of the call; in a chain of secret answers, which no call offers, a
    number below zero."""
    number, own = (-1, 0) if asked is None else opened.number_of(asked)
    return -(number + 1) * CHAIN - own if own else number


def step_of(opened: OpenTable, seat: int, draft: Draft, asked: Choice | None) -> str:
    """Return the panel's step: question and revision, and the seat for somebody who plays
    several."""
    if asked is None:
        return ""
    number, own = opened.number_of(asked)
    table = opened.table
    several = len(table.seats_of(table.seats[seat].actor)) > 1
    parts = [f"{number}-{own}" if own else number, draft.revision, *([seat] if several else [])]
    return ".".join(map(str, parts))


def draft_at(opened: OpenTable, game: AnyGame, seat: int, step: str) -> Draft:
    """Return the seat's draft; raise Refused unless the pressed panel shows it."""
    if opened.table.seats[seat].automa:
        raise Refused(Why.SUBSTITUTED)
    asked = question_of(game, seat)
    if asked is None:
        raise Refused(Why.NOT_ASKED)
    draft = opened.drafts.get(seat)
    if draft is None or draft.number != asked.asked:
        draft = Draft(asked.asked)
    if step_of(opened, seat, draft, asked) != step:
        raise Refused(Why.STALE)
    return draft
