"""The panel of a person's turn: the question, the draft, and the draft's expected results."""

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

CHAIN = 1000  # keeps numbers of secret answers apart; nobody gives so many in a row

# An ordinary turn, a prepared one, one in a private copy, a step of a lesson, an exercise from a
# finished game, or the puzzle of the week.
PanelKind: TypeAlias = Literal["turn", "ahead", "tryout", "lesson", "coach", "puzzle"]


@dataclass(frozen=True, slots=True)
class Trying:
    """The facts about a private copy that its panel shows besides the turn."""

    number: int
    at: int  # the moment of the game from which the copy was made
    name: str
    made_up: bool  # hidden cards of this seat were dealt anew
    events: list[Event]  # events of the last press


@dataclass(frozen=True, slots=True)
class Taught:
    """The facts about a lesson that its panel shows besides the turn."""

    lesson: Lesson
    chapter: Chapter
    index: int  # the number of the draft's current step
    says: str  # the step whose words stand above the question
    done: str  # the last finished step
    lit: frozenset[str] | None  # the keys that the step allows; None: all
    events: list[Event]  # events of the last press
    over: bool  # the chapter is finished
    freely: bool = False  # the learner plays freely here, not step by step
    told: bool = False  # the step's words were shown above an earlier question


@dataclass(frozen=True, slots=True)
class Panel:
    """A turn panel, for one person's eyes only."""

    table: Table
    seat: int
    step: str  # part of every button, checked when that is pressed; empty: nothing is asked
    question: Choice | None  # the next question; None: confirm, or wait
    chosen: list[Chosen]  # the draft so far
    final: Final | None  # why nothing more can be drafted; None: something can
    view: dict[str, Any]  # the position with the draft played out
    dropped: int  # answers lost because the position changed
    given: list[str] | None  # the sealed answer, which may still be changed
    undo: int  # how many of the last public decisions can be undone without a vote
    number: int = -1  # the question's number for this person; -1: nothing is asked
    foresight: Foresight | None = None  # the draft's known consequences
    revision: int = 0  # the table's revision: of two panels, the higher one is newer
    kind: PanelKind = "turn"
    confirmed: bool = False  # the prepared turn counts as soon as its question comes
    condition: str = ""  # the condition under which the prepared turn counts
    trying: Trying | None = None
    taught: Taught | None = None
    asked: Choice | None = None  # the turn's first question, or the one a sealed answer belongs to
    following: AskedNext | None = None  # the seat's next question, if it can be foreseen
    moment: int = 0  # the moment from which an earlier turn is played again


@dataclass(frozen=True, slots=True)
class Drafted:
    """A seat's draft, played on a copy."""

    draft: Draft  # the stored draft, or a new one
    trial: Trial
    dropped: int = 0  # answers that no longer fit


def panel(opened: OpenTable, game: AnyGame, seat: int, known: Drafted | None = None) -> Panel:
    """Return the seat's panel. ``known`` is its draft, if that was played on a copy already."""
    asked = question_of(game, seat)
    it = known or drafted(opened, game, seat)
    view = it.trial.view()
    begins = len(it.trial.game.line) == len(game.line)  # the draft has changed nothing yet
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
    """Return the seat's draft if it fits the question; otherwise an empty one, with the number of
    answers that were dropped."""
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
    """Return the draft's expected results; None for an empty or a sealed one."""
    if not trial.chosen or trial.final is Final.SEALED:
        return None
    answers = [chosen.keys for chosen in trial.chosen]
    return foresee(game, trial.seat, answers, before=before)


def free_decisions(opened: OpenTable, game: AnyGame, seat: int) -> int:
    """Return the number of the last public decisions that this seat may undo alone."""
    known, table = game.known_to_all, opened.table
    return table.moment(known) - table.moment(min(known, free_from(opened, game, seat)))


def number_of(opened: OpenTable, asked: Choice | None) -> int:
    """Return the question's number for calls. In a chain of secret answers it is negative, so that
    no call matches it."""
    number, own = (-1, 0) if asked is None else opened.number_of(asked)
    return -(number + 1) * CHAIN - own if own else number


def step_of(opened: OpenTable, seat: int, draft: Draft, asked: Choice | None) -> str:
    """Return the panel's step: the question, the draft's revision and, for people with several
    seats, the seat."""
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
