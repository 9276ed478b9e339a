"""A turn: look at the question, try answers, take them back, confirm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.core import Choice, Event, Foresight, foresee

from . import news
from .absence import Absence
from .drafts import Chosen, Final, Trial, fits, question_of
from .errors import Refused, Why
from .house import House
from .keeping import Answer, AnyGame, Draft
from .model import Person, Status, Table
from .opened import OpenTable


@dataclass(frozen=True, slots=True)
class Panel:
    """What a person sees who takes a turn. For that person's eyes only."""

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


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a confirmed turn: the events that this seat may know, and what is asked next."""

    events: list[Event]
    panel: Panel


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The table as this person sees it, and two copies to try answers on without consequence."""

    panel: Panel
    drafted: Trial  # goes on from the draft
    fresh: Trial  # leaves the draft out


# The answer that goes without saying, where there is one.
Implied: TypeAlias = Callable[[Choice], str | None]


def nothing(choice: Choice) -> None:
    """Nothing goes without saying."""


class Play:
    def __init__(self, house: House, absence: Absence) -> None:
        self._house = house
        self._absence = absence

    async def question(self, table: int, person: Person) -> Panel:
        """What this person is asked, with the draft as it was left."""
        async with self._house.open(table) as opened:
            seat, game = await self._at(opened, person)
            return panel(opened, game, seat)

    async def rehearse(self, table: int, person: Person) -> Rehearsal:
        """For planning ahead: what could be answered, and what would be asked then."""
        async with self._house.open(table) as opened:
            seat, game = await self._at(opened, person)
            now = panel(opened, game, seat)
            answers = [Answer(c.choice.point, c.keys) for c in now.chosen]
            return Rehearsal(now, Trial(game, seat, answers), Trial(game, seat))

    async def draft(
        self,
        table: int,
        person: Person,
        step: str,
        answers: Sequence[Answer],
        press: int | None = None,
        *,
        anew: bool = False,
    ) -> Panel:
        """Add several answers to the draft, or to an empty one: all of them, or none."""
        async with self._house.open(table, press=press) as opened:
            seat, game = await self._at(opened, person)
            if not opened.repeated:
                draft = _draft_at(opened, game, seat, step)
                trial = Trial(game, seat, [] if anew else draft.answers)
                for answer in answers:
                    trial.add(answer)
                whole = [Answer(c.choice.point, c.keys) for c in trial.chosen]
                await _keep(opened, seat, draft, whole)
            return panel(opened, game, seat)

    async def choose(
        self,
        table: int,
        person: Person,
        step: str,
        keys: Sequence[str],
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel:
        """Add an answer to the draft, and those to the questions after it for which ``implied``
        knows one. Raises IllegalAnswer with the reason."""
        async with self._house.open(table, press=press) as opened:
            seat, game = await self._at(opened, person)
            if not opened.repeated:
                draft = _draft_at(opened, game, seat, step)
                trial = Trial(game, seat, draft.answers)
                trial.add(Answer("", list(keys)))
                while trial.question and (key := implied(trial.question)):
                    trial.add(Answer("", [key]))
                answers = [Answer(c.choice.point, c.keys) for c in trial.chosen]
                await _keep(opened, seat, draft, answers)
            return panel(opened, game, seat)

    async def back(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None = None,
        *,
        implied: Implied = nothing,
    ) -> Panel:
        """Take the last drafted answer back, and with it those that it implied."""
        return await self._shorten(
            table, person, step, press, lambda chosen: len(chosen) - trailing(chosen, implied)
        )

    async def ask_again(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take just the last drafted answer back, implied or not."""
        return await self._shorten(table, person, step, press, lambda chosen: len(chosen) - 1)

    async def start_over(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Panel:
        """Take the whole draft back."""
        return await self._shorten(table, person, step, press, lambda chosen: 0)

    async def _shorten(
        self,
        table: int,
        person: Person,
        step: str,
        press: int | None,
        left: Callable[[Sequence[Chosen]], int],
    ) -> Panel:
        """``left`` tells how many of the drafted answers stay."""
        async with self._house.open(table, press=press) as opened:
            seat, game = await self._at(opened, person)
            if not opened.repeated:
                draft = _draft_at(opened, game, seat, step)
                if not draft.answers:
                    raise Refused(Why.NOTHING_DRAFTED)
                chosen = Trial(game, seat, draft.answers).chosen
                await _keep(opened, seat, draft, draft.answers[: left(chosen)])
            return panel(opened, game, seat)

    async def confirm(
        self, table: int, person: Person, step: str, press: int | None = None
    ) -> Done:
        """Carry the draft out: all of it, or nothing."""
        async with self._house.open(table, press=press) as opened:
            seat, game = await self._at(opened, person)
            events: list[Event] = []
            if not opened.repeated:
                draft = _draft_at(opened, game, seat, step)
                if not draft.answers:
                    raise Refused(Why.NOTHING_DRAFTED)
                events = await decide(opened, game, seat, draft.answers, person)
            done = Done(events, panel(opened, game, seat))
        await self._absence.acted(person)
        return done

    async def answer_line(
        self, table: int, person: Person, answers: Sequence[Answer], press: int | None = None
    ) -> Done:
        """Answer several questions at once, without a draft: all of them, or nothing. Only the
        last answer may be one that cannot be taken back."""
        async with self._house.open(table, press=press) as opened:
            seat, game = await self._at(opened, person)
            events: list[Event] = []
            if not opened.repeated:
                trial = try_line(game, seat, answers)
                whole = [Answer(c.choice.point, c.keys) for c in trial.chosen]
                events = await decide(opened, game, seat, whole, person)
            done = Done(events, panel(opened, game, seat))
        await self._absence.acted(person)
        return done

    async def view(self, table: int, person: Person | None = None) -> dict[str, Any]:
        """All that this person may know; of strangers, what everybody may."""
        async with self._house.open(table) as opened:
            game = await opened.game()
            return game.view(viewpoint(opened.table, person))

    async def public_view(self, table: int) -> dict[str, Any]:
        """What everybody may know, for the table's own thread."""
        async with self._house.open(table) as opened:
            return (await opened.game()).view(None)

    async def _at(self, opened: OpenTable, person: Person) -> tuple[int, AnyGame]:
        opened.need(Status.RUNNING, *((Status.ENDED,) if opened.repeated else ()))
        seat = opened.seat_of(person)
        return seat, await opened.game()


def trailing(chosen: Sequence[Chosen], implied: Implied) -> int:
    """How many answers at the end come of the last press: at least one."""
    count = 1
    while count < len(chosen) and implied(chosen[-count].choice) in chosen[-count].keys:
        count += 1
    return count


def viewpoint(table: Table, person: Person | None) -> int | None:
    """With whose eyes this person looks. What is private is for people of the table. None: with
    everybody's, for what is told at the table itself."""
    seat = table.seat_of(person)
    guest = person is None or person in table.invited
    if seat is None and table.settings.visibility == "private" and not guest:
        raise Refused(Why.NOT_SEATED)
    return seat


def try_line(game: AnyGame, seat: int, answers: Sequence[Answer]) -> Trial:
    trial = Trial(game, seat)
    for number, answer in enumerate(answers, start=1):
        trial.add(answer)
        if trial.final and number < len(answers):
            raise Refused(Why.BEYOND_FINAL, part=number)
    if not trial.chosen:
        raise Refused(Why.NOTHING_DRAFTED)
    return trial


async def decide(
    opened: OpenTable, game: AnyGame, seat: int, answers: Sequence[Answer], person: Person
) -> list[Event]:
    """Answer for real, save, and return what the seat may know of it."""
    if opened.table.paused is not None:
        raise Refused(Why.PAUSED)
    if opened.table.seats[seat].actor != person:
        raise Refused(Why.SUBSTITUTED)
    first = len(game.log) + 1
    events: list[Event] = []
    for answer in answers:
        choice = question_of(game, seat)
        if choice is None:
            raise Refused(Why.STALE)
        events += opened.answer(seat, choice, answer.keys, person=person)
    _leave_draft(opened, game, seat)
    tell_move(opened, game, seat, events, first, person)
    await opened.save()
    return [event for event in events if event.seen_by(seat)]


def _leave_draft(opened: OpenTable, game: AnyGame, seat: int) -> None:
    """It is done. While a sealed answer may be changed, its old panels stay outdated."""
    draft, asked = opened.drafts.get(seat), question_of(game, seat)
    if draft and asked and draft.number == asked.asked:
        opened.keep_draft(seat, Draft(draft.number, draft.revision + 1))
    else:
        opened.drop_draft(seat)


def tell_move(
    opened: OpenTable,
    game: AnyGame,
    seat: int,
    events: list[Event],
    first: int,
    person: Person | None,
    by: str = "",
) -> None:
    """To everybody what everybody may know; a sealed answer is told when all are in."""
    public = [event for event in events if event.seen_by(None)]
    if seat in [choice.seat for choice in game.answered] and not public:
        return
    opened.tell(news.Moved(seat, public, first, len(game.log), person, by), "turn")


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
        step=_step(draft, asked),
        question=trial.question,
        chosen=trial.chosen,
        final=trial.final,
        view=trial.view(),
        dropped=dropped,
        given=game.given(seat),
        undo=len(game.line) - game.undo_limit(seat),
        foresight=foreseen(game, trial),
    )


def foreseen(game: AnyGame, trial: Trial) -> Foresight | None:
    """Nothing comes of a sealed answer before everybody has given one."""
    if not trial.chosen or trial.final is Final.SEALED:
        return None
    return foresee(game, trial.seat, [chosen.keys for chosen in trial.chosen])


def _step(draft: Draft | None, asked: Choice | None) -> str:
    if asked is None:
        return ""
    return draft.step if draft and draft.number == asked.asked else Draft(asked.asked).step


def _draft_at(opened: OpenTable, game: AnyGame, seat: int, step: str) -> Draft:
    """The seat's draft, if the panel that was pressed shows it."""
    if opened.table.seats[seat].automa:
        raise Refused(Why.SUBSTITUTED)
    asked = question_of(game, seat)
    if asked is None:
        raise Refused(Why.NOT_ASKED)
    draft = opened.drafts.get(seat)
    if draft is None or draft.number != asked.asked:
        draft = Draft(asked.asked)
    if draft.step != step:
        raise Refused(Why.STALE)
    if fits(game, seat, draft.answers) is None:
        draft = Draft(draft.number, draft.revision)
    return draft


async def _keep(opened: OpenTable, seat: int, draft: Draft, answers: list[Answer]) -> None:
    opened.keep_draft(seat, Draft(draft.number, draft.revision + 1, answers))
    await opened.save()
