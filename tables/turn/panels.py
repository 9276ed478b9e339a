"""What a person sees who takes a turn: the question, the draft, and what it would bring."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rules.core import Choice, Event, Foresight, foresee

from ..base.errors import Refused, Why
from ..base.keeping import AnyGame, Draft
from ..base.model import Person, Table
from ..base.trial import Chosen, Final, Trial, fits, question_of
from ..table.opened import OpenTable
from .barriers import free_from

# A turn that is asked for, one that is laid ready before it comes, or one in a private copy.
PanelKind: TypeAlias = Literal["turn", "ahead", "tryout"]


@dataclass(frozen=True, slots=True)
class Trying:
    """What there is to know of a private copy."""

    number: int
    at: int  # so many decisions of the table stood when it began
    name: str
    made_up: bool  # the seat that is asked holds what was dealt anew
    events: list[Event]  # that the last press has brought


@dataclass(frozen=True, slots=True)
class Panel:
    """For one person's eyes only."""

    table: Table
    seat: int
    step: str  # goes into every button, and comes back with its press; empty: nothing is asked
    question: Choice | None  # to be answered next; None: confirm, or wait
    chosen: list[Chosen]  # drafted so far
    final: Final | None  # why nothing can follow before this is confirmed
    view: dict[str, Any]  # as it would be, if the drafted answers were confirmed
    dropped: int  # so many drafted answers are gone, because the position has changed
    given: list[str] | None  # the sealed answer that may still be changed
    undo: int  # so many of the seat's last decisions can be taken back at once
    foresight: Foresight | None = None  # what the drafted answers would bring, as far as known
    revision: int = 0  # of the table: a later panel of a turn has a higher one
    kind: PanelKind = "turn"
    confirmed: bool = False  # a turn ahead counts as soon as it is asked for
    condition: str = ""  # if that holds then
    trying: Trying | None = None
    asked: Choice | None = None  # what begins the turn, and what a sealed answer has answered


def panel(opened: OpenTable, game: AnyGame, seat: int) -> Panel:
    draft = opened.drafts.get(seat)
    asked = question_of(game, seat)
    trial = None
    if draft and asked and draft.number == asked.asked:
        trial = fits(game, seat, draft.answers)
    dropped = len(draft.answers) if draft and trial is None else 0
    trial = trial or Trial(game, seat)
    return Panel(
        table=opened.table,
        seat=seat,
        step=step_of(opened.table, seat, draft, asked),
        question=trial.question,
        chosen=trial.chosen,
        final=trial.final,
        view=trial.view(),
        dropped=dropped,
        given=game.given(seat),
        undo=len(game.line) - free_from(opened, game, seat),
        revision=opened.row.revision,
        foresight=foreseen(game, trial),
        asked=asked,
    )


def foreseen(game: AnyGame, trial: Trial) -> Foresight | None:
    """Nothing comes of a sealed answer before everybody has given one."""
    if not trial.chosen or trial.final is Final.SEALED:
        return None
    return foresee(game, trial.seat, [chosen.keys for chosen in trial.chosen])


def step_of(table: Table, seat: int, draft: Draft | None, asked: Choice | None) -> str:
    """Question and revision; and the seat, where somebody plays several."""
    if asked is None:
        return ""
    step = draft.step if draft and draft.number == asked.asked else Draft(asked.asked).step
    several = len(table.seats_of(table.seats[seat].actor)) > 1
    return f"{step}.{seat}" if several else step


def draft_at(opened: OpenTable, game: AnyGame, seat: int, step: str) -> Draft:
    """The seat's draft, if the panel that was pressed shows it."""
    if opened.table.seats[seat].automa:
        raise Refused(Why.SUBSTITUTED)
    asked = question_of(game, seat)
    if asked is None:
        raise Refused(Why.NOT_ASKED)
    draft = opened.drafts.get(seat)
    if draft is None or draft.number != asked.asked:
        draft = Draft(asked.asked)
    if step_of(opened.table, seat, draft, asked) != step:
        raise Refused(Why.STALE)
    if fits(game, seat, draft.answers) is None:
        draft = Draft(draft.number, draft.revision)
    return draft


def viewpoint(table: Table, person: Person | None) -> int | None:
    """With whose eyes this person looks. What is private is for people of the table. None: with
    everybody's, for what is told at the table itself."""
    seat = table.seat_of(person)
    guest = person is None or person in table.invited
    if seat is None and table.settings.visibility == "private" and not guest:
        raise Refused(Why.NOT_SEATED)
    return seat
