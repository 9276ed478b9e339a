"""A turn at a table: look at the question, draft answers, take them back, confirm."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from db import Conflict, StoreFault
from rules.core import Event, IllegalAnswer

from ..base.entries import viewpoint
from ..base.errors import DoneAlready, Refused, Why
from ..base.keeping import AnyGame, Draft
from ..base.model import Answer, Person, Status
from ..base.trial import Trial, asked_now, final, question_of, turns_begun
from ..people.absence import Absence
from ..table.house import House
from ..table.moves import tell_move
from ..table.opened import OpenTable
from .barriers import free_for
from .drafting import Back, Done, Drafting, Implied, Picking, Pressed, go_on, left, replaced
from .panels import Drafted, Panel, draft_at, drafted, panel


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A person's panel, and two copies of the game on which answers can be tried."""

    panel: Panel
    drafted: Trial  # continues from the draft
    fresh: Trial  # starts without the draft


@dataclass(slots=True)
class Turn:
    """A person acting for a seat, under the table's lock."""

    opened: OpenTable
    seat: int
    person: Person
    events: list[Event] = field(
        default_factory=list
    )  # events of the decision, as the seat sees them
    decided: bool = False
    stood: int | None = None  # the number of decisions before this decision
    drafted: Drafted | None = None  # the draft, if it was played on a copy already
    panel: Panel = field(init=False)  # the panel after the change

    @property
    def game(self) -> AnyGame:
        return self.opened.game

    def show(self) -> Panel:
        """Return the panel of the seat, or of the person's next seat if this one is done. If a
        sitter's answer ended the game and with it their time, show the same seat."""
        if self.decided and self.game.choice_for(self.seat) is None:
            seat = self.opened.table.seat_of(self.person)
            self.seat = self.seat if seat is None else seat
        self.panel = panel(self.opened, self.game, self.seat, self.drafted)
        return self.panel

    def back(self) -> int | None:
        """Return the moment to which the person may undo what they have just confirmed; None if
        that needs a vote."""
        opened, table = self.opened, self.opened.table
        line, known = self.game.line, self.game.known_to_all
        if self.stood is None or table.status is not Status.RUNNING or known < len(line):
            return None
        to = len(line)
        while to > self.stood and line[to - 1].seat == self.seat:
            to -= 1
        to = next((start for start, end in table.sealings if start < to < end), to)
        free = free_for(opened, self.person, self.seat)
        return table.moment(to) if free <= to < len(line) else None

    def draft(self, step: str) -> Draft:
        """Return the draft; raise Refused unless the pressed panel shows it."""
        self.opened.once()
        return draft_at(self.opened, self.game, self.seat, step)

    def played(self, step: str, *, anew: bool = False) -> Drafted:
        """Return the draft played on a copy, as far as it fits; an empty one with ``anew``."""
        draft = self.draft(step)
        if anew:
            return Drafted(draft, Trial(self.game, self.seat))
        return drafted(self.opened, self.game, self.seat)

    def keep(self, draft: Draft, trial: Trial) -> None:
        """Replace the draft by the trial's answers."""
        kept = Draft(draft.number, draft.revision + 1, trial.answers)
        self.opened.keep_draft(self.seat, kept)
        self.drafted = Drafted(kept, trial)


class Play(Drafting):
    def __init__(self, house: House, absence: Absence) -> None:
        self._house = house
        self._absence = absence

    @asynccontextmanager
    async def _at(
        self,
        table: int,
        person: Person,
        press: int | None = None,
        step: str = "",
        *,
        changes: bool = False,
    ) -> AsyncIterator[Turn]:
        async with self._house.open(table, press=press, changes=changes) as opened:
            opened.expect(Status.RUNNING, *((Status.ENDED,) if opened.repeated else ()))
            seat = opened.seat_of(person, step)
            game = opened.game
            if note_look(opened, game, seat, person) and press is None:
                with suppress(Conflict, StoreFault):  # the panel is shown even if this fails
                    await self._house.save(opened)
            yield Turn(opened, seat, person)

    @asynccontextmanager
    async def _change(
        self, table: int, person: Person, press: int | None, step: str = ""
    ) -> AsyncIterator[Turn]:
        """Yield the turn. When the block ends, save the change and set the panel to its outcome."""
        async with self._at(table, person, press, step, changes=True) as turn:
            with suppress(DoneAlready):
                yield turn
                await self._house.save(turn.opened)
            turn.show()

    async def _question(self, at: Pressed) -> Panel:
        async with self._at(at.table, at.person, step=at.step) as turn:
            return turn.show()

    async def glance(self, table: int, person: Person) -> Panel:
        """Return the person's panel for a message, without noting that they have looked at it."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            seat = opened.table.seat_of(person)
            if seat is None:
                raise Refused(Why.NOT_SEATED)
            return panel(opened, opened.game, seat)

    async def rehearse(self, table: int, person: Person) -> Rehearsal:
        """Return what a typed line needs to be tried out: the panel, and copies with and without
        the draft."""
        async with self._at(table, person) as turn:
            now = turn.show()
            answers = [Answer(c.choice.point, c.keys) for c in now.chosen]
            drafted = Trial(turn.game, turn.seat, answers)
            return Rehearsal(now, drafted, Trial(turn.game, turn.seat))

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
        async with self._change(table, person, press, step) as turn:
            it = turn.played(step, anew=anew)
            for answer in answers:
                it.trial.add(answer)
            turn.keep(it.draft, it.trial)
        return turn.panel

    async def _choose(self, at: Pressed, line: Sequence[Picking], implied: Implied) -> Panel:
        async with self._change(at.table, at.person, at.press, at.step) as turn:
            it = turn.played(at.step)
            go_on(it.trial, line, implied)
            turn.keep(it.draft, it.trial)
        return turn.panel

    async def _instead(self, at: Pressed, number: int, picking: Picking, implied: Implied) -> Panel:
        async with self._change(at.table, at.person, at.press, at.step) as turn:
            it, fresh = turn.played(at.step), Trial(turn.game, turn.seat)
            replaced(fresh, it.trial.chosen, number, picking, implied)
            turn.keep(it.draft, fresh)
        return turn.panel

    async def _shorten(self, at: Pressed, back: Back, implied: Implied) -> Panel:
        async with self._change(at.table, at.person, at.press, at.step) as turn:
            it = turn.played(at.step)
            if not it.trial.chosen:
                raise Refused(Why.NOTHING_DRAFTED)
            kept = it.trial.answers[: left(it.trial.chosen, back, implied)]
            turn.keep(it.draft, Trial(turn.game, turn.seat, kept))
        return turn.panel

    async def _confirm(self, at: Pressed) -> Done:
        """Play the draft for real."""
        async with self._change(at.table, at.person, at.press, at.step) as turn:
            draft = turn.draft(at.step)
            if not draft.answers:
                raise Refused(Why.NOTHING_DRAFTED)
            need_actor(turn)
            try:
                decide(turn, draft.answers)
            except (IllegalAnswer, Refused) as misfit:  # corrected rules no longer allow the answer
                raise Refused(Why.NOTHING_DRAFTED) from misfit
        await self._back_from_vacation(turn)
        return Done(turn.events, turn.panel, turn.back())

    async def answer_line(
        self, table: int, person: Person, answers: Sequence[Answer], press: int | None = None
    ) -> Done:
        """Answer several questions at once, without a draft: all of them, or none. Nothing may
        follow an answer that cannot be taken back."""
        async with self._change(table, person, press) as turn:
            turn.opened.once()
            if not answers:
                raise Refused(Why.NOTHING_DRAFTED)
            need_actor(turn)
            decide(turn, answers)
        await self._back_from_vacation(turn)
        return Done(turn.events, turn.panel, turn.back())

    async def _back_from_vacation(self, turn: Turn) -> None:
        """End the vacation of somebody who acts."""
        if turn.opened.profile_of(turn.person).away(turn.opened.now):
            await self._absence.acted(turn.person)

    async def view(self, table: int, person: Person | None = None) -> dict[str, Any]:
        """Return this person's view of the table; the public one for people without a seat."""
        async with self._house.open(table) as opened:
            game = opened.game
            return game.view(viewpoint(opened.table, person))

    async def public_view(self, table: int) -> dict[str, Any]:
        """Return the public view, for the table's own thread."""
        async with self._house.open(table) as opened:
            return opened.game.view(None)


def note_look(opened: OpenTable, game: AnyGame, seat: int, person: Person) -> bool:
    """Note that somebody looks at their seat, and tell if anything has changed by that: it is their
    first look at the question, or they were called for a move that was undone. The latter are
    mentioned again at the next call."""
    held, asked = opened.table.seats[seat], question_of(game, seat)
    if asked is not None and held.actor == person and held.opened != asked.asked:
        held.opened = asked.asked
        return True
    if held.mentioned != person or asked is not None:
        return False
    held.mentioned = None
    return True


def need_actor(turn: Turn) -> None:
    opened = turn.opened
    if opened.table.paused is not None:
        raise Refused(Why.PAUSED)
    if opened.table.seats[turn.seat].actor != turn.person:
        raise Refused(Why.SUBSTITUTED)


def decide(turn: Turn, answers: Sequence[Answer]) -> None:
    """Make these decisions and tell of them. After an exception the caller must not save."""
    opened, seat = turn.opened, turn.seat
    game = opened.to_play()
    turn.stood = len(game.line)
    first, begun = len(game.log) + 1, turns_begun(game)
    events: list[Event] = []
    for part, answer in enumerate(answers):
        if part and final(game, seat, begun):
            raise Refused(Why.BEYOND_FINAL, part=part)
        choice = asked_now(game, seat, answer.point)
        events += opened.answer(seat, choice, answer.keys, person=turn.person)
    _remove_draft(opened, game, seat)
    tell_move(opened, game, seat, events, first, turn.person)
    turn.events, turn.decided = [event for event in events if event.seen_by(seat)], True


def _remove_draft(opened: OpenTable, game: AnyGame, seat: int) -> None:
    """Remove the draft after it was played. While a sealed answer can be changed, keep an empty
    draft with a new revision, so that old panels stay outdated."""
    draft, asked = opened.drafts.get(seat), question_of(game, seat)
    if draft and asked and draft.number == asked.asked:
        opened.keep_draft(seat, Draft(draft.number, draft.revision + 1))
    else:
        opened.drop_draft(seat)
